package parts;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Unsaved}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class UnsavedMachine extends Instance<UnsavedState, UnsavedEvent> {
  private UnsavedMachine(UnsavedState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static UnsavedMachine start() {
    return new UnsavedMachine(UnsavedState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static UnsavedMachine start(UnsavedState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static UnsavedMachine resume(UnsavedState state) {
    return new UnsavedMachine(Objects.requireNonNull(state, "state"), 0, false);
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
  public UnsavedState go() {
    return fire(UnsavedEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public UnsavedState go(Cause cause) {
    return fire(UnsavedEvent.GO, cause);
  }

  @Override
  protected int follow(int from, UnsavedEvent event) {
    return UnsavedTransitions.follow(from, event);
  }

  @Override
  protected UnsavedState stateAt(int position) {
    return UnsavedTransitions.state(position);
  }

  @Override
  protected Definition<UnsavedState, UnsavedEvent> stepRules() {
    return UnsavedTransitions.rules();
  }

  @Override
  protected Outcomes<UnsavedState, UnsavedEvent> stepOutcomes() {
    return UnsavedTransitions.outcomes();
  }

  @Override
  protected UnsavedEvent[] eventValues() {
    return UnsavedEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<UnsavedState, UnsavedEvent, UnsavedMachine, Builder> {
    private Builder() {
      super("Unsaved", UnsavedState.A);
    }

    @Override
    public Builder initial(UnsavedState initial) {
      this.state = checked(initial, UnsavedTransitions.initialStates());
      return this;
    }

    @Override
    public UnsavedMachine build() {
      if (isBare()) {
        return new UnsavedMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(UnsavedTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends UnsavedMachine {
    private final String entityId;

    private final Engine<UnsavedState, UnsavedEvent> engine;

    private Driven(UnsavedState state, long sequence, String entityId,
        Engine<UnsavedState, UnsavedEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<UnsavedState, UnsavedEvent> stepEngine() {
      return engine;
    }
  }
}
