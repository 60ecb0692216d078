package dev.pawl.benchmarks.compile.subject;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A compiler that starts a new JVM for each compilation.
 *
 * @param home the folder of the JDK
 */
public record Javac(Path home) {

  /** The milliseconds in a tick of Linux's CPU times. */
  private static final double TICK_MS = 10;

  /** The maximum number of characters of a failed compilation that are shown. */
  private static final int SHOWN = 4000;

  /**
   * The duration of a compilation.
   *
   * @param wall the milliseconds from the start of the process to its end
   * @param cpu the milliseconds of CPU time; 0 if the system does not report them
   */
  public record Time(double wall, double cpu) {}

  /**
   * Compiles sources.
   *
   * @param arguments options and files
   * @param folder an empty or absent folder for classes, documents and generated sources
   * @throws IllegalStateException if the compilation fails; the message is the output of javac
   */
  public Time compile(List<String> arguments, Path folder)
      throws IOException, InterruptedException {
    Files.createDirectories(folder);
    Path argumentFile = folder.resolveSibling(folder.getFileName() + ".args");
    Path log = folder.resolveSibling(folder.getFileName() + ".log");
    List<String> quoted = new ArrayList<>();
    List<String> command = new ArrayList<>(List.of(home.resolve("bin/javac").toString()));
    for (String argument : arguments) {
      if (argument.startsWith("-J")) {
        command.add(argument);
      } else {
        quoted.add('"' + argument.replace("\\", "\\\\") + '"');
      }
    }
    Files.write(argumentFile, quoted);
    command.addAll(List.of("-nowarn", "-d", folder.toString(), "@" + argumentFile));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    double cpu = childrensMillis();
    long start = System.nanoTime();
    int exit = builder.start().waitFor();
    double wall = (System.nanoTime() - start) / 1e6;
    if (exit != 0) {
      String said = Files.readString(log);
      throw new IllegalStateException(
          String.join(" ", command) + "\n" + said.substring(0, Math.min(said.length(), SHOWN)));
    }
    return new Time(wall, childrensMillis() - cpu);
  }

  /** Returns the version, as javac prints it. */
  public String version() throws IOException {
    return Files.readAllLines(home.resolve("release")).stream()
        .filter(line -> line.startsWith("JAVA_VERSION="))
        .map(line -> "JDK " + line.substring(line.indexOf('=') + 1).replace("\"", ""))
        .findFirst()
        .orElse("JDK " + home);
  }

  /** Returns jars as the value of a path option. */
  public static String path(List<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** Deletes a folder with its content. */
  public static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static double childrensMillis() throws IOException {
    Path stat = Path.of("/proc/self/stat");
    if (!Files.isReadable(stat)) {
      return 0;
    }
    String text = Files.readString(stat);
    String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
    return (Long.parseLong(fields[13]) + Long.parseLong(fields[14])) * TICK_MS;
  }
}
