package internal;

import static internal.Doors.holds;
import static internal.Doors.refused;
import static internal.Doors.same;

import dev.pawl.Step;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Events that carry data, where every one is an object. */
final class AgentDoors {

  private static final AgentLogic LOGIC =
      new AgentLogic() {
        @Override
        public Integer count(Integer context, AgentState state, AgentEvent event) {
          return context + 1;
        }

        @Override
        public Duration backoff(Integer context) {
          return Duration.ofSeconds(2);
        }

        @Override
        public int turnForWorking(Integer context) {
          return context;
        }
      };

  private static final String ELAPSED =
      "Agent: BackoffElapsed is made by the machine itself the time of backoff after CoolingDown is"
          + " entered; nobody can fire it.";

  private AgentDoors() {}

  private static AgentMachine agent(VirtualScheduler time, List<String> done) {
    return AgentMachine.builder()
        .context(0)
        .logic(LOGIC)
        .effects(context -> done.add("told"))
        .scheduler(time)
        .build();
  }

  static void oneIsMadeByHand() {
    VirtualScheduler time = new VirtualScheduler();
    List<String> done = new ArrayList<>();
    AgentMachine agent = agent(time, done);
    agent.failed("no net");
    AgentEvent elapsed = AgentEvent.backoffElapsed();
    holds(elapsed.internal(), elapsed);
    holds(elapsed.eventType().internal(), elapsed);
    holds(!AgentEvent.failed("x").internal(), "failed");
    holds(!AgentEvent.fireInternal(null).internal(), "internal");
    refused(ELAPSED + " Nothing is legal here.", agent.tryFire(elapsed));
    refused(ELAPSED + " Nothing is legal here.", () -> agent.fire(elapsed));
    refused(
        ELAPSED + " Nothing is legal here.",
        () ->
            AgentTransitions.next(AgentState.coolingDown(), elapsed, 1, LOGIC));
    refused(
        ELAPSED + " Nothing is legal here.",
        () -> AgentTransitions.step(AgentState.coolingDown(), 1, elapsed, LOGIC));
    holds(!agent.permits(elapsed), agent);
    holds(!AgentTransitions.permits(AgentState.coolingDown(), elapsed, 1, LOGIC), elapsed);
    holds(AgentTransitions.events(AgentState.coolingDown()).isEmpty(), agent);
    same(1, agent.context());
    same(List.of(), done);
    time.advance(Duration.ofSeconds(2));
    same(AgentState.working(2), agent.state());
    same(List.of("told"), done);
  }

  static void oneIsReadFromData() {
    AgentMachine agent = agent(new VirtualScheduler(), new ArrayList<>());
    agent.wrap();
    AgentEvent.Type done = AgentCodec.eventFromWire("done.Ending");
    same(AgentEvent.Type.DONE_ENDING, done);
    refused(
        "Agent: done.Ending is made by the machine itself when Ending is done; nobody can fire it."
            + " Legal here: saved → Saved.",
        agent.tryFire(AgentEvent.doneEnding()));
    same(AgentState.saving(), agent.state());
    same(AgentState.over(), agent.saved());
  }

  static void whoKeepsTheTime() {
    Step<AgentState, Integer, AgentEffects> step =
        AgentTransitions.elapse(
            AgentState.coolingDown(), 3, AgentEvent.backoffElapsed(), LOGIC);
    same(AgentState.working(4), step.state());
    same(4, step.context());
    same(List.of("tell"), step.effectNames());
    same(
        AgentState.working(4),
        AgentTransitions.backoffElapsed(AgentState.coolingDown(), 3, LOGIC));
    refused(
        ELAPSED + " Legal here: failed → CoolingDown, internal → Saving, wrap → Saving.",
        () -> AgentTransitions.backoffElapsed(AgentState.working(1), 3, LOGIC));
  }

  static void methods() {
    Doors.lacks(AgentMachine.class, "backoffElapsed", "doneEnding");
    Doors.lacks(AgentPhase.class, "backoffElapsed", "doneEnding");
  }

  static void flattenedMachinesMakeNothing() {
    for (FlattenedEvent event : FlattenedEvent.values()) {
      holds(!event.internal(), event);
    }
    same(FlattenedState.B, new FlattenedMachine().leave());
  }
}
