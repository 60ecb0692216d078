package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.ParcelSuite;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs a test suite in other JVMs, as build tools and editors do: by the JUnit platform's API. */
@Tag("slow")
class CoverageRecorderTest {

  private static final String PARCEL = "\"machine\":\"dev.pawl.test.sample.Parcel\"";
  private static final String PAID = "\"leaf\":\"OPEN\",\"event\":\"pay\",\"taken\":0,\"times\":1}";

  @TempDir Path directory;

  @Test
  void writesWhatEachTestTook() throws Exception {
    run("parallel", "once");
    List<String> lines = lines();
    assertTrue(
        lines.get(0).matches("\\{\"pawl\":1,\"machine\":\"[\\w.-]+\",\"model\":\"\\w{16}\"}"),
        lines.get(0));
    // its model is HeaterControl.json
    assertTrue(
        lines.stream().anyMatch(l -> l.matches(".*\\.heater-control\",\"model\":\"\\w{16}\"}")),
        () -> String.join("\n", lines));
    assertEquals(List.of(PAID), of(lines, "parcelIsPaid", "taken"));
    assertEquals(
        List.of("\"leaf\":\"OPEN\",\"event\":\"pay\",\"selected\":-1,\"times\":1}"),
        of(lines, "tooLittleIsRefused", "selected"));
    assertEquals(
        List.of("\"entered\":\"OPEN\",\"times\":1}"), of(lines, "tooLittleIsRefused", "entered"));
    assertTrue(
        of(lines, "heater", "taken").stream()
            .anyMatch(l -> l.contains("\"event\":\"cold\",\"taken\":0,\"target\":\"COOLING\"")),
        () -> String.join("\n", lines));
  }

  /** As with {@code rerunFailingTestsCount}: the same JVM runs failed tests again. */
  @Test
  void addsRerunsAndForks() throws Exception {
    run("sequential", "twice");
    assertEquals(1, files().size());
    String cancelled = "\"leaf\":\"OPEN\",\"event\":\"cancel\",\"taken\":0,\"times\":2}";
    assertEquals(List.of(cancelled), of(lines(), "flaky", "taken"));
    run("parallel", "once");
    assertEquals(2, files().size());
    assertEquals(List.of(PAID, PAID.replace(":1}", ":2}")), of(lines(), "parcelIsPaid", "taken"));
  }

  @Test
  void canBeTurnedOff() throws Exception {
    run("sequential", "once", "-Dpawl.test.coverage=off");
    assertEquals(List.of(), files());
  }

  /** The working directory has no build directory. */
  @Test
  void emptyPropertyDoesNotNameTheWorkingDirectory() throws Exception {
    run("sequential", "once", "-Dpawl.test.coverage=");
    assertEquals(List.of(), files());
  }

  /** The counts are written after the tests, and again when the JVM ends. */
  @Test
  void failureIsReportedOnce() throws Exception {
    Path file = Files.createFile(directory.resolve("file"));
    Path errors = directory.resolve("errors");
    run(Redirect.to(errors.toFile()), "sequential", "once", "-Dpawl.test.coverage=" + file);
    assertEquals(
        1,
        Files.readAllLines(errors).stream()
            .filter(l -> l.startsWith("Pawl cannot write the coverage of the tests: "))
            .count());
  }

  /** The lines of a test about the parcel or heater, without machine and test. */
  private static List<String> of(List<String> lines, String test, String kind) {
    String by = "\"test\":\"" + ParcelSuite.class.getName() + "#" + test + "\",";
    return lines.stream()
        .filter(l -> l.contains(by) && l.contains("\"" + kind + "\":"))
        .map(l -> l.substring(l.indexOf(by) + by.length()))
        .sorted()
        .toList();
  }

  private List<Path> files() throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  private List<String> lines() throws IOException {
    List<String> lines = new ArrayList<>();
    for (Path file : files()) {
      lines.addAll(Files.readAllLines(file));
    }
    return lines;
  }

  private void run(String mode, String times, String... options) throws Exception {
    run(Redirect.INHERIT, mode, times, options);
  }

  private void run(Redirect errors, String mode, String times, String... options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add("-Dpawl.test.coverage=" + directory);
    command.addAll(List.of(options));
    command.addAll(List.of(Suite.class.getName(), mode, times));
    Process process =
        new ProcessBuilder(command)
            .directory(directory.toFile())
            .inheritIO()
            .redirectError(errors)
            .start();
    assertTrue(process.waitFor(2, TimeUnit.MINUTES));
    assertEquals(0, process.exitValue());
  }

  /** Runs the suite. */
  static final class Suite {

    public static void main(String[] args) {
      LauncherDiscoveryRequest request =
          LauncherDiscoveryRequestBuilder.request()
              .selectors(DiscoverySelectors.selectClass(ParcelSuite.class))
              .configurationParameter(
                  "junit.jupiter.execution.parallel.enabled", "" + args[0].equals("parallel"))
              .build();
      Launcher launcher = LauncherFactory.create();
      for (int i = 0; i < (args[1].equals("twice") ? 2 : 1); i++) {
        SummaryGeneratingListener summary = new SummaryGeneratingListener();
        launcher.execute(request, summary);
        long failed = summary.getSummary().getTestsFailedCount();
        if (failed != (i == 0 ? 1 : 0)) {
          summary.getSummary().printFailuresTo(new PrintWriter(System.out, true));
          System.exit(1);
        }
      }
    }
  }
}
