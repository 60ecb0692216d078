package dev.pawl.benchmarks.memory;

import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.start.InstanceFactories;
import dev.pawl.benchmarks.start.InstanceFactory;
import dev.pawl.benchmarks.start.StartPart;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import dev.pawl.benchmarks.workload.AgentTurnMachine;
import dev.pawl.benchmarks.workload.NestedTurnMachine;
import dev.pawl.benchmarks.workload.PlayerMachine;
import java.util.function.IntFunction;

/**
 * A kind of instances.
 *
 * @param row the machine, as the title of the row
 * @param contender the contender
 * @param note a sentence about differences from other contenders
 * @param instance creates the instance with a number
 */
record InstanceKind(String row, String contender, String note, IntFunction<Object> instance) {

  private static final String AGENT_TURN = "agent turn";

  /**
   * Returns a kind by its key, which is a key of {@link InstanceFactories} or of a kind that only
   * Pawl has.
   */
  static InstanceKind of(String key) {
    return switch (key) {
      case "pawl-hook" -> hooked();
      case "pawl-chart" ->
          new InstanceKind("nested turn", "Pawl", "", number -> new NestedTurnMachine());
      case "pawl-regions" ->
          new InstanceKind("player, two regions", "Pawl", "", number -> new PlayerMachine());
      default -> made(InstanceFactories.of(key));
    };
  }

  private static <M> InstanceKind made(InstanceFactory<M> made) {
    return new InstanceKind(
        AGENT_TURN,
        StartPart.versioned(made),
        made.note(),
        number -> {
          M machine = made.create();
          made.claim(machine);
          return machine;
        });
  }

  /**
   * Returns the kind with an id and a hook. All instances have one id, because ids belong to users.
   */
  private static InstanceKind hooked() {
    TransitionHook<AgentTurn, AgentTurnEvent> hook = new TransitionHook<>() {};
    AgentTurnMachine.Builder builder = AgentTurnMachine.builder().entityId("a-1").hook(hook);
    return new InstanceKind(
        AGENT_TURN,
        "Pawl, with an id and a hook",
        "The id belongs to the caller and is not counted; all instances come from one builder, so"
            + " they share its engine",
        number -> builder.build());
  }
}
