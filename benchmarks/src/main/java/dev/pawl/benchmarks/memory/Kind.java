package dev.pawl.benchmarks.memory;

import dev.pawl.TransitionHook;
import dev.pawl.benchmarks.course.AgentTurn;
import dev.pawl.benchmarks.course.AgentTurnEvent;
import dev.pawl.benchmarks.course.AgentTurnMachine;
import dev.pawl.benchmarks.course.NestedTurnMachine;
import dev.pawl.benchmarks.course.PlayerMachine;
import dev.pawl.benchmarks.start.Made;
import dev.pawl.benchmarks.start.Makers;
import dev.pawl.benchmarks.start.StartPart;
import java.util.function.IntFunction;

/**
 * A kind of instances.
 *
 * @param row the machine, as the title of the row
 * @param contender the contender
 * @param note a sentence about differences from other contenders
 * @param instance creates the instance with a number
 */
record Kind(String row, String contender, String note, IntFunction<Object> instance) {

  private static final String AGENT_TURN = "agent turn";

  /**
   * Returns a kind by its key, which is a key of {@link Makers} or of a kind that only Pawl has.
   */
  static Kind of(String key) {
    return switch (key) {
      case "pawl-hook" -> hooked();
      case "pawl-chart" -> new Kind("nested turn", "Pawl", "", number -> new NestedTurnMachine());
      case "pawl-regions" ->
          new Kind("player, two regions", "Pawl", "", number -> new PlayerMachine());
      default -> made(Makers.of(key));
    };
  }

  private static <M> Kind made(Made<M> made) {
    return new Kind(
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
  private static Kind hooked() {
    TransitionHook<AgentTurn, AgentTurnEvent> hook = new TransitionHook<>() {};
    AgentTurnMachine.Builder builder = AgentTurnMachine.builder().entityId("a-1").hook(hook);
    return new Kind(
        AGENT_TURN,
        "Pawl, with an id and a hook",
        "The id is the user's and not counted; one builder builds all, so they share an engine",
        number -> builder.build());
  }
}
