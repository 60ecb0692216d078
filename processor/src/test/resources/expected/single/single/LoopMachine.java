package single;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Loop}. It is confined to one thread at a time.
 *
 * <pre>
 * from     event  to
 * looping  turn   looping
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class LoopMachine extends Instance<LoopState, LoopEvent> {
  private LoopMachine(LoopState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code looping}. */
  public static LoopMachine start() {
    return new LoopMachine(LoopState.LOOPING, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static LoopMachine start(LoopState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static LoopMachine resume(LoopState state) {
    return new LoopMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code turn}.
   *
   * <p><code>looping → looping</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public LoopState turn() {
    return fire(LoopEvent.TURN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public LoopState turn(Cause cause) {
    return fire(LoopEvent.TURN, cause);
  }

  @Override
  protected int follow(int from, LoopEvent event) {
    return LoopTransitions.follow(from, event);
  }

  @Override
  protected LoopState stateAt(int position) {
    return LoopTransitions.state(position);
  }

  @Override
  protected Definition<LoopState, LoopEvent> stepRules() {
    return LoopTransitions.rules();
  }

  @Override
  protected Outcomes<LoopState, LoopEvent> stepOutcomes() {
    return LoopTransitions.outcomes();
  }

  @Override
  protected LoopEvent[] eventValues() {
    return LoopEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<LoopState, LoopEvent, LoopMachine, Builder> {
    private Builder() {
      super("Loop", LoopState.LOOPING);
    }

    @Override
    public Builder initial(LoopState initial) {
      this.state = checked(initial, LoopTransitions.initialStates());
      return this;
    }

    @Override
    public LoopMachine build() {
      if (isBare()) {
        return new LoopMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(LoopTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends LoopMachine {
    private final String entityId;

    private final Engine<LoopState, LoopEvent> engine;

    private Driven(LoopState state, long sequence, String entityId,
        Engine<LoopState, LoopEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<LoopState, LoopEvent> stepEngine() {
      return engine;
    }
  }
}
