package dev.pawl.samples;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that only moves when {@link #pass} is called. */
public final class StoryClock implements InstantSource {

  private Instant now;

  private StoryClock(Instant now) {
    this.now = now;
  }

  /**
   * Creates a clock.
   *
   * @param begin the initial time, in the format of {@link Instant#parse}
   */
  public static StoryClock at(String begin) {
    return new StoryClock(Instant.parse(begin));
  }

  /**
   * Moves the clock forward.
   *
   * @param duration the duration in the format of {@link Duration#parse}, without the prefix {@code
   *     PT}: {@code 5m30s}
   */
  public void pass(String duration) {
    now = now.plus(Duration.parse("PT" + duration));
  }

  @Override
  public Instant instant() {
    return now;
  }
}
