// @ts-check
/**
 * Writes a walk as a test in Java, with the names of the generated types. Predicates, choices and delays return the results
 * of the walk, updates keep the context, and effects do nothing.
 */
class JUnitTest {
  constructor(names, walk) {
    this.names = names;
    this.walk = walk;
    this.steps = walk.whole.map((step) => ({ ...step }));
    PropertyPath.timed(walk.chart, this.steps);
    // the results of each step by method, in the order of the calls
    this.answers = this.steps.map(({ cases }, i) => JUnitTest.#byMethod(names.logic, [...cases[0], ...this.#delays(i)]));
    // the methods that return several results in one step
    this.changing = new Set(this.answers.flatMap((each) => [...each].filter(([, values]) => values.length > 1).map(([name]) => name)));
  }

  /** Returns the delays of the timers that start in a step, if only user code knows them: until the timer elapses, or longer than the walk. */
  #delays(i) {
    const { chart } = this.walk;
    const { started } = this.steps[i];
    return started.flatMap((timer, at) => {
      const end = this.steps.findIndex(({ title }, j) => j > i && title === timer);
      const between = this.steps.slice(i, end);
      const elapses = end > 0 && !started.includes(timer, at + 1)
        && between.every((step, j) => step.instance.timers.includes(timer) && (j === 0 || !step.started.includes(timer)));
      const value = elapses ? "java.time.Duration.ofMillis(" + (this.steps[end].now - this.steps[i].now) + ")" : JUnitTest.#LONG;
      return chart.delays.get(timer) === undefined ? [{ question: "~" + chart.waits.get(timer), value }] : [];
    });
  }

  static #LONG = "java.time.Duration.ofDays(365)";

