package dev.pawl.engine.chart;

import dev.pawl.engine.Hooks;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The parts around an instance: its rules, its id, and those who hear of its steps. Immutable. */
public final class ChartSetup<S, E> {

  /** The rules that explain refusals. */
  final ChartRules<?, E> definition;

  /** The id of the instance; null if it has none. */
  final @Nullable String entityId;

  /** The hooks that hear of every step. */
  final Hooks<S, E> hooks;

  /** The clock that says when a step was made. */
  final InstantSource clock;

  /** The scheduler that runs the timers; null where there are none, or none shall run. */
  final @Nullable Scheduler scheduler;

  /** Whether events that are not expected are ignored. */
  final boolean lenient;

  /** Whether any number of threads may use the instance. */
  final boolean shared;

  ChartSetup(
      ChartRules<?, E> definition,
      @Nullable String entityId,
      Hooks<S, E> hooks,
      InstantSource clock,
      @Nullable Scheduler scheduler,
      boolean lenient,
      boolean shared) {
    this.definition = definition;
    this.entityId = entityId;
    this.hooks = hooks;
    this.clock = clock;
    this.scheduler = scheduler;
    this.lenient = lenient;
    this.shared = shared;
  }

  /** For steps that nobody hears of and that start no timers. */
  public static <S, E> ChartSetup<S, E> alone(ChartRules<?, E> definition) {
    return new ChartSetup<>(
        definition,
        null,
        new Hooks<>(List.of()),
        InstantSource.system(),
        null,
        definition.isLenient(),
        false);
  }
}
