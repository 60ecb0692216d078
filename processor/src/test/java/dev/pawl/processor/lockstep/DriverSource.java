package dev.pawl.processor.lockstep;

import dev.pawl.language.model.Behavior;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Part;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Transition;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.plan.Planner;
import dev.pawl.processor.scxml.RunningTimers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Writes the driver of a machine from the names in its declaration. */
final class DriverSource {

  /** The class name of all drivers. */
  static final String NAME = "Driver";

  private final Machine machine;
  private final String prefix;
  private final boolean chart;
  private final String parameter;
  private final String context;
  private final Set<String> predicates = new TreeSet<>();
  private final Set<String> updates = new TreeSet<>();
  private final Set<String> effects = new TreeSet<>();
  private final Set<String> waits = new TreeSet<>();
  private final Map<String, List<String>> choices = new LinkedHashMap<>();
  private final List<Behavior.Timer> timers = new ArrayList<>();

  private DriverSource(Machine machine) {
    this.machine = machine;
    this.prefix = Words.of(machine.name()).type();
    boolean has = machine.context().isPresent();
    this.parameter = has ? "Integer context" : "";
    this.context = has ? "context" : "null";
    this.chart = Planner.plan(ResolvedMachine.of(machine)).chart().isPresent();
    collect(machine.root());
  }

  private void collect(State state) {
    Behavior behavior = state.behavior();
    Stream.of(behavior.entry(), behavior.exit())
        .forEach(a -> a.effects().forEach(e -> effects.add(e.name())));
    timers.addAll(behavior.timers());
    behavior.timers().stream()
        .map(Behavior.Timer::delay)
        .filter(d -> d.constant().isEmpty())
        .forEach(d -> waits.add(d.text()));
    Stream.concat(state.transitions().stream(), behavior.always().stream()).forEach(this::collect);
    state.children().forEach(this::collect);
  }

  private void collect(Transition transition) {
    transition.guard().ifPresent(g -> predicates.addAll(g.formula().predicates()));
    transition.update().ifPresent(u -> updates.add(u.name()));
    transition.effects().forEach(e -> effects.add(e.name()));
    transition
        .choose()
        .ifPresent(
            c ->
                choices.put(
                    c.name(), transition.targets().stream().map(NameReference::name).toList()));
  }

  /** Returns the source of a class in the package of the machine. */
  static String of(Machine machine) {
    return new DriverSource(machine).source();
  }

  private String source() {
    List<String> lines = new ArrayList<>();
    lines.add("package " + machine.packageName() + ";");
    lines.add("public final class Driver");
    lines.add(
        "    extends "
            + MachineDriver.class.getName()
            + "<"
            + prefix
            + "State, "
            + prefix
            + "Event> {");
    lines.add("  private " + prefix + "Machine instance;");
    lines.add("  private " + prefix + "Machine.Builder builder() {");
    lines.add("    " + prefix + "Machine.Builder builder = " + prefix + "Machine.builder();");
    lines.add("    if (watched()) { builder.entityId(\"x\").hook(hook()); }");
    lines.add("    if (listened()) { builder.listener(listener()); }");
    addLogic(lines);
    addEffects(lines);
    if (!timers.isEmpty()) {
      lines.add("    builder.scheduler(scheduler);");
    }
    lines.add("    return builder;");
    lines.add("  }");
    String first = machine.context().isPresent() ? ".context(0)" : "";
    lines.add("  protected void build() { instance = builder()" + first + ".build(); }");
    lines.add("  protected void resume() { instance = " + resumed() + "; }");
    lines.add("  private static " + prefix + "Event event(String name) {");
    lines.add("    for (" + prefix + "Event e : " + prefix + "Event.values()) {");
    lines.add("      if (e.wireName().equals(name)) { return e; }");
    lines.add("    }");
    lines.add("    throw new AssertionError(name);");
    lines.add("  }");
    lines.add("  protected dev.pawl.Outcome<" + prefix + "State> attempt(String event) {");
    lines.add("    return instance.tryFire(event(event));");
    lines.add("  }");
    lines.add("  protected void fireOrThrow(String event) { instance.fire(event(event)); }");
    lines.add("  protected void force(" + prefix + "State state) {");
    lines.add("    instance.force(state, dev.pawl.Cause.by(\"x\").because(\"y\"));");
    lines.add("  }");
    lines.add("  protected java.util.List<" + prefix + "State> states() {");
    lines.add("    return java.util.List.of(" + prefix + "State.values());");
    lines.add("  }");
    lines.add("  protected java.util.List<" + prefix + "Event> events() {");
    lines.add("    return java.util.List.of(" + prefix + "Event.values());");
    lines.add("  }");
    lines.add(
        "  protected dev.pawl.MachineTable<" + prefix + "State, " + prefix + "Event> table() {");
    lines.add("    return " + prefix + "Transitions.table();");
    lines.add("  }");
    lines.add(
        "  protected dev.pawl.engine.Replay<" + prefix + "State, " + prefix + "Event> replay() {");
    lines.add("    return new dev.pawl.engine.Replay<>(");
    lines.add(
        "        " + prefix + "Transitions.RULES, " + prefix + "Transitions.initialStates());");
    lines.add("  }");
    lines.add("  protected java.util.Collection<" + prefix + "State> configuration() {");
    lines.add(
        chart
            ? "    return instance.configuration();"
            : "    return java.util.List.of(instance.state());");
    lines.add("  }");
    lines.add("  protected java.util.Map<" + prefix + "Event, java.time.Duration> remaining() {");
    lines.add(
        timers.isEmpty() ? "    return java.util.Map.of();" : "    return instance.remaining();");
    lines.add("  }");
    lines.add("  protected String name(" + prefix + "Event event) { return event.wireName(); }");
    lines.add("  protected Integer context() { return ");
    lines.add(machine.context().isPresent() ? "    instance.context(); }" : "    null; }");
    addDelays(lines);
    lines.add("}");
    return String.join("\n", lines) + "\n";
  }

