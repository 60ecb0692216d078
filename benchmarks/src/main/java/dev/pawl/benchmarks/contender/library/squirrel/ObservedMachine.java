package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.MoveListener;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * A machine of squirrel that calls a listener in a method made for overriding. Adding a listener to
 * the machine would be slower.
 *
 * @param <T> the type of the machine
 * @param <S> the type of states
 * @param <E> the type of events
 * @param <C> the type of the context
 */
public abstract class ObservedMachine<T extends StateMachine<T, S, E, C>, S, E, C>
    extends AbstractStateMachine<T, S, E, C> {

  private MoveListener<S, E> listener; // null if there is no listener

  /** Creates a machine without a listener. */
  protected ObservedMachine() {}

  final void listen(MoveListener<S, E> listener) {
    this.listener = listener;
  }

  @Override
  protected void afterTransitionCompleted(S from, S to, E event, C context) {
    if (listener != null) {
      listener.moved(from, to, event);
    }
  }
}
