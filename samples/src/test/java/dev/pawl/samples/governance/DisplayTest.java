package dev.pawl.samples.governance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.samples.agent.AgentStatus;
import dev.pawl.samples.governance.display.AgentStateThresholds;
import dev.pawl.samples.governance.display.VisualState;
import dev.pawl.samples.governance.display.Vitals;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplayTest {

  private static final Instant NOW = Instant.parse("2025-11-22T14:00:00Z");

  @ParameterizedTest
  @CsvSource({
    "SPAWNING, ◔, yellow",
    "RUNNING, ●, green",
    "STALLED, ◐, dark orange",
    "MERGING, ⇄, blue",
    "DEAD, ○, red",
    "IDLE, □, gray",
    "UNKNOWN, ◌, dim"
  })
  void statesLookAsTheDocumentSays(VisualState state, String indicator, String color) {
    assertEquals(indicator, state.indicator());
    assertEquals(color, state.color());
  }

  @Test
  void thereAreSevenAndTheThresholdsAreOneAndFiveMinutes() {
    assertEquals(7, VisualState.values().length);
    assertEquals(
        new AgentStateThresholds(Duration.ofSeconds(300), Duration.ofSeconds(60)),
        AgentStateThresholds.standard());
  }

  /**
   * The numbers are the ages of the process and of its last heartbeat in milliseconds; -1 if there
   * was no heartbeat.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          STARTING | starting    | 1 | 0      | -1     | SPAWNING
          STARTING | spawning    | 1 | 59999  | -1     | SPAWNING
          STARTING | spawning    | 1 | 60000  | -1     | DEAD
          STARTING | killed      | 1 | 0      | -1     | DEAD
          STARTING | idle        | 1 | 0      | -1     | UNKNOWN
          STARTING | merging     | 1 | 0      | -1     | UNKNOWN
          WORKING  | in_progress | 1 | 900000 | 299999 | RUNNING
          WORKING  | running     | 1 | 900000 | 0      | RUNNING
          WORKING  | running     | 0 | 900000 | 299999 | RUNNING
          WORKING  | running     | 1 | 299999 | -1     | RUNNING
          WORKING  | in_progress | 1 | 900000 | 300000 | STALLED
          WORKING  | running     | 1 | 300000 | -1     | STALLED
          WORKING  | running     | 0 | 900000 | 300000 | UNKNOWN
          WORKING  | merging     | 1 | 900000 | 900000 | MERGING
          WORKING  | committing  | 1 | 900000 | 0      | MERGING
          WORKING  | pushing     | 1 | 900000 | 0      | MERGING
          WORKING  | done        | 1 | 900000 | 0      | DEAD
          WORKING  | failed      | 1 | 900000 | 0      | DEAD
          WORKING  | cancelled   | 1 | 900000 | 0      | DEAD
          WORKING  | killed      | 1 | 900000 | 0      | DEAD
          WORKING  | paused      | 0 | 900000 | 0      | DEAD
          WORKING  | paused      | 1 | 900000 | 0      | UNKNOWN
          WORKING  | dreaming    | 1 | 900000 | 0      | UNKNOWN
          WORKING  | dreaming    | 0 | 900000 | 0      | UNKNOWN
          IDLE     | idle        | 1 | 900000 | 900000 | IDLE
          IDLE     | waiting     | 1 | 900000 | 0      | IDLE
          IDLE     | paused      | 1 | 900000 | 0      | IDLE
          IDLE     | idle        | 0 | 900000 | 0      | DEAD
          IDLE     | done        | 1 | 900000 | 0      | DEAD
          IDLE     | running     | 1 | 900000 | 0      | UNKNOWN
          DEAD     | running     | 1 | 900000 | 0      | DEAD
          DEAD     | dreaming    | 1 | 900000 | 0      | DEAD
          """)
  void looksAreDerived(
      AgentStatus core, String status, int pid, long age, long silence, VisualState looks) {
    Vitals vitals =
        new Vitals(
            status,
            pid == 0 ? null : 4711L,
            NOW.minusMillis(age),
            silence < 0 ? null : NOW.minusMillis(silence));
    assertEquals(looks, AgentStateThresholds.standard().classify(core, vitals, NOW));
  }

  @Test
  void processWithoutStatusIsUnknown() {
    Vitals vitals = new Vitals("", 1L, NOW, NOW);
    assertEquals(
        VisualState.UNKNOWN,
        AgentStateThresholds.standard().classify(AgentStatus.WORKING, vitals, NOW));
  }

  @Test
  void thresholdsCanBeOthers() {
    AgentStateThresholds strict =
        new AgentStateThresholds(Duration.ofSeconds(10), Duration.ofSeconds(2));
    Vitals vitals = new Vitals("running", 1L, NOW.minusSeconds(2), NOW.minusSeconds(10));
    assertEquals(VisualState.STALLED, strict.classify(AgentStatus.WORKING, vitals, NOW));
    Vitals spawning = new Vitals("spawning", 1L, NOW.minusSeconds(2), null);
    assertEquals(VisualState.DEAD, strict.classify(AgentStatus.STARTING, spawning, NOW));
  }
}
