package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the output of the first command of the README, and the commands that this output names. */
class GlanceTest {

  /** The working directory. The build folder in it has a blank in its path. */
  @TempDir Path stand;

  private record Run(int code, String text) {}

  private Path built() throws IOException {
    return Files.createDirectories(stand.resolve("my samples").resolve("target"));
  }

  private Run run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of(arguments));
    Path out = stand.resolve("out");
    Process process =
        new ProcessBuilder(command)
            .directory(stand.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    int code = process.waitFor();
    return new Run(code, Files.readString(out, StandardCharsets.UTF_8));
  }

  private Run first(String... names) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    arguments.add("-Dpawl.built=" + built());
    arguments.add("-Dpawl.directory=" + stand);
    arguments.addAll(List.of("-classpath", System.getProperty("java.class.path")));
    arguments.add("dev.pawl.samples.Main");
    arguments.addAll(List.of(names));
    return run(arguments.toArray(String[]::new));
  }

  @Test
  void firstScreenShowsOneMachineAndOtherCommands() throws IOException, InterruptedException {
    // Maven passes a blank if the user gives no arguments
    Run glance = first(" ");
    assertEquals(0, glance.code(), glance.text());
    MainTest.assertGolden("glance", glance.text());

    List<String> lines = glance.text().lines().toList();
    assertTrue(lines.stream().allMatch(l -> l.length() <= 100), glance.text());
    List<String> story = lines.stream().takeWhile(l -> !l.startsWith("── More machines")).toList();
    assertTrue(story.size() <= 45, story.size() + " lines");
    String picture = new Documents("dev.pawl.samples.circuitbreaker.CircuitBreaker").picture();
    assertTrue(picture.lines().allMatch(l -> story.contains(("  " + l).stripTrailing())));
    assertTrue(glance.text().contains("machines" + stand.getFileSystem().getSeparator() + "index"));
  }

  @Test
  void nextRunNeedsNoBuild() throws IOException, InterruptedException {
    Run glance = first();
    String arguments = stand.relativize(built().resolve("run")).toString();
    for (Sample sample : Main.SAMPLES) {
      assertTrue(glance.text().contains("  java @" + arguments + " " + sample.name() + " "));
    }
    Run again = run("@" + arguments);
    assertEquals(glance, again);

    Run task = run("@" + arguments, "task");
    Path golden = Path.of("src", "test", "resources", "golden", "task.txt");
    assertEquals(new Run(0, Files.readString(golden)), task);
  }

  @Test
  void unknownNameIsReportedWithSuggestion() throws IOException, InterruptedException {
    Run run = first("circiut-breaker");
    assertEquals(2, run.code());
    assertTrue(run.text().contains("Did you mean \"circuit-breaker\"? There are: "), run.text());
    assertTrue(Stream.of("order", "all").allMatch(run.text()::contains), run.text());
  }
}
