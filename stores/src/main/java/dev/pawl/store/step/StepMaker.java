package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.machine.Work;
import dev.pawl.store.rows.Alarm;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes steps in memory, by opening an instance for each. Touches no database. Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StepMaker<S, E> {

  private final StoredMachine<S, E> machine;
  private final InstanceOpener<S, E> opener;
  private final InstantSource clock;
  private final StepHooks<S, E> hooks;
  private final TimerPolicy policy;

  /** Makes steps of the instances that are opened, by a clock. */
  public StepMaker(
      StoredMachine<S, E> machine,
      InstanceOpener<S, E> opener,
      InstantSource clock,
      StepHooks<S, E> hooks,
      TimerPolicy policy) {
    this.machine = machine;
    this.opener = opener;
    this.clock = clock;
    this.hooks = hooks;
    this.policy = policy;
  }

  /** The time by the store's clock, as databases keep it. */
  public Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MICROS);
  }

  /** The same, whose instances begin with a context; null for that of the machine's setup. */
  public StepMaker<S, E> beginningWith(@Nullable Object context) {
    return context == null
        ? this
        : new StepMaker<>(machine, opener.beginningWith(context), clock, hooks, policy);
  }

  /** Begins an instance, from a snapshot if there is one; the row of it is not there before. */
  public MadeStep<S, E> begin(
      String id,
      String initial,
      @Nullable String snapshot,
      Instant now,
      Consumer<Refused> refusals) {
    EntityRow row = new EntityRow(id, initial, 0, now, snapshot);
    return make(row, now, Timing.FIRE, null, instance -> {}, refusals);
  }

  /**
   * Fires an event. Timers that have failed before hold up no event, and wait for their next
   * attempt.
   */
  public MadeStep<S, E> fire(
      EntityRow row, Instant now, E event, Cause cause, Consumer<Refused> refusals) {
    Timing timing = row.alarm().isWaiting() ? Timing.HOLD : Timing.FIRE;
    String name = machine.nameOfEvent(event);
    return make(row, now, timing, name, instance -> instance.fire(event, cause), refusals);
  }

  /**
   * Lets the time pass that has passed, so that timers fire that are due; only so many, after which
   * the step is {@linkplain MadeStep.Timers#behind() behind}. Where one fails, those before it are
   * made, and the next call fails.
   */
  public MadeStep<S, E> wake(EntityRow row, Instant now, Consumer<Refused> refusals) {
    return make(row, now, Timing.some(policy.perTransaction()), null, instance -> {}, refusals);
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
    StepRecorder<S, E> heard = hooks.recorder();
    CallScope scope = CallScope.step(machine.name(), row.id());
    try (scope) {
      heard.before(step);
      heard.after(step);
    } catch (Throwable thrown) {
      if (thrown instanceof TransitionVetoedError veto) {
        heard.refused(step, new Outcome.Vetoed<>(step.from(), veto));
        hooks.reportFailed(heard, thrown, false);
      } else {
        heard.failed(step, thrown);
      }
      refusals.accept(hooks.refused(row, heard, null, step.timestamp(), thrown));
      throw thrown;
    }
    return new MadeStep<>(
        row, next, state, heard.steps, MadeStep.Timers.NONE, new Work(), from, null);
  }

  /**
   * Orders to timers before a step.
   *
   * @param hold whether those that have elapsed stay as they are
   * @param some whether what fires may be less than what is due, and is all that is wanted
   * @param most how many fire; -1 for as many as a transaction takes
   */
  private record Timing(boolean hold, boolean some, int most) {
    static final Timing HOLD = new Timing(true, false, 0);
    static final Timing FIRE = new Timing(false, false, -1);

    static Timing some(int most) {
      return new Timing(false, true, most);
    }
  }

  /**
   * Makes a step.
   *
   * @param event the name of the event; null where an instance begins, or timers are all
   */
  private MadeStep<S, E> make(
      EntityRow row,
      Instant now,
      Timing timing,
      @Nullable String event,
      Consumer<StoredInstance<S, E>> action,
      Consumer<Refused> refusals) {
    CallScope scope = CallScope.step(machine.name(), row.id());
    try (scope) {
      return made(row, now, timing, event, action, refusals);
    }
  }

  private MadeStep<S, E> made(
      EntityRow row,
      Instant now,
      Timing timing,
      @Nullable String event,
      Consumer<StoredInstance<S, E>> action,
      Consumer<Refused> refusals) {
    Instant at = PassingTime.later(now, row.updatedAt());
    PassingTime time = machine.hasTimers() ? new PassingTime(row, now) : null;
    StepRecorder<S, E> heard = hooks.recorder();
    Work work = new Work();
    StoredInstance<S, E> instance;
    EntityRow after;
    try {
      instance =
          opener.open(
              row,
              time == null ? () -> at : time::shown,
              time == null ? new StillTime(machine) : time,
              heard,
              work);
      if (time != null) {
        time.open(policy.catchUp(), timing.hold());
        time.pass(timing.most() < 0 ? policy.perTransaction() : timing.most(), heard);
        requireThere(row, time, timing);
      }
      action.accept(instance);
      after = after(row, heard, instance, time == null ? at : time.shown(), time);
    } catch (Throwable thrown) {
      if (timing.some() && time != null && time.ran() > 0 && time.ran() != timing.most()) {
        // what came before stands; an instance that has failed cannot be gone on with
        return made(row, now, Timing.some(time.ran()), event, action, refusals);
      }
      refusals.accept(hooks.refused(row, heard, event, at, thrown));
      hooks.reportFailed(heard, thrown, timing.some());
      throw thrown;
    }
    boolean mayBeNothing = event == null || machine.hasSnapshots();
    requireHeard(row, heard, mayBeNothing && after.state().equals(row.state()));
    return new MadeStep<>(
        row,
        after,
        instance.state(),
        heard.steps,
        new MadeStep.Timers(time != null && time.ran() > 0, time != null && time.isBehind()),
        work,
        null,
        heard.outcome == null ? null : hooks.refused(row, heard, event, at, null));
  }

  /** An event must not overtake a timer; where there are too many, they take more transactions. */
  private void requireThere(EntityRow row, PassingTime time, Timing timing) {
    if (!timing.some() && time.isBehind()) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " is more than "
              + policy.perTransaction()
              + " timers behind, which is too much for one transaction: wake it first, outside of"
              + " this one, or have the store catch up otherwise.");
    }
  }

  private EntityRow after(
      EntityRow row,
      StepRecorder<S, E> heard,
      StoredInstance<S, E> instance,
      Instant at,
      @Nullable PassingTime time) {
    S state = instance.state();
    String name = machine.nameOf(state);
    EntityRow next =
        new EntityRow(
            row.id(),
            name,
            row.version() + heard.steps.size(),
            at,
            machine.hasSnapshots() ? instance.snapshot() : null,
            time == null ? Alarm.NONE : time.alarm(name.equals(row.state())),
            null);
    opener.requireReadable(next, state);
    return next;
  }

  /** The alarm that a row is to have, where it says nothing, or by a clock that is ahead. */
  public Alarm alarm(EntityRow row, Instant now) {
    PassingTime time = new PassingTime(row, now);
    opener.peek(row, time);
    time.open(policy.catchUp(), false);
    return time.isAhead() || row.alarm().timerAt() == null ? time.alarm(true) : row.alarm();
  }

  /** A row as it is when it has been opened: what timers it had run on, others start now. */
  public EntityRow opened(EntityRow row, Instant now) {
    PassingTime time = new PassingTime(row, now);
    StepRecorder<S, E> nobody = StepRecorder.silent();
    StoredInstance<S, E> instance = opener.open(row, time::shown, time, nobody, new Work());
    time.open(policy.catchUp(), false);
    time.pass(0, nobody);
    EntityRow next =
        new EntityRow(
            row.id(),
            row.state(),
            row.version(),
            time.shown(),
            instance.snapshot(),
            time.alarm(true),
            null);
    opener.requireReadable(next, instance.state());
    return next;
  }

  /** An instance of which nothing is heard would be stored as if nothing had happened. */
  private void requireHeard(EntityRow row, StepRecorder<S, E> heard, boolean mayBeNothing) {
    if (heard.heardNothing() && !mayBeNothing) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " was opened without the hook of the store: pass on what Opening tells.");
    }
    if (!heard.steps.isEmpty() && heard.steps.get(0).sequence() != row.version() + 1) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " was opened at another sequence than "
              + row.version()
              + ": pass on what Opening tells.");
    }
  }
}
