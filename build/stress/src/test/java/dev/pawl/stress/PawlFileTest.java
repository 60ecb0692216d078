package dev.pawl.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the executable file of the command line as users run it. */
@Tag("slow")
class PawlFileTest {

  private static final Path PAWL = Path.of(System.getProperty("pawl.file"));
  private static final String MACHINES = Path.of("../../samples/src/main/pawl").toString();

  @TempDir Path folder;

  /**
   * The result of a run.
   *
   * @param text both outputs
   */
  private record Run(int code, String text) {}

  @BeforeEach
  void isPackaged() {
    assumeTrue(Files.exists(PAWL), "not packaged before the phase package");
  }

  private Run run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    command.addAll(List.of("-jar", PAWL.toString()));
    command.addAll(List.of(arguments));
    return execute(command);
  }

  private Run execute(List<String> command) throws IOException, InterruptedException {
    Path out = folder.resolve("out");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .redirectInput(Path.of(MACHINES, "circuit-breaker.pawl.yaml").toFile())
            .start();
    int code = process.waitFor();
    return new Run(code, Files.readString(out, StandardCharsets.UTF_8));
  }

  @Test
  void rendersSameDocumentsAsCompiler() throws IOException, InterruptedException {
    String name = "dev.pawl.samples.circuitbreaker.CircuitBreaker.";
    for (String ending : List.of("txt", "mmd", "svg", "json")) {
      Run run = run("render", "-", "--to", ending);
      try (var in = PawlFileTest.class.getResourceAsStream("/META-INF/pawl/" + name + ending)) {
        assertEquals(new String(in.readAllBytes(), StandardCharsets.UTF_8), run.text());
      }
      assertEquals(0, run.code());
    }
  }

  /**
   * Tests that a page without a picture file contains a diagram. A page of the compiler refers to
   * the picture in the same folder.
   */
  @Test
  void singlePageContainsDiagram() throws IOException, InterruptedException {
    String page = run("render", "-", "--to", "md").text();
    assertTrue(page.contains("```mermaid\nstateDiagram-v2\n"), page);
    assertFalse(page.contains(".svg"), page);
  }

  @Test
  void samplesHaveNoProblems() throws IOException, InterruptedException {
    Run run = run("check", MACHINES, "--warnings=error");
    assertTrue(run.text().contains("machines checked: 0 errors, 0 warnings"), run.text());
    assertEquals(0, run.code());
  }

  @Test
  void fileIsExecutable() throws IOException, InterruptedException {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no shell");
    // as users may install it: in another folder, with a blank in the name, and through a link
    Path file = Files.copy(PAWL, folder.resolve("my pawl"));
    assertTrue(file.toFile().setExecutable(true));
    Path link = Files.createSymbolicLink(folder.resolve("pawl"), file);
    for (Path path : List.of(file, link)) {
      Process process = new ProcessBuilder(path.toString(), "render", "-", "--to", "a b").start();
      assertTrue(
          new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
              .startsWith("error: \"a b\" is no format"));
      assertEquals(2, process.waitFor());
    }
    assertEquals(run("--version"), execute(List.of(file.toString(), "--version")));
  }

  @Test
  void hookAndActionCheckMachines() throws IOException, InterruptedException {
    Path script = Path.of("../../.ci/hooks");
    for (String tool : List.of("/bin/bash", "/usr/bin/git")) {
      assumeTrue(Files.isExecutable(Path.of(tool)), "no " + tool);
    }
    Run run = execute(List.of("/bin/bash", script.toString()));
    assertEquals(new Run(0, "Hook and action do what they should.\n"), run);
  }

  @Test
  void versionAndExitCodesAreReported() throws IOException, InterruptedException {
    assertTrue(run("--version").text().matches("Pawl \\d\\S+\\R"));
    assertEquals(2, run("rendr").code());
    assertEquals(3, run("check", folder.resolve("none.yaml").toString()).code());
  }
}