  static #byMethod(logic, answers) {
    const all = new Map();
    for (const { question, value } of answers) {
      const { method, constants } = logic.find(({ name }) => name === question.slice(1));
      all.set(method, [...(all.get(method) || []), constants ? constants[value] : String(value)]);
    }
    all.forEach((values, method) => all.set(method, values.every((value) => value === values[0]) ? [values[0]] : values));
    return all;
  }

  text() {
    const { names, walk } = this;
    const needs = [
      ...(names.logic.length > 0 ? [["Answers", "logic", "new Answers()"]] : []),
      ...(names.effects.length > 0 ? [["NoEffects", "effects", "new NoEffects()"]] : []),
      ...(names.context ? [[names.context, "context", names.value]] : []),
    ];
    const lines = [
      ...(names.package ? ["package " + names.package + ";", ""] : []),
      "import static org.junit.jupiter.api.Assertions.assertEquals;",
      "",
      ...this.#imports().map((name) => "import " + name + ";"),
      "",
      ...(walk.path ? ["/** The run on which the property " + JUnitTest.#javadoc(walk.path.name) + " " + JUnitTest.#ends(walk.path) + ". */"] : []),
      "class " + names.prefix + "WalkTest {",
      "",
      ...needs.map(([type, name, value]) => "  private final " + type + " " + name + " = " + value + ";" + (value === "null" ? " // set your own value" : "")),
      ...(needs.length > 0 ? [""] : []),
      "  @Test",
      "  void walk() {",
      ...(names.timers ? ["    VirtualScheduler time = new VirtualScheduler();"] : []),
    ];
    const machine = names.prefix + "Machine machine = " + names.prefix + "Machine.builder()";
    const calls = [
      ...(walk.begun && names.constants[walk.begun] && !names.data ? [".initial(" + names.constants[walk.begun] + ")"] : []),
      ...needs.map(([, name]) => "." + name + "(" + name + ")"),
      ...(names.timers ? [".scheduler(time)", ".clock(time.clock())"] : []),
      ".build();",
    ];
    lines.push(...this.#answered(0));
    lines.push(calls.length < 3 ? "    " + machine + calls.join("") : "    " + machine, ...(calls.length < 3 ? [] : calls.map((call) => "        " + call)));
    this.steps.forEach((step, i) => lines.push(...this.#step(step, i)));
    lines.push(...this.#remarkAtEnd(), "  }");
    if (names.logic.length > 0) {
      lines.push("", ...this.#logic());
    }
    if (names.effects.length > 0) {
      lines.push("", ...JUnitTest.#nested("NoEffects", names.prefix + "Effects", [], names.effects, () => []));
    }
    return lines.concat("}", "").join("\n");
  }

  #imports() {
    const { names } = this;
    return [
      ...names.imports,
      ...(names.timers ? ["dev.pawl.time.VirtualScheduler", "java.time.Duration"] : []),
      ...(this.changing.size > 0 ? ["java.util.ArrayDeque", "java.util.Deque"] : []),
      ...(names.regions || this.changing.size > 0 ? ["java.util.List"] : []),
      "org.junit.jupiter.api.Test",
    ].sort();
  }

  #step(step, i) {
    const { path, chart } = this.walk;
    const next = this.steps[i + 1];
    // two timers that elapse at the same time do so in one call
    const isHalf = i > 0 && next && next.now === step.now && chart.waits.has(step.title) && chart.waits.has(next.title);
    return [
      ...(i > 0 ? [""] : []),
      ...(path && i === path.loop ? ["    // from here on repeatedly"] : []),
      ...(i > 0 && step.condition ? ["    // " + JUnitTest.#comment(step.condition)] : []),
      ...(i > 0 ? [...this.#answered(i), ...this.#made(step, this.steps[i - 1])] : []),
      ...(isHalf ? [] : ["    " + this.#expected(step)]),
    ];
  }

  #remarkAtEnd() {
    const { path } = this.walk;
    const end = path ? PropertyPath.end(path) : "";
    if (end === "") {
      return [];
    }
    const isRefused = path.refused && path.verdict === "fails" && !path.problem;
    return ["", "    // " + JUnitTest.#comment(end), ...(isRefused ? ["    assertEquals(false, machine.permits(" + this.names.events[path.refused] + "));"] : [])];
  }

  /** Sets the results of a step. */
  #answered(i) {
    return [...this.answers[i]].map(([method, values]) =>
      "    logic." + method + " = " + (this.changing.has(method) ? "new ArrayDeque<>(List.of(" + values.join(", ") + "))" : values[0]) + ";");
  }

  #made({ title, now }, before) {
    const { chart } = this.walk;
    const passed = "    time.advance(Duration.ofMillis(" + (now - before.now) + "));";
    if (!chart.waits.has(title)) {
      return [...(now > before.now ? [passed] : []), "    machine.fire(" + this.names.events[title] + ");"];
    }
    return [passed];
  }

  #expected({ instance }) {
    const { names } = this;
    const leaves = instance.active.filter((node) => this.walk.chart.isLeaf(node)).map((node) => names.constants[node.name]);
    const type = names.data ? ".stateType()" : "";
    if (!names.regions) {
      return "assertEquals(" + leaves[0] + ", machine.state()" + type + ");";
    }
    const found = names.data ? "machine.configuration().stream().map(s -> s.stateType()).toList()" : "List.copyOf(machine.configuration())";
    return "assertEquals(List.of(" + leaves.join(", ") + "), " + found + ");";
  }

  #logic() {
    const boxed = (type) => (type === "boolean" ? "Boolean" : type);
    const asked = this.names.logic.filter(({ kind }) => ["predicate", "choice", "delay"].includes(kind));
    const fields = asked.map(({ kind, method, returns }) =>
      "    private " + (this.changing.has(method) ? "Deque<" + boxed(returns) + ">" : returns) + " " + method
      + (kind === "delay" && !this.changing.has(method) ? " = " + JUnitTest.#LONG : "") + ";");
    return JUnitTest.#nested("Answers", this.names.prefix + "Logic", fields, this.names.logic, (one) => ["      return " + this.#returned(one)]);
  }

  #returned({ kind, method, value }) {
    switch (kind) {
      case "update":
        return "context;";
      case "data":
        return value + ";" + (value === "null" ? " // set your own value" : "");
      default:
        return this.changing.has(method) ? method + ".size() > 1 ? " + method + ".remove() : " + method + ".element();" : method + ";";
    }
  }

  /** Returns a class that implements the logic or the effects for the test. */
  static #nested(name, type, fields, methods, body) {
    return [
      "  private static final class " + name + " implements " + type + " {",
      ...fields,
      ...(fields.length > 0 ? [""] : []),
      ...methods.flatMap((one, i) => [
        ...(i > 0 ? [""] : []),
        "    @Override",
        "    public " + one.returns + " " + one.method + "(" + one.parameters + ") {" + (body(one).length > 0 ? "" : "}"),
        ...(body(one).length > 0 ? [...body(one), "    }"] : []),
      ]),
      "  }",
    ];
  }

  static #ends({ verdict, endless }) {
    return verdict === "depends" ? "depends on predicates" : endless ? "fails, because something never happens" : "fails";
  }

  /** Returns a text for a comment on one line. The text cannot end the comment. */
  static #comment(text) {
    return Elements.shown(text).replaceAll("\\u", "\\ u");
  }

  static #javadoc(text) {
    return JUnitTest.#comment(text).replaceAll("*/", "* /").replace(/[&<>@{}]/g, (c) => "&#" + c.charCodeAt(0) + ";");
  }
}
