// Runs the worker of the playground in Node: node run-worker.cjs WORKER TEXTS OUTPUT.
// TEXTS is a JSON array; OUTPUT gets an array with the results for each text.
"use strict";

const fs = require("node:fs");
const vm = require("node:vm");

const [worker, texts, output] = process.argv.slice(2);
let listener;
let answer;
globalThis.addEventListener = (type, listens) => (listener = listens);
globalThis.postMessage = (message) => (answer = message);
const start = performance.now();
vm.runInThisContext(fs.readFileSync(worker, "utf8"), { filename: worker });

function run(name, ...values) {
  listener({ data: { call: 1, name, values } });
  if (answer.error) {
    throw new Error(answer.error);
  }
  return answer.result;
}

const results = JSON.parse(fs.readFileSync(texts, "utf8")).map((text, i) => {
  const begun = performance.now();
  const attempt = run("attempt", text);
  const took = performance.now() - begun;
  if (i === 0) {
    console.log("first result after " + Math.round(performance.now() - start) + " ms");
  }
  const documents = ["svg", "mmd", "txt"].map((format) => run("render", text, format));
  return { attempt, documents, took };
});
const times = results.map(({ took }) => took).sort((a, b) => a - b);
console.log("median " + Math.round(times[times.length >> 1]) + " ms, 95 % " + Math.round(times[Math.floor(times.length * 0.95)]) + " ms");
fs.writeFileSync(output, JSON.stringify(results));
