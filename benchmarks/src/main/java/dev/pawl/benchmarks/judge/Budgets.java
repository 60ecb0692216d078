package dev.pawl.benchmarks.judge;

import static dev.pawl.benchmarks.judge.Check.atLeast;
import static dev.pawl.benchmarks.judge.Check.atMost;
import static dev.pawl.benchmarks.judge.Check.tested;

import dev.pawl.benchmarks.figure.Recorded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The design's table of budgets, and the check of each row. */
public final class Budgets {

  private static final String NEXT = "Pawl Transitions.next";
  private static final String FIRE = "Pawl Machine.fire";
  private static final String SWITCH = "enum switch by hand";
  private static final String TURN = "agent turn, random, bare";
  private static final String TURN_KNOWN = "agent turn, known, bare";
  private static final String LISTENER = "agent turn, random, listener";
  private static final String GUARDED = "agent loop, guarded, random, bare";

  private static final String ILLEGAL = "task, 20 % illegal, random, bare";

  /**
   * The budgets. Names of rows and contenders may be prefixes. Update them if a part
   * changes its names.
   */
  public static final List<Budget> ALL =
      List.of(
          new Budget(
              "one transition without hooks",
              ratio("`Transitions.next`, random, beside an enum switch", 0.6, TURN, NEXT, SWITCH),
              ratio("`Machine.fire`, random, beside an enum switch", 0.6, TURN, FIRE, SWITCH),
              within("`next`, the same in turns in one JVM", 0.6, "random walk, Transitions.next"),
              within("`fire`, the same in turns in one JVM", 0.6, "random walk, Machine.fire"),
              within("`next`, 16 instances in turn", 0.6, "random walk, 16 instances in turn, T"),
              within("`fire`, 16 instances in turn", 0.6, "random walk, 16 instances in turn, M"),
              within("event methods, beside an enum switch", 1.1, "event methods"),
              ratio("`next`, a walk known by heart", 1.1, TURN_KNOWN, NEXT, SWITCH),
              ratio("`fire`, a walk known by heart", 1.1, TURN_KNOWN, FIRE, SWITCH),
              atMost("allocated by `next`", 0, walk(TURN, NEXT, "B")),
              atMost("allocated by `fire`", 0, walk(TURN, FIRE, "B")),
              scaled("`next`, 1,000 states, beside switches by state", NEXT),
              scaled("`fire`, 1,000 states, beside switches by state", FIRE)),
          new Budget(
              "the same for 1,000 states and 4,000, for which a Java enum has just room",
              grown("`next`, 1,000 states, beside its own at 10", "1,000", NEXT),
              grown("`next`, 4,000 states, beside its own at 10", "4,000", NEXT),
              grown("`fire`, 1,000 states, beside its own at 10", "1,000", FIRE),
              grown("`fire`, 4,000 states, beside its own at 10", "4,000", FIRE),
              tested("compiles, loads; no method over 8,000 bytes", "BigMachinesTest")),
          new Budget(
              "guards and updates on the way",
              within("event methods, beside the same by hand", 1.1, "guard and update, event"),
              within("`fire`, beside the same by hand", 1.1, "guard and update, fire"),
              ratio("agent loop, beside the same by hand", 1.1, GUARDED, FIRE, SWITCH),
              tested("each predicate asked at most once per event", "GoldenCasesTest")),
          new Budget(
              "refusal",
              within("by `tryFire`, beside a legal step", 1.1, "refusal by tryFire"),
              within("by `permits`, beside a legal step", 1.1, "refusal by permits"),
              within("by exception, beside any exception", 1.1, "refusal by exception"),
              atMost("allocated, a fifth of events refused", 0, walk(ILLEGAL, FIRE, "B"))),
          new Budget(
              "with an audit hook", within("beside clock and record by hand", 1.3, "audit hook")),
          new Budget(
              "with a listener",
              within("beside the switch with the same call", 1.3, "random walk with a listener"),
              ratio("the same, each in JVMs of its own", 1.3, LISTENER, FIRE, SWITCH),
              atMost("allocated by `fire`", 0, walk(LISTENER, FIRE, "B"))),
          new Budget(
              "`Phase` without data",
              within("a typed chain of phases, beside the switch", 0.8, "typed chain of phases"),
              atMost("allocated by a step", 0, walk(TURN, "Pawl Phase", "B"))),
          new Budget(
              "`threadSafe`",
              within("uncontended, beside confined", 3, "random walk, threadSafe, beside confined"),
              ratio("the same, each in JVMs of its own", 3, TURN, "Pawl threadSafe", FIRE)),
          new Budget(
              "a machine instance",
              atMost("bare", 24, memory("Pawl")),
              atMost("with hooks and id", 32, memory("Pawl, with an id and a hook"))),
          new Budget(
              "first event in a cold JVM",
              atMost("class loading included", 3, new Ask("start", "first event", "Pawl", "ms"))),
          new Budget(
              "compile time, a new javac, ten states",
              compiled("the first type, beside Immutables' first", "first type, new javac"),
              compiled("each further, beside theirs", "each further type, new javac"),
              atMost("idle", 60, new Ask("compile", "idle, new javac", "Pawl", "ms"))),
          new Budget(
              "runtime jar",
              atMost("its size, with JSpecify's", 150, new Ask("start", "jars", "Pawl", "kB")),
              tested("licence and line numbers", "PublishedJarsTest")),
          new Budget(
              "other libraries, on the agent turn",
              slower("stateless4j, beside `Machine.fire`", 20, "stateless4j"),
              slower("Spring Statemachine, beside `Machine.fire`", 1000, "Spring Statemachine")));

