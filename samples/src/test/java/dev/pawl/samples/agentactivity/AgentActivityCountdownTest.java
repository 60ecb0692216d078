package dev.pawl.samples.agentactivity;

import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_IDLE;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_KILLED;
import static dev.pawl.samples.agentactivity.AgentActivityState.LIFECYCLE_WORKING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the countdown of an idle agent. The countdown starts at the last activity and uses an
 * injected clock.
 */
class AgentActivityCountdownTest {

  private static final Duration TIMEOUT = Duration.ofMinutes(5);
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Instant BEGIN = Instant.parse("2025-12-03T10:00:00Z");

  private final VirtualScheduler time = new VirtualScheduler(BEGIN);
  private final List<Instant> kills = new ArrayList<>();

  private AgentActivity agentAfter(String... types) {
    AgentActivity agent =
        AgentActivity.builder(TIMEOUT, () -> kills.add(time.clock().instant()))
            .scheduler(time)
            .clock(time.clock())
            .build();
    for (String type : types) {
      apply(agent, type);
    }
    return agent;
  }

  private static void apply(AgentActivity agent, String type) {
    agent.apply(new AgentEvent(type));
  }

  @ParameterizedTest
  @ValueSource(strings = {"done", "error"})
  void agentIdleForTooLongIsKilled(String end) {
    AgentActivity agent = agentAfter("message_start", "text_delta");
    time.advance(SECOND);
    apply(agent, end);
    assertEquals(Optional.of(TIMEOUT), agent.remaining());
    time.advance(TIMEOUT.minusNanos(1));
    assertSame(LIFECYCLE_IDLE, agent.lifecycle());
    assertEquals(Optional.of(Duration.ofNanos(1)), agent.remaining());
    time.advance(Duration.ofNanos(1));
    assertSame(LIFECYCLE_KILLED, agent.lifecycle());
    assertEquals(Optional.empty(), agent.remaining());
    assertEquals(List.of(BEGIN.plus(SECOND).plus(TIMEOUT)), kills);
    assertEquals(BEGIN.plus(SECOND), agent.lastActive());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rate_limit", "text_delta", "tool_result", "done", "error"})
  void outputRestartsCountdown(String type) {
    AgentActivity agent = agentAfter("message_start", "done");
    time.advance(Duration.ofMinutes(4));
    apply(agent, type);
    assertEquals(Optional.of(TIMEOUT), agent.remaining());
    time.advance(Duration.ofMinutes(4));
    assertSame(LIFECYCLE_IDLE, agent.lifecycle());
    time.advance(Duration.ofMinutes(1));
    assertSame(LIFECYCLE_KILLED, agent.lifecycle());
  }

  @Test
  void newTurnEndsCountdown() {
    AgentActivity agent = agentAfter("message_start", "done");
    apply(agent, "message_start");
    assertEquals(Optional.empty(), agent.remaining());
    time.advance(Duration.ofDays(1));
    assertSame(LIFECYCLE_WORKING, agent.lifecycle());
    assertEquals(List.of(), kills);
  }

  @Test
  void markIdleCountsFromLastActivity() {
    AgentActivity agent = agentAfter("message_start");
    time.advance(Duration.ofMinutes(3));
    agent.markIdle();
    assertEquals(Optional.of(Duration.ofMinutes(2)), agent.remaining());
    time.advance(Duration.ofMinutes(1));
    agent.markIdle();
    assertEquals(Optional.of(Duration.ofMinutes(1)), agent.remaining());
    time.advance(Duration.ofMinutes(1));
    assertSame(LIFECYCLE_KILLED, agent.lifecycle());
    assertEquals(List.of(BEGIN.plus(TIMEOUT)), kills);
  }

  @Test
  void markIdleAfterLongSilenceKillsAtOnce() {
    AgentActivity agent = agentAfter("message_start");
    time.advance(Duration.ofHours(1));
    agent.markIdle();
    assertEquals(Optional.of(Duration.ZERO), agent.remaining());
    time.advance(Duration.ZERO);
    assertSame(LIFECYCLE_KILLED, agent.lifecycle());
  }

  @Test
  void clockThatIsSetBackIsTolerated() {
    AgentActivity agent = agentAfter("message_start");
    time.jump(Duration.ofDays(-1));
    agent.markIdle();
    assertEquals(Optional.of(TIMEOUT), agent.remaining());
    time.jump(Duration.ofDays(-1));
    time.advance(TIMEOUT);
    assertSame(LIFECYCLE_KILLED, agent.lifecycle());
    assertEquals(1, kills.size());
  }

  @Test
  void markKilledEndsCountdownWithoutKillingAgain() {
    AgentActivity agent = agentAfter("message_start", "done");
    agent.markKilled();
    assertEquals(Optional.empty(), agent.remaining());
    time.advance(Duration.ofDays(1));
    assertEquals(List.of(), kills);
    assertEquals(List.of(), time.pending());
  }
}
