package dev.pawl.language.explore;

import dev.pawl.language.model.Verification;

/**
 * The limits of an exploration.
 *
 * @param situations the maximum number of situations that are visited
 * @param deferred the maximum number of events that are deferred at the same time
 * @param assumed whether the limit {@code deferred} is an assumption of the user. If the limit is
 *     an assumption, an exploration that reaches the limit counts as complete.
 */
public record Limits(int situations, int deferred, boolean assumed) {

  public static final Limits DEFAULT = new Limits(100_000, 4, false);

  /**
   * Returns the limits of a declaration.
   *
   * @param otherwise the limits if the declaration sets none
   */
  public static Limits of(Verification declared, Limits otherwise) {
    return declared.assumptions().stream()
        .filter(Verification.DeferredAtMost.class::isInstance)
        .map(Verification.DeferredAtMost.class::cast)
        .findFirst()
        .map(d -> new Limits(otherwise.situations(), d.most(), true))
        .orElse(otherwise);
  }
}
