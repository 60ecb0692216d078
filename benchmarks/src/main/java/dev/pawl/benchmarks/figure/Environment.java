package dev.pawl.benchmarks.figure;

import java.util.List;

/**
 * The environment of a measurement.
 *
 * @param date the day in the format of ISO 8601
 * @param machine the processor, the number of cores, and the memory
 * @param system the operating system and its version
 * @param jdk the name and version of the JVM
 * @param flags the options of the JVM that are not defaults
 * @param form {@code short} or {@code full}
 */
public record Environment(
    String date, String machine, String system, String jdk, List<String> flags, String form) {

  /** Returns this environment on another day. */
  Environment on(String day) {
    return new Environment(day, machine, system, jdk, flags, form);
  }
}
