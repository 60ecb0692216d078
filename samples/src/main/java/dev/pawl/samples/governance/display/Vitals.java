package dev.pawl.samples.governance.display;

import java.time.Instant;

/**
 * What is known of an agent's process.
 *
 * @param status what the process says it does
 * @param pid its number; null if there is none
 * @param spawned when it was launched
 * @param heartbeat when it was last heard of; null if never
 */
public record Vitals(String status, Long pid, Instant spawned, Instant heartbeat) {

  /** The same process, heard of now. */
  public Vitals beat(String newStatus, Instant now) {
    return new Vitals(newStatus, pid, spawned, now);
  }
}
