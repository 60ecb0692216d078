package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.util.Optional;

/** Checks that a contender reaches the expected configurations. */
final class SameSteps {

  /**
   * The number of events that are checked one by one. The same number is checked again in parts.
   */
  static final int CHECKED = 1024;

  /** The number of events in a checked part, a multiple of the lengths of all known loops. */
  private static final int PART = 64;

  private SameSteps() {}

  /**
   * Checks a contender in a row.
   *
   * @return whether the contender supports the row
   * @throws IllegalStateException if it reaches another configuration, or reports another number of
   *     moves
   */
  static boolean check(Contender contender, Row row, Walk walk) {
    Optional<Walker> found = contender.walker(row.workload(), row.observation(), walk.events());
    if (found.isEmpty()) {
      return false;
    }
    Walker walker = found.get();
    compare(contender.name(), row, walk, walker, 0);
    for (int step = 0; step < CHECKED; step++) {
      walker.walk(step, step + 1);
      compare(contender.name(), row, walk, walker, step + 1);
    }
    for (int step = CHECKED; step < 2 * CHECKED; step += PART) {
      walker.walk(step, step + PART);
      compare(contender.name(), row, walk, walker, step + PART);
    }
    return true;
  }

  /**
   * Compares a walker with the expected results after a number of steps.
   *
   * @throws IllegalStateException if it is in another configuration, or has reported another number
   *     of moves
   */
  static void compare(String contender, Row row, Walk walk, Walker walker, long steps) {
    String expected = walk.configuration(steps);
    String actual = walker.configuration();
    if (!actual.equals(expected)) {
      String last =
          steps == 0 ? "at the beginning" : "after step " + steps + ", " + event(walk, steps);
      throw new IllegalStateException(
          "%s: %s is in %s instead of %s %s"
              .formatted(row.title(), contender, actual, expected, last));
    }
    long moves = row.observation() == Observation.BARE ? 0 : walk.moves(steps);
    if (walker.observedMoves() != moves) {
      throw new IllegalStateException(
          "%s: the observer of %s has received %d moves instead of %d after step %d"
              .formatted(row.title(), contender, walker.observedMoves(), moves, steps));
    }
  }

  private static Enum<?> event(Walk walk, long steps) {
    return walk.events()[(int) ((steps - 1) % Walk.LENGTH)];
  }
}
