// Lint of scripts and style sheets, for `make lint`. Prettier does the format: see package.json.
import css from "@eslint/css";
import js from "@eslint/js";
import globals from "globals";

// A browser that lacks these shows a good page without them.
const extras = ["accent-color", "break-after", "scrollbar-width", "text-wrap"];

export default [
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: { globals: globals.browser },
    rules: {
      ...js.configs.recommended.rules,
      eqeqeq: "error",
      "no-shadow": "error",
      "no-use-before-define": ["error", { functions: false, variables: false }],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
  { files: ["**/pocket/page/sw.js"], languageOptions: { globals: globals.serviceworker, sourceType: "script" } },
  { files: ["tools/*.mjs"], languageOptions: { globals: globals.node } },
  { files: ["examples/*.js"], languageOptions: { globals: globals.node, sourceType: "commonjs" } },
  {
    files: ["**/*.css"],
    language: "css/css",
    plugins: { css },
    rules: {
      ...css.configs.recommended.rules,
      "css/no-important": "off",
      "css/no-invalid-properties": ["error", { allowUnknownVariables: true }], // they are set in another sheet
      "css/use-baseline": ["error", { allowProperties: extras, allowSelectors: ["highlight"] }],
    },
  },
];
