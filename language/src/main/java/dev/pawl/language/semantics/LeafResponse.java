package dev.pawl.language.semantics;

import java.util.List;

/**
 * The response of a leaf to an event.
 *
 * @param candidates the transitions in the order in which their guards are evaluated; only the last
 *     transition can be without a guard
 * @param otherwise how the event is handled if no candidate is taken
 */
public record LeafResponse(List<ResolvedTransition> candidates, Otherwise otherwise) {

  /** The handling of an event if no candidate is taken. */
  public enum Otherwise {
    /** The event is refused, or ignored if the machine declares {@code unexpected: ignore}. */
    REFUSED,
    /** The event is ignored, because a state declares that it ignores the event. */
    IGNORED,
    /** The event waits until the active states no longer defer the event. */
    DEFERRED
  }

  public LeafResponse {
    candidates = List.copyOf(candidates);
  }

  /** Returns whether the event is refused for all results of guards. */
  public boolean isNone() {
    return candidates.isEmpty() && otherwise == Otherwise.REFUSED;
  }
}
