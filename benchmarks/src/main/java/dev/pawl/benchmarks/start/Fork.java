package dev.pawl.benchmarks.start;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A separate JVM of the same JDK as the current one.
 *
 * @param options the options of the JVM
 * @param classPath the folders and jars of the class path
 */
public record Fork(List<String> options, List<Path> classPath) {

  /** Creates a fork with the class path of the current JVM. */
  public static Fork like(String... options) {
    return new Fork(List.of(options), ClassPath.all());
  }

  /**
   * Runs a program and waits for its end.
   *
   * @param main the class with the method {@code main}
   * @return the lines of the output
   * @throws IllegalStateException if the program fails; the message contains its output
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
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (process.waitFor() != 0) {
        String messages = Files.readString(errors.toPath());
        throw new IllegalStateException(String.join(" ", command) + "\n" + output + messages);
      }
      return output.lines().toList();
    } finally {
      errors.delete();
    }
  }
}
