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

/** What the programs beside this one have in common. */
final class InternalEvents {

  private InternalEvents() {}

  /** That something is refused as illegal, with this message. */
  static void refused(String message, Runnable door) {
    try {
      door.run();
    } catch (IllegalTransitionError e) {
      assertEquals(IllegalTransitionError.class, e.getClass());
      assertEquals(message, e.getMessage());
      return;
    }
    throw new AssertionError("not refused: " + message);
  }

  /** The same, where an outcome tells it. */
  static void refused(String message, Outcome<?> outcome) {
    assertTrue(outcome instanceof Outcome.Illegal<?>, outcome::toString);
    assertEquals(message, ((Outcome.Illegal<?>) outcome).refusal().toString());
    assertTrue(!outcome.moved(), outcome::toString);
  }

  /** That a type has no public method of one of some names. */
  static void lacks(Class<?> type, String... names) {
    for (Class<?> each :
        Stream.concat(Stream.of(type), Arrays.stream(type.getClasses())).toList()) {
      for (Method method : each.getMethods()) {
        assertTrue(!List.of(names).contains(method.getName()), method::toString);
      }
    }
  }

  /** Notes what became of attempts and steps. */
  static final class Heard<S, E> implements TransitionHook<S, E> {
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
