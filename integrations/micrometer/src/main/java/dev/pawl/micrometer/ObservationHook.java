package dev.pawl.micrometer;

import dev.pawl.LifecycleEvent;
import dev.pawl.MachineTable;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationRegistry;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A hook that creates an observation of each step, for example for tracing. The name of an
 * observation is {@code pawl.step}. The low-cardinality key values of an observation are {@code
 * machine}, {@code event}, {@code from}, {@code to} and {@code outcome}. The id of the instance is
 * a high-cardinality key value. An observation starts before the update and ends after the commit.
 * In a store, the observation ends after the commit of the database, so that it includes the time
 * for storing. The hook does not open a scope for the observation, so effects and other hooks run
 * in the current observation of their thread.
 *
 * <p>For each step, the hook needs a few hundred nanoseconds and bytes for a {@link LifecycleEvent}
 * and an observation, in addition to the work of the observation handlers. Observations do not
 * contain exceptions that are thrown after the commit. To only count steps, use {@link
 * TransitionMetrics}. This class is thread-safe. All instances of a machine can share one hook.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class ObservationHook<S, E> implements TransitionHook<S, E> {

  /** The name of the observations. */
  public static final String NAME = "pawl.step";

  /** The maximum number of running observations. Observations of further steps have no duration. */
  private static final int MAX_RUNNING = 10_000;

  private final MachineTable<?, E> table;
  private final ObservationRegistry registry;

  /** The running observations, by the step that they observe. */
  private final Map<Key, Observation> begun = new ConcurrentHashMap<>();

  /**
   * A key that identifies a step in all notifications of hooks. Keys are compared by instance id
   * and sequence number, because a store may create the record of a step twice. If the instance has
   * no id, keys are compared by the identity of the record.
   */
  private record Key(LifecycleEvent<?, ?> step) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key key
          && (key.step == step
              || (step.entityId() != null
                  && step.entityId().equals(key.step.entityId())
                  && step.sequence() == key.step.sequence()));
    }

    @Override
    public int hashCode() {
      return step.entityId() == null
          ? System.identityHashCode(step)
          : 31 * step.entityId().hashCode() + Long.hashCode(step.sequence());
    }
  }

  private ObservationHook(MachineTable<?, E> table, ObservationRegistry registry) {
    this.table = Objects.requireNonNull(table, "table");
    this.registry = Objects.requireNonNull(registry, "registry");
  }

  /**
   * Creates a hook for the instances of a machine.
   *
   * @param table the table of the machine, such as {@code CircuitTransitions.table()}
   */
  public static <S, E> ObservationHook<S, E> of(
      MachineTable<?, E> table, ObservationRegistry registry) {
    return new ObservationHook<>(table, registry);
  }

  @Override
  public void before(LifecycleEvent<S, E> step) {
    if (!registry.isNoop() && begun.size() < MAX_RUNNING) {
      begun.computeIfAbsent(new Key(step), key -> start());
    }
  }

  @Override
  public void after(LifecycleEvent<S, E> step) {
    end(step, step.forced() ? MachineCounters.FORCED : MachineCounters.MOVED, null);
  }

  @Override
  public void refused(LifecycleEvent<S, E> attempt, Outcome<S> outcome) {
    boolean waits = outcome instanceof Outcome.Ignored<S> ignored && ignored.queued();
    end(attempt, waits ? "deferred" : MachineCounters.REFUSED, null);
  }

  @Override
  public void failed(LifecycleEvent<S, E> step, Throwable error) {
    if (step.to() == null || begun.containsKey(new Key(step))) {
      end(step, "failed", error);
    }
  }

  private Observation start() {
    return Observation.start(NAME, registry);
  }

  private void end(LifecycleEvent<S, E> step, String outcome, @Nullable Throwable error) {
    if (registry.isNoop()) {
      return;
    }
    Observation known = begun.remove(new Key(step));
    Observation observation = known != null ? known : start();
    E event = step.event();
    String name =
        event == null ? MachineCounters.NONE : table.eventNames().get(table.indexOfEvent(event));
    observation
        .lowCardinalityKeyValue("machine", step.machine())
        .lowCardinalityKeyValue("event", name)
        .lowCardinalityKeyValue("from", table.name(step.from()))
        .lowCardinalityKeyValue(
            "to", step.to() == null ? MachineCounters.NONE : table.name(step.to()))
        .lowCardinalityKeyValue("outcome", outcome);
    if (step.entityId() != null) {
      observation.highCardinalityKeyValue("id", step.entityId());
    }
    if (error != null) {
      observation.error(error);
    }
    observation.stop();
  }
}
