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
 * One instance of {@code Camel}. It is confined to one thread at a time.
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class CamelMachine extends Instance<CamelState, CamelEvent> {
  private CamelMachine(CamelState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code HALF_OPEN}. */
  public static CamelMachine start() {
    return new CamelMachine(CamelState.HALF_OPEN, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static CamelMachine start(CamelState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static CamelMachine resume(CamelState state) {
    return new CamelMachine(Objects.requireNonNull(state, "state"), 0, false);
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
  public CamelState turnOn() {
    return fire(CamelEvent.TURN_ON);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public CamelState turnOn(Cause cause) {
    return fire(CamelEvent.TURN_ON, cause);
  }

  @Override
  protected int follow(int from, CamelEvent event) {
    return CamelTransitions.follow(from, event);
  }

  @Override
  protected CamelState stateAt(int position) {
    return CamelTransitions.state(position);
  }

  @Override
  protected Definition<CamelState, CamelEvent> stepRules() {
    return CamelTransitions.rules();
  }

  @Override
  protected Outcomes<CamelState, CamelEvent> stepOutcomes() {
    return CamelTransitions.outcomes();
  }

  @Override
  protected CamelEvent[] eventValues() {
    return CamelEvent.values();
  }

  @Override
  protected String wireName(int event) {
    return CamelEvent.values()[event].wireName();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<CamelState, CamelEvent, CamelMachine, Builder> {
    private Builder() {
      super("Camel", CamelState.HALF_OPEN);
    }

    @Override
    public Builder initial(CamelState initial) {
      this.state = checked(initial, CamelTransitions.initialStates());
      return this;
    }

    @Override
    public CamelMachine build() {
      if (isBare()) {
        return new CamelMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(CamelTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends CamelMachine {
    private final String entityId;

    private final Engine<CamelState, CamelEvent> engine;

    private Driven(CamelState state, long sequence, String entityId,
        Engine<CamelState, CamelEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<CamelState, CamelEvent> stepEngine() {
      return engine;
    }
  }
}
