package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.samples.agentloop.AgentLoopMachine;
import dev.pawl.samples.agentloop.LoopContext;
import dev.pawl.samples.agentloop.LoopRules;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.step.StepRules;
import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.samples.workstream.WorkstreamRules;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.test.CounterChecks;
import dev.pawl.time.Backoff;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests the counters that machines of the samples declare under {@code verify:}. */
@Tag("slow")
class CountersTest {

  private static final Backoff BACKOFF =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  @Nested
  class Steps {
    // guide: counters
    @TestFactory
    Stream<DynamicTest> stepCountsRetries() {
      StepRun run = new StepRun(Set.of(), Set.of(0), 0, 3, BACKOFF);
      return CounterChecks.of(StepMachine.class)
          .settings(paths -> paths.logic(StepRules::new).context(() -> run))
          .tests();
    }
    // end
  }

  @TestFactory
  Stream<DynamicTest> workstreamCountsRetries() {
    WorkstreamRun run = new WorkstreamRun(2, 0, 3, BACKOFF);
    return CounterChecks.of(WorkstreamMachine.class)
        .settings(paths -> paths.logic(WorkstreamRules::new).context(() -> run))
        .tests();
  }

  @TestFactory
  Stream<DynamicTest> agentLoopCountsErrors() {
    return CounterChecks.of(AgentLoopMachine.class)
        .settings(paths -> paths.logic(() -> LoopRules.DEFAULT).context(() -> LoopContext.FRESH))
        .tests();
  }

  /**
   * The rules must have the thresholds of the declaration, although no guard compares a counter
   * with a threshold directly.
   */
  @Test
  void otherThresholdsContradictTheDeclaration() {
    for (LoopRules rules :
        List.of(
            LoopRules.DEFAULT.withThresholds(4, 20), LoopRules.DEFAULT.withThresholds(6, 20),
            LoopRules.DEFAULT.withThresholds(5, 19), LoopRules.DEFAULT.withThresholds(5, 21))) {
      boolean fails =
          CounterChecks.of(AgentLoopMachine.class)
              .settings(paths -> paths.logic(() -> rules).context(() -> LoopContext.FRESH))
              .tests()
              .anyMatch(CountersTest::fails);
      assertTrue(fails, rules::toString);
    }
  }

  private static boolean fails(DynamicTest test) {
    try {
      test.getExecutable().execute();
      return false;
    } catch (AssertionError e) {
      return true;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyMachineWithCountersIsChecked() throws IOException, URISyntaxException {
    Path classes =
        Path.of(StepMachine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> models = Files.list(classes.resolve("META-INF/pawl"))) {
      assertEquals(
          List.of("AgentLoop.json", "Step.json", "Workstream.json"),
          models
              .filter(f -> f.toString().endsWith(".json") && contains(f, "\"counters\""))
              .map(f -> f.getFileName().toString())
              .map(n -> n.substring(n.lastIndexOf('.', n.length() - 6) + 1))
              .sorted()
              .toList());
    }
  }

  private static boolean contains(Path file, String text) {
    try {
      return Files.readString(file).contains(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
