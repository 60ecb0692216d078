package dev.pawl.squirrel.importer;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.ImmutableTransition;

/**
 * A place in a machine of squirrel at which an action is called, given by the arguments of the
 * call.
 *
 * @param from the state that is exited; null for an entry action
 * @param to the state that is entered; null for an exit action
 * @param event the event of the transition; null for an entry or exit action
 */
record ActionUse<S, E>(@Nullable S from, @Nullable S to, @Nullable E event) {

  static <S, E> ActionUse<S, E> entry(S state) {
    return new ActionUse<>(null, state, null);
  }

  static <S, E> ActionUse<S, E> exit(S state) {
    return new ActionUse<>(state, null, null);
  }

  static <S, E> ActionUse<S, E> transition(ImmutableTransition<?, S, E, ?> transition) {
    return new ActionUse<>(
        transition.getSourceState().getStateId(),
        transition.getTargetState().getStateId(),
        transition.getEvent());
  }

  /**
   * Returns whether a step may have called the action at this place.
   *
   * @param before the states that were active before the step
   * @param after the states that are active after the step
   * @param fired the event of the step
   */
  boolean isPossible(Set<S> before, Set<S> after, @Nullable E fired) {
    boolean left = from == null || before.contains(from);
    boolean entered = to == null || from != null || after.contains(to);
    return left && entered && (event == null || event.equals(fired));
  }
}
