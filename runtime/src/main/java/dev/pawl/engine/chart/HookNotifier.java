package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Hooks;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The reports on an instance to hooks and callers. */
final class HookNotifier<S, E> {

  private final ConfiguredInstance<S, ?, E, ?, ?> instance;
  private final ChartSetup<S, E> setup;
  private final Hooks<S, E> hooks;

  /** The time at which the macrostep was made; null until a record needs it. */
  private @Nullable Instant time;

  HookNotifier(ConfiguredInstance<S, ?, E, ?, ?> instance) {
    this.instance = instance;
    this.setup = instance.setup;
    this.hooks = setup.hooks;
  }

  /** Has the clock asked anew, as another macrostep begins. */
  void beginMacrostep() {
    time = null;
  }

  /** The hooks that hear of steps; none while the instance is migrated. */
  Hooks<S, E> hooks() {
    return instance.migrating ? new Hooks<>(List.of()) : hooks;
  }

  /** The record of a step that is about to be made. */
  LifecycleEvent<S, E> record(
      int ahead, S from, @Nullable S to, @Nullable E event, Cause cause, boolean forced) {
    if (time == null) {
      time = setup.clock.instant();
    }
    return new LifecycleEvent<>(
        instance.live.sequence + ahead,
        time,
        instance.chart.machine,
        setup.entityId,
        from,
        to,
        event,
        cause,
        forced);
  }

  /** The record of what may come to nothing; null if nobody hears of it. */
  private @Nullable LifecycleEvent<S, E> attempt(@Nullable E event, Cause cause) {
    return hooks().isEmpty() ? null : record(1, instance.state(), null, event, cause, false);
  }

  /** The record of a state that is to be forced, before it is known where from and what with. */
  LifecycleEvent<S, E> forcing(S forced, Cause cause) {
    return record(1, instance.state(), forced, null, cause, true);
  }

  /** Notifies hooks that an event made no step; returns their exception. */
  @Nullable Throwable refused(Outcome<S> outcome, @Nullable E event, Cause cause) {
    return hooks().refused(attempt(event, cause), outcome, event);
  }

  /** Notifies hooks that an event made no step and returns the outcome; throws if they throw. */
  Outcome<S> refuse(Outcome<S> outcome, @Nullable E event, Cause cause) {
    return hooks().refuse(attempt(event, cause), outcome, event);
  }

  /** Refuses an event for which nothing was selected. */
  Outcome<S> refuse(int found, E event, Cause cause) {
    S state = instance.state();
    boolean ignored = setup.lenient || found == Chart.IGNORED;
    ChartRules<?, E> rules = ignored ? setup.definition : setup.definition.in(instance.live, state);
    return refuse(rules.refused(found, ignored, setup.entityId, state, event), event, cause);
  }

  /** Refuses what a hook has vetoed. */
  @SuppressWarnings("unchecked") // the attempt of this instance
  Outcome<S> refuse(TransitionVetoedError veto, @Nullable E event) {
    Outcome<S> outcome = new Outcome.Vetoed<>(instance.state(), veto);
    return hooks().refuse((LifecycleEvent<S, E>) veto.attempt(), outcome, event);
  }

  /** Tells hooks of an error before the commit. */
  void failed(
      @Nullable LifecycleEvent<S, E> record, @Nullable E event, Cause cause, Throwable error) {
    hooks().failed(() -> record != null ? record : attempt(event, cause), error);
  }
}
