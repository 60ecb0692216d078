package dev.pawl.benchmarks.contender.library;

/** The states of the player, for libraries in which regions must be within a composite state. */
public enum PlayerPart {
  /** The composite state that contains both regions. */
  ON,
  /** The region for playback. */
  PLAYBACK,
  /** Nothing plays; the initial state of the region. */
  STOPPED,
  /** Something plays. */
  PLAYING,
  /** Playback is paused. */
  PAUSED,
  /** The region for the volume. */
  VOLUME,
  /** Normal volume; the initial state of the region. */
  NORMAL,
  /** High volume. */
  LOUD,
  /** No sound. */
  MUTED
}
