package dev.pawl.store;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.machine.StoredLife;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Makes steps in memory, by opening a life for each. Touches no database. Thread-safe. */
final class StepMaker<S, E> {

  private final StoredMachine<S, E> machine;
  private final InstantSource clock;
  private final Hooks<S, E> hooks;
  private final Function<? super LifecycleEvent<S, E>, Cause> causes;

  StepMaker(
      StoredMachine<S, E> machine,
      InstantSource clock,
      Hooks<S, E> hooks,
      Function<? super LifecycleEvent<S, E>, Cause> causes) {
    this.machine = machine;
    this.clock = clock;
    this.hooks = hooks;
    this.causes = causes;
  }

  /** The time, as databases keep it. */
  Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  /** An entity of which only the row is known. */
  Stored<S> stored(EntityRow row) {
    return new Stored<>(row, null, this::read);
  }

  /** Begins a life, from a snapshot if there is one; the row of it is not there before. */
  MadeStep<S, E> begin(String id, String initial, String snapshot, Consumer<Refused> refusals) {
    EntityRow row = new EntityRow(id, initial, 0, now(), snapshot);
    return make(stored(row), true, null, life -> {}, refusals);
  }

  MadeStep<S, E> fire(Stored<S> known, E event, Cause cause, Consumer<Refused> refusals) {
    return make(known, false, machine.nameOfEvent(event), l -> l.fire(event, cause), refusals);
  }

  MadeStep<S, E> force(Stored<S> known, S state, Cause cause, Consumer<Refused> refusals) {
    return make(known, false, null, life -> life.force(state, cause), refusals);
  }

  /** Lets the time pass that has passed, so that timers fire that are due. */
  MadeStep<S, E> wake(Stored<S> known, Consumer<Refused> refusals) {
    return make(known, true, null, life -> {}, refusals);
  }

  private MadeStep<S, E> make(
      Stored<S> known,
      boolean maybeNothing,
      String event,
      Consumer<StoredLife<S, E>> action,
      Consumer<Refused> refusals) {
    EntityRow row = known.row();
    Instant now = later(now(), row.updatedAt());
    VirtualScheduler time = machine.hasTimers() ? new VirtualScheduler(row.updatedAt()) : null;
    StepRecorder<S, E> heard = new StepRecorder<>(hooks, causes);
    Work work = new Work();
    StoredLife<S, E> life;
    try {
      life = machine.open(opening(row, time == null ? () -> now : ticks(time), time, heard, work));
      if (time != null) {
        time.advance(Duration.between(row.updatedAt(), now));
      }
      action.accept(life);
    } catch (RuntimeException | Error thrown) {
      refusals.accept(refused(row, heard, event, now, thrown));
      tellFailed(heard, thrown);
      throw thrown;
    }
    Stored<S> after = after(row, heard, life, now);
    boolean stays = maybeNothing || machine.hasSnapshots();
    requireHeard(known, heard, stays && after.stateName().equals(known.stateName()));
    return new MadeStep<>(
        known,
        after,
        heard.steps,
        time == null ? null : due(time, now),
        work,
        heard.outcome == null ? null : refused(row, heard, event, now, null));
  }

  /** The clock of a life that has timers shows when each was due. */
  private static InstantSource ticks(VirtualScheduler time) {
    return () -> time.clock().instant().truncatedTo(ChronoUnit.MICROS);
  }

  private static Instant due(VirtualScheduler time, Instant now) {
    List<Duration> pending = time.pending();
    return pending.isEmpty() ? null : now.plus(pending.get(0));
  }

  private Opening<S, E> opening(
      EntityRow row,
      InstantSource told,
      VirtualScheduler time,
      TransitionHook<S, E> hook,
      Work work) {
    boolean begins = row.version() == 0 && row.snapshot() == null;
    S state = machine.state(row.state());
    if (state == null && !begins && row.snapshot() == null) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " has no snapshot, and its name alone does not tell what "
              + row.state()
              + " carries: force it to a state, with its snapshot.");
    }
    return new Opening<>(
        row.id(),
        state,
        row.version(),
        begins,
        row.snapshot(),
        told,
        time != null ? time : new StillTime(machine),
        hook,
        work);
  }

  private Stored<S> after(
      EntityRow row, StepRecorder<S, E> heard, StoredLife<S, E> life, Instant now) {
    S state = life.state();
    EntityRow next =
        new EntityRow(
            row.id(),
            machine.nameOf(state),
            row.version() + heard.steps.size(),
            now,
            machine.hasSnapshots() ? life.snapshot() : null);
    return new Stored<>(next, state, this::read);
  }

  /** The state of a row, where a name is not enough: only the life itself tells it. */
  private S read(EntityRow row) {
    S named = machine.state(row.state());
    if (named != null) {
      return named;
    }
    VirtualScheduler still = machine.hasTimers() ? new VirtualScheduler(row.updatedAt()) : null;
    TransitionHook<S, E> deaf = new TransitionHook<>() {};
    return machine.open(opening(row, clock, still, deaf, new Work())).state();
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
      EntityRow row, StepRecorder<S, E> heard, String event, Instant now, Throwable thrown) {
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

  private static Refused.Outcome outcome(StepRecorder<?, ?> heard, Throwable thrown) {
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

  private static String why(Outcome<?> outcome, Throwable thrown) {
    if (thrown == null) {
      return null;
    }
    if (outcome instanceof Outcome.Vetoed<?> vetoed) {
      return vetoed.error().reason();
    }
    return thrown instanceof IllegalTransitionError ? thrown.getMessage() : thrown.toString();
  }

  /** What the store's hooks hear of an attempt that the rules or the program's code stopped. */
  private void tellFailed(StepRecorder<S, E> heard, Throwable thrown) {
    if (hooks.isEmpty()) {
      return;
    }
    if (heard.outcome != null && outcome(heard, thrown) != Refused.Outcome.FAILED) {
      Throwable more = hooks.refused(heard.attempt, heard.outcome);
      if (more != null && more != thrown) {
        thrown.addSuppressed(more);
      }
    } else if (heard.failed != null) {
      hooks.failed(heard.failed, thrown);
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

  /** Where clocks of several hosts differ, a life's own time still never goes back. */
  private static Instant later(Instant one, Instant other) {
    return one.isBefore(other) ? other : one;
  }
}
