package dev.pawl.benchmarks.figure;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;

/** The environment of this JVM: what it is, never whose or where. */
public final class Here {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private Here() {}

  /** The environment of a run that begins now. */
  public static Environment environment(boolean full) throws IOException {
    return new Environment(
        LocalDate.now().toString(),
        machine(),
        System.getProperty("os.name") + " " + kernel(System.getProperty("os.version")),
        System.getProperty("java.vm.name")
            + " "
            + System.getProperty("java.vm.version")
            + ", "
            + System.getProperty("java.vendor"),
        flags(ManagementFactory.getRuntimeMXBean().getInputArguments()),
        full ? "full" : "short");
  }

  private static String machine() throws IOException {
    long bytes =
        ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getTotalMemorySize();
    int cores = Runtime.getRuntime().availableProcessors();
    return "%s, %d %s, %d GB"
        .formatted(
            processor(),
            cores,
            cores == 1 ? "core" : "cores",
            Math.round(bytes / (1024.0 * 1024 * 1024)));
  }

  private static String processor() throws IOException {
    String found = Files.isReadable(PROCESSORS) ? model(Files.readAllLines(PROCESSORS)) : "";
    return found.isEmpty() ? System.getProperty("os.arch") : found;
  }

  /** The name that Linux tells of the first processor; empty where it tells none. */
  static String model(List<String> lines) {
    return lines.stream()
        .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip().replaceAll("\\s+", " "))
        .findFirst()
        .orElse("");
  }

  /** A version without what a builder of kernels adds to it. */
  static String kernel(String version) {
    return version.replaceAll("^(\\d+(?:\\.\\d+)*).*$", "$1");
  }

  /** What changes how code runs; neither properties nor what names a file. */
  static List<String> flags(List<String> arguments) {
    return arguments.stream()
        .filter(flag -> flag.startsWith("-X") && !flag.contains("/") && !flag.contains("\\"))
        .toList();
  }
}
