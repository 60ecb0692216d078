package dev.pawl.engine.chart;

import dev.pawl.TransitionHook;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;

/**
 * What surrounds a life. Immutable.
 *
 * @param definition explains refusals
 * @param entityId whose life it is; null if it has no id
 * @param hooks who hears of every step, in this order
 * @param clock tells when a step was made
 * @param scheduler runs the timers; null where there are none, or none shall run
 * @param lenient whether events that are not expected are ignored
 * @param shared whether any number of threads may use the life
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record ChartSetup<S, E>(
    ChartDefinition<?, E> definition,
    String entityId,
    List<? extends TransitionHook<S, E>> hooks,
    InstantSource clock,
    Scheduler scheduler,
    boolean lenient,
    boolean shared) {

  public ChartSetup {
    Objects.requireNonNull(definition, "definition");
    Objects.requireNonNull(clock, "clock");
    hooks = List.copyOf(hooks);
  }

  /** For steps that nobody hears of and that start no timers. */
  public static <S, E> ChartSetup<S, E> alone(ChartDefinition<?, E> definition, boolean lenient) {
    return new ChartSetup<>(
        definition, null, List.of(), InstantSource.system(), null, lenient, false);
  }
}
