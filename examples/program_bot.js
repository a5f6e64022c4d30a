#!/usr/bin/env node
// A bot as a program in another language: trois arena troyes-dice --bots exec:./program_bot.js,random
// Each line of its input is a question, each line of its output the answer.
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const question = JSON.parse(line);
  if (question.protocol !== 1) process.exit(1);
  const buildings = question.legal.filter((choice) => choice.text.startsWith("build"));
  const choices = buildings.length ? buildings : question.legal;
  const choice = choices[(question.seed + line.length) % choices.length];
  console.log(JSON.stringify({ action: choice.action }));
});
