package dev.pawl.spring.importer;

import java.util.function.Function;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.guard.Guard;
import reactor.core.publisher.Mono;

/** Calls guards and actions outside of a machine of Spring Statemachine. */
final class UserCall {

  private UserCall() {}

  /**
   * Returns whether a guard holds. A guard that throws an exception does not hold, like in Spring
   * Statemachine.
   */
  @SuppressWarnings("unchecked")
  static <S, E> boolean holds(SpringCode guard, StateContext<S, E> context) {
    try {
      if (guard.wrapped() instanceof Guard<?, ?> plain) {
        return ((Guard<S, E>) plain).evaluate(context);
      }
      return Boolean.TRUE.equals(Reactive.result(guard.wrapped(), context));
    } catch (RuntimeException e) {
      return false;
    }
  }

  @SuppressWarnings("unchecked")
  static <S, E> void run(SpringCode action, StateContext<S, E> context) {
    if (action.wrapped() instanceof Action<?, ?> plain) {
      ((Action<S, E>) plain).execute(context);
    } else {
      Object unused = Reactive.result(action.wrapped(), context);
    }
  }

  /**
   * Contains the code that needs types of Reactor, because with Spring Statemachine 2 these types
   * are missing.
   */
  private static final class Reactive {

    @SuppressWarnings("unchecked")
    static Object result(Object function, StateContext<?, ?> context) {
      Mono<?> mono = ((Function<StateContext<?, ?>, Mono<?>>) function).apply(context);
      return mono.blockOptional().map(Object.class::cast).orElse(false);
    }
  }
}
