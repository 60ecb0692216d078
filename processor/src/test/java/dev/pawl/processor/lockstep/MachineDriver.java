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
 * to be compiled with it, so that most of what an instance does is called as a program would.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public abstract class MachineDriver<S, E> {

  /** What the outcome begins with where something was thrown that is no refusal. */
  static final String ERROR = "Error: ";

  /** All that is known of an outcome that nobody asked for. */
  static final String NOT_REFUSED = "NotRefused";

  /** The answers of the instance's logic. */
  protected Answers answers;

  /** Runs the timers that the test says. */
  protected Scheduler scheduler;

  private final List<String> effects = new ArrayList<>();
  private final List<String> records = new ArrayList<>();

  /** All that hooks heard since it was cleared. */
  final List<LifecycleEvent<S, E>> history = new ArrayList<>();

  /** What the table says that listeners may hear; null until somebody is to hear. */
  private Set<List<Object>> audible;

  /** What listeners heard that the table does not say. */
  private final List<String> unexpected = new ArrayList<>();

  private boolean watched;
  private boolean forcing;

  /** How many instances have begun. */
  private int begun;

  private String refusal;

  /** Builds an instance. */
  protected abstract void build();

  /** Puts another in place of the instance, that goes on where it is. */
  protected abstract void resume();

  /** Fires an event by its declared name, and tells the outcome. */
  protected abstract Outcome<S> attempt(String event);

  /** Fires an event by its declared name; a refusal is thrown. */
  protected abstract void fireOrThrow(String event);

  /** Takes the instance to a state past the rules. */
  protected abstract void force(S state);

  /** All states, and all events. */
  protected abstract List<S> states();

  protected abstract List<E> events();

  /** What checks records of instances. */
  protected abstract Replay<S, E> replay();

  /** What the declaration says. */
  protected abstract MachineTable<S, E> table();

  /** The declared name of an event. */
  protected abstract String name(E event);

  /** The context of the instance; null if it has none. */
  protected abstract Integer context();

  /** The timers' events, with how long each runs where it is entered. */
  protected abstract Map<String, Duration> delays();

  /** The active leaves. */
  protected abstract Collection<S> configuration();

  /** The events of the timers that run, and how long those still run. */
  protected abstract Map<E, Duration> remaining();

  /** What an effect does. */
  protected final void ran(String effect) {
    effects.add(effect);
  }

  /** Whether the instance is to have a hook. */
  protected final boolean watched() {
    return watched;
  }

  /** Whether the instance is to have a listener, be it that of a hook too or of nobody. */
  protected final boolean listened() {
    return watched || begun % 2 == 0;
  }

  /** Requires that the table says whatever a listener hears. */
  protected final TransitionListener<S, E> listener() {
    if (audible == null) {
      audible = new HashSet<>();
      table()
          .rehearse(
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

  /** Notes what a hook hears. */
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
   * Begins an instance.
   *
   * @param byClock whether timers run down as time passes; else the test says which has
   */
  final Step start(Answers withAnswers, boolean withHook, boolean byClock) {
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

  /** Takes the instance down, and goes on with another from what was taken down. */
  final Step goOn() {
    return step(
        () -> {
          // the timers of the former instance run on, but nobody lets them run down
          scheduler = isByClock() ? new VirtualScheduler() : new HandScheduler();
          resume();
          return Step.RESUMED;
        });
  }

  private boolean isByClock() {
    return scheduler instanceof VirtualScheduler;
  }

  /** Lets time pass, in which no timer should run down. */
  final Step pass(long millis) {
    return step(
        () -> {
          boolean ran =
              scheduler instanceof VirtualScheduler clock
                  && !clock.advance(Duration.ofMillis(millis)).isEmpty();
          return ran ? Step.MOVED : Step.WAITED;
        });
  }

  /** Fires an event that only the machine makes. */
  final Step forge(String event, boolean plainly) {
    return step(() -> plainly ? refusal(event) : kind(attempt(event)));
  }

  /**
   * Fires an event, or lets the timer run down whose event it is.
   *
   * @param plainly whether nobody asks for the outcome, so that only a refusal tells it
   */
  final Step fire(String event, boolean plainly) {
    Duration delay = delays().get(event);
    return step(
        () -> {
          if (delay == null && plainly) {
            return refusal(event);
          } else if (delay == null) {
            return kind(attempt(event));
          }
          // the outcome is for nobody but hooks
          if (scheduler instanceof VirtualScheduler clock) {
            clock.runNext();
          } else {
            ((HandScheduler) scheduler).run(delay);
          }
          return !watched ? null : records.isEmpty() ? refusal : Step.MOVED;
        });
  }

  /** Forces a state, whatever comes of it. */
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

  /** A call of the instance, and what it tells of the outcome: null for nothing. */
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
