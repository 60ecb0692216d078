package dev.pawl.benchmarks.start;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A JVM of its own, the same as this one.
 *
 * @param options of the JVM
 * @param classPath its folders and jars
 */
public record Fork(List<String> options, List<Path> classPath) {

  /** With the class path of this JVM. */
  public static Fork like(String... options) {
    return new Fork(List.of(options), ClassPath.all());
  }

  /**
   * Runs a program to its end.
   *
   * @param main the class with its {@code main}
   * @return the lines that it wrote
   * @throws IllegalStateException if it fails; what it wrote is in the message
   */
  public List<String> run(Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    File errors = File.createTempFile("pawl-fork", ".err");
    try {
      Process process = new ProcessBuilder(command).redirectError(errors).start();
      String output = new String(process.getInputStream().readAllBytes());
      if (process.waitFor() != 0) {
        String told = Files.readString(errors.toPath());
        throw new IllegalStateException(String.join(" ", command) + "\n" + output + told);
      }
      return output.lines().toList();
    } finally {
      errors.delete();
    }
  }
}
