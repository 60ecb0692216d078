package dev.pawl.stress;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * What came of a trial.
 *
 * @param name the name of the trial
 * @param moved how many calls made a step
 * @param refused how many calls made none
 * @param records how many steps the auditor heard of
 * @param time how long all of it took
 * @param mistakes what was wrong; empty if all is accounted for
 */
record Report(
    String name, long moved, long refused, long records, Duration time, List<String> mistakes) {

  @Override
  public String toString() {
    String line =
        String.format(
            Locale.ROOT,
            "%-14s %,12d moved %,12d refused %,12d recorded %6.1f s  %s",
            name,
            moved,
            refused,
            records,
            time.toMillis() / 1e3,
            mistakes.isEmpty() ? "all accounted for" : "WRONG");
    return mistakes.isEmpty() ? line : line + "\n  " + String.join("\n  ", mistakes);
  }
}
