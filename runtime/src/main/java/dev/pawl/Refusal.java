package dev.pawl;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The explanation of a refusal: why an event or a change of state was refused, and which events
 * would have been legal. Immutable. All parts are computed when they are first requested.
 */
public interface Refusal {

  /** The kinds of refusals. */
  enum Kind {
    /** No transition exists for the event. */
    ILLEGAL,
    /** Transitions exist, but the guard of each returned false. */
    GUARD
  }

  /**
   * An event that may be fired in the current state.
   *
   * @param event the declared name of the event
   * @param guard the guard as declared; null if the transition has none
   * @param targets the states that the transition leads to; several if the target is chosen at run
   *     time
   */
  record Move(String event, @Nullable String guard, List<?> targets) {}

  /** Returns the kind of this refusal. */
  Kind kind();

  /** Returns the name of the machine. */
  String machine();

  /** Returns the id of the instance; null if it has none. */
  @Nullable String entityId();

  /** Returns the state in which the attempt was refused. */
  Object from();

  /** Returns the refused event; null if a state was requested instead of an event. */
  @Nullable Object event();

  /**
   * Returns the state that the attempt was meant to reach. If a state was requested, the result is
   * the requested state. If an event was refused, the result is the target that the event has in
   * other states; null if the event has no target or several.
   */
  @Nullable Object target();

  /**
   * Returns the events that may be fired in the current state, in declared order. Events that only
   * the machine itself can raise are not listed. An event whose guard certainly refuses is not
   * listed either. For example, a guard certainly refuses if it contradicts the results of guards
   * that have just refused an event without payload.
   */
  List<Move> permitted();

  /** Returns the guards that refused, as declared. */
  List<String> guards();

  /**
   * Returns the declared reason why the transition from the current state to the target is
   * forbidden; empty if {@link Forbid} does not forbid it.
   */
  Optional<String> because();

  /**
   * Returns the shortest path to the target, as names of events. If a timer must elapse, the list
   * contains an entry such as {@code (wait 60s)}. Guards are ignored, with one exception: the path
   * does not begin with a transition whose guard certainly refuses, as described at {@link
   * #permitted}. The path uses no transition whose target depends on history.
   *
   * @return the path; empty if no path exists or the current state is the target
   */
  List<String> shortestPath();

  /** Returns the full text of the explanation. */
  @Override
  String toString();

  /**
   * Returns a new error for this refusal: a {@link GuardRefusedError} if guards refused, otherwise
   * an {@link IllegalTransitionError}.
   */
  IllegalTransitionError error();
}
