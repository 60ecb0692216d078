package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Effect;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Purpose;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One instance of a statechart. Generated code extends it with what asks and calls the user's code.
 *
 * <p>An event from outside runs to completion: the transitions that it enables, then whatever needs
 * no further event from outside (eventless transitions first, then events that were raised, one at
 * a time), until nothing is left to do. What hooks and effects fire meanwhile waits until then,
 * first in, first out.
 *
 * <p>An instance that is shared may be used by any number of threads, each step being atomic; any
 * other by one at a time. Timers make every instance shared, as they elapse on threads of their
 * own. What is asked of a shared instance is answered at once, with what was committed last, also
 * while user code of a step keeps another thread busy; a step itself sees the instance as it is at
 * that moment.
 *
 * <p>What hooks and effects of one instance fire at another waits for the steps of that. Where they
 * do so in turns, {@link #post} keeps threads from waiting for each other.
 */
public abstract class ChartInstance<S, K extends Enum<K>, E, C, X>
    extends ConfiguredInstance<S, K, E, C, X> {

  /** There once the instance begins or goes on, before anybody has it. */
  ChartMacrostep<S, E, C> macrostep;

  /** An instance that has not begun. */
  @SuppressWarnings({"this-escape", "NullAway.Init"}) // the lock only keeps it; prepare
  protected ChartInstance(
      Chart<K, E> chart, ChartSetup<S, E> setup, @Nullable C context, @Nullable X effects) {
    super(chart, setup, context, effects);
  }

  // Beginnings.

  /** Begins the instance: in a state, or where that is null by default. */
  public final void begin(@Nullable K initial) {
    EntrySet entry = chart.begin(live.remembered, initial == null ? 0 : chart.number(initial));
    place(() -> macrostep.begin(entry));
  }

  /**
   * Goes on with an instance in a state, as if it had just been entered: its timers start, but no
   * effect runs and no eventless transition is taken.
   */
  public final void resume(S state, long steps) {
    Objects.requireNonNull(state, "state");
    resume(state, steps, null);
  }

  /**
   * Resumes an instance that was stored as a state alone, or is put into one.
   *
   * @param purpose the purpose of a migration, if the state alone is not a complete configuration;
   *     null if the instance is not to be migrated
   */
  final void resume(S state, long steps, @Nullable Purpose purpose) {
    boolean stored = purpose == Purpose.STEP || purpose == Purpose.LOOK;
    restore(
        () -> new SnapshotRestorer<>(this, macrostep.timers).in(state, steps, stored),
        stored ? purpose : Purpose.FORCE);
  }

  /**
   * Resumes an instance with its history, its deferred events and the remaining time of its timers.
   *
   * <p>An earlier version of the machine may have taken the snapshot. If the snapshot lacks a timer
   * of an active state, the timer starts in full. If the states of the snapshot are not a complete
   * configuration of this version, the instance is migrated, in one step with the attribute {@link
   * Cause#MIGRATION}: a state that became a superstate enters its default child, and an active
   * parallel state its new regions; then eventless transitions are taken. Timers start, effects do
   * not run. A history state forgets states that no longer fit, and events that are no longer
   * deferred are offered.
   *
   * @throws IllegalArgumentException if the chart can never be as the snapshot says; then nothing
   *     has changed
   */
  public final void resume(Snapshot<S, E, ?> snapshot) {
    resume(snapshot, null);
  }

  /**
   * Resumes an instance.
   *
   * @param purpose the purpose for which a store opens it; null if none does, so that events that
   *     are no longer deferred are offered at once
   */
  final void resume(Snapshot<S, E, ?> snapshot, @Nullable Purpose purpose) {
    restore(() -> new SnapshotRestorer<>(this, macrostep.timers).as(snapshot), purpose);
  }

  private void restore(Supplier<SnapshotRestorer<S, K, E, C>> reader, @Nullable Purpose purpose) {
    boolean[] offers = new boolean[1];
    place(
        () -> {
          SnapshotRestorer<S, K, E, C> resuming = reader.get();
          resuming.run();
          Migration migration = resuming.migration();
          if (migration != null && purpose != Purpose.FORCE) {
            macrostep.migrate(migration, resuming.left(), purpose == null ? Purpose.STEP : purpose);
          }
          offers[0] = migration != null || resuming.isOffered();
          if (purpose == null && offers[0]) {
            live.unmark();
          } else {
            live.mark();
          }
        });
    if (purpose == Purpose.STEP && offers[0]) {
      // the store has it offered once it can hear of those that fail
      live.unmark();
    }
  }

  /** Has the instance ready to make steps. */
  final void prepare() {
    macrostep = new ChartMacrostep<>(this);
  }

  private void place(Runnable placing) {
    prepare();
    hold();
    try {
      macrostep.place(placing);
    } finally {
      release();
    }
  }

  // Requests.

  /** Fires an event, and whatever that makes hooks and effects fire. */
  public final S fire(E event, Cause cause) {
    Objects.requireNonNull(event, "event");
    Objects.requireNonNull(cause, "cause");
    hold();
    try {
      if (isPlain && !live.ended && !isStepping() && !queue.hasDeferred()) {
        int column = column(event);
        if (unwatched && live.plainly(column) == PlainSteps.MOVES) {
          beginCommit();
          live.takePlainly(column);
          endCommit();
          return live.common();
        }
        int slot = live.plainSlot(column);
        if (slot >= 0) {
          macrostep.firePlainly(this, slot, column, event, cause);
          return live.common();
        }
      }
      return macrostep.fire(this, event, cause);
    } finally {
      release();
    }
  }

  /**
   * Takes the instance to a state past the rules; what is orthogonal to that stays as it is. Hooks
   * hear of it and may veto; what is left and entered has its effects.
   */
  public final S force(S state, Cause cause) {
    hold();
    try {
      return macrostep.force(this, state, cause);
    } finally {
      release();
    }
  }

  /**
   * Fires an event, and whatever that makes hooks and effects fire, and tells what became of it.
   */
  public final Outcome<S> tryFire(E event, Cause cause) {
    hold();
    try {
      return macrostep.tryFire(this, event, cause);
    } finally {
      release();
    }
  }

  /**
   * Fires an event without waiting for others: where another thread makes a step, that fires it
   * before it lets go of the instance.
   *
   * @return what became of it, or what user code has thrown; whatever depends on that may run while
   *     the instance is held, so it must not wait for anybody
   */
  public final CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return Objects.requireNonNull(lock).post(() -> tryFire(event, cause));
  }

  // Questions.

  /**
   * Whether an event may be fired, and has a transition now. Guards are asked, on the thread that
   * asks; if that is not the one that makes a step, about what was committed last.
   */
  public final boolean permits(E event) {
    return TransitionSelector.enables(this, now(), event);
  }

  /**
   * All there is to know of the instance, to go on with it elsewhere or later. Waits for the step
   * of another thread.
   *
   * @throws IllegalStateException if this is called from within a step: what that still leads to
   *     would be lost
   */
  public final Snapshot<S, E, C> snapshot() {
    hold();
    try {
      if (isStepping()) {
        throw Failure.midStep(this);
      }
      return new SnapshotRestorer<>(this, macrostep.timers).snapshot();
    } finally {
      release();
    }
  }

  // Steps as values, of an instance that is made for one only: its effects do not run.

  /**
   * The beginning of an instance.
   *
   * @param names the names of the effects
   */
  public final Step<S, C, X> beginAlone(List<String> names) {
    return inState(beginCollecting(names));
  }

  /** The same where a state does not say it all. */
  public final Step<Snapshot<S, E, C>, C, X> beginWhole(List<String> names) {
    return inWhole(beginCollecting(names));
  }

  /** The step to which an event leads. */
  public final Step<S, C, X> fireAlone(S from, E event, List<String> names) {
    List<Effect<X>> effects = collectEffects(names);
    resume(from, 0);
    fire(event, Cause.none());
    return inState(effects);
  }

  /** The step to which an event leads. */
  public final Step<Snapshot<S, E, C>, C, X> fireAlone(
      Snapshot<S, E, C> from, E event, List<String> names) {
    List<Effect<X>> effects = collectEffects(names);
    resume(from);
    fire(event, Cause.none());
    return inWhole(effects);
  }

  /** Whether an event may be fired in a state, and has a transition. */
  public final boolean permitsAlone(S from, E event) {
    resume(from, 0);
    return permits(event);
  }

  /** The same where a state does not say it all. */
  public final boolean permitsAlone(Snapshot<S, E, C> from, E event) {
    resume(from, Purpose.LOOK);
    return permits(event);
  }

  /**
   * The step to which a timer leads that has run down, by the clock of whoever keeps the instance.
   *
   * @throws IllegalArgumentException if the event is not that of a timer
   */
  public final Step<S, C, X> elapseAlone(S from, E timer, List<String> names) {
    List<Effect<X>> effects = collectEffects(names);
    resume(from, 0);
    elapse(timer);
    return inState(effects);
  }

  /** The same where a state does not say it all. */
  public final Step<Snapshot<S, E, C>, C, X> elapseAlone(
      Snapshot<S, E, C> from, E timer, List<String> names) {
    List<Effect<X>> effects = collectEffects(names);
    resume(from);
    elapse(timer);
    return inWhole(effects);
  }

  private List<Effect<X>> beginCollecting(List<String> names) {
    List<Effect<X>> effects = collectEffects(names);
    begin(null);
    return effects;
  }

  private void elapse(E timer) {
    int number = chart.timers.indexOf(timer);
    if (number < 0) {
      throw new IllegalArgumentException(
          timer + " is no timer of " + setup.definition.machine() + ": " + chart.timers + ".");
    }
    macrostep.make(number);
  }

  private Step<S, C, X> inState(List<Effect<X>> effects) {
    return new Step<>(state(), context(), effects);
  }

  private Step<Snapshot<S, E, C>, C, X> inWhole(List<Effect<X>> effects) {
    return new Step<>(snapshot(), context(), effects);
  }

  private List<Effect<X>> collectEffects(List<String> names) {
    List<Effect<X>> effects = new ArrayList<>();
    effectNames = names;
    collected = effects;
    return effects;
  }
}
