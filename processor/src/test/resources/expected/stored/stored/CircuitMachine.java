package stored;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Circuit}. It is confined to one thread at a time.
 *
 * <p>A circuit breaker
 *
 * <pre>
 * from       event     to
 * CLOSED     trip      OPEN
 * OPEN       cooldown  HALF_OPEN
 * HALF_OPEN  success   CLOSED
 * HALF_OPEN  failure   OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class CircuitMachine extends Instance<CircuitState, CircuitEvent> {
  private CircuitMachine(CircuitState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code CLOSED}. */
  public static CircuitMachine start() {
    return new CircuitMachine(CircuitState.CLOSED, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static CircuitMachine start(CircuitState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static CircuitMachine resume(CircuitState state) {
    return new CircuitMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code trip}.
   *
   * <p><code>CLOSED → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public CircuitState trip() {
    return fire(CircuitEvent.TRIP);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CircuitState trip(Cause cause) {
    return fire(CircuitEvent.TRIP, cause);
  }

  /**
   * The event {@code cooldown}.
   *
   * <p><code>OPEN → HALF_OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public CircuitState cooldown() {
    return fire(CircuitEvent.COOLDOWN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CircuitState cooldown(Cause cause) {
    return fire(CircuitEvent.COOLDOWN, cause);
  }

  /**
   * The event {@code success}.
   *
   * <p><code>HALF_OPEN → CLOSED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public CircuitState success() {
    return fire(CircuitEvent.SUCCESS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CircuitState success(Cause cause) {
    return fire(CircuitEvent.SUCCESS, cause);
  }

  /**
   * The event {@code failure}.
   *
   * <p><code>HALF_OPEN → OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public CircuitState failure() {
    return fire(CircuitEvent.FAILURE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CircuitState failure(Cause cause) {
    return fire(CircuitEvent.FAILURE, cause);
  }

  @Override
  protected int follow(int from, CircuitEvent event) {
    return CircuitTransitions.follow(from, event);
  }

  @Override
  protected CircuitState stateAt(int position) {
    return CircuitTransitions.state(position);
  }

  @Override
  protected Definition<CircuitState, CircuitEvent> stepRules() {
    return CircuitTransitions.rules();
  }

  @Override
  protected Outcomes<CircuitState, CircuitEvent> stepOutcomes() {
    return CircuitTransitions.outcomes();
  }

  @Override
  protected CircuitEvent[] eventValues() {
    return CircuitEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<CircuitState, CircuitEvent, CircuitMachine, Builder> {
    private Builder() {
      super("Circuit", CircuitState.CLOSED);
    }

    @Override
    public Builder initial(CircuitState initial) {
      this.state = checked(initial, CircuitTransitions.initialStates());
      return this;
    }

    @Override
    public CircuitMachine build() {
      if (isBare()) {
        return new CircuitMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(CircuitTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends CircuitMachine {
    private final String entityId;

    private final Engine<CircuitState, CircuitEvent> engine;

    private Driven(CircuitState state, long sequence, String entityId,
        Engine<CircuitState, CircuitEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<CircuitState, CircuitEvent> stepEngine() {
      return engine;
    }
  }
}
