package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Machine;
import dev.pawl.Outcome;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The base class of generated machines that are always in exactly one state. This class stores the
 * state and the number of steps; a {@link Driver} makes the steps. An instance must be used by one
 * thread at a time, unless the machine is declared thread-safe.
 *
 * <p>This class has no visible methods except the methods of {@link Machine}. Generated subclasses
 * have a method for each event, and an event may have any name that {@link Machine} does not use.
 *
 * @param <S> the enum of states
 * @param <E> the type of events
 */
public abstract class FlatMachine<S extends Enum<S>, E> implements Machine<S, E> {

  /** The ordinal of the state. */
  protected int position;

  /** The number of steps so far. */
  protected long sequence;

  /** The driver, which makes the steps. */
  protected final Driver<S, E> driver;

  private final @Nullable String entityId;

  /**
   * Creates an instance without id, hooks and listeners.
   *
   * @param steps the steps of the machine
   * @param state the current state
   */
  @SuppressWarnings("this-escape") // the driver only stores the instance, for error messages
  protected FlatMachine(FlatSteps<S, E, ?, ?> steps, S state) {
    this.position = steps.leaf(Objects.requireNonNull(state, "state")).ordinal();
    this.entityId = null;
    StepObserver observer = Definition.observer(getClass(), steps.definition.machine());
    if (observer != null) {
      Hooks<S, E> hooks = new Hooks<>(List.of(), List.of(), observer);
      this.driver = new FlatProtocol<>(steps, hooks, InstantSource.system()).driver(this);
    } else {
      this.driver = steps.isAtomic() ? new AtomicDriver<>(steps, position, 0) : steps;
    }
  }

  /** Creates an instance with the settings of a builder. */
  @SuppressWarnings("this-escape") // the driver only stores the instance, for error messages
  protected FlatMachine(FlatBuilder<S, E, ?, ?> builder) {
    this.position = builder.position();
    this.sequence = builder.sequence;
    this.entityId = builder.entityId;
    this.driver = builder.driver(this);
  }

  @Override
  public S fire(E event) {
    return driver.fire(this, event, Cause.none());
  }

  @Override
  public final S fire(E event, Cause cause) {
    return driver.fire(this, event, Objects.requireNonNull(cause, "cause"));
  }

  @Override
  public final Outcome<S> tryFire(E event) {
    return driver.tryFire(this, event, Cause.none());
  }

  @Override
  public final Outcome<S> tryFire(E event, Cause cause) {
    return driver.tryFire(this, event, Objects.requireNonNull(cause, "cause"));
  }

  @Override
  public final S force(S state, Cause cause) {
    S leaf = driver.steps().leaf(Objects.requireNonNull(state, "state"));
    return driver.force(
        this, leaf, Objects.requireNonNull(cause, "a forced transition needs a cause"));
  }

  @Override
  public final boolean permits(E event) {
    return driver.permits(this, event);
  }

  @Override
  public final List<String> permitted() {
    return driver.permitted(this);
  }

  @Override
  public final S state() {
    return driver.steps().definition.state(driver.position(this));
  }

  @Override
  public final boolean is(S state) {
    return driver.steps().definition.isWithin(state(), Objects.requireNonNull(state, "state"));
  }

  @Override
  public final Set<S> configuration() {
    return Set.of(state());
  }

  @Override
  public final @Nullable String entityId() {
    return entityId;
  }

  @Override
  public final long sequence() {
    return driver.sequence(this);
  }

  @Override
  public final String toString() {
    return driver.steps().definition.subject(entityId) + " in " + state();
  }
}
