package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes steps in memory, by opening a life for each. Touches no database. Thread-safe. */
final class StepMaker<S, E> {

  private final StoredMachine<S, E> machine;
  private final LifeOpener<S, E> opener;
  private final InstantSource clock;
  private final Hooks<S, E> hooks;
  private final Function<? super LifecycleEvent<S, E>, Cause> causes;
  private final TimerPolicy policy;

  StepMaker(
      StoredMachine<S, E> machine,
      LifeOpener<S, E> opener,
      InstantSource clock,
      Hooks<S, E> hooks,
      Function<? super LifecycleEvent<S, E>, Cause> causes,
      TimerPolicy policy) {
    this.machine = machine;
    this.opener = opener;
    this.clock = clock;
    this.hooks = hooks;
    this.causes = causes;
    this.policy = policy;
  }

  /** The time by the store's clock, as databases keep it. */
  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  /** An entity of which only the row is known. */
  Stored<S> stored(EntityRow row) {
    return new Stored<>(row, null, opener::read);
  }

  /** Begins a life, from a snapshot if there is one; the row of it is not there before. */
  MadeStep<S, E> begin(
      String id,
      String initial,
      @Nullable String snapshot,
      Instant now,
      Consumer<Refused> refusals) {
    EntityRow row = new EntityRow(id, initial, 0, now, snapshot);
    return make(stored(row), now, Timing.FIRE, true, null, life -> {}, refusals);
  }

  /**
   * Fires an event. Timers that have failed before hold up no event, and wait for their next
   * attempt.
   */
  MadeStep<S, E> fire(
      Stored<S> known, Instant now, E event, Cause cause, Consumer<Refused> refusals) {
    String name = machine.nameOfEvent(event);
    return make(known, now, timing(known), false, name, l -> l.fire(event, cause), refusals);
  }

  /**
   * A step past the rules, of which everything is known already but what hooks say.
   *
   * @param from the name of the state that it leaves
   * @param state the state that it enters
   */
  MadeStep<S, E> forced(
      EntityRow row,
      String from,
      LifecycleEvent<S, E> step,
      EntityRow next,
      S state,
      Consumer<Refused> refusals) {
    StepRecorder<S, E> heard = new StepRecorder<>(hooks, causes);
    try {
      heard.before(step);
    } catch (RuntimeException | Error thrown) {
      if (thrown instanceof TransitionVetoedError veto) {
        heard.refused(step, new Outcome.Vetoed<>(step.from(), veto));
        tellFailed(heard, thrown, false);
      } else {
        heard.failed(step, thrown);
      }
      refusals.accept(refused(row, heard, null, step.timestamp(), thrown));
      throw thrown;
    }
    heard.after(step);
    Stored<S> after = new Stored<>(next, state, opener::read);
    return new MadeStep<>(stored(row), after, heard.steps, false, false, from, new Work(), null);
  }

  private static Timing timing(Stored<?> known) {
    return known.row().alarm().isHeld() ? Timing.HOLD : Timing.FIRE;
  }

  /**
   * Lets the time pass that has passed, so that timers fire that are due; only so many, after which
   * the step is {@linkplain MadeStep#behind() behind}. Where one fails, those before it are made,
   * and the next call fails.
   */
  MadeStep<S, E> wake(Stored<S> known, Instant now, Consumer<Refused> refusals) {
    return make(
        known, now, new Timing(false, true, policy.perTransaction()), true, null, null, refusals);
  }

  /**
   * What timers do before a step.
   *
   * @param hold whether those that have elapsed stay as they are
   * @param some whether what fires may be less than what is due
   * @param most how many fire
   */
  private record Timing(boolean hold, boolean some, int most) {
    static final Timing HOLD = new Timing(true, false, 0);
    static final Timing FIRE = new Timing(false, false, -1);
  }

