package dev.pawl.language.semantics;

import java.util.List;

/**
 * The nodes left and entered together, as lists of nodes' numbers in the order of SCXML 1.0, so
 * that nothing but history is left to be worked out at run time.
 *
 * <p>A history state in {@link #entry} stands for what its parent was left in: of a deep one the
 * descendants that were active, of a shallow one the children that were, each entered by default.
 * Where nothing is remembered it stands for the history state's own move. A move enters only what
 * lies below its domain.
 *
 * @param domains the innermost node that is not left: the first of these, from the inside out, that
 *     holds every target, history states replaced by what they stand for. It is one, unless a
 *     transition leads from within a state to a history state of that. -1 where nothing is active
 *     yet.
 * @param exit what lies below the outermost domain and may be active together with the source, in
 *     exit order: of these, what is active below the domain is left
 * @param entry what is entered below the outermost domain, in entry order
 * @param leaves those of {@code entry} that are leaves
 */
public record Move(
    List<Integer> domains, List<Integer> exit, List<Integer> entry, List<Integer> leaves) {

  public Move {
    domains = List.copyOf(domains);
    exit = List.copyOf(exit);
    entry = List.copyOf(entry);
    leaves = List.copyOf(leaves);
  }

  /** The outermost of the domains: the only one, unless history decides. */
  public int domain() {
    return domains.get(domains.size() - 1);
  }
}
