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
 * One instance of {@code by-interface}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ByInterfaceMachine extends Instance<ByInterfaceState, ByInterfaceEvent> {
  private ByInterfaceMachine(ByInterfaceState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code A}. */
  public static ByInterfaceMachine start() {
    return new ByInterfaceMachine(ByInterfaceState.A, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ByInterfaceMachine start(ByInterfaceState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ByInterfaceMachine resume(ByInterfaceState state) {
    return new ByInterfaceMachine(Objects.requireNonNull(state, "state"), 0, false);
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
  public ByInterfaceState go() {
    return fire(ByInterfaceEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ByInterfaceState go(Cause cause) {
    return fire(ByInterfaceEvent.GO, cause);
  }

  @Override
  protected int follow(int from, ByInterfaceEvent event) {
    return ByInterfaceTransitions.follow(from, event);
  }

  @Override
  protected ByInterfaceState stateAt(int position) {
    return ByInterfaceTransitions.state(position);
  }

  @Override
  protected Definition<ByInterfaceState, ByInterfaceEvent> stepRules() {
    return ByInterfaceTransitions.rules();
  }

  @Override
  protected Outcomes<ByInterfaceState, ByInterfaceEvent> stepOutcomes() {
    return ByInterfaceTransitions.outcomes();
  }

  @Override
  protected ByInterfaceEvent[] eventValues() {
    return ByInterfaceEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<ByInterfaceState, ByInterfaceEvent, ByInterfaceMachine, Builder> {
    private Builder() {
      super("by-interface", ByInterfaceState.A);
    }

    @Override
    public Builder initial(ByInterfaceState initial) {
      this.state = checked(initial, ByInterfaceTransitions.initialStates());
      return this;
    }

    @Override
    public ByInterfaceMachine build() {
      if (isBare()) {
        return new ByInterfaceMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(ByInterfaceTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ByInterfaceMachine {
    private final String entityId;

    private final Engine<ByInterfaceState, ByInterfaceEvent> engine;

    private Driven(ByInterfaceState state, long sequence, String entityId,
        Engine<ByInterfaceState, ByInterfaceEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<ByInterfaceState, ByInterfaceEvent> stepEngine() {
      return engine;
    }
  }
}
