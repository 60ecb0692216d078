package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.benchmarks.course.reference.Walk;
import java.util.Optional;

/** Walks with a contender, and compares where it comes to with what must come of it. */
final class SameSteps {

  /** How many events are walked one by one, and as many again in parts. */
  static final int CHECKED = 1024;

  /** As many steps as all known loops fit in. */
  private static final int PART = 64;

  private SameSteps() {}

  /**
   * Checks a contender in a row.
   *
   * @return whether it can do what the row is about
   * @throws IllegalStateException if it comes elsewhere, or hears of another number of moves
   */
  static boolean check(Contender contender, Row row, Walk walk) {
    Optional<Walker> found = contender.walker(row.course(), row.watch(), walk.events());
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
   * Compares a walker with what must have come of so many steps.
   *
   * @throws IllegalStateException if it is elsewhere, or has heard of another number of moves
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
    long moves = row.watch() == Watch.BARE ? 0 : walk.moves(steps);
    if (walker.heard() != moves) {
      throw new IllegalStateException(
          "%s: who watches %s has heard of %d moves instead of %d after step %d"
              .formatted(row.title(), contender, walker.heard(), moves, steps));
    }
  }

  private static Enum<?> event(Walk walk, long steps) {
    return walk.events()[(int) ((steps - 1) % Walk.LENGTH)];
  }
}
