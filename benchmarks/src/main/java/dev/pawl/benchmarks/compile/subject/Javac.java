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
 * A compiler that is started anew for each compilation.
 *
 * @param home the JDK's folder
 */
public record Javac(Path home) {

  /** The ticks in which Linux counts time on a processor. */
  private static final double TICK_MS = 10;

  /** How much of what a failed compiler wrote is shown. */
  private static final int SHOWN = 4000;

  /**
   * What a compilation took.
   *
   * @param wall milliseconds from the start of the process to its end
   * @param cpu milliseconds on any processor; 0 where the system does not tell
   */
  public record Time(double wall, double cpu) {}

  /**
   * Compiles.
   *
   * @param arguments options and files
   * @param folder an empty or absent folder, where classes, documents and generated sources go
   * @throws IllegalStateException where it fails; the message is what javac wrote
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

  /** The version, as javac prints it. */
  public String version() throws IOException {
    return Files.readAllLines(home.resolve("release")).stream()
        .filter(line -> line.startsWith("JAVA_VERSION="))
        .map(line -> "JDK " + line.substring(line.indexOf('=') + 1).replace("\"", ""))
        .findFirst()
        .orElse("JDK " + home);
  }

  /** Jars as an option's value. */
  public static String path(List<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  /** Deletes a folder with all that is in it. */
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
