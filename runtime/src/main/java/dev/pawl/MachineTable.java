package dev.pawl;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The declaration of a machine at run time, for code that serves any machine, such as metrics and
 * admin views. Generated code returns the declaration from methods such as {@code
 * CircuitTransitions.table()}.
 *
 * <p>Immutable and thread-safe. Only {@link #visitOutcomes} and {@link #eventNames} allocate
 * memory.
 *
 * @param <S> the type of states: an enum, or the enum of their types if states carry data
 * @param <E> the type of events
 */
public interface MachineTable<S, E> {

  /** Returns the name of the machine. */
  String machine();

  /**
   * Returns all states in declared order, including superstates. The constants of an enum also
   * include history states.
   *
   * @return an unmodifiable list
   */
  List<S> states();

  /**
   * Returns the declared names of all events, in declared order.
   *
   * @return an unmodifiable list
   */
  List<String> eventNames();

  /**
   * Returns the states in which an instance may begin, in declared order.
   *
   * @return an unmodifiable set
   */
  Set<S> initialStates();

  /**
   * Returns the final states, in declared order.
   *
   * @return an unmodifiable set
   */
  Set<S> finalStates();

  /**
   * Returns the declared name of a state.
   *
   * @param state a state, or an object that carries the data of a state
   */
  String name(@Nullable Object state);

  /**
   * Returns the index of a state in {@link #states()}.
   *
   * @param state a state, or an object that carries the data of a state
   * @return the index; -1 if the object is no state of this machine
   */
  int indexOfState(Object state);

  /** Returns the index of an event in {@link #eventNames()}. */
  int indexOfEvent(E event);

  /**
   * Calls a listener once for each move and each refusal that instances can report. Use this
   * method, for example, to register all meters before the first event. The listener gets the
   * declared names of events.
   *
   * <p>All possible moves are reported, regardless of guards. Forced moves are not reported. A
   * transition to a history state is reported for every state that this history state can enter.
   *
   * @param listener the listener to call
   */
  void visitOutcomes(TransitionListener<S, String> listener);
}
