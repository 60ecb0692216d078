package dev.pawl.engine.chart;

import dev.pawl.engine.Hooks;
import dev.pawl.time.Scheduler;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What surrounds an instance. Immutable.
 *
 * @param definition explains refusals
 * @param entityId whose instance it is; null if it has no id
 * @param hooks who hears of every step
 * @param clock tells when a step was made
 * @param scheduler runs the timers; null where there are none, or none shall run
 * @param lenient whether events that are not expected are ignored
 * @param shared whether any number of threads may use the instance
 */
public record ChartSetup<S, E>(
    ChartRules<?, E> definition,
    @Nullable String entityId,
    Hooks<S, E> hooks,
    InstantSource clock,
    @Nullable Scheduler scheduler,
    boolean lenient,
    boolean shared) {

  /** For steps that nobody hears of and that start no timers. */
  public static <S, E> ChartSetup<S, E> alone(ChartRules<?, E> definition, boolean lenient) {
    return new ChartSetup<>(
        definition, null, new Hooks<>(List.of()), InstantSource.system(), null, lenient, false);
  }
}
