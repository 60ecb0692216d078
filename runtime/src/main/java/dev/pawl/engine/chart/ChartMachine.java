package dev.pawl.engine.chart;

import dev.pawl.Cause;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The base class of the generated machines that are statecharts. This class delegates to a {@link
 * ChartInstance}.
 */
public abstract class ChartMachine<S, K extends Enum<K>, E, C> implements Machine<S, E> {

  /** The instance to which this machine delegates. */
  protected final ChartInstance<S, K, E, C, ?> instance;

  /**
   * Creates an instance, and starts or resumes the instance as configured in the builder.
   *
   * @param rules the definition of the machine
   * @param code the user's code
   * @param effects the effects; null if the machine has none
   */
  protected <X> ChartMachine(
      ChartMachineBuilder<S, K, E, C, ?, ?> builder,
      ChartDefinition<K, E> rules,
      ChartCode<S, K, E, C, X> code,
      @Nullable X effects) {
    this.instance =
        builder.placed(
            new ChartInstance<>(rules.chart, builder.setup(rules), builder.context, code, effects));
  }

  @Override
  public final S fire(E event) {
    return instance.fire(event, Cause.none());
  }

  @Override
  public final S fire(E event, Cause cause) {
    return instance.fire(event, cause);
  }

  @Override
  public final Outcome<S> tryFire(E event) {
    return instance.tryFire(event, Cause.none());
  }

  @Override
  public final Outcome<S> tryFire(E event, Cause cause) {
    return instance.tryFire(event, cause);
  }

  /** {@inheritDoc} Orthogonal regions do not change. Exit and entry effects run. */
  @Override
  public final S force(S state, Cause cause) {
    return instance.force(state, cause);
  }

  @Override
  public final boolean permits(E event) {
    return instance.permits(event);
  }

  @Override
  public final List<String> permitted() {
    Configuration<S, C> now = instance.committed();
    List<String> names = new ArrayList<>();
    for (int event = 0; event < instance.chart.eventless; event++) {
      if (instance.macrostep.selected.mayTake(now, event)) {
        names.add(instance.chart.eventNames.get(event));
      }
    }
    return names;
  }

  @Override
  public final S state() {
    return instance.state();
  }

  @Override
  public final Set<S> configuration() {
    return instance.configuration();
  }

  @Override
  public final boolean is(S state) {
    Objects.requireNonNull(state, "state");
    return instance.carriesData()
        ? configuration().contains(state)
        : instance.is(instance.key(state));
  }

  /**
   * Returns the remaining time of each running timer, in the order in which they fire. The map is
   * unmodifiable.
   */
  public final Map<E, Duration> remaining() {
    return instance.remaining();
  }

  @Override
  public final @Nullable String entityId() {
    return instance.setup.entityId;
  }

  @Override
  public final long sequence() {
    return instance.sequence();
  }

  /**
   * Returns a snapshot. The instance can be resumed from the snapshot later or in another process.
   *
   * @throws IllegalStateException if a hook or an effect calls this method, because the snapshot
   *     would not contain the rest of the step
   */
  public final Snapshot<S, E, C> snapshot() {
    return instance.snapshot();
  }

  @Override
  public final String toString() {
    return instance.toString();
  }
}
