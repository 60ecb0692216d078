package dev.pawl.benchmarks.figure;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;

/** Determines the environment of this JVM. It contains nothing that identifies a user or a host. */
public final class CurrentEnvironment {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  private CurrentEnvironment() {}

  /** Returns the environment of a run that starts now. */
  public static Environment environment(boolean full) throws IOException {
    return new Environment(
        LocalDate.now(ZoneOffset.UTC).toString(),
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

  /** Returns the name of the first processor as Linux reports it; empty if there is none. */
  static String model(List<String> lines) {
    return lines.stream()
        .filter(line -> line.toLowerCase(Locale.ROOT).startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip().replaceAll("\\s+", " "))
        .findFirst()
        .orElse("");
  }

  /** Returns the version of a kernel without the suffix of its distributor. */
  static String kernel(String version) {
    return version.replaceAll("^(\\d+(?:\\.\\d+)*).*$", "$1");
  }

  /** Returns the options that change how code runs. Properties and file names are omitted. */
  static List<String> flags(List<String> arguments) {
    return arguments.stream()
        .filter(flag -> flag.startsWith("-X") && !flag.contains("/") && !flag.contains("\\"))
        .toList();
  }
}
