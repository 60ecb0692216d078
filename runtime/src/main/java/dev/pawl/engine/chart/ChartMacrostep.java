package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.EventQueue;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Macrostep;
import dev.pawl.engine.Purpose;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes the macrosteps of an instance: the transitions that an event from outside enables, then
 * whatever needs no further one. Eventless transitions go first, then events that were raised, one
 * at a time, until nothing is left to do.
 */
final class ChartMacrostep<S, E, C> extends Macrostep<ConfiguredInstance<S, ?, E, C, ?>, S, E> {

  private static final Cause TIMER = Cause.by("timer");

  private final ConfiguredInstance<S, ?, E, C, ?> instance;
  private final Chart<?, E> chart;
  private final Configuration<S, C> active;
  private final HookNotifier<S, E> reports;

  /** Null where there are no timers, or nothing that runs them. */
  final @Nullable Timers<E, C> timers;

  private final EventQueue<S, E> queue;

  /** The transitions that the event which is answered enables. */
  final TransitionSelector<S, E, C> selected;

  final Microstep<S, E, C> step;
  private final RunToCompletion<S, E, C> completion;

  ChartMacrostep(ConfiguredInstance<S, ?, E, C, ?> instance) {
    super(instance.setup.definition);
    this.instance = instance;
    this.chart = instance.chart;
    this.active = instance.live;
    this.reports = new HookNotifier<>(instance);
    this.queue = instance.queue;
    this.timers = active.running == null ? null : new Timers<>(instance, this::elapse);
    this.selected = new TransitionSelector<>(chart);
    CompletionEvents<S, E> done = new CompletionEvents<>(chart, queue);
    this.step = new Microstep<>(instance, timers, reports, selected, done);
    this.completion = new RunToCompletion<>(instance, timers, reports, selected, done, step);
  }

  // What is asked from outside.

  /**
   * Puts the instance somewhere, and answers whatever that makes others ask for. If that fails
   * nobody gets the instance, so none of its timers runs on.
   */
  void place(Runnable placing) {
    try {
      place(instance, placing);
    } catch (Throwable thrown) {
      Failure.join(thrown, active.count == 0 ? null : completion.end());
      throw thrown;
    }
  }

  /** Has the instance begin; to be {@linkplain #place placed}. */
  void begin(EntrySet entry) {
    reports.beginMacrostep();
    step.propose(entry, instance.carried(entry, -1, null, null), null, null);
    finish(step.commit(null, null, 0), Cause.none());
  }

  /**
   * Completes a migration as one step: entered final states may complete their parents, and
   * eventless transitions are taken, without effects. Hooks are notified once, afterwards.
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
    reports.beginMacrostep();
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
    if (!reports.hooks().isEmpty()) {
      record = reports.record(0, from, instance.state(), null, cause, false);
    }
    if (failure == null) {
      failure = reports.hooks().migrated(record, from, instance.state(), purpose);
    }
    if (failure != null) {
      // the caller does not get the instance, so deferred events are not offered
      queue.takeDeferred();
      if (purpose == Purpose.STEP) {
        reports.hooks().failed(record, failure);
      }
      throw Failure.thrown(failure);
    }
  }

  /** Answers a timer that has run down, whom nobody has asked. */
  void elapse(RunningTimer timer) {
    instance.hold();
    try {
      make(instance, chart.timers.get(timer.number), null, timer, TIMER, true);
    } finally {
      instance.release();
    }
  }

  /** The same for a timer that nothing here runs, where a refusal is thrown. */
  void make(int timer) {
    RunningTimer elapsed = new RunningTimer(timer, 0, 0, this::elapse);
    make(instance, chart.timers.get(timer), null, elapsed, TIMER, false);
  }

  @Override
  protected EventQueue<S, E> queue(ConfiguredInstance<S, ?, E, C, ?> asked) {
    return queue;
  }

  @Override
  protected EventQueue<S, E> waiting(ConfiguredInstance<S, ?, E, C, ?> asked) {
    return queue;
  }

  @Override
  protected void leaveOut(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      EventQueue<S, E> waiting,
      EventQueue.Request<S, E> first,
      Throwable error) {
    reports.beginMacrostep();
    reports.failed(null, first.event(), first.cause(), error);
    // what those fire who have heard of it is left out, too
    for (EventQueue.Request<S, E> left = first; left != null; left = waiting.next()) {
      if (left.timer() != null && timers != null) {
        // it is tried again
        timers.lapse((RunningTimer) left.timer());
      }
    }
  }

  // One event from outside.