  private Budgets() {}

  /** Judges each condition of each budget, in the order of the table. */
  static Map<Budget, Map<Check, Judgement>> judge(Recorded recorded) {
    Map<Budget, Map<Check, Judgement>> judged = new LinkedHashMap<>();
    for (Budget budget : ALL) {
      Map<Check, Judgement> checks = new LinkedHashMap<>();
      budget.checks().forEach(check -> checks.put(check, check.judge(recorded)));
      judged.put(budget, Collections.unmodifiableMap(checks));
    }
    return judged;
  }

  /** Returns the complete table for a terminal. Lines are shorter than 120 columns. */
  public static List<String> lines(Recorded recorded) {
    List<String> lines = new ArrayList<>();
    judge(recorded)
        .forEach(
            (budget, checks) -> {
              lines.add(plain(budget.what()));
              checks.forEach((check, judgement) -> lines.add(line(check, judgement)));
            });
    lines.add(summary(recorded));
    return lines;
  }

  /** Returns how many limits hold and how many do not. */
  public static String summary(Recorded recorded) {
    Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    judge(recorded)
        .values()
        .forEach(
            checks ->
                checks.values().forEach(found -> counts.merge(found.verdict(), 1, Integer::sum)));
    int all = counts.values().stream().mapToInt(Integer::intValue).sum();
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey().words(count.getValue()))
        .collect(Collectors.joining(", ", "Of " + all + " limits, ", ""));
  }

  private static String line(Check check, Judgement judgement) {
    return "  %-48s %-9s %-13s %s"
        .formatted(
            plain(check.what()), check.bound(), judgement.verdict().words(), judgement.text())
        .stripTrailing();
  }

  private static String plain(String markdown) {
    return markdown.replace("`", "");
  }

  private static Ask walk(String row, String contender, String unit) {
    return new Ask("walk", row, contender, unit);
  }

  private static Ask memory(String contender) {
    return new Ask("memory", "agent turn", contender, "B");
  }

  private static Check ratio(
      String what, double limit, String row, String contender, String yardstick) {
    return atMost(what, limit, walk(row, contender, "ns"), walk(row, yardstick, "ns"));
  }

  private static Check slower(String what, double times, String contender) {
    return atLeast(what, times, walk(TURN, contender, "ns"), walk(TURN, FIRE, "ns"));
  }

  private static Check within(String what, double limit, String row) {
    return atMost(what, limit, new Ask("budget", row, "Pawl", "1"));
  }

  private static Check scaled(String what, String contender) {
    String row = "1,000 states, random";
    return atMost(
        what,
        0.1,
        new Ask("scale", row, contender, "ns"),
        new Ask("scale", row, "switch by hand, a method per state", "ns"));
  }

  private static Check grown(String what, String states, String contender) {
    return atMost(
        what,
        1.3,
        new Ask("scale", states + " states, random", contender, "ns"),
        new Ask("scale", "10 states, random", contender, "ns"));
  }

  private static Check compiled(String what, String row) {
    return atMost(
        what,
        1,
        new Ask("compile", row, "Pawl, enum", "ms"),
        new Ask("compile", row, "Immutables", "ms"));
  }
}
