package dev.pawl.engine.chart;

import dev.pawl.engine.Hooks;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of an instance that do not change.
 *
 * @param scheduler the scheduler that runs the timers; null if no timers run
 * @param shared whether several threads may use the instance
 */
record ChartSetup<S, E>(
    ChartDefinition<?, E> definition,
    @Nullable String entityId,
    Hooks<S, E> hooks,
    InstantSource clock,
    @Nullable Scheduler scheduler,
    boolean shared) {

  /** Returns the setup of an instance without hooks and timers. */
  static <S, E> ChartSetup<S, E> withoutHooks(ChartDefinition<?, E> definition) {
    return new ChartSetup<>(
        definition, null, new Hooks<>(List.of()), InstantSource.system(), null, false);
  }
}