  @Override
  protected @Nullable Outcome<S> run(
      ConfiguredInstance<S, ?, E, C, ?> asked,
      @Nullable E event,
      @Nullable S forced,
      @Nullable Runnable elapsed,
      Cause cause) {
    reports.beginMacrostep();
    if (timers != null && timers.haveLapsed()) {
      timers.revive();
    }
    RunningTimer timer = (RunningTimer) elapsed;
    if (event == null) {
      return force(Objects.requireNonNull(forced), cause);
    }
    return timer == null || timers == null
        ? answer(event, timer, cause)
        : elapse(timers, event, timer, cause);
  }

  /** Answers a timer that has run down; nothing becomes of it where it was stopped meanwhile. */
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
    // it still runs where user code threw before the commit, or a hook vetoed
    Throwable refused = running.retry(timer);
    if (refused != null && failure == null) {
      reports.failed(null, event, cause, refused);
    }
    failure = Failure.join(failure, refused);
    Failure.raise(failure);
    return refusal;
  }

  private @Nullable Outcome<S> answer(E event, @Nullable RunningTimer timer, Cause cause) {
    int column = instance.column(event);
    boolean mayBePlain = timer == null && !active.ended && !instance.carriesData();
    int slot = mayBePlain ? active.plainSlot(column) : -1;
    if (slot >= 0) {
      return PlainStep.make(instance, reports, slot, column, event, cause);
    }
    int found =
        timer == null && chart.isInternal(column)
            ? Chart.ILLEGAL
            : completion.select(column, event, cause);
    if (found <= 0 && timer != null && timers != null) {
      // by the rules nothing becomes of it
      instance.beginCommit();
      timers.take(timer);
      instance.endCommit();
    }
    if (found == Chart.DEFERRED) {
      completion.defer(event, cause);
      return reports.refuse(new Outcome.Ignored<>(instance.state(), true), event, cause);
    } else if (found <= 0) {
      return reports.refuse(found, event, cause);
    }
    TransitionVetoedError veto = step.propose(event, cause);
    if (veto != null) {
      return step.refuse(veto, event);
    }
    finish(step.commit(event, timer, selected.taken), cause);
    return null;
  }

  @Override
  protected @Nullable Throwable thrownPlainly(int slot, int column, E event, Cause cause) {
    try {
      reports.beginMacrostep();
      Outcome<S> refusal = PlainStep.make(instance, reports, slot, column, event, cause);
      if (refusal != null) {
        refusal.orElseThrow();
      }
      return null;
    } catch (Throwable thrown) {
      return thrown;
    }
  }

  private @Nullable Outcome<S> force(S forced, Cause cause) {
    int number = chart.number(instance.key(forced));
    EntrySet entry = TransitionSelector.forced(active, number);
    S from = active.common(entry.domain);
    Object[] carried = carried(entry, number, forced, from, cause);
    S to = active.common(entry.leaves, carried);
    LifecycleEvent<S, E> record = null;
    if (!reports.hooks().isEmpty()) {
      record = reports.record(1, from, to, null, cause, true);
      TransitionVetoedError veto = reports.hooks().before(record);
      if (veto != null) {
        return reports.refuse(veto, null);
      }
    }
    try {
      step.propose(entry, carried, from, to);
    } catch (Throwable thrown) {
      reports.failed(record, null, cause, thrown);
      throw thrown;
    }
    if (record != null) {
      step.record(record);
    }
    finish(step.commit(null, null, 1), cause);
    return null;
  }

  /** The data of the leaves of a forced state, for which the user may be asked. */
  private Object[] carried(EntrySet entry, int given, S forced, S from, Cause cause) {
    try {
      return instance.carried(entry, given, forced, from);
    } catch (Throwable thrown) {
      reports.hooks().failed(() -> reports.forcing(forced, cause), thrown);
      throw thrown;
    }
  }

  // What follows from it.

  /** Goes on until nothing is left to do, then throws what has been thrown since the commit. */
  private void finish(@Nullable Throwable before, Cause cause) {
    Throwable failure = completion.after(before, cause);
    Failure.raise(failure);
  }

  /** Offers the events that wait, if other states are active than when they were deferred. */
  void offer() {
    place(instance, () -> {});
  }

  /** Offers a deferred event even if no other states are active, and runs to completion. */
  void retry(EventQueue.Request<S, E> waiting) {
    place(instance, () -> Failure.raise(completion.retry(waiting)));
  }

  @Override
  protected @Nullable Throwable recall() {
    return completion.recall();
  }
}
