package dev.pawl.processor.lockstep;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.engine.Replay;
import dev.pawl.processor.scxml.Answers;
import dev.pawl.processor.scxml.Step;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Drives instances of a compiled machine. {@link DriverSource} writes a subclass for each machine,
 * which is compiled with the machine, so that most calls are like those of a program.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class MachineDriver<S, E> {

  /** The prefix of the outcome of a call that threw an exception other than a refusal. */
  static final String ERROR = "Error: ";

  /** The outcome of a call that does not return one. */
  static final String NOT_REFUSED = "NotRefused";

  /** The results of the logic of the instance. */
  protected Answers answers;

  /** The scheduler, which runs the timers that the test selects. */
  protected Scheduler scheduler;

  private final List<String> effects = new ArrayList<>();
  private final List<String> records = new ArrayList<>();

  /** All records that hooks received since this list was cleared. */
  final List<LifecycleEvent<S, E>> history = new ArrayList<>();

  /** The calls of listeners that the table allows; null until a listener is used. */
  private Set<List<Object>> audible;

  /** The calls of listeners that the table does not allow. */
  private final List<String> unexpected = new ArrayList<>();

  private boolean watched;
  private boolean forcing;

  /** The number of started instances. */
  private int begun;

  private String refusal;

  /** Builds an instance. */
  protected abstract void build();

  /** Replaces the instance by another one that continues in its state. */
  protected abstract void resume();

  /** Fires an event by its declared name and returns the outcome. */
  protected abstract Outcome<S> attempt(String event);

  /** Fires an event by its declared name; a refusal is thrown. */
  protected abstract void fireOrThrow(String event);

  /** Forces the instance into a state. */
  protected abstract void force(S state);

  /** Returns all states. */
  protected abstract List<S> states();

  protected abstract List<E> events();

  /** Returns the replay that checks records. */
  protected abstract Replay<S, E> replay();

  /** Returns the table of the machine. */
  protected abstract MachineTable<S, E> table();

  /** Returns the declared name of an event. */
  protected abstract String name(E event);

  /** Returns the context of the instance; null if it has none. */
  protected abstract Integer context();

  /** Returns the events of timers with their durations on entry. */
  protected abstract Map<String, Duration> delays();

  /** Returns the active leaves. */
  protected abstract Collection<S> configuration();

  /** Returns the events of the running timers with their remaining durations. */
  protected abstract Map<E, Duration> remaining();

  /** Records that an effect ran. */
  protected final void ran(String effect) {
    effects.add(effect);
  }

  /** Returns whether the instance has a hook. */
  protected final boolean watched() {
    return watched;
  }

  /** Returns whether the instance has a listener, with or without a hook. */
  protected final boolean listened() {
    return watched || begun % 2 == 0;
  }

  /** Returns a listener that checks whether the table of the machine allows its calls. */
  protected final TransitionListener<S, E> listener() {
    if (audible == null) {
      audible = new HashSet<>();
      table()
          .visitOutcomes(
              new TransitionListener<>() {
                @Override
                public void moved(S from, String event, S to) {
                  once(Arrays.asList(from, event, to));
                }

                @Override
                public void refused(S state, String event) {
                  once(Arrays.asList(state, event));
                }
              });
    }
    return new TransitionListener<>() {
      @Override
      public void moved(S from, E event, S to) {
        if (!forcing) {
          require(Arrays.asList(from, nameInTable(event), to));
        }
      }

      @Override
      public void refused(S state, E event) {
        require(Arrays.asList(state, nameInTable(event)));
      }
    };
  }

  private void once(List<Object> told) {
    if (!audible.add(told)) {
      unexpected.add("twice in the table: " + told);
    }
  }

  private void require(List<Object> heard) {
    S state = table().states().get(table().indexOfState(heard.get(0)));
    if (!audible.contains(heard) || state != heard.get(0)) {
      unexpected.add("not in the table: " + heard);
    }
  }

  private String nameInTable(E event) {
    return event == null ? null : table().eventNames().get(table().indexOfEvent(event));
  }

  /** Returns a hook that records its calls. */
  protected final TransitionHook<S, E> hook() {
    return new TransitionHook<>() {
      @Override
      public void after(LifecycleEvent<S, E> event) {
        history.add(event);
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

  /**
   * Starts an instance.
   *
   * @param byClock whether timers elapse with time; otherwise the test selects them
   */
  public final Step start(Answers withAnswers, boolean withHook, boolean byClock) {
    answers = withAnswers;
    watched = withHook;
    begun++;
    scheduler = byClock ? new VirtualScheduler() : new HandScheduler();
    return step(
        () -> {
          build();
          return Step.STARTED;
        });
  }

  /** Stores the instance and continues with another one that is restored from it. */
  final Step goOn() {
    return step(
        () -> {
          // the timers of the former instance are never run
          scheduler = isByClock() ? new VirtualScheduler() : new HandScheduler();
          resume();
          return Step.RESUMED;
        });
  }

  private boolean isByClock() {
    return scheduler instanceof VirtualScheduler;
  }

  /** Lets time pass in which no timer elapses. */
  final Step pass(long millis) {
    return step(
        () -> {
          boolean ran =
              scheduler instanceof VirtualScheduler clock
                  && !clock.advance(Duration.ofMillis(millis)).isEmpty();
          return ran ? Step.MOVED : Step.WAITED;
        });
  }

  /** Fires an internal event. */
  final Step forge(String event, boolean plainly) {
    return step(() -> plainly ? refusal(event) : kind(attempt(event)));
  }

  /**
   * Fires an event, or lets its timer elapse.
   *
   * @param plainly whether the event is fired with a method that returns no outcome and throws
   *     refusals
   */
  public final Step fire(String event, boolean plainly) {
    Duration delay = delays().get(event);
    return step(
        () -> {
          if (delay == null && plainly) {
            return refusal(event);
          } else if (delay == null) {
            return kind(attempt(event));
          }
          // only hooks receive the outcome
          if (scheduler instanceof VirtualScheduler clock) {
            clock.runNext();
          } else {
            ((HandScheduler) scheduler).run(delay);
          }
          return !watched ? null : records.isEmpty() ? refusal : Step.MOVED;
        });
  }

  /** Forces a state and ignores the outcome. */
  final Step forced(S state) {
    return step(
        () -> {
          forcing = true;
          force(state);
          forcing = false;
          return Step.MOVED;
        });
  }

  private String refusal(String event) {
    try {
      fireOrThrow(event);
      return NOT_REFUSED;
    } catch (GuardRefusedError e) {
      return Step.GUARD_REFUSED;
    } catch (IllegalTransitionError e) {
      return Step.ILLEGAL;
    }
  }

  /** A call of the instance, which returns the outcome; null for none. */
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
    if (!unexpected.isEmpty()) {
      String heard = ERROR + unexpected;
      unexpected.clear();
      return new Step(heard, List.of(), List.of(), List.of(), null, List.of());
    }
    return new Step(
        outcome,
        configuration().stream().map(String::valueOf).toList(),
        effects,
        watched ? records : List.of(),
        context(),
        remaining().entrySet().stream()
            .map(e -> Step.timer(name(e.getKey()), e.getValue().toMillis()))
            .sorted()
            .toList());
  }

  private static String kind(Outcome<?> outcome) {
    return outcome instanceof Outcome.Ignored<?> ignored && ignored.queued()
        ? Step.QUEUED
        : outcome.getClass().getSimpleName();
  }
}
