package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.concurrent.CompletableFuture;

/** A statechart that any number of threads may use at a time. */
public abstract class SharedChartMachine<S, K extends Enum<K>, E, C>
    extends ChartMachine<S, K, E, C> {

  /** A machine that has begun or goes on. */
  protected SharedChartMachine(ChartInstance<S, K, E, C, ?> instance) {
    super(instance);
  }

  /** Hands an event over as {@link #post(Object, Cause)} does. */
  public final CompletableFuture<Outcome<S>> post(E event) {
    return instance.post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it fires the
   * event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown; what depends
   *     on it may run while the instance is held, and must not wait
   */
  public final CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return instance.post(event, cause);
  }
}
