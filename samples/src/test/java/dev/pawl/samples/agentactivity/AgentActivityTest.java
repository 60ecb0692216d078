package dev.pawl.samples.agentactivity;

import static dev.pawl.samples.agentactivity.AgentActivityState.IDLE;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_IDLE;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_KILLED;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_SPAWNING;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_WORKING;
import static dev.pawl.samples.agentactivity.AgentActivityState.RESPONDING;
import static dev.pawl.samples.agentactivity.AgentActivityState.RUNNING_TOOL;
import static dev.pawl.samples.agentactivity.AgentActivityState.THINKING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class AgentActivityTest {

  private static final Duration TIMEOUT = Duration.ofMinutes(5);
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Instant BEGIN = Instant.parse("2025-12-03T10:00:00Z");

  private static final List<String> OUTPUT =
      List.of(
          "message_start",
          "thinking_delta",
          "tool_use",
          "tool_result",
          "text_delta",
          "done",
          "error",
          "rate_limit",
          // only the pool may report this event, so it is unknown in the output of the CLI
          "mark_killed",
          "unknown",
          "");

  /**
   * The events that lead into each reachable pair of states. The events "spawn", "idle" and "kill"
   * call the methods {@code mark…}.
   */
  private static final Map<String, List<String>> WAYS = new LinkedHashMap<>();

  static {
    WAYS.put("LIFECYCLE_SPAWNING IDLE", List.of());
    WAYS.put("LIFECYCLE_WORKING IDLE", List.of("text_delta"));
    WAYS.put("LIFECYCLE_WORKING THINKING", List.of("message_start"));
    WAYS.put("LIFECYCLE_WORKING RUNNING_TOOL", List.of("message_start", "tool_use"));
    WAYS.put("LIFECYCLE_WORKING RESPONDING", List.of("message_start", "text_delta"));
    WAYS.put("LIFECYCLE_IDLE IDLE", List.of("message_start", "done"));
    WAYS.put("LIFECYCLE_KILLED IDLE", List.of("kill"));
    WAYS.put("LIFECYCLE_KILLED THINKING", List.of("message_start", "kill"));
    WAYS.put("LIFECYCLE_KILLED RUNNING_TOOL", List.of("message_start", "tool_use", "kill"));
    WAYS.put("LIFECYCLE_KILLED RESPONDING", List.of("message_start", "text_delta", "kill"));
  }

  /**
   * The next state within a turn, by state and event. All other events are unexpected in the state.
   */
  private static final Map<String, AgentActivityState> STEPS =
      Map.of(
          "IDLE message_start", THINKING,
          "THINKING tool_use", RUNNING_TOOL,
          "THINKING text_delta", RESPONDING,
          "RUNNING_TOOL tool_result", THINKING,
          "RESPONDING thinking_delta", THINKING,
          "RESPONDING tool_use", RUNNING_TOOL);

  private final VirtualScheduler time = new VirtualScheduler(BEGIN);
  private final List<String> heard = new ArrayList<>();
  private boolean killed;

  private AgentActivity agent() {
    return AgentActivity.builder(TIMEOUT, () -> killed = true)
        .id("agent-1")
        .scheduler(time)
        .clock(time.clock())
        .hook(new Listener())
        .build();
  }

  private final class Listener implements TransitionHook<AgentActivityState, AgentActivityEvent> {
    @Override
    public void after(LifecycleEvent<AgentActivityState, AgentActivityEvent> event) {
      heard.add(event.event() + " " + event.from() + " → " + event.to());
    }

    @Override
    public void refused(
        LifecycleEvent<AgentActivityState, AgentActivityEvent> attempt,
        Outcome<AgentActivityState> outcome) {
      heard.add(attempt.event() + " " + outcome.getClass().getSimpleName());
    }
  }

  private static AgentActivityState apply(AgentActivity agent, String type) {
    switch (type) {
      case "spawn" -> agent.markSpawning();
      case "idle" -> agent.markIdle();
      case "kill" -> agent.markKilled();
      default -> {
        return agent.apply(new AgentEvent(type));
      }
    }
    return agent.current();
  }

  private AgentActivity in(String pair) {
    AgentActivity agent = agent();
    WAYS.get(pair).forEach(type -> apply(agent, type));
    assertEquals(pair, pair(agent));
    return agent;
  }

  private static String pair(AgentActivity agent) {
    return agent.lifecycle() + " " + agent.current();
  }

  @Test
  void newAgentIsIdleWithoutProcess() {
    AgentActivity agent = agent();
    assertSame(IDLE, agent.current());
    assertSame(LIFECYCLE_SPAWNING, agent.lifecycle());
    assertEquals(BEGIN, agent.lastActive());
    assertEquals(Optional.empty(), agent.remaining());
  }

  @TestFactory
  Stream<DynamicTest> everyEventInEveryPairOfStates() {
    return WAYS.keySet().stream()
        .flatMap(
            pair ->
                OUTPUT.stream()
                    .map(type -> dynamicTest(type + " in " + pair, () -> checkOutput(pair, type))));
  }

  private void checkOutput(String pair, String type) {
    AgentActivity agent = in(pair);
    AgentActivityState lifecycle = agent.lifecycle();
    AgentActivityState state = agent.current();
    time.advance(SECOND);
    boolean ends = List.of("done", "error").contains(type);
    AgentActivityState expected = ends ? IDLE : STEPS.getOrDefault(state + " " + type, state);
    if (lifecycle == LIFECYCLE_KILLED && state == IDLE) {
      expected = IDLE; // a killed agent starts no turn
    }
    assertSame(expected, apply(agent, type), "the result");
    assertSame(expected, agent.current());
    assertSame(lifecycleAfter(lifecycle, type, ends), agent.lifecycle());
    assertEquals(time.clock().instant(), agent.lastActive());
  }

  private static AgentActivityState lifecycleAfter(
      AgentActivityState before, String type, boolean ends) {
    boolean known = OUTPUT.indexOf(type) < OUTPUT.indexOf("rate_limit");
    return switch (before) {
      case LIFECYCLE_SPAWNING ->
          ends ? LIFECYCLE_IDLE : known ? LIFECYCLE_WORKING : LIFECYCLE_SPAWNING;
      case LIFECYCLE_WORKING -> ends ? LIFECYCLE_IDLE : LIFECYCLE_WORKING;
      case LIFECYCLE_IDLE -> type.equals("message_start") ? LIFECYCLE_WORKING : LIFECYCLE_IDLE;
      default -> before;
    };
  }

  @TestFactory
  Stream<DynamicTest> marksAreIdempotentFromAnywhere() {
    return WAYS.keySet().stream()
        .flatMap(
            pair ->
                Stream.of("spawn", "idle", "kill")
                    .map(mark -> dynamicTest(mark + " in " + pair, () -> checkMark(pair, mark))));
  }

  private void checkMark(String pair, String mark) {
    AgentActivity agent = in(pair);
    AgentActivityState lifecycle = agent.lifecycle();
    Instant lastActive = agent.lastActive();
    AgentActivityState state = agent.current();
    time.advance(SECOND);
    String expected =
        switch (mark) {
          case "spawn" -> "LIFECYCLE_SPAWNING IDLE";
          case "kill" -> "LIFECYCLE_KILLED " + state;
          default -> (lifecycle == LIFECYCLE_WORKING ? LIFECYCLE_IDLE : lifecycle) + " IDLE";
        };
    apply(agent, mark);
    assertEquals(expected, pair(agent));
    heard.clear();
    apply(agent, mark);
    assertEquals(expected, pair(agent));
    assertEquals(1, heard.size(), heard::toString);
    assertTrue(heard.get(0).endsWith(" Ignored"), heard::toString);
    assertEquals(lastActive, agent.lastActive());
    assertFalse(killed);
  }

  @Test
  void statesFollowEventsOfTurn() {
    AgentActivity agent = agent();
    agent.markSpawning();
    List<AgentActivityState> states = new ArrayList<>();
    for (String type :
        List.of(
            "message_start", "thinking_delta", "tool_use", "tool_result", "text_delta", "done")) {
      states.add(apply(agent, type));
    }
    assertEquals(List.of(THINKING, THINKING, RUNNING_TOOL, THINKING, RESPONDING, IDLE), states);
  }

  @Test
  void killedAgentCanBeSpawnedAgain() {
    AgentActivity agent = in("LIFECYCLE_KILLED RUNNING_TOOL");
    agent.markSpawning();
    assertEquals("LIFECYCLE_SPAWNING IDLE", pair(agent));
    assertSame(THINKING, apply(agent, "message_start"));
    assertSame(LIFECYCLE_WORKING, agent.lifecycle());
  }

  @Test
  void illegalChangeOutsideMachineIsRefused() {
    IllegalTransitionError error =
        assertThrows(
            IllegalTransitionError.class,
            () -> AgentActivityTransitions.transition(IDLE, RESPONDING));
    assertEquals(
        "AgentActivity: Idle → Responding is not legal. Legal here: messageStart"
            + " [!in(LifecycleKilled)] → Thinking. Responding needs: messageStart"
            + " [!in(LifecycleKilled)], textDelta.",
        error.getMessage());
  }

  @Test
  void wireNamesAreConvertedBothWays() {
    assertEquals("running_tool", AgentActivityCodec.toWire(RUNNING_TOOL));
    assertSame(LIFECYCLE_IDLE, AgentActivityCodec.fromWire("lifecycle_idle"));
    assertSame(AgentActivityEvent.TOOL_USE, AgentActivityCodec.eventFromWire("tool_use"));
  }
}
