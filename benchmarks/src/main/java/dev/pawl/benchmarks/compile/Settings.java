package dev.pawl.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The arguments of {@link CompileTime}.
 *
 * @param home the JDK whose javac is measured
 * @param rounds how often each compilation is made
 * @param types how many types a compilation has, ascending
 * @param checkouts checkouts of Pawl, each packaged
 * @param cold whether classes are counted instead
 * @param split whether generated types are measured one kind at a time instead
 * @param options javac options for Pawl's processor
 */
record Settings(
    Path home,
    int rounds,
    List<Integer> types,
    List<Path> checkouts,
    boolean cold,
    boolean split,
    List<String> options) {

  static final String USAGE =
      """
      --jdk HOME       the JDK whose javac is measured; without, the one that runs this
      --rounds N       how often each compilation is made, in turns; without, 5
      --types N,N,…    how many types a compilation has; without, 1,10,40
      --pawl CHECKOUT  a packaged checkout of Pawl; may be repeated, to compare; without, this one
      --cold           count the classes that the first machine loads
      --split          measure javac alone on each kind of generated type
      -A…              options for Pawl's processor
      """;

  /** Reads arguments; what is not known is an {@link IllegalArgumentException}. */
  static Settings parse(List<String> arguments) {
    Path home = Path.of(System.getProperty("java.home"));
    int rounds = 5;
    List<Integer> types = List.of(1, 10, 40);
    List<Path> checkouts = new ArrayList<>();
    boolean cold = false;
    boolean split = false;
    List<String> options = new ArrayList<>();
    for (var left = arguments.iterator(); left.hasNext(); ) {
      String argument = left.next();
      if (argument.startsWith("-A")) {
        options.add(argument);
        continue;
      }
      switch (argument) {
        case "--jdk" -> home = Path.of(value(argument, left));
        case "--rounds" -> rounds = Integer.parseInt(value(argument, left));
        case "--types" -> types = numbers(value(argument, left));
        case "--pawl" -> checkouts.add(Path.of(value(argument, left)));
        case "--cold" -> cold = true;
        case "--split" -> split = true;
        default -> throw new IllegalArgumentException(argument + "?\n" + USAGE);
      }
    }
    if (types.size() < 2 || rounds < 1) {
      throw new IllegalArgumentException("--types needs two numbers, --rounds one\n" + USAGE);
    }
    return new Settings(home, rounds, types, List.copyOf(checkouts), cold, split, options);
  }

  private static String value(String argument, java.util.Iterator<String> left) {
    if (!left.hasNext()) {
      throw new IllegalArgumentException(argument + " needs a value\n" + USAGE);
    }
    return left.next();
  }

  private static List<Integer> numbers(String value) {
    return Stream.of(value.split(",")).map(Integer::valueOf).sorted().toList();
  }

  /** Pawl in each of its forms and checkouts, then the others. */
  List<Contender> contenders() throws IOException {
    List<Contender> contenders = pawl();
    contenders.add(other("Immutables", List.of("value"), List.of("value"), Source.IMMUTABLES));
    contenders.add(
        other(
            "RecordBuilder",
            List.of("record-builder-core"),
            List.of("record-builder-processor", "record-builder-core", "javapoet"),
            Source.RECORD_BUILDER));
    return contenders;
  }

  /** Pawl alone, in each of its forms and checkouts. */
  List<Contender> pawl() throws IOException {
    List<Contender> contenders = new ArrayList<>();
    for (Path checkout : checkouts.isEmpty() ? List.of(Path.of("")) : checkouts) {
      List<Path> runtime = List.of(jar(checkout, "runtime"));
      List<Path> processor = List.of(jar(checkout, "processor"));
      String name = checkouts.size() > 1 ? "Pawl " + checkout.getFileName() : "Pawl";
      contenders.add(new Contender(name + ", YAML", runtime, processor, Source.YAML, options));
      contenders.add(new Contender(name + ", enum", runtime, processor, Source.ENUM, options));
    }
    return contenders;
  }

  private static Contender other(
      String name, List<String> classPath, List<String> processorPath, Source source) {
    return new Contender(name, copied(classPath), copied(processorPath), source, List.of());
  }

  /** Jars that the build has copied from Maven Central. */
  private static List<Path> copied(List<String> names) {
    Path folder = target().resolve("processors");
    return names.stream().map(name -> present(folder.resolve(name + ".jar"))).toList();
  }

  /** The jar of a module: of this build where no checkout is named. */
  private static Path jar(Path checkout, String module) throws IOException {
    Path folder = checkout.resolve(module).resolve("target");
    if (checkout.toString().isEmpty()) {
      Path ours = target();
      while (!Files.exists(ours.resolve("pom.xml"))) {
        ours = ours.getParent();
      }
      folder = ours.resolveSibling(module).resolve(ours.relativize(target()));
    }
    String name = "pawl-" + module + "-[0-9](?!.*-(sources|javadoc)\\.jar).*\\.jar";
    try (Stream<Path> files = Files.list(present(folder))) {
      return files
          .filter(jar -> jar.getFileName().toString().matches(name))
          .max(Comparator.naturalOrder())
          .orElseThrow(() -> new IllegalStateException("no jar; run mvn package: " + module))
          .toAbsolutePath();
    }
  }

  /** The folder that this build fills. */
  private static Path target() {
    var code = CompileTime.class.getProtectionDomain().getCodeSource().getLocation();
    return Path.of(java.net.URI.create(code.toString())).getParent();
  }

  private static Path present(Path file) {
    if (!Files.exists(file)) {
      throw new IllegalStateException("not there; run mvn package: " + file);
    }
    return file.toAbsolutePath();
  }
}
