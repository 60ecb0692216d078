package dev.pawl.tests.internal;

/** The events of {@code Courier}, declared by the user. */
public enum Signal {
  DONE_BUSY,
  CALL,
  RIDE_TAKES_TOO_LONG,
  ARRIVE,
  IDLE_AFTER_2H
}
