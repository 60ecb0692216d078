package dev.pawl.samples.governance.access;

import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.task.TaskEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the log tells of an agent's work.
 *
 * @param verifiedInARow how many of its tasks have passed verification since one last went wrong
 * @param lastWentWrong whether the last one was rejected, or orphaned by a crash
 */
public record TrackRecord(int verifiedInARow, boolean lastWentWrong) {

  /** How many tasks in a row make an agent's trust standard. */
  public static final int FOR_STANDARD = 3;

  /** How many more tasks in a row make an agent trusted. */
  public static final int FOR_TRUSTED = 10;

  private static final String VERIFIED = TaskEvent.JANITOR_VERIFIED_MERGED.wireName();
  private static final Set<String> WRONG =
      Set.of(TaskEvent.VERIFICATION_REJECTED.wireName(), TaskEvent.AGENT_CRASH_DETECTED.wireName());

  /**
   * Reads the record of an agent.
   *
   * @param judged when the agent was last judged otherwise, so that nothing is held against it
   *     twice
   * @param log in the order of time
   */
  public static TrackRecord of(String agent, Instant judged, List<LogEntry> log) {
    int inARow = 0;
    boolean wrong = false;
    for (LogEntry entry : log) {
      boolean counts =
          entry.isOf("task")
              && entry.timestamp().isAfter(judged)
              && agent.equals(entry.attributes().get("agent"));
      if (!counts) {
        continue;
      }
      if (VERIFIED.equals(entry.event())) {
        inARow++;
        wrong = false;
      } else if (WRONG.contains(String.valueOf(entry.event()))) {
        inARow = 0;
        wrong = true;
      }
    }
    return new TrackRecord(inARow, wrong);
  }

  /** What the record does to the trust in the agent, if anything. */
  public Optional<TrustEvent> judge(TrustState trust) {
    if (lastWentWrong) {
      return trust == TrustState.RESTRICTED
          ? Optional.empty()
          : Optional.of(TrustEvent.FOUND_UNRELIABLE);
    }
    boolean proven =
        trust == TrustState.RESTRICTED && verifiedInARow >= FOR_STANDARD
            || trust == TrustState.STANDARD && verifiedInARow >= FOR_TRUSTED;
    return proven ? Optional.of(TrustEvent.PROVEN) : Optional.empty();
  }
}
