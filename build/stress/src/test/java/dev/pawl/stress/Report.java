package dev.pawl.stress;

import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * The result of a trial.
 *
 * @param name the name of the trial
 * @param moved the number of calls that made a step
 * @param refused the number of calls that made no step
 * @param records the number of records that the auditor got
 * @param time the duration of the trial
 * @param mistakes descriptions of all mistakes; empty if there are none
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
            mistakes.isEmpty() ? "no mistakes" : "WRONG");
    return mistakes.isEmpty() ? line : line + "\n  " + String.join("\n  ", mistakes);
  }
}
