package dev.pawl.benchmarks.scale;

import dev.pawl.benchmarks.Part;
import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.start.Fork;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Measures random steps of machines with many states, steps on many threads, and compilation by C2.
 */
public final class ScalePart implements Part {

  private static final int[] SIZES = {10, 100, CodeStyle.MOST_IN_ONE, 1_000, 4_000};

  /** The methods of a step that are not inlined into others. */
  private static final Set<String> HOT =
      Set.of("subject.WalkTransitions::next", "subject.WalkMachine::fire");

  private final int[] sizes;
  private final int millis;

  /** Creates the part with all sizes. */
  public ScalePart() {
    this(SIZES, 600);
  }

  ScalePart(int[] sizes, int millis) {
    this.sizes = sizes.clone();
    this.millis = millis;
  }

  @Override
  public String name() {
    return "scale";
  }

  @Override
  public List<Figure> measure(boolean full) throws IOException, InterruptedException {
    List<Figure> figures = new ArrayList<>();
    for (int size : sizes) {
      try (CompiledMachine subject = CompiledMachine.of(size)) {
        List<CodeStyle> shapes =
            Stream.of(CodeStyle.values()).filter(shape -> shape.fits(size)).toList();
        walk(subject, shapes, full, false, figures);
        if (size == 1_000) {
          walk(
              subject,
              List.of(CodeStyle.NEXT, CodeStyle.FLAT, CodeStyle.BARE),
              full,
              true,
              figures);
        }
        if (size == sizes[sizes.length - 1]) {
          prove(subject, figures);
        }
      }
    }
    threads(full, figures);
    return figures;
  }

  private void walk(
      CompiledMachine subject,
      List<CodeStyle> shapes,
      boolean full,
      boolean moved,
      List<Figure> figures)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    arguments.add(String.valueOf(full ? 2 * millis : millis));
    arguments.add(String.valueOf(full ? 10 * millis : millis));
    arguments.add(String.valueOf(moved));
    shapes.forEach(shape -> arguments.add(shape.name()));
    // Serial's young collector is the only one that moves the constants next to each other
    List<String> options = moved ? List.of("-XX:+UseSerialGC", "-Xmn32m") : List.of();
    List<String> lines =
        new Fork(options, subject.classPath())
            .run(ScaleProgram.class, arguments.toArray(new String[0]));
    String row = String.format(Locale.ROOT, "%,d states, random", subject.states());
    if (moved) {
      row += ", adjacent enum constants";
    }
    for (String line : lines) {
      String[] words = line.split(" ");
      CodeStyle shape = CodeStyle.valueOf(words[0]);
      String note =
          moved
              ? "After a collection by Serial, which moves the constants next to each other; G1 and"
                  + " Parallel do not"
              : shape.note(subject.states());
      double[] nanos = numbers(words, 2);
      add(figures, row, shape.contender(), "ns", nanos, note);
      add(figures, row, shape.contender(), "B", numbers(words, 1, 2), "");
    }
  }

  private void prove(CompiledMachine subject, List<Figure> figures)
      throws IOException, InterruptedException {
    List<String> failures =
        new ArrayList<>(
            CompilationCheck.waiting(
                2 * millis,
                time ->
                    CompilationCheck.failures(
                        subject, List.of(CodeStyle.NEXT, CodeStyle.FIRE), HOT, time)));
    failures.addAll(
        CompilationCheck.tooLarge(
            subject.classes().resolve("subject"), Set.of("WalkTransitions", "WalkMachine")));
    if (!failures.isEmpty()) {
      throw new IllegalStateException("not compiled: " + String.join("; ", failures));
    }
    String row = String.format(Locale.ROOT, "%,d states, compiled by C2", subject.states());
    add(figures, row, "Pawl", "1", new double[] {1}, "");
  }

  private void threads(boolean full, List<Figure> figures)
      throws IOException, InterruptedException {
    int cores = Runtime.getRuntime().availableProcessors();
    List<String> arguments = new ArrayList<>();
    arguments.add(String.valueOf(Math.max(1, full ? millis : millis / 16)));
    for (int threads = 1; threads <= 2 * cores; threads *= 2) {
      arguments.add(String.valueOf(threads));
    }
    List<String> lines = Fork.like().run(Threads.class, arguments.toArray(new String[0]));
    for (String line : lines) {
      String[] words = line.split(" ");
      int threads = Integer.parseInt(words[1]);
      String row =
          Boolean.parseBoolean(words[2]) ? "one shared machine, " : "one machine per thread, ";
      row += threads + (threads == 1 ? " thread" : " threads");
      String note = threads > cores ? "More threads than cores (" + cores + ")" : "";
      add(
          figures,
          row,
          ThreadContender.valueOf(words[0]).contender(),
          "1/s",
          numbers(words, 3),
          note);
    }
  }

  private static double[] numbers(String[] words, int from) {
    return numbers(words, from, words.length);
  }

  private static double[] numbers(String[] words, int from, int to) {
    return Arrays.stream(words, from, to).mapToDouble(Double::parseDouble).toArray();
  }

  private static void add(
      List<Figure> figures,
      String row,
      String contender,
      String unit,
      double[] values,
      String note) {
    double low = Arrays.stream(values).min().orElseThrow();
    double high = Arrays.stream(values).max().orElseThrow();
    double median = ScaleProgram.median(values);
    figures.add(new Figure("scale", row, contender, unit, median, low, high, note));
    System.out.printf(Locale.ROOT, "scale, %s: %s %.2f %s%n", row, contender, median, unit);
  }
}
