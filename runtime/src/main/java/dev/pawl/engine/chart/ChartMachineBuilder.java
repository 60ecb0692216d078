package dev.pawl.engine.chart;

import dev.pawl.Snapshot;
import dev.pawl.engine.InstanceBuilder;
import dev.pawl.time.Scheduler;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A builder of instances of a statechart. Not thread-safe. */
public abstract class ChartMachineBuilder<
        S, K extends Enum<K>, E, C, M, B extends ChartMachineBuilder<S, K, E, C, M, B>>
    extends InstanceBuilder<S, E, M, B> {

  /** The state in which the instance starts; null for the default state. */
  private @Nullable K initial;

  /** The initial context; null if the machine has no context or the context has not been set. */
  protected @Nullable C context;

  private @Nullable Scheduler scheduler;
  private @Nullable Snapshot<S, E, C> snapshot;

  /** Creates the builder of a machine. */
  protected ChartMachineBuilder(String machine) {
    super(machine, null);
  }

  /**
   * Sets the state in which the instance resumes. Regions that do not contain this state resume in
   * their default states. The timers of active states start with their full time, and entry effects
   * do not run.
   */
  @Override
  public final B from(S state) {
    this.snapshot = null;
    return super.from(state);
  }

  /**
   * Sets the snapshot from which the instance resumes. The snapshot contains the active leaves,
   * history, context, timers and deferred events.
   */
  public final B from(Snapshot<S, E, C> snapshot) {
    this.snapshot = Objects.requireNonNull(snapshot, "snapshot");
    this.context = snapshot.context();
    return self();
  }

  /**
   * Sets the state in which the instance starts, instead of a state or snapshot that was set
   * before.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  protected final B begin(@Nullable K initial, Set<K> initialStates) {
    this.initial = checked(initial, initialStates);
    this.state = null;
    this.snapshot = null;
    return self();
  }

  /** Sets the scheduler that runs the timers. The default is {@link Scheduler#system()}. */
  public final B scheduler(Scheduler scheduler) {
    this.scheduler = Objects.requireNonNull(scheduler, "scheduler");
    return self();
  }

  final ChartSetup<S, E> setup(ChartDefinition<?, E> rules) {
    String id = snapshot != null && entityId == null ? snapshot.entityId() : entityId;
    Scheduler timers = scheduler != null ? scheduler : Scheduler.system();
    return new ChartSetup<>(rules, id, hooks(), clock(), timers, rules.isShared());
  }

  final <I extends ChartInstance<S, K, E, C, ?>> I placed(I instance) {
    if (snapshot != null) {
      instance.resume(snapshot, purpose);
    } else if (state != null) {
      instance.resume(state, sequence, purpose);
    } else {
      instance.begin(initial);
      return instance;
    }
    instance.macrostep.step.observeLeaves();
    return instance;
  }
}
