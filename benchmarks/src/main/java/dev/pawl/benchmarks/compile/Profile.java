package dev.pawl.benchmarks.compile;

import dev.pawl.benchmarks.compile.subject.CompilationContender;
import dev.pawl.benchmarks.compile.subject.CompilationSettings;
import dev.pawl.benchmarks.compile.subject.Javac;
import dev.pawl.benchmarks.compile.subject.Rounds;
import dev.pawl.benchmarks.compile.subject.Subject;
import dev.pawl.benchmarks.figure.Figure;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Measures where the compile time of Pawl's machines is spent: in javac for the declared and
 * generated sources, in the generation of documents, and in the rest of the processor.
 */
final class Profile {

  private static final int TYPES = 10;
  private static final String NO_DOCUMENTS = "-Apawl.outputs=none";

  private Profile() {}

  /**
   * Measures the differences of alternating compilations.
   *
   * @param folder an empty folder
   */
  static List<Figure> measure(CompilationSettings settings, WarmUp warming, Path folder)
      throws IOException, InterruptedException {
    System.out.println("compile: time of Pawl by phase");
    CompilationContender pawl = settings.pawl().get(0);
    Javac javac = new Javac(settings.home());
    Subject all = Subject.of(javac, pawl, TYPES, folder.resolve("all"));
    Subject bare = Subject.of(javac, bare(pawl), TYPES, folder.resolve("bare"));
    List<List<String>> jobs = List.of(all.arguments(), bare.arguments(), all.alone());
    // one JVM alternates between three compilations
    WarmUp longer = new WarmUp(2 * warming.seconds(), 1, List.of(TYPES));
    List<List<Javac.Time>> still = WarmJavac.still(settings, longer, jobs, folder.resolve("warm"));
    List<Figure> figures = new ArrayList<>();
    add(figures, "per type, warm javac", still, TYPES);
    if (settings.rounds() > 1) {
      figures.addAll(ofNewJavac(settings, javac, pawl, folder));
    }
    return figures;
  }

  private static CompilationContender bare(CompilationContender pawl) {
    List<String> options = new ArrayList<>(pawl.options());
    options.add(NO_DOCUMENTS);
    return pawl.with(options);
  }

  private static List<Figure> ofNewJavac(
      CompilationSettings settings, Javac javac, CompilationContender pawl, Path folder)
      throws IOException, InterruptedException {
    Rounds rounds = new Rounds();
    List<String> names = List.of("all", "bare", "alone");
    int more = settings.more();
    int most = settings.most();
    for (int types : List.of(more, most)) {
      Subject all = Subject.of(javac, pawl, types, folder.resolve("all" + types));
      Subject bare = Subject.of(javac, bare(pawl), types, folder.resolve("bare" + types));
      rounds.add("all" + types, all.arguments(), out -> pawl.check(out, types));
      rounds.add("bare" + types, bare.arguments(), out -> pawl.check(out, types));
      rounds.add("alone" + types, all.alone(), out -> pawl.check(out, types));
    }
    rounds.run(javac, settings.rounds(), folder);
    List<List<Javac.Time>> further = new ArrayList<>();
    for (String name : names) {
      double[] wall = rounds.difference(name + most, name + more, Javac.Time::wall);
      double[] cpu = rounds.difference(name + most, name + more, Javac.Time::cpu);
      further.add(
          IntStream.range(0, wall.length).mapToObj(i -> new Javac.Time(wall[i], cpu[i])).toList());
    }
    List<Figure> figures = new ArrayList<>();
    add(figures, "each further type, new javac", further, most - more);
    return figures;
  }

  private static void add(
      List<Figure> figures, String what, List<List<Javac.Time>> times, int types) {
    int rounds = times.stream().mapToInt(List::size).min().orElseThrow();
    String row = "time of Pawl by phase, " + what;
    double[] all = new double[rounds];
    double[] alone = new double[rounds];
    double[] documents = new double[rounds];
    double[] processor = new double[rounds];
    for (int i = 0; i < rounds; i++) {
      all[i] = times.get(0).get(i).wall();
      alone[i] = times.get(2).get(i).wall();
      documents[i] = all[i] - times.get(1).get(i).wall();
      processor[i] = times.get(1).get(i).wall() - alone[i];
    }
    String differs = "the difference between two compilations";
    figures.add(Rounds.figure(row, "all", "ms", all, types, ""));
    figures.add(
        Rounds.figure(
            row, "javac, declared and generated sources", "ms", alone, types, "with -proc:none"));
    figures.add(Rounds.figure(row, "processor", "ms", processor, types, differs));
    figures.add(Rounds.figure(row, "documents", "ms", documents, types, differs));
  }
}
