package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.TransitionListener;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Tests each kind of throwable, thrown by user code at each point of a step. */
class StepProtocolTest {

  /** A throwable whose methods throw. */
  private static final class Hostile extends Exception {
    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      throw new IllegalStateException("getMessage");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("toString");
    }

    @Override
    public synchronized Throwable getCause() {
      throw new IllegalStateException("getCause");
    }
  }

  /** A throwable without message that stores no suppressed exceptions. */
  private static final class Silent extends Throwable {
    private static final long serialVersionUID = 1L;

    Silent() {
      super(null, null, false, false);
    }

    @Override
    public String toString() {
      return null;
    }
  }

  private static final List<Supplier<Throwable>> THROWABLES =
      List.of(
          () -> new IllegalStateException("unchecked"),
          () -> new AssertionError("error"),
          () -> new IOException("checked"),
          () -> new InterruptedException("interrupted"),
          () -> new StackOverflowError("deep"),
          () -> new OutOfMemoryError("full"),
          () -> new Throwable("bare"),
          Hostile::new,
          Silent::new);

  private enum Place {
    GUARD(true),
    CHOICE(true),
    CLOCK(true),
    BEFORE(true),
    UPDATE(true),
    AFTER(false),
    LISTENER(false),
    EFFECT(false);

    final boolean prevents;

    Place(boolean prevents) {
      this.prevents = prevents;
    }
  }

  @TestFactory
  Stream<DynamicTest> everyThrowableAtEveryPlace() {
    return Stream.of(Place.values())
        .flatMap(
            place ->
                THROWABLES.stream()
                    .map(
                        made -> {
                          Throwable thrown = made.get();
                          String name = place + " " + thrown.getClass().getSimpleName();
                          return DynamicTest.dynamicTest(name, () -> check(place, thrown));
                        }));
  }

  private static void check(Place place, Throwable thrown) {
    Runnable throwing = () -> raise(thrown);
    Workstream instance = new Workstream("ws-1").in(State.S_FAILED);
    Scripted hook = new Scripted("a", new ArrayList<>());
    TransitionListener<State, Event> listener =
        new TransitionListener<>() {
          @Override
          public void moved(State from, Event event, State to) {
            if (place == Place.LISTENER) {
              raise(thrown);
            }
          }
        };
    InstantSource clock =
        () -> {
          if (place == Place.CLOCK) {
            raise(thrown);
          }
          return Workstream.NOON;
        };
    Engine<State, Event> engine =
        new Engine<>(Workstream.STEPS, new Hooks<>(List.of(hook), List.of(listener), null), clock);
    instance.driver(engine.of(instance));
    switch (place) {
      case GUARD ->
          instance.guard =
              () -> {
                raise(thrown);
                return true;
              };
      case CHOICE -> instance.choice = throwing;
      case BEFORE -> hook.before = throwing;
      case UPDATE -> instance.update = throwing;
      case AFTER -> hook.after = throwing;
      case EFFECT -> instance.effect = throwing;
      default -> {}
    }

    assertSame(
        thrown, assertThrows(Throwable.class, () -> instance.fire(Event.RETRY, Cause.none())));
    assertEquals(thrown instanceof InterruptedException, Thread.interrupted());
    assertSame(place.prevents ? State.S_FAILED : State.S_RETRYING, instance.state());
    assertEquals(place.prevents ? 0 : 1, instance.sequence());
    assertEquals(place == Place.CLOCK ? List.of() : List.of(thrown), hook.errors);
    assertFalse(ErrorText.of(thrown).isEmpty());
    assertFalse(ErrorText.message(thrown).isEmpty());

    // the instance is usable at once
    instance.guard = () -> true;
    instance.choice = () -> {};
    instance.update = () -> {};
    instance.effect = () -> {};
    hook.before = () -> {};
    hook.after = () -> {};
    if (place != Place.CLOCK && place != Place.LISTENER) {
      instance.fire(Event.STOP);
      assertSame(State.S_ABANDONED, instance.state());
      assertTrue(instance.sequence() > 0);
    }
  }

  private static void raise(Throwable thrown) {
    throw StepProtocolTest.<RuntimeException>unchecked(thrown);
  }

  @SuppressWarnings("unchecked") // throws undeclared checked exceptions
  private static <T extends Throwable> T unchecked(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
