package dev.pawl.language.explore;

import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.LeafResponse.Otherwise;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The responses of stable situations to events. Not thread-safe. */
public final class EventResponses {

  private final ResolvedMachine machine;
  private final Constraints constraints;
  private final Selector selector;
  private final BitSet arriving;

  /**
   * Creates the responses.
   *
   * @param arriving the events that may arrive from outside
   */
  EventResponses(
      ResolvedMachine machine, Constraints constraints, Selector selector, BitSet arriving) {
    this.machine = machine;
    this.constraints = constraints;
    this.selector = selector;
    this.arriving = arriving;
  }

  /** Returns whether a stable situation may refuse or ignore an event. */
  public boolean mayDrop(Situation situation, int event) {
    return situation.ended
        || selector.select(situation, event).stream()
            .anyMatch(b -> b.taken().isEmpty() && b.otherwise() != Otherwise.DEFERRED);
  }

  /** Returns the events from outside that a stable situation may ignore. */
  public List<Integer> ignored(Situation situation) {
    if (situation.ended) {
      return List.of();
    }
    boolean isLenient = machine.declared().lenient();
    BitSet events = (BitSet) (isLenient ? arriving : selector.offered(situation)).clone();
    events.and(arriving);
    List<Integer> ignored = new ArrayList<>();
    for (int event = events.nextSetBit(0); event >= 0; event = events.nextSetBit(event + 1)) {
      boolean mayIgnore =
          selector.select(situation, event).stream()
              .anyMatch(
                  b ->
                      b.taken().isEmpty()
                          && (b.otherwise() == Otherwise.IGNORED
                              || (isLenient && b.otherwise() == Otherwise.REFUSED)));
      if (mayIgnore) {
        ignored.add(event);
      }
    }
    return ignored;
  }

  /** The possible responses of a stable situation to an event. */
  public enum Handling {
    /**
     * The event is never refused. For all results of the predicates, a transition handles the
     * event, or a state ignores or defers the event.
     */
    HANDLED,
    /** The event is refused for some results of the predicates, but not for all. */
    DEPENDS,
    /** The event is refused for all results of the predicates. */
    REFUSED
  }

  /**
   * Returns whether a stable situation refuses an event: for all possible results of the
   * predicates, for some results only, or for no results.
   */
  public Handling handling(Situation situation, int event) {
    if (situation.ended) {
      return Handling.REFUSED;
    }
    List<Selector.Branch> branches = selector.select(situation, event);
    long refused =
        branches.stream()
            .filter(b -> b.taken().isEmpty() && b.otherwise() == Otherwise.REFUSED)
            .count();
    return refused == 0
        ? Handling.HANDLED
        : refused == branches.size() ? Handling.REFUSED : Handling.DEPENDS;
  }

  /**
   * Returns the evaluation of an event that no transition handles in a stable situation. Returns
   * empty if the results of predicates decide whether a transition handles the event, or whether
   * the event is refused, ignored or deferred.
   */
  public Optional<Evaluation> untaken(Situation situation, int event) {
    if (situation.ended) {
      return Optional.of(
          new Evaluation(event, constraints.space().always(), Otherwise.REFUSED, List.of()));
    }
    List<Selector.Branch> branches = selector.select(situation, event);
    return branches.size() == 1 && branches.get(0).taken().isEmpty()
        ? Optional.of(branches.get(0).evaluation(event))
        : Optional.empty();
  }

  /**
   * Returns the steps for events that change nothing in a stable situation, because no guard holds
   * or a state ignores the event.
   */
  public List<Step> refusals(Situation situation) {
    List<Step> steps = new ArrayList<>();
    if (situation.ended) {
      return steps;
    }
    for (int event : selector.offered(situation).stream().toArray()) {
      if (arriving.get(event)) {
        for (Selector.Branch branch : selector.select(situation, event)) {
          if (branch.taken().isEmpty() && branch.otherwise() != Otherwise.DEFERRED) {
            steps.add(Step.withoutTransitions(event, List.of(branch.evaluation(event))));
          }
        }
      }
    }
    return steps;
  }

  /**
   * A guard that is evaluated and does not hold.
   *
   * @param condition the results of the predicates for which the guard does not hold
   */
  public record Refutation(ResolvedTransition transition, Condition condition) {}

  /**
   * Returns the guards that may be evaluated for an event and may fail.
   *
   * @param event the number of the event; -1 for eventless transitions
   */
  public List<Refutation> refutations(Situation situation, int event) {
    return situation.ended ? List.of() : selector.refutations(situation, event);
  }
}
