package dev.pawl.squirrel.importer;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.squirrelframework.foundation.fsm.ImmutableTransition;

/**
 * A point at which an action is called, with the states that the action gets as arguments.
 *
 * @param from the state that is left; null on entry
 * @param to the state that is entered; null on exit
 * @param event the event of a transition; null on entry and exit
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
   * Returns whether a step may have called the action at this point.
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
