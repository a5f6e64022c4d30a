// Finding passages by any word: by stems, by words that mean the same, the best first. It knows no language: words are
// alike where they begin alike and differ in an ending; which words mean the same comes with the page.

const LEAST = 0.4; // of the best, what is still shown
const SAME_MEANING = 0.8;
const EXACT = 1,
  ALIKE = 0.85;

export function plain(text) {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const wordsOf = (text) => plain(text).split(" ").filter(Boolean);

// Whether two words are forms of one: "pass" and "passing", "városrész" and "városrészedbe"
export function alike(one, other) {
  if (one === other) return EXACT;
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  const endings = one.length - common + (other.length - common);
  return common >= Math.max(3, 0.6 * shorter) && common >= 4 - (shorter < 4) && endings <= Math.max(3, 0.7 * common)
    ? ALIKE
    : 0;
}

// `things`: what can be found, with its heading, its text and perhaps its weight; `groups`: words that mean the same, a group in a string
// `small`: words that ask, and tell nothing
export function index(things, groups = [], small = "") {
  const known = things.map(({ heading, text }) => ({
    heading: new Set(wordsOf(heading)),
    text: new Set(wordsOf(text)),
  }));
  const quiet = new Set(wordsOf(small));
  const meanings = groups.map(wordsOf);
  const matched = new Map();

  // How well each thing has a word, in its text and in its heading
  function hits(word) {
    if (matched.has(word)) return matched.get(word);
    const others = meanings.filter((group) => group.some((one) => alike(one, word))).flat();
    const quality = (has) =>
      Math.max(0, ...[...has].map((one) => alike(one, word) || (others.includes(one) ? SAME_MEANING : 0)));
    const found = known.map((one) => ({ text: quality(one.text), heading: quality(one.heading) }));
    matched.set(word, found);
    return found;
  }

  // The places of what fits, the best first
  return function find(query) {
    const all = wordsOf(query).filter((word) => word.length > 1),
      telling = all.filter((word) => !quiet.has(word));
    const words = telling.length ? telling : all;
    const told = words.map(hits).filter((found) => found.some((one) => one.text));
    if (!told.length) return [];
    const rare = told.map((found) => Math.log(1 + things.length / found.filter((one) => one.text).length));
    const scores = known.map((thing, at) => {
      const parts = told.map((found, word) => rare[word] * (found[at].text + found[at].heading));
      const has = told.map((found, word) => rare[word] * Math.sign(found[at].text));
      return (
        ((total(parts) * (total(has) / total(rare)) ** 2) / Math.sqrt(15 + thing.text.size)) * (things[at].weight ?? 1)
      );
    });
    const best = Math.max(...scores);
    return scores
      .map((score, at) => ({ score, at }))
      .filter(({ score }) => score > LEAST * best)
      .sort((one, other) => other.score - one.score || one.at - other.at)
      .map(({ at }) => at);
  };
}
