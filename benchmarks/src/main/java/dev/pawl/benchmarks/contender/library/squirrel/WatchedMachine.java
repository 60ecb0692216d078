package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.MoveListener;
import org.squirrelframework.foundation.fsm.StateMachine;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * A machine of squirrel that may be listened to, by the method that it has for overriding: a
 * listener that is added costs more.
 *
 * @param <T> the machine's own type
 * @param <S> its states
 * @param <E> its events
 * @param <C> its context
 */
public abstract class WatchedMachine<T extends StateMachine<T, S, E, C>, S, E, C>
    extends AbstractStateMachine<T, S, E, C> {

  private MoveListener<S, E> listener; // null where nobody listens

  /** With nobody who listens. */
  protected WatchedMachine() {}

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
