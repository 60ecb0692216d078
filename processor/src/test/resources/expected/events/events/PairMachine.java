package events;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Pair}. It is confined to one thread at a time.
 *
 * <p>Events by the constants of an existing enum, written in any style.
 *
 * <pre>
 * from                   event    to
 * A                      PRESSED  B
 * A                               B
 * B                      PRESSED  A
 * any that is not final  RESET    A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class PairMachine extends Instance<PairState, Signal> {
  private PairMachine(PairState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static PairMachine start() {
    return new PairMachine(PairState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PairMachine start(PairState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static PairMachine resume(PairState state) {
    return new PairMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Never fired here, and no warning is to be had for it: see the options.
   *
   * <p>Legal in no state.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PairState unused() {
    return fire(Signal.UNUSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PairState unused(Cause cause) {
    return fire(Signal.UNUSED, cause);
  }

  /**
   * The button is pressed.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PairState pressed() {
    return fire(Signal.PRESSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PairState pressed(Cause cause) {
    return fire(Signal.PRESSED, cause);
  }

  /**
   * The event {@code TO_B}.
   *
   * <p><code>A → B</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PairState toB() {
    return fire(Signal.TO_B);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PairState toB(Cause cause) {
    return fire(Signal.TO_B, cause);
  }

  /**
   * Back to the start.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PairState reset() {
    return fire(Signal.RESET);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PairState reset(Cause cause) {
    return fire(Signal.RESET, cause);
  }

  @Override
  protected int follow(int from, Signal event) {
    return PairTransitions.follow(from, event);
  }

  @Override
  protected PairState stateAt(int position) {
    return PairTransitions.state(position);
  }

  @Override
  protected Definition<PairState, Signal> stepRules() {
    return PairTransitions.rules();
  }

  @Override
  protected Outcomes<PairState, Signal> stepOutcomes() {
    return PairTransitions.outcomes();
  }

  @Override
  protected Signal[] eventValues() {
    return new Signal[] {Signal.UNUSED, Signal.PRESSED, Signal.TO_B, Signal.RESET};
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<PairState, Signal, PairMachine, Builder> {
    private Builder() {
      super("Pair", PairState.A);
    }

    @Override
    public Builder initial(PairState initial) {
      this.state = checked(initial, PairTransitions.initialStates());
      return this;
    }

    @Override
    public PairMachine build() {
      if (isBare()) {
        return new PairMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(PairTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends PairMachine {
    private final String entityId;

    private final Engine<PairState, Signal> engine;

    private Driven(PairState state, long sequence, String entityId,
        Engine<PairState, Signal> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<PairState, Signal> stepEngine() {
      return engine;
    }
  }
}
