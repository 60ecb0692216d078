package dev.pawl.samples.pipeline;

import dev.pawl.samples.step.StepValues;
import dev.pawl.samples.workstream.WorkstreamValues;
import dev.pawl.time.Backoff;
import java.time.Duration;

/**
 * Converts back-offs to texts in snapshots. There is only one back-off, so its name is sufficient.
 */
final class Backoffs implements WorkstreamValues, StepValues {

  static final Backoff STANDARD =
      Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  private static final String NAME = "standard";

  @Override
  public String backoffToText(Backoff value) {
    if (value != STANDARD) {
      throw new IllegalArgumentException("There is but one back-off.");
    }
    return NAME;
  }

  @Override
  public Backoff backoffFromText(String text) {
    if (!text.equals(NAME)) {
      throw new IllegalArgumentException("There is no back-off \"" + text + "\".");
    }
    return STANDARD;
  }
}
