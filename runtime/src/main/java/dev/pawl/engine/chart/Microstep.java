package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Hooks;
import dev.pawl.engine.StepObserver;
import dev.pawl.engine.StepProtocol;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A microstep of an instance. A microstep takes all selected transitions together. */
final class Microstep<S, E, C> extends StepProtocol<ChartInstance<S, ?, E, C, ?>, S, E, C> {

  private final ChartInstance<S, ?, E, C, ?> instance;
  private final Configuration<S, C> active;
  private final @Nullable Timers<E, C> timers;
  private final TransitionSelector<S, E, C> selected;
  final StateChange<S, E, C> change;
  private final Hooks<S, E> noHooks = new Hooks<>(List.of());

  /** The timestamp of all records of the macrostep; null until the first record is created. */
  private @Nullable Instant time;

  /**
   * The context after the step; null if the context is not computed before the hooks are called.
   */
  private @Nullable C nextContext;

  /** The timer whose event leads to the step; null if no timer does. */
  private @Nullable RunningTimer elapsedTimer;

  /** The number of transitions in the current microstep; 0 when the instance starts. */
  private int steps;

  private boolean isCommitted;
  private @Nullable Throwable failure;

  Microstep(
      ChartInstance<S, ?, E, C, ?> instance,
      @Nullable Timers<E, C> timers,
      TransitionSelector<S, E, C> selected) {
    super(instance.setup.definition, instance.setup.hooks, instance.setup.clock);
    this.instance = instance;
    this.active = instance.live;
    this.timers = timers;
    this.selected = selected;
    this.change = new StateChange<>(instance.chart, active, instance.queue, timers, selected);
  }

  /** Begins a macrostep. All records of one macrostep have the same timestamp. */
  void beginMacrostep() {
    time = null;
  }

  // The instance.

  @Override
  protected S state(ChartInstance<S, ?, E, C, ?> asked) {
    return active.common();
  }

  @Override
  protected long sequence(ChartInstance<S, ?, E, C, ?> asked) {
    return active.sequence;
  }

  @Override
  protected @Nullable String entityId(ChartInstance<S, ?, E, C, ?> asked) {
    return instance.setup.entityId;
  }

  @Override
  protected Instant time() {
    Instant known = time;
    if (known == null) {
      known = super.time();
      time = known;
    }
    return known;
  }

  /** {@inheritDoc} While the instance is migrated, no hooks or listeners are notified. */
  @Override
  protected Hooks<S, E> hooks() {
    return instance.migrating ? noHooks : super.hooks();
  }

  // Refusals.

  void failed(@Nullable E event, Cause cause, Throwable error) {
    failed(instance, null, event, cause, error);
  }

  void failedToForce(S forced, Cause cause, Throwable error) {
    failed(instance, forced, null, cause, error);
  }

  LifecycleEvent<S, E> record(S from, Cause cause) {
    return record(instance, 0, from, active.common(), null, cause, false);
  }

  Outcome<S> refuse(Outcome<S> outcome, @Nullable E event, Cause cause) {
    return refuse(instance, outcome, event, cause);
  }

  /** Notifies hooks and listeners of an event that selected no transition. */
  Outcome<S> refuse(int found, E event, Cause cause) {
    S state = active.common();
    boolean ignored = instance.setup.definition.isLenient() || found == Chart.IGNORED;
    ChartDefinition<?, E> rules =
        ignored
            ? instance.setup.definition
            : instance.setup.definition.forConfiguration(active, state);
    return refuse(
        rules.refused(found, ignored, instance.setup.entityId, state, event), event, cause);
  }

  // Steps.

  /**
   * Makes a step with the selected transitions. If this method throws an exception, the instance is
   * unchanged. An exception after the commit is not thrown, but returned by {@link #takeFailure()}.
   *
   * @param timer the timer whose event is handled; null if no timer fired the event
   * @return the veto of a hook; null if the step was made
   */
  @Nullable Outcome<S> take(@Nullable E event, Cause cause, @Nullable RunningTimer timer) {
    try {
      try {
        nextContext = selected.resolve(active, event);
      } catch (Throwable thrown) {
        failed(event, cause, thrown);
        throw thrown;
      }
      SelectedTransition<S, E> first = selected.get(0);
      return make(first.from, first.to(), event, cause, timer, selected.selectedCount, false);
    } finally {
      clear();
    }
  }

