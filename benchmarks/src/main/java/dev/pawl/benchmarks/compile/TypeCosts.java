package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Rounds;
import dev.pawl.benchmarks.compile.subject.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Measures how long javac alone takes for each kind of generated type. Types of one kind are
 * compiled, while all others are on the class path as classes.
 */
final class TypeCosts {

  private TypeCosts() {}

  /**
   * Measures, and returns the results as a table.
   *
   * @param settings the JDK and the contenders
   * @param folder an empty folder
   */
  static String measure(CompilationSettings settings, Path folder)
      throws IOException, InterruptedException {
    Javac javac = new Javac(settings.home());
    int more = settings.more();
    int most = settings.most();
    StringBuilder text = new StringBuilder(javac.version());
    text.append(", ms for each machine beyond ").append(more).append(", of ").append(most);
    text.append(", rounds: ").append(settings.rounds()).append("\n");
    for (CompilationContender contender : settings.pawl()) {
      Path place = Files.createDirectory(folder.resolve(contender.name()));
      Subject subject = Subject.of(javac, contender, most, place);
      Map<String, List<List<Path>>> kinds = kinds(subject, more);
      Rounds rounds = new Rounds();
      kinds.forEach(
          (kind, files) -> {
            List<Path> classPath = new ArrayList<>(contender.classPath());
            classPath.add(kind.equals("all") ? place.resolve("none") : subject.classes());
            rounds.add(kind + more, Subject.alone(files.get(0), classPath), out -> {});
            rounds.add(kind + most, Subject.alone(files.get(1), classPath), out -> {});
          });
      rounds.run(javac, settings.rounds(), folder);
      text.append("\n| ").append(contender.name());
      text.append(" | wall ms | CPU ms | lines |\n|---|---|---|---|\n");
      for (var kind : kinds.entrySet()) {
        String name = kind.getKey();
        double types = most - more;
        text.append(
            String.format(
                Locale.ROOT,
                "| %s | %.1f | %.1f | %d |%n",
                name,
                Rounds.median(rounds.difference(name + most, name + more, Javac.Time::wall))
                    / types,
                Rounds.median(rounds.difference(name + most, name + more, Javac.Time::cpu)) / types,
                Subject.lines(kind.getValue().get(1)) / most));
      }
    }
    return text.toString();
  }

  /**
   * Returns the generated files of each kind, first for the smaller number of machines, then for
   * all.
   */
  private static Map<String, List<List<Path>>> kinds(Subject subject, int fewer) {
    Map<String, List<List<Path>>> kinds = new TreeMap<>();
    List<Path> files = new ArrayList<>(subject.generated());
    files.addAll(subject.declared());
    for (Path file : files) {
      String name = file.getFileName().toString().replace(".java", "");
      if (!name.matches("T\\d+.*")) {
        continue;
      }
      int machine = Integer.parseInt(name.replaceAll("T(\\d+).*", "$1"));
      for (String kind : List.of(name.replaceAll("T\\d+", ""), "all")) {
        List<List<Path>> both =
            kinds.computeIfAbsent(kind, k -> List.of(new ArrayList<>(), new ArrayList<>()));
        both.get(1).add(file);
        if (machine < fewer) {
          both.get(0).add(file);
        }
      }
    }
    return kinds;
  }
}
