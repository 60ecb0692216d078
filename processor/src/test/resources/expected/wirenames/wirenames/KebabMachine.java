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
 * One instance of {@code Kebab}. It is confined to one thread at a time.
 *
 * <pre>
 * from                   event    to
 * any that is not final  turn_on  ON
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class KebabMachine extends Instance<KebabState, KebabEvent> {
  private KebabMachine(KebabState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code HALF_OPEN}. */
  public static KebabMachine start() {
    return new KebabMachine(KebabState.HALF_OPEN, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static KebabMachine start(KebabState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static KebabMachine resume(KebabState state) {
    return new KebabMachine(Objects.requireNonNull(state, "state"), 0, false);
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
  public KebabState turnOn() {
    return fire(KebabEvent.TURN_ON);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KebabState turnOn(Cause cause) {
    return fire(KebabEvent.TURN_ON, cause);
  }

  @Override
  protected int follow(int from, KebabEvent event) {
    return KebabTransitions.follow(from, event);
  }

  @Override
  protected KebabState stateAt(int position) {
    return KebabTransitions.state(position);
  }

  @Override
  protected Definition<KebabState, KebabEvent> stepRules() {
    return KebabTransitions.rules();
  }

  @Override
  protected Outcomes<KebabState, KebabEvent> stepOutcomes() {
    return KebabTransitions.outcomes();
  }

  @Override
  protected KebabEvent[] eventValues() {
    return KebabEvent.values();
  }

  @Override
  protected String wireName(int event) {
    return KebabEvent.values()[event].wireName();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<KebabState, KebabEvent, KebabMachine, Builder> {
    private Builder() {
      super("Kebab", KebabState.HALF_OPEN);
    }

    @Override
    public Builder initial(KebabState initial) {
      this.state = checked(initial, KebabTransitions.initialStates());
      return this;
    }

    @Override
    public KebabMachine build() {
      if (isBare()) {
        return new KebabMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(KebabTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends KebabMachine {
    private final String entityId;

    private final Engine<KebabState, KebabEvent> engine;

    private Driven(KebabState state, long sequence, String entityId,
        Engine<KebabState, KebabEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<KebabState, KebabEvent> stepEngine() {
      return engine;
    }
  }
}
