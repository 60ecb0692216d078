package dev.pawl.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The first type and each further, of all contenders in one run. */
final class Comparison {

  private static final String PLAIN = "javac, one empty class";

  private final Settings settings;
  private final List<Contender> contenders;
  private final Rounds rounds = new Rounds();
  private final List<String> sizes = new ArrayList<>();

  private Comparison(Settings settings, List<Contender> contenders) {
    this.settings = settings;
    this.contenders = contenders;
  }

  /** Measures in an empty folder; returns the table. */
  static String measure(Settings settings, Path folder) throws IOException, InterruptedException {
    Comparison comparison = new Comparison(settings, settings.contenders());
    Javac javac = new Javac(settings.home());
    comparison.prepare(javac, folder);
    comparison.rounds.run(javac, settings.rounds(), folder);
    return comparison.table(javac.version());
  }

  private void prepare(Javac javac, Path folder) throws IOException, InterruptedException {
    for (Contender contender : contenders) {
      String name = contender.name();
      for (int types : settings.types()) {
        Path place = Files.createDirectory(folder.resolve(name + types));
        Subject subject = Subject.of(javac, contender, types, place);
        rounds.add(processed(name, types), subject.arguments());
        rounds.add(alone(name, types), subject.alone());
        if (types == settings.types().get(0)) {
          sizes.add(subject.lines() / types + ", " + subject.classCount() / types);
        }
      }
      Path place = Files.createDirectory(folder.resolve(name));
      Subject idle = Subject.of(javac, contender, 0, place);
      rounds.add(processed(name, 0), idle.arguments());
      rounds.add(PLAIN, idle.alone());
    }
  }

  private static String processed(String name, int types) {
    return name + " " + types;
  }

  private static String alone(String name, int types) {
    return name + " alone " + types;
  }

  /** A first type and each further, in milliseconds. */
  private record Figures(double first, double further) {
    String ratio(Figures to) {
      return String.format(Locale.ROOT, "%.2f, %.2f", first / to.first, further / to.further);
    }

    String with(Figures cpu) {
      return String.format(
          Locale.ROOT, "%.0f (%.0f) | %.1f (%.1f)", first, cpu.first, further, cpu.further);
    }
  }

  private Figures figures(String name, boolean alone, ToDoubleFunction<Javac.Time> part) {
    List<Integer> types = settings.types();
    int least = types.get(0);
    int more = types.get(types.size() - 2);
    int most = types.get(types.size() - 1);
    double first = rounds.median(alone ? alone(name, least) : processed(name, least), part);
    double further =
        alone
            ? rounds.difference(alone(name, most), alone(name, more), part)
            : rounds.difference(processed(name, most), processed(name, more), part);
    return new Figures(first, further / (most - more));
  }

  private String table(String version) {
    StringBuilder text = new StringBuilder();
    text.append(version).append(", types: ").append(settings.types());
    text.append(", rounds: ").append(settings.rounds()).append('\n');
    text.append("Medians in ms of wall clock, in brackets of CPU; ratios are of the first type");
    text.append(" and of each further.\n\n");
    text.append(
        "| | first | each further | idle | : Immutables | : RecordBuilder | same, of CPU"
            + " | javac alone on the same: first | each further | : javac alone"
            + " | generated lines, classes |\n");
    text.append("|---|---|---|---|---|---|---|---|---|---|---|\n");
    double plain = rounds.median(PLAIN, Javac.Time::wall);
    double plainCpu = rounds.median(PLAIN, Javac.Time::cpu);
    for (int i = 0; i < contenders.size(); i++) {
      String name = contenders.get(i).name();
      Figures wall = figures(name, false, Javac.Time::wall);
      Figures cpu = figures(name, false, Javac.Time::cpu);
      Figures alone = figures(name, true, Javac.Time::wall);
      Figures aloneCpu = figures(name, true, Javac.Time::cpu);
      text.append("| ").append(name).append(" | ").append(wall.with(cpu)).append(" | ");
      String idle = processed(name, 0);
      text.append(Math.round(rounds.median(idle, Javac.Time::wall) - plain)).append(" (");
      text.append(Math.round(rounds.median(idle, Javac.Time::cpu) - plainCpu)).append(") | ");
      text.append(wall.ratio(figures("Immutables", false, Javac.Time::wall))).append(" | ");
      text.append(wall.ratio(figures("RecordBuilder", false, Javac.Time::wall))).append(" | ");
      text.append(cpu.ratio(figures("Immutables", false, Javac.Time::cpu))).append("; ");
      text.append(cpu.ratio(figures("RecordBuilder", false, Javac.Time::cpu))).append(" | ");
      text.append(alone.with(aloneCpu)).append(" | ").append(wall.ratio(alone)).append(" | ");
      text.append(sizes.get(i)).append(" |\n");
    }
    text.append("| ").append(PLAIN).append(" | ");
    text.append(Math.round(plain)).append(" (").append(Math.round(plainCpu)).append(") |\n");
    return text.toString();
  }
}
