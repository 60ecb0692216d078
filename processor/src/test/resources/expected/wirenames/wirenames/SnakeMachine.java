package wirenames;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Snake}. It is confined to one thread at a time.
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class SnakeMachine extends Instance<SnakeState, SnakeEvent> {
  private SnakeMachine(SnakeState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code HALF_OPEN}. */
  public static SnakeMachine start() {
    return new SnakeMachine(SnakeState.HALF_OPEN, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static SnakeMachine start(SnakeState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static SnakeMachine resume(SnakeState state) {
    return new SnakeMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public SnakeState turnOn() {
    return fire(SnakeEvent.TURN_ON);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public SnakeState turnOn(Cause cause) {
    return fire(SnakeEvent.TURN_ON, cause);
  }

  @Override
  protected int follow(int from, SnakeEvent event) {
    return SnakeTransitions.follow(from, event);
  }

  @Override
  protected SnakeState stateAt(int position) {
    return SnakeTransitions.state(position);
  }

  @Override
  protected Definition<SnakeState, SnakeEvent> stepRules() {
    return SnakeTransitions.rules();
  }

  @Override
  protected Outcomes<SnakeState, SnakeEvent> stepOutcomes() {
    return SnakeTransitions.outcomes();
  }

  @Override
  protected SnakeEvent[] eventValues() {
    return SnakeEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<SnakeState, SnakeEvent, SnakeMachine, Builder> {
    private Builder() {
      super("Snake", SnakeState.HALF_OPEN);
    }

    @Override
    public Builder initial(SnakeState initial) {
      this.state = checked(initial, SnakeTransitions.initialStates());
      return this;
    }

    @Override
    public SnakeMachine build() {
      if (isBare()) {
        return new SnakeMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(SnakeTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends SnakeMachine {
    private final String entityId;

    private final Engine<SnakeState, SnakeEvent> engine;

    private Driven(SnakeState state, long sequence, String entityId,
        Engine<SnakeState, SnakeEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<SnakeState, SnakeEvent> stepEngine() {
      return engine;
    }
  }
}
