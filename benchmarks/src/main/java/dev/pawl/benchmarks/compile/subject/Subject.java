package dev.pawl.benchmarks.compile.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The sources of types, and the results of their compilation.
 *
 * @param contender the processor
 * @param arguments the arguments of javac to process and compile the sources
 * @param declared the declared sources in Java
 * @param generated the generated sources
 * @param classes the folder of all classes
 */
public record Subject(
    CompilationContender contender,
    List<String> arguments,
    List<Path> declared,
    List<Path> generated,
    Path classes) {

  /** Writes types into an empty folder, and compiles them once. */
  public static Subject of(Javac javac, CompilationContender contender, int types, Path folder)
      throws IOException, InterruptedException {
    Path sources = folder.resolve("declared");
    Path generated = Files.createDirectories(folder.resolve("generated"));
    List<String> arguments = contender.write(sources, types);
    List<String> first = new ArrayList<>(arguments);
    first.addAll(List.of("-s", generated.toString()));
    Path classes = folder.resolve("classes");
    javac.compile(first, classes);
    contender.check(classes, types);
    return new Subject(
        contender, arguments, filesIn(sources, ".java"), filesIn(generated, ".java"), classes);
  }

  /**
   * Returns the arguments of javac to compile files without processors.
   *
   * @param files the sources
   * @param classPath the folders and jars of the class path
   */
  public static List<String> alone(List<Path> files, List<Path> classPath) {
    List<String> arguments = new ArrayList<>(List.of("-proc:none"));
    arguments.addAll(List.of("-cp", Javac.path(classPath)));
    files.forEach(file -> arguments.add(file.toString()));
    return arguments;
  }

  /** Returns the arguments of javac to compile all sources without processors. */
  public List<String> alone() {
    return alone(
        Stream.concat(declared.stream(), generated.stream()).toList(), contender.classPath());
  }

  public static int lines(List<Path> files) throws IOException {
    int lines = 0;
    for (Path file : files) {
      lines += Files.readAllLines(file).size();
    }
    return lines;
  }

  public static List<Path> filesIn(Path folder, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }
}
