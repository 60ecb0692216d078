// Checks what editors get: node check.mjs DOCS MACHINES. Exits with 1 where something is not as it should be.
import fs from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import Ajv2020 from "ajv/dist/2020.js";
import { parse } from "yaml";
import { Server } from "./server.mjs";

const [docs, machines] = process.argv.slice(2);
let failures = 0;

function check(what, holds, seen) {
  if (!holds) {
    failures++;
  }
  console.log((holds ? "ok      " : "FAILED  ") + what);
  if (!holds && seen !== undefined) {
    console.log("        " + JSON.stringify(seen));
  }
}

const BAD = "machine: Door\nstates:\n  OPEN: { initial: true, onn: { shut: CLOSED } }\n  CLOSED: {}\n";

function ajv(name, Validator) {
  const schema = JSON.parse(fs.readFileSync(path.join(docs, name), "utf8"));
  const said = [];
  const note = (text) => said.push(String(text));
  const strict = { strict: true, strictTypes: true, strictTuples: true, strictRequired: true };
  let validate = () => false;
  try {
    const logger = { log: note, warn: note, error: note };
    validate = new Validator({ ...strict, allErrors: true, logger }).compile(schema);
  } catch (error) {
    note(error);
  }
  check(`${name} is valid in Ajv's strict mode`, said.length === 0, said);
  const files = fs.readdirSync(machines).filter((f) => f.endsWith(".pawl.yaml"));
  for (const file of files) {
    const valid = validate(parse(fs.readFileSync(path.join(machines, file), "utf8")));
    check(`${name} accepts ${file}`, valid, validate.errors);
  }
  check(`${name} refuses a key that there is not`, !validate(parse(BAD)));
}

async function editor() {
  const schema = "file://" + path.resolve(docs, "pawl.draft-07.schema.json");
  const server = new Server({ [schema]: "*.pawl.yaml" });
  await server.start();
  const uri = "file:///editor/door.pawl.yaml";
  const marks = await server.open(uri, BAD);
  const wrong = marks.find((m) => m.message.includes("onn"));
  check("the language server marks the wrong key", wrong !== undefined, marks);
  const start = { line: 2, character: 25 };
  check("where it stands", JSON.stringify(wrong?.range.start) === JSON.stringify(start), wrong);

  const good = BAD.replace("onn", "on");
  check("and nothing once it is right", (await server.change(uri, good)).length === 0);

  const hover = await server.ask("textDocument/hover", uri, { line: 2, character: 11 });
  const text = hover?.contents?.value ?? "";
  check("it explains a key", text.includes("true if an instance may begin in the state"), hover);

  await server.change(uri, good + "unex");
  const keys = await server.ask("textDocument/completion", uri, { line: 4, character: 4 });
  const labels = (keys?.items ?? []).map((i) => i.label);
  check("it completes a key of the machine", labels.includes("unexpected"), labels);

  await server.change(uri, good + "  LOCKED:\n    de");
  const inState = await server.ask("textDocument/completion", uri, { line: 5, character: 6 });
  const below = (inState?.items ?? []).map((i) => i.label);
  check("and those of a state", below.includes("defer") && below.includes("description"), below);

  await server.change(uri, good + "wireNames: ");
  const values = await server.ask("textDocument/completion", uri, { line: 4, character: 11 });
  const offered = (values?.items ?? []).map((i) => i.label);
  check("and values", offered.includes("snake_case"), offered);

  await server.open("file:///editor/other.yaml", BAD);
  const other = server.marks.get("file:///editor/other.yaml");
  check("other YAML is left alone", other.length === 0, other);
  server.stop();
}

ajv("pawl.schema.json", Ajv2020.default ?? Ajv2020);
ajv("pawl.draft-07.schema.json", Ajv.default ?? Ajv);
await editor();
console.log(failures === 0 ? "Editors get what they should." : `${failures} failed.`);
process.exit(failures === 0 ? 0 : 1);
