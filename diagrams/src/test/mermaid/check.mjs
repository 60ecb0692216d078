// node check.mjs FOLDER...  Every X.mmd that has an X.json beside it is read and compared with it.
import fs from "node:fs";
import path from "node:path";
import { expected } from "./model.mjs";
import { read, same } from "./read.mjs";

const key = (value) => JSON.stringify(value, (_, part) => (typeof part === "string" ? same(part) : part));
const label = (text) => text.replace(/ ?\[else]/g, "");

function difference(what, wanted, found, problems) {
  const left = found.map(key);
  for (const one of wanted.map(key)) {
    const at = left.indexOf(one);
    if (at < 0) {
      problems.push(`${what} missing: ${one.slice(0, 300)}`);
    } else {
      left.splice(at, 1);
    }
  }
  left.forEach((one) => problems.push(`${what} too many: ${one.slice(0, 300)}`));
}

async function check(diagram, model) {
  const problems = [];
  const drawn = await read(diagram);
  const wanted = expected(model);
  difference("box", wanted.boxes.map((box) => box.path), drawn.boxes.map((box) => box.path), problems);
  const arrow = ([from, text, to]) => [from, label(text), to];
  difference("arrow", wanted.arrows, drawn.arrows.map(arrow), problems);
  difference("start", wanted.starts, drawn.starts, problems);
  difference("end", wanted.ends, drawn.ends, problems);
  for (const box of wanted.boxes) {
    const found = drawn.boxes.find((other) => key(other.path) === key(box.path));
    const said = same(`${found?.lines.join(" ")} ${found?.note}`);
    box.texts.filter((text) => !said.includes(same(text)))
      .forEach((text) => problems.push(`text missing in ${key(box.path)}: ${text}`));
    const title = { shallow: "[H]", deep: "[H*]" }[box.history];
    if (title && found?.lines[0] !== title) {
      problems.push(`no ${title} for ${key(box.path)}`);
    }
    // one region needs no line beside it
    if (box.regions > 1 && found?.regions !== box.regions) {
      problems.push(`${found?.regions} regions instead of ${box.regions} in ${key(box.path)}`);
    }
  }
  return problems;
}

let number = 0;
let bad = 0;
for (const folder of process.argv.slice(2)) {
  for (const file of fs.readdirSync(folder, { recursive: true }).map(String).sort()) {
    const model = path.join(folder, file.replace(/\.mmd$/, ".json"));
    if (file.endsWith(".mmd") && fs.existsSync(model)) {
      number++;
      let problems;
      try {
        problems = await check(fs.readFileSync(path.join(folder, file), "utf8"), JSON.parse(fs.readFileSync(model, "utf8")));
      } catch (error) {
        problems = [String(error?.message ?? error).split("\n").slice(0, 4).join(" | ")];
      }
      bad += problems.length ? 1 : 0;
      problems.forEach((problem) => console.log(`${file}: ${problem}`));
    }
  }
}
console.log(`${number} diagrams, ${bad} wrong`);
process.exit(bad || !number ? 1 : 0);
