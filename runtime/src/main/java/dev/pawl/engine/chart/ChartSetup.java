package dev.pawl.engine.chart;

import dev.pawl.engine.Hooks;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The definition, id, hooks, clock and scheduler of an instance. Immutable. */
final class ChartSetup<S, E> {

  final ChartDefinition<?, E> definition;

  final @Nullable String entityId;

  final Hooks<S, E> hooks;

  final InstantSource clock;

  /** The scheduler that runs the timers; null if no timers run. */
  final @Nullable Scheduler scheduler;

  /** True if several threads may use the instance. */
  final boolean shared;

  ChartSetup(
      ChartDefinition<?, E> definition,
      @Nullable String entityId,
      Hooks<S, E> hooks,
      InstantSource clock,
      @Nullable Scheduler scheduler,
      boolean shared) {
    this.definition = definition;
    this.entityId = entityId;
    this.hooks = hooks;
    this.clock = clock;
    this.scheduler = scheduler;
    this.shared = shared;
  }

  /** Returns the setup of an instance without hooks and timers. */
  public static <S, E> ChartSetup<S, E> withoutHooks(ChartDefinition<?, E> definition) {
    return new ChartSetup<>(
        definition, null, new Hooks<>(List.of()), InstantSource.system(), null, false);
  }
}
