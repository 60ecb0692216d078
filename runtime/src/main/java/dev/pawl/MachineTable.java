package dev.pawl;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The declaration of a machine, for code that serves any machine, such as metrics and admin views;
 * generated code has it as {@code CircuitTransitions.table()}. Immutable, so thread-safe; nothing
 * here allocates but {@link #rehearse} and the names of events as a list.
 *
 * @param <S> the enum of states, or that of their types where states carry data
 * @param <E> the type of events
 */
public interface MachineTable<S, E> {

  /** The machine's name. */
  String machine();

  /** All states in declared order, superstates and history states too; unmodifiable. */
  List<S> states();

  /** The declared names of all events, in declared order; unmodifiable. */
  List<String> eventNames();

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  Set<S> initialStates();

  /** The final states, in declared order; unmodifiable. */
  Set<S> finalStates();

  /** The declared name of a state, or of what carries a state's data. */
  String name(@Nullable Object state);

  /** The position of a state, or of what carries its data, among the states; -1 if it is none. */
  int indexOfState(Object state);

  /** The position of an event among the events. */
  int indexOfEvent(E event);

  /**
   * Has a listener hear once of everything that listeners of instances may hear, with the event's
   * name in place of the event: of each move that transitions make, whatever guards say, and of
   * each event that may come to nothing. Only forced moves are left out. Where history decides, it
   * is all that may be remembered.
   */
  void rehearse(TransitionListener<S, String> listener);
}
