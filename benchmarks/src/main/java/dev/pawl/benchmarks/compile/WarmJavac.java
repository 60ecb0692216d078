package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Rounds;
import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Measures the compilation of types by JVMs that have compiled them before, one for each contender.
 */
final class WarmJavac {

  private WarmJavac() {}

  /**
   * Measures all contenders.
   *
   * @param folder an empty folder
   */
  static List<Figure> measure(CompilationSettings settings, WarmUp warming, Path folder)
      throws IOException, InterruptedException {
    List<Figure> figures = new ArrayList<>();
    for (int types : warming.types()) {
      Map<CompilationContender, List<Javac.Time>> times = new LinkedHashMap<>();
      for (int fork = 0; fork < warming.forks(); fork++) {
        System.out.printf(
            "compile: warm javac, %d types, %d of %d%n", types, fork + 1, warming.forks());
        for (CompilationContender contender : settings.contenders()) {
          Path place = folder.resolve(contender.name() + types + "-" + fork);
          List<String> arguments = contender.write(place.resolve("declared"), types);
          List<Javac.Time> still = still(settings, warming, List.of(arguments), place).get(0);
          // with several JVMs the median of each counts; with one JVM, each compilation counts
          times
              .computeIfAbsent(contender, c -> new ArrayList<>())
              .addAll(warming.forks() > 1 ? List.of(median(still)) : still);
        }
      }
      String row = types == 10 ? "per type" : "per type of " + types;
      for (String suffix : List.of("", NewJavac.CPU)) {
        times.forEach(
            (contender, all) ->
                figures.add(
                    Rounds.figure(
                        row + ", warm javac" + suffix,
                        contender.name(),
                        "ms",
                        values(all, !suffix.isEmpty()),
                        types,
                        NewJavac.note(
                            contender,
                            types + " types per compilation, " + warming.description()))));
      }
    }
    return figures;
  }

  private static double[] values(List<Javac.Time> times, boolean cpu) {
    return times.stream().mapToDouble(cpu ? Javac.Time::cpu : Javac.Time::wall).toArray();
  }

  /** Returns the medians of wall time and of CPU time. */
  static Javac.Time median(List<Javac.Time> times) {
    return new Javac.Time(Rounds.median(values(times, false)), Rounds.median(values(times, true)));
  }

  /**
   * Repeats compilations in turns, in a separate JVM.
   *
   * @param settings the JDK
   * @param warming the extent of the warm-up
   * @param jobs the arguments of javac for each compilation
   * @param folder an empty or absent folder
   * @return the times of each compilation in the last quarter of rounds
   */
  static List<List<Javac.Time>> still(
      CompilationSettings settings, WarmUp warming, List<List<String>> jobs, Path folder)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    List<String> command =
        new ArrayList<>(
            List.of(
                settings.home().resolve("bin/java").toString(),
                "-cp",
                CompilationSettings.code().toString(),
                WarmCompiler.class.getName(),
                Integer.toString(warming.seconds()),
                folder.resolve("out").toString()));
    for (int i = 0; i < jobs.size(); i++) {
      Path file = folder.resolve("job" + i);
      Files.write(file, jobs.get(i));
      command.add(file.toString());
    }
    Path log = folder.resolve("log");
    Path errors = folder.resolve("errors");
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(log.toFile())
            .redirectError(errors.toFile())
            .start();
    if (process.waitFor() != 0) {
      throw new IllegalStateException(String.join(" ", command) + "\n" + Files.readString(errors));
    }
    List<List<Javac.Time>> all = new ArrayList<>();
    jobs.forEach(job -> all.add(new ArrayList<>()));
    for (String line : Files.readAllLines(log)) {
      String[] parts = line.split(" ");
      all.get(Integer.parseInt(parts[0]))
          .add(new Javac.Time(Double.parseDouble(parts[1]), Double.parseDouble(parts[2])));
    }
    return all.stream().map(some -> some.subList(3 * some.size() / 4, some.size())).toList();
  }
}