  /**
   * Returns code that resumes an instance: from JSON if that is generated, otherwise from the
   * accessors of the instance.
   */
  private String resumed() {
    boolean has = machine.context().isPresent();
    if (!machine.omit().contains(Part.CODEC)) {
      String write = has ? ", String::valueOf" : "";
      String read = has ? ", Integer::valueOf" : "";
      return prefix
          + "Codec.fromJson("
          + prefix
          + "Codec.toJson(instance"
          + write
          + "), builder()"
          + read
          + ")";
    }
    return chart
        ? "builder().from(instance.snapshot()).build()"
        : "builder().from(instance.state()).sequence(instance.sequence())"
            + (has ? ".context(instance.context())" : "")
            + ".build()";
  }

  private void addLogic(List<String> lines) {
    if (predicates.isEmpty() && updates.isEmpty() && choices.isEmpty() && waits.isEmpty()) {
      return;
    }
    lines.add("    builder.logic(new " + prefix + "Logic() {");
    for (String p : predicates) {
      method(lines, "boolean", p, "return answers.holds(\"" + p + "\", " + context + ");");
    }
    for (String u : updates) {
      method(lines, "Integer", u, "return answers.update(\"" + u + "\", context);");
    }
    choices.forEach((name, targets) -> addChoice(lines, name, targets));
    for (String wait : waits) {
      method(lines, "java.time.Duration", wait, "return delays().get(\"" + wait + "\");");
    }
    lines.add("    });");
  }

  /**
   * Adds a check that the enum of a choice contains exactly its targets, by the names of the
   * states.
   */
  private void addChoice(List<String> lines, String name, List<String> targets) {
    String type = prefix + "Logic." + Character.toUpperCase(name.charAt(0)) + name.substring(1);
    String list = "java.util.List.of(\"" + String.join("\", \"", targets) + "\")";
    String pick = "answers.choose(\"" + name + "\", " + list + ", " + context + ")";
    method(lines, type, name, "return " + type + ".valueOf(" + pick + ");");
  }

  private void addEffects(List<String> lines) {
    if (effects.isEmpty()) {
      return;
    }
    lines.add("    builder.effects(new " + prefix + "Effects() {");
    effects.forEach(e -> method(lines, "void", e, "ran(\"" + e + "\");"));
    lines.add("    });");
  }

  private void method(List<String> lines, String type, String name, String body) {
    lines.add("      @Override public " + type + " " + name + "(" + parameter + ") {");
    lines.add("        " + body);
    lines.add("      }");
  }

  private void addDelays(List<String> lines) {
    lines.add("  private static final java.util.Map<String, java.time.Duration> DELAYS =");
    lines.add("      java.util.Map.ofEntries(");
    List<String> entries = new ArrayList<>();
    for (Behavior.Timer timer : timers) {
      Delay delay = timer.delay();
      entries.add(entry(timer.event().name(), RunningTimers.millis(delay)));
      if (delay.constant().isEmpty()) {
        entries.add(entry(delay.text(), RunningTimers.millis(delay)));
      }
    }
    lines.add(String.join(",\n", entries) + ");");
    lines.add("  protected java.util.Map<String, java.time.Duration> delays() {");
    lines.add("    return DELAYS;");
    lines.add("  }");
  }

  private static String entry(String name, long millis) {
    return "          java.util.Map.entry(\""
        + name
        + "\", java.time.Duration.ofMillis("
        + millis
        + "))";
  }
}
