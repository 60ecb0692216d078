package dev.pawl.samples.governance.access;

import dev.pawl.samples.governance.log.LogEntry;
import dev.pawl.samples.task.TaskEvent;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The track record of an agent, read from the log.
 *
 * @param verifiedInARow the number of tasks that passed verification since the last failure
 * @param lastWentWrong whether the latest task was rejected or orphaned by a crash
 */
public record TrackRecord(int verifiedInARow, boolean lastWentWrong) {

  /** The number of verified tasks in a row that raises the trust to standard. */
  public static final int FOR_STANDARD = 3;

  /** The number of further verified tasks in a row that raises the trust to trusted. */
  public static final int FOR_TRUSTED = 10;

  private static final String VERIFIED = TaskEvent.JANITOR_VERIFIED_MERGED.wireName();
  private static final Set<String> WRONG =
      Set.of(TaskEvent.VERIFICATION_REJECTED.wireName(), TaskEvent.AGENT_CRASH_DETECTED.wireName());

  /**
   * Reads the track record of an agent.
   *
   * @param agent the id of the agent
   * @param judged the time of the last change of trust; earlier entries are not counted again
   * @param log the entries of the log, oldest first
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

  /** Returns the event that changes the trust in the agent; empty if the trust remains as it is. */
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
