package dev.pawl.benchmarks.contender.library;

/** The states of the player, for libraries that have regions only within a state. */
public enum PlayerPart {
  /** What both regions are in. */
  ON,
  /** The region of what plays. */
  PLAYBACK,
  /** Its initial state. */
  STOPPED,
  /** Something plays. */
  PLAYING,
  /** Something would play. */
  PAUSED,
  /** The region of how loud. */
  VOLUME,
  /** Its initial state. */
  NORMAL,
  /** More. */
  LOUD,
  /** Nothing. */
  MUTED
}
