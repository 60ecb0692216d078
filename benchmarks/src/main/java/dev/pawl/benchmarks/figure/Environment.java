package dev.pawl.benchmarks.figure;

import java.util.List;

/**
 * Where and how was measured.
 *
 * @param date the day, as ISO 8601 has it
 * @param machine the processor, how many cores, how much memory
 * @param system the operating system and its version
 * @param jdk the JVM's name and version
 * @param flags what it was started with beyond its defaults
 * @param form {@code short} or {@code full}
 */
public record Environment(
    String date, String machine, String system, String jdk, List<String> flags, String form) {

  /** The same on another day. */
  Environment on(String day) {
    return new Environment(day, machine, system, jdk, flags, form);
  }
}
