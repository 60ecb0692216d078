package dev.pawl.samples;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/** A clock that stands still until it is told how much time has passed. */
public final class StoryClock implements InstantSource {

  private Instant now;

  private StoryClock(Instant now) {
    this.now = now;
  }

  /**
   * A clock at the time at which a story begins.
   *
   * @param begin in the format of {@link Instant#parse}
   */
  public static StoryClock at(String begin) {
    return new StoryClock(Instant.parse(begin));
  }

  /**
   * Lets time pass.
   *
   * @param duration how much, in the format of {@link Duration#parse} without its prefix {@code
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
