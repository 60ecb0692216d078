package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Rounds;
import dev.pawl.benchmarks.compile.subject.Source;
import dev.pawl.benchmarks.compile.subject.Subject;
import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToDoubleFunction;

/** Measures the compilation of types by new JVMs, with all contenders in one run. */
final class NewJavac {

  static final String CPU = " (CPU)";

  /**
   * The factor by which compilations without types are measured more often. Their figures are small
   * differences of large times, and a compilation takes little time.
   */
  private static final int MORE_IDLE = 5;

  private static final CompilationContender NOTHING = CompilationSettings.nothing();

  private final CompilationSettings settings;
  private final List<CompilationContender> contenders;
  private final Rounds rounds = new Rounds();
  private final Map<String, Size> sizes = new LinkedHashMap<>();

  private NewJavac(CompilationSettings settings) throws IOException {
    this.settings = settings;
    this.contenders = settings.contenders();
  }

  /** The size of the generated code: the lines of Java, and the classes of all sources. */
  private record Size(int lines, int classes) {}

  /**
   * Measures all contenders.
   *
   * @param folder an empty folder
   */
  static List<Figure> measure(CompilationSettings settings, Path folder)
      throws IOException, InterruptedException {
    NewJavac all = new NewJavac(settings);
    all.prepare(folder);
    Javac javac = new Javac(settings.home());
    // the first compilation reads files from disk, and must not count for its contender
    for (CompilationContender contender : all.contenders) {
      Path out = folder.resolve("first");
      javac.compile(contender.write(folder.resolve("first of " + contender.name()), 0), out);
      Javac.delete(out);
    }
    all.rounds.run(javac, settings.rounds(), folder);
    all.rounds.run(javac, MORE_IDLE, folder, all.idle());
    return all.figures();
  }

  /**
   * Returns the most important compilations without types: with Pawl, with an empty processor, and
   * without any processor.
   */
  private List<String> idle() {
    List<String> names = new ArrayList<>(List.of(name(NOTHING, 0), name(hand(), 0)));
    contenders.stream()
        .filter(one -> one.source() == Source.ENUM)
        .forEach(one -> names.add(name(one, 0)));
    return names;
  }

  private CompilationContender hand() {
    return contenders.get(contenders.size() - 1);
  }

  private void prepare(Path folder) throws IOException {
    rounds.add(name(NOTHING, 0), NOTHING.write(folder.resolve(name(NOTHING, 0)), 0), out -> {});
    int most = settings.most();
    for (CompilationContender contender : contenders) {
      List<Integer> types = new ArrayList<>(settings.types());
      types.add(0, 0);
      for (int number : types) {
        String name = name(contender, number);
        rounds.add(
            name,
            contender.write(folder.resolve(name), number),
            out -> {
              contender.check(out, number);
              if (number == most) {
                sizes.put(contender.name(), size(out));
              }
            });
      }
    }
  }

  private static Size size(Path out) throws IOException {
    int lines = Subject.lines(Subject.filesIn(out, ".java"));
    return new Size(lines, Subject.filesIn(out, ".class").size() - 1);
  }

  private Size size(CompilationContender contender) {
    return Objects.requireNonNull(sizes.get(contender.name()));
  }

  private static String name(CompilationContender contender, int types) {
    return contender.name() + " " + types;
  }

  private List<Figure> figures() {
    List<Figure> figures = new ArrayList<>();
    add(figures, "", Javac.Time::wall);
    if (contenders.stream()
        .allMatch(one -> Rounds.median(rounds.of(name(one, 0), Javac.Time::cpu)) > 0)) {
      add(figures, CPU, Javac.Time::cpu);
    }
    for (CompilationContender contender : contenders) {
      String name = contender.name();
      double lines = (double) size(contender).lines() / settings.most();
      figures.add(Figure.once(CompilePart.NAME, "generated lines per type", name, "1", lines));
    }
    for (CompilationContender contender : contenders) {
      String name = contender.name();
      double classes = (double) size(contender).classes() / settings.most();
      figures.add(Figure.once(CompilePart.NAME, "classes per type", name, "1", classes));
    }
    return figures;
  }

  private void add(List<Figure> figures, String suffix, ToDoubleFunction<Javac.Time> part) {
    int most = settings.most();
    int more = settings.more();
    List<CompilationContender> processors = new ArrayList<>(contenders);
    processors.set(processors.size() - 1, NOTHING);
    for (CompilationContender contender : processors) {
      double[] idle = rounds.difference(name(contender, 0), name(hand(), 0), part);
      String row = "no types, new javac" + suffix;
      figures.add(
          Rounds.figure(
              row, contender.name(), "ms", idle, 1, "the time that javac needs in addition"));
    }
    for (CompilationContender contender : contenders) {
      double[] first = rounds.of(name(contender, settings.types().get(0)), part);
      figures.add(figure("first type, new javac" + suffix, contender, first, 1, ""));
    }
    for (CompilationContender contender : contenders) {
      double[] further = rounds.difference(name(contender, most), name(contender, more), part);
      String note = "the difference between " + more + " and " + most + " types";
      figures.add(
          figure("each further type, new javac" + suffix, contender, further, most - more, note));
    }
    for (int types : settings.types().subList(1, settings.types().size())) {
      for (CompilationContender contender : contenders) {
        double[] all = rounds.of(name(contender, types), part);
        figures.add(figure(types + " types, new javac" + suffix, contender, all, 1, ""));
      }
    }
  }

  private static Figure figure(
      String row, CompilationContender contender, double[] values, double by, String note) {
    return Rounds.figure(row, contender.name(), "ms", values, by, note(contender, note));
  }

  /** Returns the note that explains which types are compared. */
  static String note(CompilationContender contender, String more) {
    String what =
        switch (contender.source()) {
          case YAML, ENUM -> "machines of 10 states and 18 transitions, with their documents";
          case BY_HAND -> "the same machines as two enums and a switch";
          case MAPSTRUCT -> "mappers between two records of 10 components";
          case IMMUTABLES, RECORD_BUILDER, AUTO_VALUE -> "types of 10 attributes, with a builder";
        };
    return more.isEmpty() ? what : what + "; " + more;
  }
}
