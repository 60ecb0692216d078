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
 * @param row the machine, as tables have it
 * @param contender whose instances they are
 * @param note what is not comparable
 * @param instance makes the instance with a number
 */
record Kind(String row, String contender, String note, IntFunction<Object> instance) {

  private static final String AGENT_TURN = "agent turn";

  /** A kind by its key: one of {@link Makers}, or a kind that Pawl alone has. */
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

  /** Ids are the user's: all have the same, as it would not be counted by others either. */
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
