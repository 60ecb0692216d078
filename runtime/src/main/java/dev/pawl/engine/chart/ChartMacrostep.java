package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Macrostep;
import dev.pawl.engine.Purpose;
import dev.pawl.engine.StepLock;
import dev.pawl.engine.StepProtocol;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The code that runs the macrosteps of an instance. After the transitions of the event, eventless
 * transitions are taken first. Then raised events are handled, one at a time, until no transition
 * is enabled without another external event. Finally, deferred events are offered to the instance
 * again.
 */
final class ChartMacrostep<S, E, C> extends Macrostep<ChartInstance<S, ?, E, C, ?>, S, E> {

  /**
   * The maximum number of consecutive eventless transitions. If there are more, the machine is
   * assumed to loop endlessly.
   */
  static final int MAX_EVENTLESS = 100;

  /**
   * The maximum number of raised events after an external event. If there are more, the machine is
   * assumed to loop endlessly.
   */
  private static final int MAX_RAISED = 10_000;

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

  /** The consecutive eventless transitions that were taken last. */
  private final @Nullable ChartTransition<?>[] lastEventless;

  ChartMacrostep(ChartInstance<S, ?, E, C, ?> instance) {
    super(instance.queue);
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.live;
    this.queue = instance.queue;
    this.timers = active.running == null ? null : new Timers<>(instance, this::elapse);
    this.selected = instance.selector();
    this.step = new Microstep<>(instance, timers, selected);
    this.lastEventless = new ChartTransition<?>[chart.hasEventless ? MAX_EVENTLESS : 0];
  }

