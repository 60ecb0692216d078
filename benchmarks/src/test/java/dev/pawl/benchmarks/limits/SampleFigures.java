package dev.pawl.benchmarks.limits;

import dev.pawl.benchmarks.figure.Environment;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.MeasuredPart;
import dev.pawl.benchmarks.figure.Recorded;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Invented figures of all parts, for tests of reports. */
public final class SampleFigures {

  static final Environment WHERE =
      new Environment(
          "2026-01-02",
          "Some Processor 9000, 2 cores, 8 GB",
          "Linux 6.1",
          "Some VM 17+35",
          List.of("-Xmx1g"),
          "short");

  private SampleFigures() {}

  /** Returns figures of all parts. The figures of a later JDK are a tenth less. */
  public static Recorded recorded(int jdk) {
    double share = jdk > 17 ? 0.9 : 1;
    List<Figure> figures = new ArrayList<>();
    walk(figures, share);
    figures.add(ratio("refusal by tryFire, compared with a legal step by tryFire", 1.02));
    String refusal = figures.get(figures.size() - 1).row();
    figures.add(figure("budget", refusal, "Pawl", "ns", 2.45));
    figures.add(figure("budget", refusal, "a legal step by tryFire", "ns", 2.4));
    figures.add(ratio("audit hook, compared with handwritten clock and record", 1.62));
    for (String who : List.of("Pawl", "stateless4j 2.6.0", "Pawl, with an id and a hook")) {
      double bytes = who.equals("Pawl") ? 24 : who.startsWith("Pawl") ? 32 : 136;
      figures.add(Figure.once("memory", "agent turn", who, "B", bytes));
      figures.add(
          Figure.once("memory", "agent turn, heap of a million instances", who, "B", bytes * 1.01));
    }
    figures.add(figure("start", "first event", "Pawl", "ms", 1.9 * share));
    figures.add(figure("start", "first event", "stateless4j 2.6.0", "ms", 28 * share));
    figures.add(figure("start", "first event", "Spring Statemachine 4.0.2", "ms", 890 * share));
    figures.add(Figure.once("start", "jars", "Pawl", "kB", 112.4));
    int[] states = {10, 100, 1_000, 4_000};
    for (int i = 0; i < states.length; i++) {
      String row = "%,d states, random".formatted(states[i]);
      figures.add(figure("scale", row, "Pawl Transitions.next", "ns", (3.5 + i * i) * share));
      figures.add(figure("scale", row, "Pawl Machine.fire", "ns", (2.9 + i * 0.3) * share));
      figures.add(figure("scale", row, "enum switch by hand", "ns", 6.5 * Math.pow(3.1, i)));
      if (i < 3) {
        figures.add(figure("scale", row, "switch by hand, a method per state", "ns", 8 + 9 * i));
      }
      figures.add(figure("scale", row, "flat table by hand", "ns", 3 + i));
      figures.add(figure("scale", row, "bare array", "ns", 2.2 + 0.8 * i));
    }
    compile(figures, share);
    for (String row :
        List.of("steps per second, PostgreSQL", "outbox messages per second, SQLite")) {
      double times = row.startsWith("steps") ? 1 : 4.2;
      figures.add(figure("store", row, "Pawl", "1/s", 1_718 * times));
      figures.add(figure("store", row, "plain JDBC", "1/s", 1_799 * times));
    }
    figures.add(figure("store", "steps per second, PostgreSQL", "db-scheduler 16.0", "1/s", 950));
    return new Recorded(jdk, Map.of()).with(new MeasuredPart(WHERE, figures));
  }

  private static void walk(List<Figure> figures, double share) {
    Object[][] turn = {
      {"Pawl Transitions.next", 2.08, 0.0004, ""},
      {"Pawl Machine.fire", 2.45, 0.0002, ""},
      {"Pawl Phase", 5.1, 0, ""},
      {"Pawl threadSafe", 4.4, 0, ""},
      {"enum switch by hand", 5.37, 0, ""},
      {"flat table by hand", 1.95, 0, ""},
      {"sealed records by hand", 14.2, 16, ""},
      {"stateless4j 2.6.0", 91.3, 56, ""},
      {"COLA 5.0.0", 84, 96, "Its machines have no state of their own: the caller keeps it."},
      {"squirrel 0.3.10", 1_830, 2_210, ""},
      {"KStateMachine 0.34.2", 4_090, 9_800, ""},
      {
        "Spring Statemachine 4.0.2",
        45_300,
        33_040,
        "It publishes | an event to a context & queues."
      },
    };
    for (Object[] line : turn) {
      add(figures, "agent turn, random, bare", line, share);
    }
    for (int i : new int[] {0, 1, 4, 7}) {
      add(figures, "agent turn, known, bare", turn[i], share * 0.7);
      add(figures, "circuit breaker, random, bare", turn[i], share * 0.8);
    }
  }

  private static void add(List<Figure> figures, String row, Object[] line, double share) {
    String who = (String) line[0];
    double ns = ((Number) line[1]).doubleValue() * share;
    double bytes = ((Number) line[2]).doubleValue();
    String note = (String) line[3];
    figures.add(new Figure("walk", row, who, "ns", ns, ns * 0.94, ns * 1.11, note));
    figures.add(new Figure("walk", row, who, "B", bytes, bytes, bytes, note));
  }

  private static void compile(List<Figure> figures, double share) {
    Object[][] lines = {
      {"Pawl, enum", 1_411.0, 92.0, 14.2},
      {"Pawl, YAML", 1_530.0, 88.0, 13.0},
      {"Immutables 2.12.2", 1_504.0, 73.0, 9.9},
      {"RecordBuilder 52", 665.0, 80.0, 6.5},
    };
    String[] rows = {
      "first type, new javac", "each further type, new javac", "per type, warm javac"
    };
    for (int row = 0; row < rows.length; row++) {
      for (Object[] line : lines) {
        double ms = (double) line[row + 1] * share;
        figures.add(figure("compile", rows[row], (String) line[0], "ms", ms));
      }
    }
  }

  static Figure figure(String part, String row, String contender, String unit, double value) {
    return new Figure(part, row, contender, unit, value, value * 0.95, value * 1.08, "");
  }

  static Figure ratio(String row, double value) {
    return figure("budget", row, "Pawl", "1", value);
  }
}
