package trigger;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code by-class}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
sealed class ByClassMachine extends Instance<ByClassState, ByClassEvent> {
  private ByClassMachine(ByClassState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static ByClassMachine start() {
    return new ByClassMachine(ByClassState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ByClassMachine start(ByClassState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ByClassMachine resume(ByClassState state) {
    return new ByClassMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ByClassState go() {
    return fire(ByClassEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ByClassState go(Cause cause) {
    return fire(ByClassEvent.GO, cause);
  }

  @Override
  protected int follow(int from, ByClassEvent event) {
    return ByClassTransitions.follow(from, event);
  }

  @Override
  protected ByClassState stateAt(int position) {
    return ByClassTransitions.state(position);
  }

  @Override
  protected Definition<ByClassState, ByClassEvent> stepRules() {
    return ByClassTransitions.rules();
  }

  @Override
  protected Outcomes<ByClassState, ByClassEvent> stepOutcomes() {
    return ByClassTransitions.outcomes();
  }

  @Override
  protected ByClassEvent[] eventValues() {
    return ByClassEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<ByClassState, ByClassEvent, ByClassMachine, Builder> {
    private Builder() {
      super("by-class", ByClassState.A);
    }

    @Override
    public Builder initial(ByClassState initial) {
      this.state = checked(initial, ByClassTransitions.initialStates());
      return this;
    }

    @Override
    public ByClassMachine build() {
      if (isBare()) {
        return new ByClassMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(ByClassTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ByClassMachine {
    private final String entityId;

    private final Engine<ByClassState, ByClassEvent> engine;

    private Driven(ByClassState state, long sequence, String entityId,
        Engine<ByClassState, ByClassEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<ByClassState, ByClassEvent> stepEngine() {
      return engine;
    }
  }
}
