package dev.pawl.benchmarks.limits;

import static dev.pawl.benchmarks.limits.Check.atMost;
import static dev.pawl.benchmarks.limits.Check.tested;

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
  private static final String POSITIONS = "bare array of positions";
  private static final String TURN = "agent turn, random, bare";
  private static final String LISTENER = "agent turn, random, listener";
  private static final String GUARDED = "agent loop, guarded, random, bare";
  private static final String REGIONS = "player, two regions, random, bare";
  private static final String ILLEGAL = "task, 20 % illegal, random, bare";

  /**
   * The budgets. Names of rows and contenders may be prefixes. Update them if a part changes its
   * names.
   */
  public static final List<Budget> ALL =
      List.of(
          new Budget(
              "one flat step without hooks",
              ratio(
                  "`Transitions.next`, random, relative to an enum switch",
                  0.7,
                  TURN,
                  NEXT,
                  SWITCH),
              ratio("`Machine.fire`, random, relative to an enum switch", 0.7, TURN, FIRE, SWITCH),
              within(
                  "`next`, both sides alternating in one JVM",
                  0.7,
                  "random walk, Transitions.next"),
              within("`fire`, both sides alternating in one JVM", 0.7, "random walk, Machine.fire"),
              within(
                  "`next`, 16 alternating instances",
                  0.7,
                  "random walk, 16 alternating instances, T"),
              within(
                  "`fire`, 16 alternating instances",
                  0.7,
                  "random walk, 16 alternating instances, M"),
              within("event methods, known walk, relative to an enum switch", 1.1, "event methods"),
              atMost("allocated by `next`", 0, walk(TURN, NEXT, "B")),
              atMost("allocated by `fire`", 0, walk(TURN, FIRE, "B")),
              scaled("`next`, 1,000 states, relative to a method per state", NEXT),
              scaled("`fire`, 1,000 states, relative to a method per state", FIRE)),
          new Budget(
              "one flat step, many states",
              relativeToArray(
                  "`next`, 1,000 states, relative to a bare array", "1,000", NEXT, "bare array"),
              relativeToArray(
                  "`next`, 4,000 states, relative to a bare array", "4,000", NEXT, "bare array"),
              relativeToArray(
                  "`fire`, 1,000 states, relative to a bare array", "1,000", FIRE, POSITIONS),
              relativeToArray(
                  "`fire`, 4,000 states, relative to a bare array", "4,000", FIRE, POSITIONS),
              tested("compiles, loads; no method over 8,000 bytes", "BigMachinesTest")),
          new Budget(
              "refusal",
              within("by `tryFire`, relative to a legal step", 1.1, "refusal by tryFire"),
              within("by `permits`, relative to a legal step", 1.1, "refusal by permits"),
              atMost("allocated, a fifth of events refused", 0, walk(ILLEGAL, FIRE, "B"))),
          new Budget(
              "with a listener",
              within("relative to the switch with the same call", 3, "random walk with a listener"),
              ratio("the same, each side in separate JVMs", 3, LISTENER, FIRE, SWITCH),
              atMost("allocated by `fire`", 0, walk(LISTENER, FIRE, "B"))),
          new Budget(
              "with an audit hook",
              within("relative to handwritten clock and record", 1.5, "audit hook")),
          new Budget(
              "guards and updates in flat machines",
              within("event methods, relative to handwritten code", 1.3, "guard and update, event"),
              within("`fire`, relative to handwritten code", 1.3, "guard and update, fire"),
              ratio("agent loop, relative to handwritten code", 1.3, GUARDED, FIRE, SWITCH),
              tested("each predicate evaluated at most once per event", "GoldenCasesTest")),
          new Budget(
              "regions, and guards in statecharts",
              within("two regions, relative to handwritten code", 2, "two regions"),
              atMost("allocated by `fire`, two regions", 0, walk(REGIONS, FIRE, "B")),
              within(
                  "guard and update, relative to handwritten code",
                  4,
                  "guard and update in a stat"),
              atMost(
                  "`next` from snapshot to snapshot, two regions", 600, walk(REGIONS, NEXT, "ns")),
              atMost("allocated by `next`, two regions", 500, walk(REGIONS, NEXT, "B"))),
          new Budget(
              "`Phase` without data",
              within("a typed chain of phases, relative to the switch", 1, "typed chain of phases"),
              atMost("allocated by a step", 0, walk(TURN, "Pawl Phase", "B"))),
          new Budget(
              "`threadSafe`",
              within(
                  "uncontended, relative to confined",
                  3,
                  "random walk, threadSafe, compared with confined"),
              ratio("the same, each side in separate JVMs", 3, TURN, "Pawl threadSafe", FIRE)),
          new Budget(
              "a machine instance",
              atMost("without hooks and id", 32, memory("Pawl")),
              atMost("with hooks and id", 56, memory("Pawl, with an id and a hook"))),
          new Budget(
              "first event in a cold JVM",
              atMost(
                  "with class loading, relative to a handwritten switch",
                  2.5,
                  new FigureQuery("start", "first event", "Pawl", "ms"),
                  new FigureQuery("start", "first event", SWITCH, "ms"))),
          new Budget(
              "compile time, a new javac, ten states",
              compiled("first type, relative to Immutables", 1, "first type, new javac"),
              compiled(
                  "each further type, relative to Immutables", 1.5, "each further type, new javac"),
              atMost(
                  "warm compiler, relative to javac on the generated code",
                  1.3,
                  spent("all"),
                  spent("javac, declared and generated sources"))),
          new Budget(
              "runtime jar",
              atMost(
                  "size, including JSpecify", 200, new FigureQuery("start", "jars", "Pawl", "kB")),
              tested("licence and line numbers", "PublishedJarsTest")));

  private Budgets() {}

  /** Judges each condition of each budget, in the order of the table. */
  static Map<Budget, Map<Check, CheckResult>> judge(Recorded recorded) {
    Map<Budget, Map<Check, CheckResult>> judged = new LinkedHashMap<>();
    for (Budget budget : ALL) {
      Map<Check, CheckResult> checks = new LinkedHashMap<>();
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

  private static String line(Check check, CheckResult judgement) {
    return "  %-56s %-7s %-17s %s"
        .formatted(
            plain(check.what()), check.bound(), judgement.verdict().words(), judgement.text())
        .stripTrailing();
  }

  private static String plain(String markdown) {
    return markdown.replace("`", "");
  }

  private static FigureQuery walk(String row, String contender, String unit) {
    return new FigureQuery("walk", row, contender, unit);
  }

  private static FigureQuery memory(String contender) {
    return new FigureQuery("memory", "agent turn", contender, "B");
  }

  private static Check ratio(
      String what, double limit, String row, String contender, String yardstick) {
    return atMost(what, limit, walk(row, contender, "ns"), walk(row, yardstick, "ns"));
  }

  private static Check within(String what, double limit, String row) {
    return atMost(what, limit, new FigureQuery("budget", row, "Pawl", "1"));
  }

  private static Check scaled(String what, String contender) {
    String row = "1,000 states, random";
    return atMost(
        what,
        0.1,
        new FigureQuery("scale", row, contender, "ns"),
        new FigureQuery("scale", row, "switch by hand, a method per state", "ns"));
  }

  private static Check relativeToArray(
      String what, String states, String contender, String yardstick) {
    String row = states + " states, random";
    return atMost(
        what,
        1.3,
        new FigureQuery("scale", row, contender, "ns"),
        new FigureQuery("scale", row, yardstick, "ns"));
  }

  private static Check compiled(String what, double limit, String row) {
    return atMost(
        what,
        limit,
        new FigureQuery("compile", row, "Pawl, enum", "ms"),
        new FigureQuery("compile", row, "Immutables", "ms"));
  }

  private static FigureQuery spent(String on) {
    return new FigureQuery("compile", "time of Pawl by phase, per type, warm javac", on, "ms");
  }
}