  private MadeStep<S, E> make(
      Stored<S> known,
      Instant now,
      Timing timing,
      boolean maybeNothing,
      @Nullable String event,
      @Nullable Consumer<StoredLife<S, E>> action,
      Consumer<Refused> refusals) {
    EntityRow row = known.row();
    Instant at = PassingTime.later(now, row.updatedAt());
    PassingTime time = machine.hasTimers() ? new PassingTime(row, now) : null;
    StepRecorder<S, E> heard = new StepRecorder<>(hooks, causes);
    Work work = new Work();
    Stored<S> after;
    try {
      StoredLife<S, E> life =
          opener.open(
              row,
              time == null ? () -> at : time::told,
              time == null ? new StillTime(machine) : time,
              heard,
              work);
      if (time != null) {
        time.open(policy.catchUp(), timing.hold());
        time.pass(timing.most() < 0 ? policy.perTransaction() : timing.most(), heard);
        requireThere(known, time, timing);
      }
      if (action != null) {
        action.accept(life);
      }
      after = after(row, heard, life, time == null ? at : time.told(), time);
    } catch (RuntimeException | Error thrown) {
      if (timing.some() && time != null && time.ran() > 0 && time.ran() != timing.most()) {
        // what came before stands; a life that has failed cannot be gone on with
        return make(known, now, new Timing(false, true, time.ran()), true, event, null, refusals);
      }
      refusals.accept(refused(row, heard, event, at, thrown));
      tellFailed(heard, thrown, action == null);
      throw thrown;
    }
    boolean stays = maybeNothing || machine.hasSnapshots();
    requireHeard(known, heard, stays && after.stateName().equals(known.stateName()));
    return new MadeStep<>(
        known,
        after,
        heard.steps,
        time != null && time.ran() > 0,
        time != null && time.isBehind(),
        null,
        work,
        heard.outcome == null ? null : refused(row, heard, event, at, null));
  }

