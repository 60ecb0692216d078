package dev.pawl.benchmarks.compile.subject;

import dev.pawl.benchmarks.Versions;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The settings of a measurement.
 *
 * @param home the JDK whose javac is measured
 * @param rounds how often each compilation runs
 * @param types the numbers of types in a compilation, ascending
 * @param checkouts the packaged checkouts of Pawl
 * @param cold whether to count classes instead
 * @param split whether to measure each kind of generated type instead
 * @param options the javac options for Pawl's processor
 */
public record CompilationSettings(
    Path home,
    int rounds,
    List<Integer> types,
    List<Path> checkouts,
    boolean cold,
    boolean split,
    List<String> options) {

  static final String USAGE =
      """
      --jdk HOME       the JDK whose javac is measured; default: the JDK that runs this program
      --rounds N       how often each compilation runs, alternating with others; default 5
      --types N,N,…    how many types a compilation has; default 1,10,40
      --pawl CHECKOUT  a packaged checkout of Pawl; may be repeated, default: this checkout
      --cold           count the classes that the first machine loads
      --split          measure javac alone on each kind of generated type
      -A…              options for Pawl's processor
      """;

  /**
   * Parses arguments.
   *
   * @throws IllegalArgumentException if an argument is unknown
   */
  public static CompilationSettings parse(List<String> arguments) {
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
    return new CompilationSettings(
        home, rounds, types, List.copyOf(checkouts), cold, split, options);
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

  /** Returns the greatest number of types. */
  public int most() {
    return types.get(types.size() - 1);
  }

  /**
   * Returns the second greatest number of types. Its difference to the greatest gives the cost of
   * each further type.
   */
  public int more() {
    return types.get(types.size() - 2);
  }

  /**
   * Returns Pawl in all forms and checkouts, the other processors, and last the handwritten code.
   */
  public List<CompilationContender> contenders() throws IOException {
    List<CompilationContender> contenders = pawl();
    contenders.add(
        other(
            "Immutables " + Versions.of("immutables"),
            List.of("value"),
            List.of("value"),
            Source.IMMUTABLES));
    contenders.add(
        other(
            "MapStruct " + Versions.of("mapstruct"),
            List.of("mapstruct"),
            List.of("mapstruct-processor"),
            Source.MAPSTRUCT));
    contenders.add(
        other(
            "RecordBuilder " + Versions.of("record-builder"),
            List.of("record-builder-core"),
            List.of("record-builder-processor", "record-builder-core", "javapoet"),
            Source.RECORD_BUILDER));
    contenders.add(
        other(
            "AutoValue " + Versions.of("auto-value"),
            List.of("auto-value-annotations"),
            List.of("auto-value"),
            Source.AUTO_VALUE));
    contenders.add(other("by hand, no processor", List.of(), List.of(), Source.BY_HAND));
    return contenders;
  }

  /** Returns the processor that does nothing. */
  public static CompilationContender nothing() {
    return new CompilationContender(
        "a processor that does nothing",
        List.of(),
        List.of(code()),
        Source.BY_HAND,
        List.of("-processor", EmptyProcessor.class.getName()));
  }

  /** Returns Pawl in all forms and checkouts. */
  public List<CompilationContender> pawl() throws IOException {
    List<CompilationContender> contenders = new ArrayList<>();
    if (checkouts.isEmpty()) {
      List<Path> runtime = copied(List.of("pawl-runtime", "jspecify"));
      addPawl(contenders, "Pawl", runtime, copied(List.of("pawl-processor")));
    }
    for (Path checkout : checkouts) {
      List<Path> runtime = new ArrayList<>(copied(List.of("jspecify")));
      runtime.add(jar(checkout, "runtime"));
      String name = checkouts.size() > 1 ? "Pawl " + checkout.getFileName() : "Pawl";
      addPawl(contenders, name, runtime, List.of(jar(checkout, "processor")));
    }
    return contenders;
  }

  private void addPawl(
      List<CompilationContender> contenders,
      String name,
      List<Path> runtime,
      List<Path> processor) {
    contenders.add(
        new CompilationContender(name + ", enum", runtime, processor, Source.ENUM, options));
    contenders.add(
        new CompilationContender(name + ", YAML", runtime, processor, Source.YAML, options));
  }

  private static CompilationContender other(
      String name, List<String> classPath, List<String> processorPath, Source source) {
    return new CompilationContender(
        name, copied(classPath), copied(processorPath), source, List.of());
  }

  /** Returns jars that the build has copied. */
  private static List<Path> copied(List<String> names) {
    Path folder = code().resolveSibling("processors");
    return names.stream().map(name -> present(folder.resolve(name + ".jar"))).toList();
  }

  /** Returns the jar of a module of a checkout. */
  private static Path jar(Path checkout, String module) throws IOException {
    Path folder = checkout.resolve(module).resolve("target");
    String name = "pawl-" + module + "-[0-9](?!.*-(sources|javadoc)\\.jar).*\\.jar";
    try (Stream<Path> files = Files.list(present(folder))) {
      return files
          .filter(jar -> jar.getFileName().toString().matches(name))
          .max(Comparator.naturalOrder())
          .orElseThrow(() -> new IllegalStateException("no jar; run mvn package: " + module))
          .toAbsolutePath();
    }
  }

  /** Returns the location of this program: its jar, or the folder of its classes. */
  public static Path code() {
    var code = CompilationSettings.class.getProtectionDomain().getCodeSource().getLocation();
    return Path.of(URI.create(code.toString())).toAbsolutePath();
  }

  private static Path present(Path file) {
    if (!Files.exists(file)) {
      throw new IllegalStateException("missing; run mvn package: " + file);
    }
    return file.toAbsolutePath();
  }
}
