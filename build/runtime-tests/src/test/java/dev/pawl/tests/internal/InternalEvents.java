package dev.pawl.tests.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Helpers of the tests in this package. */
final class InternalEvents {

  private InternalEvents() {}

  /** Checks that a call is refused as illegal with the given message. */
  static void refused(String message, Runnable call) {
    try {
      call.run();
    } catch (IllegalTransitionError e) {
      assertEquals(IllegalTransitionError.class, e.getClass());
      assertEquals(message, e.getMessage());
      return;
    }
    throw new AssertionError("not refused: " + message);
  }

  /** Checks that an outcome is a refusal as illegal with the given message. */
  static void refused(String message, Outcome<?> outcome) {
    assertTrue(outcome instanceof Outcome.Illegal<?>, outcome::toString);
    assertEquals(message, ((Outcome.Illegal<?>) outcome).refusal().toString());
    assertTrue(!outcome.moved(), outcome::toString);
  }

  /** Checks that a type has no public method with one of the given names. */
  static void lacks(Class<?> type, String... names) {
    for (Class<?> each :
        Stream.concat(Stream.of(type), Arrays.stream(type.getClasses())).toList()) {
      for (Method method : each.getMethods()) {
        assertTrue(!List.of(names).contains(method.getName()), method::toString);
      }
    }
  }

  /** A hook that stores the results of attempts and steps. */
  static final class RecordingHook<S, E> implements TransitionHook<S, E> {
    final List<String> all = new ArrayList<>();

    @Override
    public void after(LifecycleEvent<S, E> step) {
      all.add(step.event() + " by " + step.cause().actor());
    }

    @Override
    public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
      all.add(attempt.event() + " " + outcome.getClass().getSimpleName());
    }
  }
}