  @Override
  public @Nullable StepLock lock() {
    return instance.lock;
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
  void initialize(Runnable action) {
    acquire();
    try {
      runAction(instance, action);
    } catch (Throwable thrown) {
      Failure.join(thrown, active.count == 0 ? null : end());
      throw thrown;
    } finally {
      release();
    }
  }

  /** Starts the instance. This method is called only within {@link #initialize}. */
  void begin(EntrySet entry) {
    step.beginMacrostep();
    step.begin(entry, selected.carried(entry, -1, null, null, null, active.context));
    finish(Cause.none());
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
      for (int node : migration.entered()) {
        if (chart.node(node).kind == Node.Kind.FINAL) {
          step.change.raiseAfterEntering(migration.entered()::contains, chart.node(node));
        }
      }
      failure = after(null, cause);
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
      record = step.record(from, cause);
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
          request(instance, chart.timers.get(each.number).event(), null, each, TIMER, true);
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
  void fireUnscheduled(DeclaredTimer<E> timer) {
    RunningTimer elapsed = new RunningTimer(timer.number(), 0, 0, 0, this::elapse);
    request(instance, timer.event(), null, elapsed, TIMER, false);
  }

  @Override
  protected void discard(
      ChartInstance<S, ?, E, C, ?> asked,
      EventQueue<S, E> waiting,
      EventQueue.Request<S, E> first,
      Throwable error) {
    step.beginMacrostep();
    super.discard(asked, waiting, first, error);
  }

  /**
   * {@inheritDoc} If the request belongs to a timer, the timer is tried again with the next
   * request.
   */
  @Override
  protected void discarded(EventQueue.Request<S, E> request) {
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
        ? handle(event, timer, cause)
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
      refusal = handle(event, timer, cause);
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

  private @Nullable Outcome<S> handle(E event, @Nullable RunningTimer timer, Cause cause) {
    int column = instance.column(event);
    int slot =
        instance.allowsPlainSteps && timer == null && !active.ended ? active.plainSlot(column) : -1;
    if (slot >= 0) {
      return plainStep(slot, column, event, cause);
    }
    int found =
        timer == null && chart.isInternal(column) ? Chart.ILLEGAL : select(column, event, cause);
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
      defer(event, cause);
      return step.refuse(new Outcome.Ignored<>(instance.state(), true), event, cause);
    } else if (found <= 0) {
      return step.refuse(found, event, cause);
    }
    Outcome<S> veto = step.take(event, cause, timer);
    if (veto == null) {
      finish(cause);
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
    Object[] carried;
    try {
      carried = selected.carried(entry, number, forced, from, null, active.context);
    } catch (Throwable thrown) {
      step.failedToForce(forced, cause, thrown);
      throw thrown;
    }
    Outcome<S> veto = step.force(entry, carried, from, cause);
    if (veto == null) {
      finish(cause);
    }
    return veto;
  }

  // After the step.

  /**
   * Runs to completion. If the user's code has thrown exceptions since the commit, throws the first
   * exception, with further exceptions as suppressed.
   */
  private void finish(Cause cause) {
    Throwable failure = after(step.takeFailure(), cause);
    Failure.raise(failure);
  }

  /**
   * Offers deferred events to the instance again if the active leaves have changed since the events
   * were deferred.
   */
  void offer() {
    runAction(instance, () -> {});
  }

  /**
   * Offers a deferred event to the instance again, even if the active leaves have not changed, and
   * runs to completion.
   */
  void retry(EventQueue.Request<S, E> waiting) {
    runAction(instance, () -> offerAgain(waiting));
  }

  private void offerAgain(EventQueue.Request<S, E> waiting) {
    queue.remove(waiting);
    Throwable failure = offer(waiting);
    queue.putBack(new ArrayDeque<>());
    Failure.raise(failure);
  }

  /**
   * Processes completion events and queued events after a step.
   *
   * @param before the exception that the step threw after its commit; null if there was none
   * @param cause the cause of the event
   * @return the first exception so far, with further exceptions as suppressed; null if there was
   *     none
   */
  private @Nullable Throwable after(@Nullable Throwable before, Cause cause) {
    return chart.mayContinue || step.change.isEnding() ? complete(before, cause) : before;
  }

  private @Nullable Throwable complete(@Nullable Throwable before, Cause cause) {
    Throwable failure = before;
    int left = MAX_RAISED;
    while (!active.ended) {
      failure = eventless(failure, cause);
      E event = active.ended ? null : queue.nextRaised();
      if (event == null) {
        break;
      }
      if (--left < 0) {
        failure =
            Failure.join(
                failure,
                endless(instance.name(event) + " is raised again and again", event, cause));
        break;
      }
      try {
        int found = select(instance.column(event), event, cause);
        failure = Failure.join(failure, handleRaised(event, found, cause));
      } catch (Throwable thrown) {
        failure = Failure.join(failure, thrown);
      }
    }
    queue.forgetRaised();
    return Failure.join(failure, end(cause));
  }

  /**
   * Ends the instance if all regions of the machine are completed. Returns the exception of the
   * scheduler; null if there is none.
   */
  private @Nullable Throwable end(Cause cause) {
    Throwable refused = step.change.takeEnding() ? end() : null;
    if (refused != null) {
      step.failed(null, cause, refused);
    }
    return refused;
  }

  /**
   * Takes the transitions that were selected for a raised or deferred event. If no transition was
   * selected, hooks are notified.
   *
   * @return the exception that was thrown after the commit; null if there was none
   */
  private @Nullable Throwable handleRaised(E event, int found, Cause cause) {
    if (found > 0) {
      step.take(event, cause, null);
      return step.takeFailure();
    }
    boolean deferred = found == Chart.DEFERRED;
    if (deferred) {
      defer(event, cause);
    }
    if (deferred || !chart.isCompletionEvent(event)) {
      step.refuse(new Outcome.Ignored<>(instance.state(), deferred), event, cause);
    }
    return null;
  }

  /**
   * Ends the instance.
   *
   * @return the exception that the scheduler threw when timers were cancelled; null if there was
   *     none
   */
  private @Nullable Throwable end() {
    instance.beginCommit();
    active.ended = true;
    if (timers != null) {
      timers.commit(true);
    }
    instance.endCommit();
    return timers == null ? null : timers.cancelStopped();
  }

  private @Nullable Throwable eventless(@Nullable Throwable before, Cause cause) {
    Throwable failure = before;
    for (int count = 0; chart.hasEventless && !active.ended; count++) {
      try {
        if (select(chart.eventless, null, cause) <= 0) {
          return failure;
        }
        if (count == MAX_EVENTLESS) {
          // if the loop raises events, it would otherwise start again with each raised event
          queue.forgetRaised();
          return Failure.join(
              failure, endless("eventless transitions repeat " + loop(), null, cause));
        }
        lastEventless[count] = selected.get(0).transition;
        if (step.take(null, cause, null) != null) {
          return failure;
        }
        failure = Failure.join(failure, step.takeFailure());
      } catch (Throwable thrown) {
        return Failure.join(failure, thrown);
      }
    }
    return failure;
  }

  /** Returns the names of the states in the endless loop of eventless transitions. */
  private String loop() {
    int last = lastEventless.length - 1;
    int before = last - 1;
    while (before > 0 && lastEventless[before] != lastEventless[last]) {
      before--;
    }
    List<String> names = new ArrayList<>();
    for (int i = before; i <= last; i++) {
      names.add(chart.node(lastEventless[i].source).name);
    }
    return String.join(" → ", names);
  }

  /** Notifies hooks of an endless loop. Returns the error that describes the loop. */
  private IllegalStateException endless(String what, @Nullable E event, Cause cause) {
    IllegalStateException error =
        new IllegalStateException("The macrostep of " + instance + " does not end: " + what + ".");
    step.failed(event, cause, error);
    return error;
  }

  /**
   * Selects the transitions that are enabled for a column of the transition table. If user code
   * throws, notifies hooks and rethrows the exception.
   */
  private int select(int column, @Nullable E event, Cause cause) {
    try {
      return selected.select(active, column, event);
    } catch (Throwable thrown) {
      step.failed(event, cause, thrown);
      throw thrown;
    }
  }

  /** Defers an event until the active leaves change. */
  private void defer(E event, Cause cause) {
    mark();
    queue.defer(event, cause);
  }

  private void mark() {
    if (!queue.hasDeferred()) {
      active.mark();
    } else if (active.changed()) {
      active.unmark();
    }
  }

  /**
   * {@inheritDoc} Deferred events are offered if the active leaves have changed since the events
   * were deferred.
   */
  @Override
  protected @Nullable Throwable offerDeferred() {
    Throwable failure = null;
    int left = MAX_RAISED;
    while (queue.hasDeferred() && active.changed()) {
      active.mark();
      ArrayDeque<EventQueue.Request<S, E>> offered = queue.takeDeferred();
      while (!active.ended && !offered.isEmpty() && !active.changed()) {
        int waiting = offered.size();
        EventQueue.Request<S, E> next = offered.remove();
        failure = Failure.join(failure, left < 0 ? endlessDeferral(next) : offer(next));
        // if a step does not reduce the number of waiting events, this loop may be endless
        if (active.changed() && offered.size() + queue.waiting() >= waiting) {
          left--;
        }
      }
      queue.putBack(offered);
    }
    return failure;
  }

  private Throwable endlessDeferral(EventQueue.Request<S, E> next) {
    E event = Objects.requireNonNull(next.event());
    String what = instance.name(event) + " is deferred whenever it is offered again";
    return endless(what, event, next.cause());
  }

  /**
   * Offers a deferred event to the instance again, and notifies the watcher of {@link #queue}.
   *
   * @return the exception with which the event failed; null if there was none
   */
  private @Nullable Throwable offer(EventQueue.Request<S, E> next) {
    queue.offering(next);
    Throwable failure = handleDeferred(next);
    queue.offered(next, failure);
    return failure;
  }

  private @Nullable Throwable handleDeferred(EventQueue.Request<S, E> next) {
    E event = Objects.requireNonNull(next.event());
    long before = active.sequence;
    step.beginMacrostep();
    try {
      int found = select(instance.column(event), event, next.cause());
      if (found == Chart.DEFERRED) {
        deferAgain(next);
        return null;
      }
      Throwable failure = handleRaised(event, found, next.cause());
      return active.sequence == before ? failure : complete(failure, next.cause());
    } catch (Throwable thrown) {
      if (active.sequence == before) {
        // no step was made for the event
        deferAgain(next);
      }
      return thrown;
    }
  }

  private void deferAgain(EventQueue.Request<S, E> offered) {
    mark();
    queue.deferAgain(offered);
  }
}
