package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A builder of instances of a machine without regions. Not thread-safe. */
public abstract class FlatBuilder<S extends Enum<S>, E, M, B extends FlatBuilder<S, E, M, B>>
    extends InstanceBuilder<S, E, M, B> {

  private final FlatSteps<S, E, ?, ?> steps;
  private final TableDefinition<S, E> rules;
  private @Nullable Hooks<S, E> protocolHooks;
  private @Nullable FlatProtocol<S, E> protocol;

  /**
   * Creates a builder.
   *
   * @param steps the steps of the machine
   * @param initial the state in which instances begin by default
   */
  protected FlatBuilder(FlatSteps<S, E, ?, ?> steps, S initial) {
    super(steps.definition.machine(), initial);
    this.steps = steps;
    this.rules = steps.definition;
  }

  /**
   * {@inheritDoc} If the given state is a superstate, the instance continues in the default leaf of
   * the superstate.
   */
  @Override
  public final B from(S state) {
    return super.from(rules.leaf(Objects.requireNonNull(state, "state")));
  }

  /**
   * Sets the state in which the instance begins.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public final B initial(S initial) {
    state = checked(initial, rules.initialStates());
    return self();
  }

  /**
   * Builds an instance in a stored state. If the state was a leaf in an earlier version and is a
   * superstate now, the instance is migrated: the instance enters the default leaf of the
   * superstate in one step whose cause has the attribute {@link Cause#MIGRATION}. Hooks are
   * notified after the instance has been built.
   *
   * @param stored the stored state
   * @param steps the number of steps so far
   */
  public final M restored(S stored, long steps) {
    from(stored).sequence(steps);
    S leaf = Objects.requireNonNull(state);
    if (leaf == stored || purpose == Purpose.FORCE) {
      return build();
    }
    M machine = sequence(steps + 1).build();
    LifecycleEvent<S, E> record = hooks().isEmpty() ? null : migration(stored, leaf);
    Failure.raise(hooks().migrated(record, stored, leaf, purpose == null ? Purpose.STEP : purpose));
    return machine;
  }

  private LifecycleEvent<S, E> migration(S stored, S leaf) {
    String name = rules.name(stored);
    Cause cause =
        Cause.by("pawl")
            .because(name + " became a superstate: entered " + rules.name(leaf))
            .with(Cause.MIGRATION, name);
    return new LifecycleEvent<>(
        sequence,
        Failure.time(clock(), rules.machine()),
        rules.machine(),
        entityId,
        stored,
        leaf,
        null,
        cause,
        false);
  }

  final int position() {
    return Objects.requireNonNull(state).ordinal();
  }

  Driver<S, E> driver(FlatMachine<S, E> machine) {
    if (isBare() && steps.isAtomic()) {
      return new AtomicDriver<>(steps, position(), sequence);
    }
    if (isBare() && !rules.isShared() && !steps.hasEffects()) {
      return steps;
    }
    return protocol().driver(machine);
  }

  /**
   * Returns the protocol of the next instance. Instances that are built with the same hooks share
   * one protocol.
   */
  private FlatProtocol<S, E> protocol() {
    FlatProtocol<S, E> shared = protocol;
    if (shared == null || protocolHooks != hooks()) {
      protocolHooks = hooks();
      shared = new FlatProtocol<>(steps, protocolHooks, clock());
      protocol = shared;
    }
    return shared;
  }
}
