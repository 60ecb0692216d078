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
 * One instance of {@code Twin}. It is confined to one thread at a time.
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
public sealed class TwinMachine extends Instance<TwinState, Signal> {
  private TwinMachine(TwinState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static TwinMachine start() {
    return new TwinMachine(TwinState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TwinMachine start(TwinState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static TwinMachine resume(TwinState state) {
    return new TwinMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code UNUSED}.
   *
   * <p>Legal in no state.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TwinState unused() {
    return fire(Signal.UNUSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TwinState unused(Cause cause) {
    return fire(Signal.UNUSED, cause);
  }

  /**
   * The event {@code PRESSED}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TwinState pressed() {
    return fire(Signal.PRESSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TwinState pressed(Cause cause) {
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
  public TwinState toB() {
    return fire(Signal.TO_B);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TwinState toB(Cause cause) {
    return fire(Signal.TO_B, cause);
  }

  /**
   * The event {@code RESET}.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public TwinState reset() {
    return fire(Signal.RESET);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TwinState reset(Cause cause) {
    return fire(Signal.RESET, cause);
  }

  @Override
  protected int follow(int from, Signal event) {
    return TwinTransitions.follow(from, event);
  }

  @Override
  protected TwinState stateAt(int position) {
    return TwinTransitions.state(position);
  }

  @Override
  protected Definition<TwinState, Signal> stepRules() {
    return TwinTransitions.rules();
  }

  @Override
  protected Outcomes<TwinState, Signal> stepOutcomes() {
    return TwinTransitions.outcomes();
  }

  @Override
  protected Signal[] eventValues() {
    return new Signal[] {Signal.UNUSED, Signal.PRESSED, Signal.TO_B, Signal.RESET};
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<TwinState, Signal, TwinMachine, Builder> {
    private Builder() {
      super("Twin", TwinState.A);
    }

    @Override
    public Builder initial(TwinState initial) {
      this.state = checked(initial, TwinTransitions.initialStates());
      return this;
    }

    @Override
    public TwinMachine build() {
      if (isBare()) {
        return new TwinMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(TwinTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends TwinMachine {
    private final String entityId;

    private final Engine<TwinState, Signal> engine;

    private Driven(TwinState state, long sequence, String entityId,
        Engine<TwinState, Signal> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<TwinState, Signal> stepEngine() {
      return engine;
    }
  }
}
