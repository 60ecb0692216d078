package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Macrostep;
import dev.pawl.engine.Purpose;
import dev.pawl.engine.StepProtocol;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The code that runs the macrosteps of an instance. */
final class ChartMacrostep<S, E, C> extends Macrostep<ChartInstance<S, ?, E, C, ?>, S, E> {

  private static final Cause TIMER = Cause.by("timer");

  private final ChartInstance<S, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Configuration<S, C> active;

  /** The timers; null if the chart has no timers or no scheduler runs them. */
  final @Nullable Timers<E, C> timers;

  private final EventQueue<S, E> queue;

  /** The transitions that the current event enables. */
  final TransitionSelector<S, E, C> selected;

  final Microstep<S, E, C> step;
  private final RunToCompletion<S, E, C> completion;

  ChartMacrostep(ChartInstance<S, ?, E, C, ?> instance) {
    super(instance.lock, instance.queue);
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.live;
    this.queue = instance.queue;
    this.timers = active.running == null ? null : new Timers<>(instance, this::elapse);
    this.selected = instance.selector();
    CompletionEvents<S, E> done = new CompletionEvents<>(chart, queue);
    this.step = new Microstep<>(instance, timers, selected, done);
    this.completion = new RunToCompletion<>(instance, timers, selected, done, step);
  }

  @Override
  protected StepProtocol<ChartInstance<S, ?, E, C, ?>, S, E, ?> protocol() {
    return step;
  }

  // External requests.

  /**
   * Starts or resumes the instance, and then handles the events that hooks and effects have fired
   * meanwhile. If an exception is thrown, all timers of the instance are stopped, because the
   * caller does not get the instance.
   */
  void place(Runnable placing) {
    acquire();
    try {
      place(instance, placing);
    } catch (Throwable thrown) {
      Failure.join(thrown, active.count == 0 ? null : completion.end());
      throw thrown;
    } finally {
      release();
    }
  }

  /** Starts the instance. This method is called only within {@link #place}. */
  void begin(EntrySet entry) {
    step.beginMacrostep();
    step.begin(entry, carried(entry, -1, null, null));
    finish(step.takeFailure(), Cause.none());
  }

  /**
   * Completes a migration as one step. Entered final states may complete their parents, and
   * eventless transitions are taken. No effect runs. Hooks are notified once, after the migration.
   *
   * @param from the state that was left
   * @param purpose the purpose for which the instance is opened
   */
  void migrate(Migration migration, S from, Purpose purpose) {
    Cause cause =
        Cause.by("pawl").because(migration.reason()).with(Cause.MIGRATION, migration.stored());
    long steps = active.sequence;
    Throwable failure = null;
    instance.migrating = true;
    step.beginMacrostep();
    try {
      failure = completion.afterEntering(migration.entered(), cause);
    } catch (Throwable thrown) {
      failure = thrown;
    } finally {
      instance.migrating = false;
    }
    instance.beginCommit();
    active.sequence = steps + 1;
    instance.endCommit();
    LifecycleEvent<S, E> record = null;
    if (!step.hooks().isEmpty()) {
      record = step.record(0, from, cause);
    }
    if (failure == null) {
      failure = step.hooks().migrated(record, from, instance.state(), purpose);
    }
    if (failure != null) {
      // the caller does not get the instance, so deferred events are not offered
      queue.takeDeferred();
      if (purpose == Purpose.STEP) {
        step.hooks().failed(record, failure);
      }
      throw Failure.thrown(failure);
    }
  }

  /**
   * Handles an elapsed timer, after the timers that are due earlier. The scheduler calls this
   * method, and may call it on several threads in another order than that in which timers are due.
   */
  void elapse(RunningTimer timer) {
    acquire();
    try {
      Throwable failure = null;
      List<RunningTimer> due = List.of(timer);
      try {
        due = timers == null ? due : timers.dueUntil(timer);
      } catch (Throwable thrown) {
        failure = thrown;
      }
      for (RunningTimer each : due) {
        try {
          request(instance, chart.timers.get(each.number), null, each, TIMER, true);
        } catch (Throwable thrown) {
          failure = Failure.join(failure, thrown);
        }
      }
      Failure.raise(failure);
    } finally {
      release();
    }
  }

  /**
   * Handles the event of a timer that no scheduler runs. Throws an error if the event of the timer
   * is refused.
   */
  void fireUnscheduled(int timer) {
    RunningTimer elapsed = new RunningTimer(timer, 0, 0, 0, this::elapse);
    request(instance, chart.timers.get(timer), null, elapsed, TIMER, false);
  }

  @Override
  protected void leaveOut(
      ChartInstance<S, ?, E, C, ?> asked,
      EventQueue<S, E> waiting,
      EventQueue.Request<S, E> first,
      Throwable error) {
    step.beginMacrostep();
    super.leaveOut(asked, waiting, first, error);
  }

  /**
   * {@inheritDoc} If the request belongs to a timer, the timer is tried again with the next
   * request.
   */
  @Override
  protected void leftOut(EventQueue.Request<S, E> request) {
    if (request.timer() != null && timers != null) {
      timers.lapse((RunningTimer) request.timer());
    }
  }

