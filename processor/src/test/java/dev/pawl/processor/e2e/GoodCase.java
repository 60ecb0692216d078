package dev.pawl.processor.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder with a machine or several, and a program that uses what is generated: {@code
 * Program.java} with a {@code main} that asserts. A file {@code options} holds compiler options,
 * one a line.
 */
record GoodCase(Path folder) {

  private static final Path RESOURCES = Path.of("src", "test", "resources").toAbsolutePath();
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  /** Every case, by name. */
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

  /** How the case is compiled. */
  Job job(Path work) {
    List<String> options = new ArrayList<>(lines(folder.resolve("options")));
    if (!Job.below(folder, ".yaml").isEmpty()) {
      options.add("-Apawl.machines=" + folder);
    }
    if (!Job.below(folder, ".lock").isEmpty()) {
      options.addAll(List.of("-Apawl.lock=" + folder, "-Apawl.lock.check=true"));
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

  /** Compiles without a word from the compiler, and runs the program. */
  Compiled compileAndRun(Tool tool, int release, Path work) {
    Compiled compiled = tool.compile(job(work).release(release)).clean();
    compiled.run(program());
    return compiled;
  }

  /** The qualified name of the program. */
  private String program() {
    Matcher matcher = PACKAGE.matcher(read(folder.resolve("Program.java")));
    return matcher.find() ? matcher.group(1) + ".Program" : "Program";
  }

  private Path expectedFolder() {
    return RESOURCES.resolve("expected").resolve(name());
  }

  /** The files that are to be generated, by path. */
  Map<String, String> expected() {
    Map<String, String> files = new TreeMap<>();
    for (Path file : Job.below(expectedFolder(), "")) {
      files.put(expectedFolder().relativize(file).toString().replace('\\', '/'), read(file));
    }
    return files;
  }

  /** Makes what was generated the expectation. */
  void expect(Map<String, String> generated) {
    try {
      for (Path file : Job.below(expectedFolder(), "")) {
        Files.delete(file);
      }
      generated.forEach((path, text) -> Job.write(expectedFolder(), path, text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
