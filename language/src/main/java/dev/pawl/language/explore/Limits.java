package dev.pawl.language.explore;

/**
 * The limits of an exploration.
 *
 * @param situations the most situations that are visited
 * @param deferred the most events that may wait deferred at the same time
 * @param assumed whether the limit of deferred events is assumed, so that reaching it loses nothing
 */
public record Limits(int situations, int deferred, boolean assumed) {

  /** The limits unless the declaration says something else. */
  public static final Limits DEFAULT = new Limits(100_000, 4, false);
}