  // One external event.

  @Override
  protected @Nullable Outcome<S> run(
      ChartInstance<S, ?, E, C, ?> asked,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable elapsed,
      Cause cause) {
    step.beginMacrostep();
    if (timers != null && timers.haveLapsed()) {
      timers.revive();
    }
    RunningTimer timer = (RunningTimer) elapsed;
    if (event == null) {
      return forced(Objects.requireNonNull(forced), cause);
    }
    return timer == null || timers == null
        ? answer(event, timer, cause)
        : elapse(timers, event, timer, cause);
  }

  /**
   * Handles the event of an elapsed timer.
   *
   * @return the refusal; null if the event was not refused, or if the timer has been stopped
   */
  private @Nullable Outcome<S> elapse(
      Timers<E, C> running, E event, RunningTimer timer, Cause cause) {
    if (!running.runs(timer)) {
      return null;
    }
    Outcome<S> refusal = null;
    Throwable failure = null;
    try {
      refusal = answer(event, timer, cause);
    } catch (Throwable thrown) {
      failure = thrown;
    }
    // the timer still runs if user code threw before the commit or a hook vetoed
    Throwable refused = running.retry(timer);
    if (refused != null && failure == null) {
      step.failed(event, cause, refused);
    }
    failure = Failure.join(failure, refused);
    Failure.raise(failure);
    return refusal;
  }

  private @Nullable Outcome<S> answer(E event, @Nullable RunningTimer timer, Cause cause) {
    int column = instance.column(event);
    int slot =
        instance.allowsPlainSteps && timer == null && !active.ended ? active.plainSlot(column) : -1;
    if (slot >= 0) {
      return plainStep(slot, column, event, cause);
    }
    int found =
        timer == null && chart.isInternal(column)
            ? Chart.ILLEGAL
            : completion.select(column, event, cause);
    if (found <= 0 && timer != null && timers != null) {
      // the event is refused, ignored or deferred
      try {
        timers.pass(timer, active.context);
      } catch (Throwable thrown) {
        step.failed(event, cause, thrown);
        throw thrown;
      }
    }
    if (found == Chart.DEFERRED) {
      completion.defer(event, cause);
      return step.refuse(new Outcome.Ignored<>(instance.state(), true), event, cause);
    } else if (found <= 0) {
      return step.refuse(found, event, cause);
    }
    Outcome<S> veto = step.take(event, cause, timer);
    if (veto == null) {
      finish(step.takeFailure(), cause);
    }
    return veto;
  }

  /**
   * Makes a step that only evaluates guards, updates the context and replaces one leaf with another
   * leaf. Hooks are not notified. This step is 3 times as fast as a microstep.
   */
  private @Nullable Outcome<S> plainStep(int slot, int column, E event, Cause cause) {
    int code = chart.code(active.leaves[slot], column);
    int found = selected.evaluate(active, slot, code, event);
    if (found < 0) {
      return step.refuse(found, event, cause);
    }
    ChartTransition<?> taken = chart.transition(found);
    C next = active.context;
    if (taken.updates) {
      next = instance.code.update(found, active.value(slot), event, next);
    }
    instance.beginCommit();
    active.context = next;
    active.take(slot, taken.leaf);
    instance.endCommit();
    return null;
  }

  private @Nullable Outcome<S> forced(S forced, Cause cause) {
    int number = chart.number(instance.key(forced));
    EntrySet entry = TransitionSelector.forcedEntry(active, number);
    S from = active.common(entry.domain);
    Outcome<S> veto = step.force(entry, carried(entry, number, forced, from, cause), from, cause);
    if (veto == null) {
      finish(step.takeFailure(), cause);
    }
    return veto;
  }

  private Object[] carried(EntrySet entry, int given, @Nullable S value, @Nullable S source) {
    return selected.carried(entry, given, value, source, null, active.context);
  }

  /**
   * Returns the data of the leaves that are entered when a state is forced. User code may compute
   * this data.
   */
  private Object[] carried(EntrySet entry, int given, S forced, S from, Cause cause) {
    try {
      return carried(entry, given, forced, from);
    } catch (Throwable thrown) {
      step.failedToForce(forced, cause, thrown);
      throw thrown;
    }
  }

  // After the step.

  /**
   * Runs to completion. If the user's code has thrown exceptions since the commit, throws the first
   * exception, with further exceptions as suppressed.
   */
  private void finish(@Nullable Throwable before, Cause cause) {
    Throwable failure = completion.after(before, cause);
    Failure.raise(failure);
  }

  /**
   * Offers deferred events to the instance again if the active leaves have changed since the events
   * were deferred.
   */
  void offer() {
    place(instance, () -> {});
  }

  /**
   * Offers a deferred event to the instance again, even if the active leaves have not changed, and
   * runs to completion.
   */
  void retry(EventQueue.Request<S, E> waiting) {
    place(instance, () -> Failure.raise(completion.retry(waiting)));
  }

  @Override
  protected @Nullable Throwable recall() {
    return completion.offerDeferred();
  }
}
