package dev.pawl.language.semantics;

import java.util.List;

/**
 * The answer of a leaf to an event.
 *
 * @param candidates the transitions, in the order in which they are asked; only the last may have
 *     no guard
 * @param otherwise what becomes of the event where none of them is taken
 */
public record LeafResponse(List<ResolvedTransition> candidates, Otherwise otherwise) {

  /** The answer to an event that no candidate takes. */
  public enum Otherwise {
    /** It is refused, or, by a lenient machine, ignored. */
    REFUSED,
    /** It is taken without doing anything. */
    IGNORED,
    /** It waits for a configuration that does not defer it. */
    DEFERRED
  }

  public LeafResponse {
    candidates = List.copyOf(candidates);
  }

  /** Whether the event is refused whatever the guards say. */
  public boolean isNone() {
    return candidates.isEmpty() && otherwise == Otherwise.REFUSED;
  }
}
