// node run.js FOLDER  Runs every X.scxml in SCION with the events of the X.json beside it:
// [{ event, leaves }, ...]; the first one has no event. Prints the differences.
const fs = require("fs");
const path = require("path");
const { core, pathToModel } = require("@scion-scxml/scxml");

// effects are exported as log elements
console.log = () => {};

// the events of timers are among those of the run, so no timer may elapse by itself
const start = globalThis.setTimeout;
globalThis.setTimeout = (task, millis, ...rest) => (millis > 0 ? 0 : start(task, millis, ...rest));

const folder = process.argv[2];

const interpreter = (file) =>
  new Promise((resolve, reject) => {
    pathToModel(file, (error, model) => {
      if (error) {
        reject(error);
        return;
      }
      model.prepare((failure, prepared) =>
        failure ? reject(failure) : resolve(new core.Statechart(prepared)));
    });
  });

async function check(name) {
  const steps = JSON.parse(fs.readFileSync(path.join(folder, `${name}.json`), "utf8"));
  const chart = await interpreter(path.join(folder, `${name}.scxml`));
  for (const [index, step] of steps.entries()) {
    if (step.event === undefined) {
      chart.start();
    } else {
      chart.gen(step.event);
    }
    const leaves = chart.getConfiguration().sort().join(" ");
    if (leaves !== step.leaves) {
      return `${name}, step ${index}, ${step.event}: SCION is in ${leaves}, not in ${step.leaves}`;
    }
  }
  return "";
}

(async () => {
  let wrong = 0;
  const names = fs.readdirSync(folder).filter((f) => f.endsWith(".scxml")).map((f) => f.slice(0, -6)).sort();
  for (const name of names) {
    // a chart in which SCION loops is named here
    fs.writeFileSync(path.join(folder, "current"), name);
    let difference;
    try {
      difference = await check(name);
    } catch (error) {
      difference = `${name}: ${error && (error.stack || error.message || JSON.stringify(error))}`;
    }
    if (difference) {
      wrong++;
      process.stdout.write(`${difference}\n`);
    }
  }
  process.stdout.write(`${names.length} charts, ${wrong} wrong\n`);
  process.exit(wrong === 0 ? 0 : 1);
})();
