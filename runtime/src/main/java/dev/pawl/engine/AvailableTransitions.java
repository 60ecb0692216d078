package dev.pawl.engine;

import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * The transitions that may be taken in a state in which an event was refused. Transitions whose
 * guards certainly refuse are excluded.
 */
final class AvailableTransitions<S> {

  private final Definition<S, ?> definition;
  private final S from;
  private final int refused;

  /** The guards that have just refused. */
  private final List<String> refusedGuards;

  /**
   * @param from the state in which the event was refused
   * @param refused the index of the event that guards have just refused; -1 if there is none
   * @param comparable true if the results of the refused guards also apply to guards of other
   *     events; false if events carry payload, because a predicate may depend on the payload
   */
  AvailableTransitions(Definition<S, ?> definition, S from, int refused, boolean comparable) {
    this.definition = definition;
    this.from = from;
    this.refused = refused;
    this.refusedGuards = comparable ? definition.guards(from, refused) : List.of();
  }

  S from() {
    return from;
  }

  /**
   * Returns the transitions that an event may take, in the order in which their guards are
   * evaluated.
   */
  List<Definition.Candidate<S>> candidates(int event) {
    List<Definition.Candidate<S>> open = new ArrayList<>();
    for (Definition.Candidate<S> candidate : definition.candidates(from, event)) {
      String guard = candidate.guard();
      if (event != refused
          && (guard == null
              || GuardFormula.mayHold(guard, refusedGuards, name -> definition.fact(from, name)))) {
        open.add(candidate);
      }
    }
    return open;
  }

  /** Same as {@link #candidates}, but empty if only the machine itself can raise the event. */
  List<Definition.Candidate<S>> offered(int event) {
    return definition.isOffered(event) ? candidates(event) : List.of();
  }

  List<Refusal.Move> moves() {
    List<Refusal.Move> moves = new ArrayList<>();
    for (int event = 0; event < definition.events(); event++) {
      for (Definition.Candidate<S> open : offered(event)) {
        String name = definition.eventName(event);
        moves.add(new Refusal.Move(name, open.guard(), open.targets()));
      }
    }
    return moves;
  }
}
