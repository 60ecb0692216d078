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
 * One instance of {@code AsDeclared}. It is confined to one thread at a time.
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class AsDeclaredMachine extends Instance<AsDeclaredState, AsDeclaredEvent> {
  private AsDeclaredMachine(AsDeclaredState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code HALF_OPEN}. */
  public static AsDeclaredMachine start() {
    return new AsDeclaredMachine(AsDeclaredState.HALF_OPEN, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static AsDeclaredMachine start(AsDeclaredState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static AsDeclaredMachine resume(AsDeclaredState state) {
    return new AsDeclaredMachine(Objects.requireNonNull(state, "state"), 0, false);
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
  public AsDeclaredState turnOn() {
    return fire(AsDeclaredEvent.TURN_ON);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public AsDeclaredState turnOn(Cause cause) {
    return fire(AsDeclaredEvent.TURN_ON, cause);
  }

  @Override
  protected int follow(int from, AsDeclaredEvent event) {
    return AsDeclaredTransitions.follow(from, event);
  }

  @Override
  protected AsDeclaredState stateAt(int position) {
    return AsDeclaredTransitions.state(position);
  }

  @Override
  protected Definition<AsDeclaredState, AsDeclaredEvent> stepRules() {
    return AsDeclaredTransitions.rules();
  }

  @Override
  protected Outcomes<AsDeclaredState, AsDeclaredEvent> stepOutcomes() {
    return AsDeclaredTransitions.outcomes();
  }

  @Override
  protected AsDeclaredEvent[] eventValues() {
    return AsDeclaredEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<AsDeclaredState, AsDeclaredEvent, AsDeclaredMachine, Builder> {
    private Builder() {
      super("AsDeclared", AsDeclaredState.HALF_OPEN);
    }

    @Override
    public Builder initial(AsDeclaredState initial) {
      this.state = checked(initial, AsDeclaredTransitions.initialStates());
      return this;
    }

    @Override
    public AsDeclaredMachine build() {
      if (isBare()) {
        return new AsDeclaredMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(AsDeclaredTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends AsDeclaredMachine {
    private final String entityId;

    private final Engine<AsDeclaredState, AsDeclaredEvent> engine;

    private Driven(AsDeclaredState state, long sequence, String entityId,
        Engine<AsDeclaredState, AsDeclaredEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<AsDeclaredState, AsDeclaredEvent> stepEngine() {
      return engine;
    }
  }
}
