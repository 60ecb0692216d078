package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the size of the generated code: at most 800 lines and 20 classes for ten states, and 1,400
 * lines and 33 classes for a chart with data. Pictures in comments are not generated here, because
 * their height varies.
 */
class LightGenerationTest {

  private static final String TURN =
      """
      machine: Turn
      package: light
      description: The turn of an agent
      states:
        IDLE:       { initial: true, on: { task_claimed: CLAIMING } }
        CLAIMING:   { on: { agent_spawned: SPAWNING, task_failed: FAILED } }
        SPAWNING:   { on: { agent_spawned: RUNNING, task_failed: FAILED } }
        RUNNING:
          on:
            tool_started: TOOL_USE
            compact_needed: COMPACTING
            verify_requested: VERIFYING
            task_failed: FAILED
        TOOL_USE:   { on: { tool_completed: RUNNING, task_failed: FAILED } }
        COMPACTING: { on: { verify_requested: RUNNING, task_failed: FAILED } }
        VERIFYING:
          on: { task_completed: COMPLETING, compact_needed: RUNNING, task_failed: FAILED }
        COMPLETING: { on: { agent_reaped: REAPED } }
        FAILED:     { on: { agent_reaped: REAPED } }
        REAPED:     { final: true }
      """;

  private static final Path LOOP = Path.of("../samples/src/main/pawl/agent-loop.pawl.yaml");

  @TempDir Path temp;

  /** The generated code of a machine. */
  private record Weight(TreeMap<String, String> sources, List<String> classes) {

    long lines() {
      return sources.values().stream().mapToLong(t -> t.lines().count()).sum();
    }

    void assertReadable() {
      for (Map.Entry<String, String> source : sources.entrySet()) {
        source
            .getValue()
            .lines()
            .forEach(
                line -> {
                  assertTrue(line.length() <= 100, source.getKey() + ": " + line);
                  assertFalse(line.contains("of( "), source.getKey() + ": " + line);
                });
      }
    }
  }

  private Weight weigh(String yaml, String machine) throws IOException {
    Path declaration = Job.write(temp, "machines/machine.pawl.yaml", yaml);
    Compiled compiled =
        Tool.JAVAC
            .compile(
                Job.of(temp.resolve("src"), temp.resolve("work"))
                    .with("-Apawl.machines=" + declaration.getParent(), "-Apawl.outputs=none"))
            .clean();
    TreeMap<String, String> sources = compiled.generated();
    sources.keySet().removeIf(p -> !p.endsWith(".java"));
    List<String> classes =
        Job.below(compiled.job().classes(), ".class").stream()
            .map(Path::getFileName)
            .map(Path::toString)
            .filter(n -> n.startsWith(machine))
            .toList();
    return new Weight(sources, classes);
  }

  @Test
  void tenStatesStayBelowTheLimits() throws IOException {
    Job.write(temp, "src/light/Nothing.java", "package light;\n\nclass Nothing {}\n");
    Weight weight = weigh(TURN, "Turn");
    assertTrue(weight.lines() <= 800, () -> weight.lines() + " lines");
    assertTrue(weight.classes().size() <= 20, () -> weight.classes().toString());
    assertFalse(weight.sources().containsKey("light/TurnCases.java"));
    weight.assertReadable();
  }

  @Test
  void chartWithDataStaysBelowTheLimits() throws IOException {
    String home = "package dev.pawl.samples.agentloop;\n\n";
    Job.write(
        temp, "src/LoopContext.java", home + "public record LoopContext(int sessionSeq) {}\n");
    Job.write(temp, "src/ExitOutcome.java", home + "public interface ExitOutcome {}\n");
    Weight weight = weigh(Files.readString(LOOP), "AgentLoop");
    // each class has a line that marks it as generated
    assertTrue(weight.lines() <= 1_400, () -> weight.lines() + " lines");
    assertTrue(weight.classes().size() <= 33, () -> weight.classes().toString());
    weight.assertReadable();
  }
}