  /** An event must not overtake a timer; where there are too many, they take more transactions. */
  private void requireThere(Stored<S> known, PassingTime time, Timing timing) {
    if (!timing.some() && time.isBehind()) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + known.id()
              + " is more than "
              + policy.perTransaction()
              + " timers behind, which is too much for one transaction: wake it first, outside of"
              + " this one, or have the store catch up otherwise.");
    }
  }

  private Stored<S> after(
      EntityRow row,
      StepRecorder<S, E> heard,
      StoredLife<S, E> life,
      Instant at,
      @Nullable PassingTime time) {
    S state = life.state();
    String name = machine.nameOf(state);
    EntityRow next =
        new EntityRow(
            row.id(),
            name,
            row.version() + heard.steps.size(),
            at,
            machine.hasSnapshots() ? life.snapshot() : null,
            time == null ? Alarm.NONE : time.alarm(name.equals(row.state())),
            null);
    opener.requireReadable(next, state);
    return new Stored<>(next, state, opener::read);
  }

  /** What a row is to say of its timers, where it says nothing, or by a clock that is ahead. */
  Alarm settled(EntityRow row, Instant now) {
    PassingTime time = new PassingTime(row, now);
    opener.peek(row, time);
    time.open(policy.catchUp(), false);
    return time.isAhead() || row.alarm().timerAt() == null ? time.alarm(true) : row.alarm();
  }

  /** A row as it is when it has been opened: what timers it had run on, others start now. */
  EntityRow opened(EntityRow row, Instant now) {
    PassingTime time = new PassingTime(row, now);
    StepRecorder<S, E> nobody = new StepRecorder<>(new Hooks<>(List.of()), LifecycleEvent::cause);
    StoredLife<S, E> life = opener.open(row, time::told, time, nobody, new Work());
    time.open(policy.catchUp(), false);
    time.pass(0, nobody);
    EntityRow next =
        new EntityRow(
            row.id(),
            row.state(),
            row.version(),
            time.told(),
            life.snapshot(),
            time.alarm(true),
            null);
    opener.requireReadable(next, life.state());
    return next;
  }

  /** A life of which nothing is heard would be stored as if nothing had happened. */
  private void requireHeard(Stored<S> known, StepRecorder<S, E> heard, boolean mayBeNothing) {
    if (heard.heardNothing() && !mayBeNothing) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + known.id()
              + " was opened without the hook of the store: pass on what Opening tells.");
    }
    if (!heard.steps.isEmpty() && heard.steps.get(0).sequence() != known.version() + 1) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + known.id()
              + " was opened at another sequence than "
              + known.version()
              + ": pass on what Opening tells.");
    }
  }

  private Refused refused(
      EntityRow row,
      StepRecorder<S, E> heard,
      @Nullable String event,
      Instant now,
      @Nullable Throwable thrown) {
    LifecycleEvent<S, E> tried = heard.attempt != null ? heard.attempt : heard.failed;
    return new Refused(
        row.id(),
        row.version(),
        row.state(),
        tried == null || tried.to() == null ? null : machine.nameOf(tried.to()),
        tried == null ? event : machine.nameOfEvent(tried.event()),
        now,
        outcome(heard, thrown),
        why(heard.outcome, thrown),
        tried == null ? Cause.none() : tried.cause(),
        tried != null && tried.forced());
  }

  private static Refused.Outcome outcome(StepRecorder<?, ?> heard, @Nullable Throwable thrown) {
    boolean byRules =
        thrown == null
            || thrown instanceof IllegalTransitionError
            || thrown instanceof TransitionVetoedError;
    if (!byRules || heard.outcome == null) {
      return Refused.Outcome.FAILED;
    } else if (heard.outcome instanceof Outcome.Illegal<?>) {
      return Refused.Outcome.ILLEGAL;
    } else if (heard.outcome instanceof Outcome.GuardRefused<?>) {
      return Refused.Outcome.GUARD_REFUSED;
    } else if (heard.outcome instanceof Outcome.Vetoed<?>) {
      return Refused.Outcome.VETOED;
    }
    return Refused.Outcome.IGNORED;
  }

  private static @Nullable String why(@Nullable Outcome<?> outcome, @Nullable Throwable thrown) {
    if (thrown == null) {
      return null;
    }
    if (outcome instanceof Outcome.Vetoed<?> vetoed) {
      return vetoed.error().reason();
    }
    return thrown instanceof IllegalTransitionError ? thrown.getMessage() : thrown.toString();
  }

  /**
   * What the store's hooks hear of an attempt that the rules or the program's code stopped. A timer
   * that is vetoed has failed, too, since it is tried again.
   */
  private void tellFailed(StepRecorder<S, E> heard, Throwable thrown, boolean isTimers) {
    if (hooks.isEmpty()) {
      return;
    }
    if (heard.outcome != null && outcome(heard, thrown) != Refused.Outcome.FAILED) {
      Throwable more = hooks.refused(heard.attempt, heard.outcome);
      if (more != null && more != thrown) {
        thrown.addSuppressed(more);
      }
      if (isTimers) {
        hooks.failed(heard.attempt, thrown);
      }
    } else if (heard.failed != null) {
      hooks.failed(heard.failed, thrown);
    }
    for (LifecycleEvent<S, E> step : heard.steps) {
      if (heard.failed == null || step.sequence() != heard.failed.sequence()) {
        hooks.failed(step, thrown);
      }
    }
  }

  /** Tells the store's hooks that steps were made in memory and not stored. */
  void tellLost(List<LifecycleEvent<S, E>> steps, Throwable thrown) {
    steps.forEach(step -> hooks.failed(step, thrown));
  }

  /** Tells the store's hooks of steps that have been stored; the first error is thrown. */
  void tellStored(List<LifecycleEvent<S, E>> steps) {
    RuntimeException first = null;
    for (LifecycleEvent<S, E> step : steps) {
      Throwable failure = hooks.after(step);
      if (failure != null) {
        hooks.failed(step, failure);
        if (first == null) {
          first = failure instanceof RuntimeException e ? e : new IllegalStateException(failure);
        } else if (first != failure) {
          first.addSuppressed(failure);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
