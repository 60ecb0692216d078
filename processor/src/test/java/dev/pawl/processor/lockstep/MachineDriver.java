package dev.pawl.processor.lockstep;

import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Step;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Drives lives of a compiled machine. {@link DriverSource} writes a subclass for each machine, to
 * be compiled with it, so that most of what a life does is called as a program would.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class MachineDriver<S, E> {

  /** What the outcome begins with where something was thrown that is no refusal. */
  static final String ERROR = "Error: ";

  /** The answers of the life's logic. */
  protected Answers answers;

  /** Runs the timers that the test says. */
  protected HandScheduler scheduler;

  private final List<String> effects = new ArrayList<>();
  private final List<String> records = new ArrayList<>();
  private boolean watched;
  private String refusal;

  /** Builds a life. */
  protected abstract Object build();

  /** Fires an event by its declared name. */
  protected abstract Outcome<S> attempt(String event);

  /** The declared name of an event. */
  protected abstract String name(E event);

  /** The context of the life; null if it has none. */
  protected abstract Integer context();

  /** The timers' events, with how long each runs where it is entered. */
  protected abstract Map<String, java.time.Duration> delays();

  private Object machine;

  /** The life, when it has been built. */
  protected final Object machine() {
    return machine;
  }

  /** What an effect does. */
  protected final void ran(String effect) {
    effects.add(effect);
  }

  /** Whether the life is to have a hook. */
  protected final boolean watched() {
    return watched;
  }

  /** Notes what a hook hears. */
  protected final TransitionHook<S, E> hook() {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<S, E> event) {
        String name = event.event() == null ? null : name(event.event());
        records.add(Step.record(String.valueOf(event.from()), String.valueOf(event.to()), name));
      }

      @Override
      public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
        if (refusal.isEmpty()) {
          refusal = kind(outcome);
        }
      }
    };
  }

  /** Begins a life. */
  final Step start(Answers withAnswers, boolean withHook) {
    answers = withAnswers;
    watched = withHook;
    scheduler = new HandScheduler();
    return step(
        () -> {
          machine = build();
          return Step.STARTED;
        });
  }

  /** Fires an event, or lets the timer run down whose event it is. */
  final Step fire(String event) {
    java.time.Duration delay = delays().get(event);
    return step(
        () -> {
          if (delay == null) {
            return kind(attempt(event));
          }
          // the outcome is for nobody but hooks
          scheduler.run(delay);
          return !watched ? null : records.isEmpty() ? refusal : Step.MOVED;
        });
  }

  /** A call of the life, and what it tells of the outcome: null for nothing. */
  private interface Call {
    String make();
  }

  private Step step(Call call) {
    effects.clear();
    records.clear();
    refusal = "";
    String outcome;
    try {
      outcome = call.make();
    } catch (IllegalTransitionError e) {
      outcome = ERROR + e;
    } catch (RuntimeException e) {
      return new Step(ERROR + e, List.of(), List.of(), List.of(), null, List.of());
    }
    return new Step(
        outcome, configuration(), effects, watched ? records : List.of(), context(), timers());
  }

  private static String kind(Outcome<?> outcome) {
    return outcome instanceof Outcome.Ignored<?> ignored && ignored.queued()
        ? Step.QUEUED
        : outcome.getClass().getSimpleName();
  }

  /** Flat machines have one state. */
  private List<String> configuration() {
    Object several = ask("configuration");
    Collection<?> states = several == null ? List.of(ask("state")) : (Collection<?>) several;
    return states.stream().map(String::valueOf).toList();
  }

  private List<String> timers() {
    Map<?, ?> remaining = (Map<?, ?>) ask("remaining");
    return remaining == null
        ? List.of()
        : remaining.keySet().stream().map(this::declaredName).sorted().toList();
  }

  @SuppressWarnings("unchecked") // the keys are events of this machine
  private String declaredName(Object event) {
    return name((E) event);
  }

  /** Asks what not every machine can tell; null if this one cannot. */
  private Object ask(String question) {
    for (Class<?> type = machine.getClass(); type != null; type = type.getSuperclass()) {
      try {
        Method method = type.getDeclaredMethod(question);
        method.setAccessible(true);
        return method.invoke(machine);
      } catch (NoSuchMethodException e) {
        // perhaps above
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      } catch (InvocationTargetException e) {
        throw new AssertionError(e.getCause());
      }
    }
    return null;
  }
}
