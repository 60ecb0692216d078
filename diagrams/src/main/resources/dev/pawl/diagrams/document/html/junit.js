// @ts-check
/** Writes a walk as a test in Java, with the names that the generator has given. */
class JUnitTest {
  constructor(names, walk) {
    this.names = names;
    this.walk = walk;
  }

  text() {
    const { names } = this;
    const needs = [
      ...(names.logic ? [[names.prefix + "Logic", "logic"]] : []),
      ...(names.effects ? [[names.prefix + "Effects", "effects"]] : []),
      ...(names.context ? [[names.context, "context"]] : []),
    ];
    const asked = [...new Set(this.walk.trail.flatMap(({ condition }) => (condition ? [condition] : [])))];
    const wide = names.regions;
    const imports = [
      ...names.imports,
      ...(names.timers ? ["dev.pawl.time.VirtualScheduler", "java.time.Duration"] : []),
      ...(wide ? ["java.util.List"] : []),
      "org.junit.jupiter.api.Test",
    ].sort();
    const lines = [
      ...(names.package ? ["package " + names.package + ";", ""] : []),
      "import static org.junit.jupiter.api.Assertions.assertEquals;",
      "",
      ...imports.map((name) => "import " + name + ";"),
      "",
      "class " + names.prefix + "WalkTest {",
      "",
    ];
    if (needs.length > 0) {
      lines.push("  // yours: what the machine asks the program for" + (asked.length > 0 ? "; this walk was chosen so:" : ""));
      asked.forEach((condition) => lines.push("  // " + JUnitTest.#comment(condition)));
      needs.forEach(([type, name]) => lines.push("  private final " + type + " " + name + " = null;"));
      lines.push("");
    }
    lines.push("  @Test", "  void walk() {");
    if (names.timers) {
      lines.push("    VirtualScheduler time = new VirtualScheduler();");
    }
    const machine = names.prefix + "Machine machine = " + names.prefix + "Machine.builder()";
    const calls = [
      ...(this.walk.begun && names.constants[this.walk.begun] && !names.data ? [".initial(" + names.constants[this.walk.begun] + ")"] : []),
      ...needs.map(([, name]) => "." + name + "(" + name + ")"),
      ...(names.timers ? [".scheduler(time)", ".clock(time.clock())"] : []),
      ".build();",
    ];
    lines.push(calls.length < 3 ? "    " + machine + calls.join("") : "    " + machine, ...(calls.length < 3 ? [] : calls.map((call) => "        " + call)));
    this.walk.trail.forEach((step, i) => {
      if (i > 0) {
        lines.push("", ...(step.condition ? ["    // " + JUnitTest.#comment(step.condition)] : []), "    " + this.#made(step, this.walk.trail[i - 1]));
      }
      lines.push("    " + this.#expected(step));
    });
    return lines.concat("  }", "}", "").join("\n");
  }

  #made({ title, now }, before) {
    const chart = this.walk.chart;
    if (!chart.waits.has(title)) {
      return "machine.fire(" + this.names.events[title] + ");";
    }
    return chart.delays.get(title) === undefined
      ? "time.advance(Duration.ofHours(1)); // " + JUnitTest.#comment(chart.waits.get(title))
      : "time.advance(Duration.ofMillis(" + (now - before.now) + "));";
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

  /** A comment on one line, which no text can end or escape from. */
  static #comment(text) {
    return Elements.shown(text).replaceAll("\\u", "\\ u");
  }
}
