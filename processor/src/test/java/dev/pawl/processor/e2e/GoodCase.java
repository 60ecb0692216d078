package dev.pawl.processor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder with one or more machines and a program that uses the generated code: {@code
 * Program.java} with a {@code main} method that asserts. The file {@code options} contains compiler
 * options, one per line.
 */
record GoodCase(Path folder) {

  private static final Path RESOURCES = Path.of("../processor/src/test/resources").toAbsolutePath();
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  /** Returns all cases, sorted by name. */
  static List<GoodCase> all() {
    try (Stream<Path> folders = Files.list(RESOURCES.resolve("good"))) {
      return folders.filter(Files::isDirectory).sorted().map(GoodCase::new).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static GoodCase named(String name) {
    return new GoodCase(RESOURCES.resolve("good").resolve(name));
  }

  String name() {
    return folder.getFileName().toString();
  }

  /** Returns the compilation of the case. */
  Job job(Path work) {
    List<String> options = new ArrayList<>(lines(folder.resolve("options")));
    if (!Job.below(folder, ".yaml").isEmpty()) {
      options.add("-Apawl.machines=" + folder);
    }
    if (!Job.below(folder, ".lock").isEmpty()) {
      options.addAll(List.of("-Apawl.lock=" + folder, "-Apawl.lock.check=" + !Golden.isUpdated()));
      options.addAll(List.of("-classpath", Libraries.path()));
    }
    return Job.of(folder, work).with(options);
  }

  static List<String> lines(Path file) {
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream().filter(l -> l.startsWith("-")).toList()
          : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles without messages from the compiler, and runs the program. */
  Compiled compileAndRun(Tool tool, int release, Path work) {
    Compiled compiled = tool.compile(job(work).release(release)).clean();
    compiled.run(program());
    return compiled;
  }

  /** Returns the qualified name of the program. */
  private String program() {
    Matcher matcher = PACKAGE.matcher(read(folder.resolve("Program.java")));
    return matcher.find() ? matcher.group(1) + ".Program" : "Program";
  }

  /**
   * Compares the generated texts with the stored ones, or stores them with {@code
   * -Dpawl.golden.update=true}.
   *
   * @return the first differing lines of every text; empty if there are none
   */
  List<String> differences(Map<String, String> generated) {
    if (Golden.isUpdated()) {
      Golden.update(name(), generated);
    }
    Map<String, String> expected = Golden.expectedOf(name());
    List<String> differences = new ArrayList<>();
    expected.forEach(
        (path, text) ->
            difference(text, generated.get(path)).ifPresent(d -> differences.add(path + d)));
    if (Golden.isWhole(name())) {
      generated.keySet().stream()
          .filter(path -> !expected.containsKey(path))
          .forEach(path -> differences.add(path + " is not expected"));
    }
    return differences;
  }

  /** Returns the first differing lines; whole files would be too long to read. */
  private static Optional<String> difference(String expected, String actual) {
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    if (actual == null) {
      return Optional.of(" is not generated");
    }
    List<String> wanted = expected.lines().toList();
    List<String> found = actual.lines().toList();
    int line = 0;
    while (line < Math.min(wanted.size(), found.size())
        && wanted.get(line).equals(found.get(line))) {
      line++;
    }
    String at = ", line " + (line + 1) + ": ";
    return Optional.of(at + line(wanted, line) + " is expected, not " + line(found, line));
  }

  private static String line(List<String> lines, int index) {
    return index < lines.size() ? "\"" + lines.get(index) + "\"" : "the end";
  }
}
