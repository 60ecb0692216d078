package dev.pawl.engine;

import dev.pawl.Refusal;
import java.util.ArrayList;
import java.util.List;

/**
 * The events that may be fired where something was refused, less those that a guard is known to
 * forbid there.
 */
final class AvailableTransitions<S> {

  private final Definition<S, ?> definition;
  private final S from;
  private final int refused;
  private final GuardTexts guards;

  /**
   * The moves of a state.
   *
   * @param refused the event whose guards have said no; -1 if none has
   * @param comparable whether guards of one event tell something of those of others: not where
   *     events carry data, as a predicate may then answer otherwise
   */
  AvailableTransitions(Definition<S, ?> definition, S from, int refused, boolean comparable) {
    this.definition = definition;
    this.from = from;
    this.refused = refused;
    List<String> said = comparable ? definition.guards(from, refused) : List.of();
    this.guards = new GuardTexts(said, name -> definition.fact(from, name));
  }

  S from() {
    return from;
  }

  /** The candidates of an event that may be taken, in the order in which they are asked. */
  List<Definition.Candidate<S>> candidates(int event) {
    List<Definition.Candidate<S>> open = new ArrayList<>();
    for (Definition.Candidate<S> candidate : definition.candidates(from, event)) {
      String guard = candidate.guard();
      if (event != refused && (guard == null || guards.mayHold(guard))) {
        open.add(candidate);
      }
    }
    return open;
  }

  /** The candidates of an event that the program may fire; none of any other. */
  List<Definition.Candidate<S>> offered(int event) {
    return definition.isOffered(event) ? candidates(event) : List.of();
  }

  /** The events that may be fired, in declared order. */
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
