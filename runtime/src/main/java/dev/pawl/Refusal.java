package dev.pawl;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The reason why an event or a transition was refused, and what would have been legal instead.
 * Immutable; everything is worked out only when asked for.
 */
public interface Refusal {

  /** The ways in which the rules refuse. */
  enum Kind {
    /** No transition is there. */
    ILLEGAL,
    /** Transitions are there, and the guard of each said no. */
    GUARD
  }

  /**
   * Something that may be done in a state.
   *
   * @param event the event's declared name
   * @param guard the guard's text; null if there is none
   * @param targets the states it leads to; several if one is picked at run time
   */
  record Move(String event, @Nullable String guard, List<?> targets) {}

  /** In which way it was refused. */
  Kind kind();

  /** The machine's name. */
  String machine();

  /** The id of the instance; null if it has none. */
  @Nullable String entityId();

  /** The state in which it was refused. */
  Object from();

  /** The event refused; null if a state was asked for. */
  @Nullable Object event();

  /** The state asked for, or the one state the event leads to where it is legal; null if none. */
  @Nullable Object target();

  /**
   * The events that may be fired in the state, in declared order; not those that the machine itself
   * makes happen, and not those that a guard is known to forbid: where guards have just refused an
   * event that carries no data, what they say is known of the others, too.
   */
  List<Move> permitted();

  /** The guards that refused, as written. */
  List<String> guards();

  /** The reason why going from the state to the target is forbidden, if that was declared. */
  Optional<String> because();

  /**
   * The names of the events that lead to the target on the shortest way, with {@code (wait 60s)}
   * where a timer must run down; empty if none does, or the state is the target. Guards are left
   * aside, but for those that are known to forbid the first step, as for {@link #permitted}; no way
   * goes where history decides.
   */
  List<String> way();

  /** The whole explanation. */
  @Override
  String toString();

  /**
   * The refusal as an error to throw: a {@link GuardRefusedError} where guards refused, else an
   * {@link IllegalTransitionError}.
   */
  IllegalTransitionError error();
}
