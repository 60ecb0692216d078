package dev.pawl.tests.internal;

/** The user's own events. */
public enum Signal {
  DONE_BUSY,
  CALL,
  RIDE_TAKES_TOO_LONG,
  ARRIVE,
  IDLE_AFTER_2H
}
