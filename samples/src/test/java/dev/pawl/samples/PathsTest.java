package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Machine;
import dev.pawl.samples.agent.AgentMachine;
import dev.pawl.samples.agentactivity.AgentActivityMachine;
import dev.pawl.samples.agentloop.AgentLoopMachine;
import dev.pawl.samples.agentturn.AgentTurnMachine;
import dev.pawl.samples.circuitbreaker.CircuitBreakerMachine;
import dev.pawl.samples.circuitbreaker.CircuitMachine;
import dev.pawl.samples.executionstate.ExecutionMachine;
import dev.pawl.samples.governance.access.TrustMachine;
import dev.pawl.samples.order.OrderMachine;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.task.TaskMachine;
import dev.pawl.samples.workstream.WorkstreamMachine;
import dev.pawl.test.MachinePaths;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Runs every machine of the samples along paths that cover all its states, transitions and guards.
 */
class PathsTest {

  private static final List<Class<? extends Machine<?, ?>>> MACHINES =
      List.of(
          AgentMachine.class,
          AgentActivityMachine.class,
          AgentLoopMachine.class,
          AgentTurnMachine.class,
          CircuitBreakerMachine.class,
          CircuitMachine.class,
          ExecutionMachine.class,
          TrustMachine.class,
          OrderMachine.class,
          dev.pawl.samples.order.annotated.OrderMachine.class,
          StepMachine.class,
          TaskMachine.class,
          WorkstreamMachine.class);

  @TestFactory
  Stream<DynamicContainer> machinesFollowTheirPaths() {
    return MACHINES.stream()
        .map(m -> DynamicContainer.dynamicContainer(m.getName(), MachinePaths.of(m).tests()));
  }

  /** If guards exclude each other, the last guard always holds when it is evaluated. */
  @Test
  void infeasibleElementsAreNamed() {
    assertEquals(
        List.of("Running: SessionExited [!succeeded && lastStraw] does not hold"),
        MachinePaths.of(AgentLoopMachine.class).report().infeasible());
    assertEquals(List.of(), MachinePaths.of(OrderMachine.class).report().infeasible());
  }

  @Test
  void everyMachineIsListed() throws IOException, URISyntaxException {
    Path classes =
        Path.of(OrderMachine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> models = Files.list(classes.resolve("META-INF/pawl"))) {
      assertEquals(
          models
              .map(f -> f.getFileName().toString())
              .filter(f -> f.endsWith(".json"))
              .map(f -> f.substring(0, f.length() - ".json".length()) + "Machine")
              .sorted()
              .toList(),
          MACHINES.stream().map(Class::getName).sorted().toList());
    }
  }
}
