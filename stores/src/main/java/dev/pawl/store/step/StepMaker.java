package dev.pawl.store.step;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Failure;
import dev.pawl.engine.chart.DeferredEvents;
import dev.pawl.store.history.DeferredEvent;
import dev.pawl.store.history.Refused;
import dev.pawl.store.machine.EffectContext;
import dev.pawl.store.machine.StoredInstance;
import dev.pawl.store.machine.StoredMachine;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.rows.TimerColumns;
import dev.pawl.store.scope.CallScope;
import dev.pawl.store.timer.TimerPolicy;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes steps in memory, without access to the database. An instance is opened for each step.
 * Thread-safe.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class StepMaker<S, E> {

  /** The maximum number of timer transactions that {@link #permitted} simulates. */
  private static final int MAX_PASSES = 100;

  @SuppressWarnings("UnnecessaryLambda") // a name is clearer at its uses
  private static final Consumer<Throwable> NOTHING = failure -> {};

  private final StoredMachine<S, E> machine;
  private final InstanceOpener<S, E> opener;
  private final InstantSource clock;
  private final StepHooks<S, E> hooks;
  private final TimerPolicy policy;

  /** Creates a maker of steps for the instances of an opener. */
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

  /** Returns the time of the store's clock, truncated to microseconds like stored times. */
  public Instant now() {
    return Failure.time(clock, machine.name()).truncatedTo(ChronoUnit.MICROS);
  }

  /**
   * Returns a copy whose instances begin with a given context.
   *
   * @param context the context; if null, this maker is returned unchanged
   */
  public StepMaker<S, E> beginningWith(@Nullable Object context) {
    return context == null
        ? this
        : new StepMaker<>(machine, opener.beginningWith(context), clock, hooks, policy);
  }

  /**
   * Creates an instance that has no row yet.
   *
   * @param snapshot the snapshot to begin with; null for none
   */
  public StepResult<S, E> begin(
      String id,
      String initial,
      @Nullable String snapshot,
      Instant now,
      Consumer<Refused> refusals) {
    EntityRow row = new EntityRow(id, initial, 0, now, snapshot);
    return make(
        new Plan<>(
            row, now, Timing.FIRE, null, true, (instance, waiting) -> {}, refusals, NOTHING));
  }

  /**
   * Fires an event. Due timers fire first. Timers that have failed before wait for their next
   * attempt and do not delay the event.
   */
  public StepResult<S, E> fire(
      EntityRow row, Instant now, E event, Cause cause, Consumer<Refused> refusals) {
    return fire(row, now, event, cause, refusals, NOTHING);
  }

  /**
   * Fires an event like {@link #fire(EntityRow, Instant, Object, Cause, Consumer)}, in a
   * transaction in which application code may execute statements.
   *
   * @param undo undoes the statements of application code in the transaction before the step is
   *     repeated
   */
  public StepResult<S, E> fire(
      EntityRow row,
      Instant now,
      E event,
      Cause cause,
      Consumer<Refused> refusals,
      Consumer<Throwable> undo) {
    Timing timing = row.timerColumns().isWaiting() ? Timing.HOLD : Timing.FIRE;
    String name = machine.nameOfEvent(event);
    Action<S, E> action = (instance, waiting) -> instance.fire(event, cause);
    return make(new Plan<>(row, now, timing, name, true, action, refusals, undo));
  }

  /**
   * Fires due timers, up to the maximum number in one transaction. If more timers are due, the step
   * is {@linkplain StepResult.Timers#behind() behind}. If a timer fails, the step contains only the
   * timers that fired before the failure, and the next call throws the exception.
   */
  public StepResult<S, E> wake(EntityRow row, Instant now, Consumer<Refused> refusals) {
    return wake(row, now, refusals, NOTHING);
  }

  /**
   * Fires due timers like {@link #wake(EntityRow, Instant, Consumer)}, in a transaction in which
   * application code may execute statements.
   *
   * @param undo undoes the statements of application code in the transaction before the step is
   *     repeated
   */
  public StepResult<S, E> wake(
      EntityRow row, Instant now, Consumer<Refused> refusals, Consumer<Throwable> undo) {
    Timing timing = Timing.some(policy.perTransaction());
    return make(
        new Plan<>(row, now, timing, null, true, (instance, waiting) -> {}, refusals, undo));
  }

  /**
   * Makes a forced step from the record of the step and the row after the step. Hooks may veto the
   * step.
   *
   * @param from the name of the state that the step leaves
   * @param state the state that the step enters
   */
  StepResult<S, E> forced(
      EntityRow row,
      String from,
      LifecycleEvent<S, E> step,
      EntityRow next,
      S state,
      Consumer<Refused> refusals) {
    StepRecorder<S, E> recorder = hooks.recorder();
    CallScope scope = CallScope.step(machine.name(), row.id());
    try (scope) {
      recorder.before(step);
      recorder.after(step);
    } catch (Throwable thrown) {
      if (thrown instanceof TransitionVetoedError veto) {
        recorder.refused(step, new Outcome.Vetoed<>(step.from(), veto));
        hooks.reportFailed(recorder, thrown, false);
      } else {
        recorder.failed(step, thrown);
      }
      refusals.accept(hooks.refused(row, recorder, null, step.timestamp(), thrown));
      throw thrown;
    }
    return StepResult.forced(row, next, state, recorder.steps, from);
  }

  /**
   * The treatment of timers before a step.
   *
   * @param hold whether the step fires no timers, even if timers have elapsed
   * @param some whether the step may fire fewer timers than are due
   * @param most the maximum number of timers that fire; -1 for the maximum of the policy
   */
  private record Timing(boolean hold, boolean some, int most) {
    static final Timing HOLD = new Timing(true, false, 0);
    static final Timing FIRE = new Timing(false, false, -1);

    static Timing some(int most) {
      return new Timing(false, true, most);
    }
  }

  /**
   * The description of a step to make.
   *
   * @param event the name of the event; null if an instance begins or only timers fire
   * @param offers whether the step first processes the events that the machine no longer defers
   * @param undo undoes statements of application code in the transaction before the step is
   *     repeated
   */
  private record Plan<S, E>(
      EntityRow row,
      Instant now,
      Timing timing,
      @Nullable String event,
      boolean offers,
      Action<S, E> action,
      Consumer<Refused> refusals,
      Consumer<Throwable> undo) {

    Plan<S, E> with(Timing other) {
      return new Plan<>(row, now, other, event, offers, action, refusals, undo);
    }
  }

  /** An action on an open instance. */
  private interface Action<S, E> {
    void run(StoredInstance<S, E> instance, WaitingEvents<S, E> waiting);
  }

  /**
   * A deferred event that failed when the step processed the event. The step is repeated without
   * this event.
   */
  private record FailedDeferral<S, E>(
      int index, LifecycleEvent<S, E> tried, int attempts, Throwable error) {}

  private StepResult<S, E> make(Plan<S, E> plan) {
    return make(plan, List.of());
  }

  private StepResult<S, E> make(Plan<S, E> plan, List<FailedDeferral<S, E>> held) {
    CallScope scope = CallScope.step(machine.name(), plan.row().id());
    try (scope) {
      return made(plan, held);
    }
  }

  /**
   * Makes a step. If a deferred event fails, the step is repeated without this event, so that the
   * failure does not block other events. The instance throws the exception of the deferred event
   * like any other exception; {@link WaitingEvents#failed()} returns which event failed.
   *
   * @param held the deferred events that have failed
   */
  private StepResult<S, E> made(Plan<S, E> plan, List<FailedDeferral<S, E>> held) {
    EntityRow row = plan.row();
    Timing timing = plan.timing();
    Instant at = CatchUpScheduler.later(plan.now(), row.updatedAt());
    CatchUpScheduler time =
        machine.hasTimers() ? new CatchUpScheduler(row, plan.now(), opener.isPart(row)) : null;
    StepRecorder<S, E> recorder = hooks.recorder();
    EffectContext work = new EffectContext();
    WaitingEvents<S, E> waiting = null;
    StoredInstance<S, E> instance;
    EntityRow after;
    Outcome.Ignored<S> ignored;
    try {
      instance =
          opener.open(
              row,
              time == null ? () -> at : time::shown,
              time == null ? new RejectingScheduler(machine) : time,
              recorder,
              work);
      waiting = new WaitingEvents<>(machine, instance, recorder, work);
      for (FailedDeferral<S, E> one : held) {
        waiting.hold(one.index(), one.attempts(), one.attempts() >= policy.attempts());
      }
      if (plan.offers()) {
        waiting.offer();
      }
      if (time != null) {
        time.open(policy.catchUp(), timing.hold());
        time.pass(timing.most() < 0 ? policy.perTransaction() : timing.most(), recorder);
        requireTimersFired(row, time, timing);
      }
      int steps = recorder.steps.size();
      int refused = recorder.refusals.size();
      plan.action().run(instance, waiting);
      ignored = plan.event() == null ? null : recorder.ignoredSince(steps, refused);
      waiting.explain();
      after = after(row, recorder, instance, time == null ? at : time.shown(), time);
    } catch (Throwable thrown) {
      DeferredEvents.Failed<E> failed = waiting == null ? null : waiting.failed();
      if (failed != null) {
        plan.undo().accept(failed.error());
        return made(plan, with(held, held(plan, failed, recorder)));
      }
      if (timing.some() && time != null && time.ran() > 0 && time.ran() != timing.most()) {
        // repeat with only the timers that succeeded, because a failed instance is unusable
        plan.undo().accept(thrown);
        return made(plan.with(Timing.some(time.ran())), held);
      }
      plan.refusals().accept(hooks.refused(row, recorder, plan.event(), at, thrown));
      hooks.reportFailed(recorder, thrown, timing.some());
      throw thrown;
    }
    boolean mayBeNothing = plan.event() == null || machine.hasSnapshots();
    requireRecorded(row, recorder, mayBeNothing && isState(row, after.state()));
    List<StepResult.Attempt<S, E>> attempts = new ArrayList<>();
    recorder.refusals.forEach(one -> attempts.add(hooks.attempt(row, one)));
    held.forEach(one -> attempts.addAll(attempts(row, one)));
    WaitingEvents<S, E> queue = waiting;
    return new StepResult<>(
        row,
        after,
        instance.state(),
        recorder.steps,
        new StepResult.Timers(time != null && time.ran() > 0, time != null && time.isBehind()),
        work,
        null,
        ignored,
        attempts,
        waiting.haveChanged(
            () -> attempts.isEmpty() && !Objects.equals(row.stored(), after.stored())),
        waiting.byDeferred(),
        (index, error) -> {
          plan.undo().accept(error);
          return make(plan, with(held, held(plan, queue.failed(index, error), recorder)));
        });
  }

  private static <T> List<T> with(List<T> held, T one) {
    List<T> all = new ArrayList<>(held);
    all.add(one);
    return all;
  }

  private FailedDeferral<S, E> held(
      Plan<S, E> plan, DeferredEvents.Failed<E> failed, StepRecorder<S, E> recorder) {
    LifecycleEvent<S, E> known = recorder.firstFailed;
    LifecycleEvent<S, E> tried =
        known != null && known.event() == failed.event() && known.cause() == failed.cause()
            ? known
            : attempted(plan, failed);
    return new FailedDeferral<>(failed.index(), tried, failed.attempts(), failed.error());
  }

  /**
   * Returns the attempt at a deferred event whose transition succeeded, but whose effects'
   * statements failed. Hooks have not been notified of this attempt.
   */
  private LifecycleEvent<S, E> attempted(Plan<S, E> plan, DeferredEvents.Failed<E> failed) {
    EntityRow row = plan.row();
    return new LifecycleEvent<>(
        row.version() + 1,
        CatchUpScheduler.later(plan.now(), row.updatedAt()),
        machine.name(),
        row.id(),
        opener.look(row).state(),
        null,
        failed.event(),
        failed.cause(),
        false);
  }

  private List<StepResult.Attempt<S, E>> attempts(EntityRow row, FailedDeferral<S, E> one) {
    StepResult.Attempt<S, E> failed = hooks.failed(row, one.tried(), one.error());
    if (one.attempts() < policy.attempts()) {
      return List.of(failed);
    }
    String why = "It has failed " + one.attempts() + " times: " + failed.record().why();
    return List.of(failed, hooks.handled(row, one.tried(), Refused.Outcome.PARKED, why));
  }

  // Operations on deferred events.

  /** Returns the deferred events, in the order in which they were deferred. */
  public List<DeferredEvent<E>> deferred(EntityRow row) {
    StoredInstance<S, E> instance = opener.look(row);
    return new WaitingEvents<>(machine, instance, StepRecorder.silent(), new EffectContext())
        .list(row.id());
  }

  /** Discards a deferred event. */
  public StepResult<S, E> discard(
      EntityRow row, Instant now, DeferredEvent<E> event, Cause cause, Consumer<Refused> refusals) {
    return handle(row, now, event, cause, Refused.Outcome.DISCARDED, refusals);
  }

  /** Parks a deferred event. */
  public StepResult<S, E> park(
      EntityRow row, Instant now, DeferredEvent<E> event, Cause cause, Consumer<Refused> refusals) {
    return handle(row, now, event, cause, Refused.Outcome.PARKED, refusals);
  }

  private StepResult<S, E> handle(
      EntityRow row,
      Instant now,
      DeferredEvent<E> event,
      Cause cause,
      Refused.Outcome outcome,
      Consumer<Refused> refusals) {
    boolean park = outcome == Refused.Outcome.PARKED;
    Action<S, E> action = (instance, waiting) -> waiting.handle(waiting.find(event), park);
    StepResult<S, E> made =
        make(new Plan<>(row, now, Timing.HOLD, null, false, action, refusals, NOTHING));
    LifecycleEvent<S, E> handled =
        new LifecycleEvent<>(
            row.version() + 1,
            made.after().updatedAt(),
            machine.name(),
            row.id(),
            made.state(),
            null,
            event.event(),
            cause,
            false);
    return made.with(hooks.handled(row, hooks.explained(handled), outcome, event.origin()));
  }

  /**
   * Processes a deferred event now, even if the state has not changed. If the event fails, the
   * failure is counted and the event stays deferred.
   */
  public StepResult<S, E> retry(
      EntityRow row,
      Instant now,
      DeferredEvent<E> event,
      Consumer<Refused> refusals,
      Consumer<Throwable> undo) {
    Timing timing = row.timerColumns().isWaiting() ? Timing.HOLD : Timing.FIRE;
    Action<S, E> action = (instance, waiting) -> waiting.retry(waiting.find(event));
    return make(new Plan<>(row, now, timing, null, false, action, refusals, undo));
  }

  /**
   * Returns the names of the events that are legal now. The result takes into account the due
   * timers that {@link #fire} would fire first. Guards and updates are called, but effects are not
   * called.
   */
  public List<String> permitted(EntityRow row, Instant now) {
    return permitted(row, now, row.timerColumns().isWaiting(), List.of());
  }

  private List<String> permitted(EntityRow row, Instant now, boolean hold, List<Integer> held) {
    Instant at = CatchUpScheduler.later(now, row.updatedAt());
    CatchUpScheduler time = machine.hasTimers() ? new CatchUpScheduler(row, now) : null;
    StepRecorder<S, E> silent = StepRecorder.silent();
    EffectContext work = new EffectContext();
    StoredInstance<S, E> instance =
        opener.open(
            row,
            time == null ? () -> at : time::shown,
            time == null ? new RejectingScheduler(machine) : time,
            silent,
            work);
    instance.skipEffects();
    WaitingEvents<S, E> waiting = new WaitingEvents<>(machine, instance, silent, work);
    held.forEach(index -> waiting.hold(index, 1, false));
    try {
      waiting.offer();
      if (time != null) {
        time.open(policy.catchUp(), hold);
        for (int i = 0; i < MAX_PASSES && (i == 0 || time.isBehind()); i++) {
          time.pass(time.ran() + policy.perTransaction(), silent);
        }
      }
    } catch (Throwable thrown) {
      DeferredEvents.Failed<E> failed = waiting.failed();
      if (failed != null) {
        return permitted(row, now, hold, with(held, failed.index()));
      } else if (time == null || hold) {
        throw thrown;
      }
      // a failing timer does not block events
      return permitted(row, now, true, held);
    }
    if (time != null) {
      requireTimersFired(row, time, Timing.FIRE);
    }
    return instance.permitted();
  }

  /**
   * Checks that all due timers have fired, because an event must not overtake a timer. If more
   * timers are due than the policy allows in one transaction, the caller must fire the timers in
   * earlier transactions.
   */
  private void requireTimersFired(EntityRow row, CatchUpScheduler time, Timing timing) {
    if (!timing.some() && time.isBehind()) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " is more than "
              + policy.perTransaction()
              + " timers behind, which is too much for one transaction. Call wake first, in another"
              + " transaction, or set another CatchUp in the TimerPolicy of the store.");
    }
  }

  private EntityRow after(
      EntityRow row,
      StepRecorder<S, E> recorder,
      StoredInstance<S, E> instance,
      Instant at,
      @Nullable CatchUpScheduler time) {
    S state = instance.state();
    String name = machine.nameOf(state);
    EntityRow next =
        new EntityRow(
            row.id(),
            name,
            row.version() + recorder.steps.size(),
            at,
            machine.hasSnapshots() ? instance.stored() : null,
            time == null ? TimerColumns.NONE : time.timerColumns(isState(row, name)),
            null);
    opener.requireReadableSnapshot(next, state);
    return next;
  }

  /**
   * Returns the timer columns that a row should have. These columns differ from the stored columns
   * if the row has no time for its timers, or if that time was written while a clock was ahead.
   */
  public TimerColumns timerColumns(EntityRow row, Instant now) {
    CatchUpScheduler time = new CatchUpScheduler(row, now);
    opener.peek(row, time);
    time.open(policy.catchUp(), false);
    return time.isAhead() || row.timerColumns().timerAt() == null
        ? time.timerColumns(true)
        : row.timerColumns();
  }

  /**
   * Opens the instance of a row and returns the row to write. Running timers continue, and missing
   * timers start now.
   */
  public EntityRow opened(EntityRow row, Instant now) {
    CatchUpScheduler time = new CatchUpScheduler(row, now);
    StepRecorder<S, E> silent = StepRecorder.silent();
    StoredInstance<S, E> instance =
        opener.open(row, time::shown, time, silent, new EffectContext());
    time.open(policy.catchUp(), false);
    time.pass(0, silent);
    EntityRow next =
        new EntityRow(
            row.id(),
            row.state(),
            row.version(),
            time.shown(),
            instance.stored(),
            time.timerColumns(true),
            null);
    opener.requireReadableSnapshot(next, instance.state());
    return next;
  }

  /** Returns whether a row is in a state. The row may contain a former name of the state. */
  private boolean isState(EntityRow row, String name) {
    return name.equals(machine.current(row.state()));
  }

  /**
   * Checks that the instance has notified the recorder. Without this check, the row would be stored
   * as if no step had been made.
   */
  private void requireRecorded(EntityRow row, StepRecorder<S, E> recorder, boolean mayBeNothing) {
    if (recorder.isEmpty() && !mayBeNothing) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " was opened without the hook of the store. Pass on the values of Opening.");
    }
    if (!recorder.steps.isEmpty() && recorder.steps.get(0).sequence() != row.version() + 1) {
      throw new IllegalStateException(
          machine.name()
              + ' '
              + row.id()
              + " was opened at another sequence than "
              + row.version()
              + ". Pass on the values of Opening.");
    }
  }
}
