package dev.pawl.samples.governance.display;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The data of an agent's process.
 *
 * @param status the status that the process reports
 * @param pid the id of the process; null if there is none
 * @param spawned the time of its launch
 * @param heartbeat the time of its last heartbeat; null if there was none
 */
public record Vitals(
    String status, @Nullable Long pid, Instant spawned, @Nullable Instant heartbeat) {

  /** Returns these data with a new status and a new heartbeat. */
  public Vitals beat(String newStatus, Instant now) {
    return new Vitals(newStatus, pid, spawned, now);
  }
}
