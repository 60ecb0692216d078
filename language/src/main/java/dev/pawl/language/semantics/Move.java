package dev.pawl.language.semantics;

import java.util.List;

/**
 * The nodes that a transition exits and enters, as lists of node numbers in the order of SCXML 1.0.
 * Only the effect of history states is computed at run time.
 *
 * <p>A history state in {@link #entry} represents the states that were active when its parent was
 * last left. A deep history state represents all descendants of its parent that were active. A
 * shallow history state represents only the children of its parent that were active, and each child
 * is entered with its defaults. If a history state remembers nothing, the default move of the
 * history state is used. A move enters only nodes below its domain.
 *
 * @param domains the candidates for the domain, from the inside out. The domain is the innermost
 *     node that is not exited. The domain is the first candidate of which every target is a
 *     descendant, after history states have been replaced with the nodes that they represent. A
 *     candidate that is itself such a node is exited and entered. The list has only one element,
 *     unless a transition leads from within a state to a history state of the same state. The
 *     candidate is -1 if no state is active yet.
 * @param exit the nodes, in exit order, that are below the outermost domain and can be active
 *     together with the source. A step exits the listed nodes that are active and below the domain
 *     of the step.
 * @param entry the nodes that are entered below the outermost domain, in entry order
 * @param leaves the nodes of {@code entry} that are leaves
 */
public record Move(
    List<Integer> domains, List<Integer> exit, List<Integer> entry, List<Integer> leaves) {

  public Move {
    domains = List.copyOf(domains);
    exit = List.copyOf(exit);
    entry = List.copyOf(entry);
    leaves = List.copyOf(leaves);
  }

  /**
   * Returns the outermost candidate for the domain. There are other candidates only if the domain
   * depends on history.
   */
  public int domain() {
    return domains.get(domains.size() - 1);
  }
}
