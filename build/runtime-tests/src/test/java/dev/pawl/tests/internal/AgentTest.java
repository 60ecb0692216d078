package dev.pawl.tests.internal;

import static dev.pawl.tests.internal.InternalEvents.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Step;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Tests internal events of a machine whose events carry payload, so that all events are objects.
 */
class AgentTest {

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
      "Agent: BackoffElapsed cannot be fired: the machine itself raises it the time of backoff"
          + " after CoolingDown is entered.";

  private static AgentMachine agent(VirtualScheduler time, List<String> done) {
    return AgentMachine.builder()
        .context(0)
        .logic(LOGIC)
        .effects(context -> done.add("told"))
        .scheduler(time)
        .build();
  }

  @Test
  void firingHandmadeInternalEventThrows() {
    VirtualScheduler time = new VirtualScheduler();
    List<String> done = new ArrayList<>();
    AgentMachine agent = agent(time, done);
    agent.failed("no net");
    AgentEvent elapsed = AgentEvent.backoffElapsed();
    assertTrue(elapsed.internal(), elapsed::toString);
    assertTrue(elapsed.eventType().internal(), elapsed::toString);
    assertTrue(!AgentEvent.failed("x").internal(), "failed");
    assertTrue(!AgentEvent.fireInternal(null).internal(), "internal");
    refused(ELAPSED + " Nothing is legal here.", agent.tryFire(elapsed));
    refused(ELAPSED + " Nothing is legal here.", () -> agent.fire(elapsed));
    refused(
        ELAPSED + " Nothing is legal here.",
        () -> AgentTransitions.next(AgentState.coolingDown(), elapsed, 1, LOGIC));
    refused(
        ELAPSED + " Nothing is legal here.",
        () -> AgentTransitions.step(AgentState.coolingDown(), 1, elapsed, LOGIC));
    assertTrue(!agent.permits(elapsed), agent::toString);
    assertTrue(
        !AgentTransitions.permits(AgentState.coolingDown(), elapsed, 1, LOGIC), elapsed::toString);
    assertTrue(AgentTransitions.events(AgentState.coolingDown()).isEmpty(), agent::toString);
    assertEquals(1, agent.context());
    assertEquals(List.of(), done);
    time.advance(Duration.ofSeconds(2));
    assertEquals(AgentState.working(2), agent.state());
    assertEquals(List.of("told"), done);
  }

  @Test
  void firingDeserializedInternalEventThrows() {
    AgentMachine agent = agent(new VirtualScheduler(), new ArrayList<>());
    agent.wrap();
    AgentEvent.Type done = AgentCodec.eventFromWire("done.Ending");
    assertEquals(AgentEvent.Type.DONE_ENDING, done);
    refused(
        "Agent: done.Ending cannot be fired: the machine itself raises it when Ending is done."
            + " Legal here: saved → Saved.",
        agent.tryFire(AgentEvent.doneEnding()));
    assertEquals(AgentState.saving(), agent.state());
    assertEquals(AgentState.over(), agent.saved());
  }

  @Test
  void timerFunctionTakesTheTransition() {
    Step<AgentState, Integer, AgentEffects> step =
        AgentTransitions.elapse(AgentState.coolingDown(), 3, AgentEvent.backoffElapsed(), LOGIC);
    assertEquals(AgentState.working(4), step.state());
    assertEquals(4, step.context());
    assertEquals(List.of("tell"), step.effectNames());
    assertEquals(
        AgentState.working(4), AgentTransitions.backoffElapsed(AgentState.coolingDown(), 3, LOGIC));
    refused(
        ELAPSED + " Legal here: failed → CoolingDown, internal → Saving, wrap → Saving.",
        () -> AgentTransitions.backoffElapsed(AgentState.working(1), 3, LOGIC));
  }

  @Test
  void internalEventsHaveNoMethods() {
    InternalEvents.lacks(AgentMachine.class, "backoffElapsed", "doneEnding");
    InternalEvents.lacks(AgentPhase.class, "backoffElapsed", "doneEnding");
  }

  @Test
  void flatMachineHasNoInternalEvents() {
    for (FlattenedEvent event : FlattenedEvent.values()) {
      assertTrue(!event.internal(), event::toString);
    }
    assertEquals(FlattenedState.B, new FlattenedMachine().leave());
  }
}