  /** Enters the first states of an instance. Hooks are not notified. */
  void begin(EntrySet entry, Object[] carried) {
    try {
      selectEntry(entry, carried);
      make(null, active.common(entry.leaves, carried), null, Cause.none(), null, 0, false);
    } finally {
      clear();
    }
  }

  /**
   * Forces the instance into states without a transition. Hooks and exceptions are treated as in
   * {@link #take}.
   */
  @Nullable Outcome<S> force(EntrySet entry, Object[] carried, S from, Cause cause) {
    try {
      selectEntry(entry, carried);
      return make(from, active.common(entry.leaves, carried), null, cause, null, 1, true);
    } finally {
      clear();
    }
  }

  private void selectEntry(EntrySet entry, Object[] carried) {
    selected.selectEntry(entry);
    selected.get(0).values = carried;
    nextContext = active.context;
  }

  private @Nullable Outcome<S> make(
      @Nullable S from,
      S to,
      @Nullable E event,
      Cause cause,
      @Nullable RunningTimer timer,
      int counted,
      boolean forced) {
    elapsedTimer = timer;
    steps = counted;
    isCommitted = false;
    failure = null;
    try {
      return step(instance, 0, from, to, parallel(), event, cause, forced);
    } catch (Throwable thrown) {
      if (!isCommitted) {
        throw thrown;
      }
      failure = thrown;
      return null;
    }
  }

  /**
   * Returns and forgets the exception that the last step threw after its commit; null if there is
   * none.
   */
  @Nullable Throwable takeFailure() {
    Throwable thrown = failure;
    failure = null;
    return thrown;
  }

  private void clear() {
    nextContext = null;
    elapsedTimer = null;
    selected.clear();
  }

  /**
   * Returns all selected transitions except the first; an empty list if there are no hooks and
   * listeners.
   */
  private List<Parallel<S>> parallel() {
    if (selected.selectedCount < 2 || hooks().isEmpty() && !hooks().hasListeners()) {
      return List.of();
    }
    List<Parallel<S>> others = new ArrayList<>();
    for (int i = 1; i < selected.selectedCount; i++) {
      others.add(new Parallel<>(selected.get(i).from(), selected.get(i).to()));
    }
    return others;
  }

  @Override
  protected @Nullable C update(
      ChartInstance<S, ?, E, C, ?> asked, int transition, @Nullable E event) {
    C updated = instance.carriesData() ? nextContext : selected.updated(active, event);
    armTimers(updated);
    return updated;
  }

  /**
   * Schedules the timers that the step starts. If this method throws an exception, no timer is
   * scheduled.
   */
  private void armTimers(@Nullable C context) {
    if (timers == null) {
      return;
    }
    try {
      for (int i = 0; i < selected.selectedCount; i++) {
        EntrySet entry = selected.get(i).entry;
        if (entry != null && !entry.quiet) {
          timers.arm(entry, context);
        }
      }
      timers.armAgain(elapsedTimer, context);
      if (active.ended) {
        timers.armRevived(context);
      }
    } catch (Throwable thrown) {
      timers.disarm(thrown);
      throw thrown;
    }
  }

  @Override
  protected @Nullable Throwable commit(
      ChartInstance<S, ?, E, C, ?> asked,
      int transition,
      S to,
      @Nullable E event,
      @Nullable C context) {
    selected.observeTaken(observed(instance), active);
    instance.beginCommit();
    try {
      active.context = context;
      active.ended = false;
      if (timers != null) {
        timers.take(elapsedTimer);
      }
      change.make();
      if (timers != null) {
        timers.commit(active.ended);
      }
      active.sequence += steps;
    } finally {
      instance.endCommit();
    }
    isCommitted = true;
    observeLeaves();
    return timers == null ? null : timers.cancelStopped();
  }

  void observeLeaves() {
    StepObserver observer = hooks().observer();
    if (observer != null) {
      observer.entered(observed(instance), active.leafNames());
    }
  }

  @Override
  protected void perform(ChartInstance<S, ?, E, C, ?> asked, int transition, @Nullable E event) {
    Failure.raise(change.actions.perform(instance, event));
  }
}
