package complete;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Dial}. It is confined to one thread at a time.
 *
 * <pre>
 * from  event  to
 * P0    e0     P0
 * P0    e1     P1
 * P0    e2     P2
 * P0    e3     P3
 * P0    e4     P0
 * P1    e0     P1
 * P1    e1     P2
 * P1    e2     P3
 * P1    e3     P0
 * P1    e4     P1
 * P2    e0     P2
 * P2    e1     P3
 * P2    e2     P0
 * P2    e3     P1
 * P2    e4     P2
 * P3    e0     P3
 * P3    e1     P0
 * P3    e2     P1
 * P3    e3     P2
 * P3    e4     P3
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DialMachine extends Instance<DialState, DialEvent> {
  private DialMachine(DialState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code P0}. */
  public static DialMachine start() {
    return new DialMachine(DialState.P0, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DialMachine start(DialState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static DialMachine resume(DialState state) {
    return new DialMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code e0}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DialState e0() {
    return fire(DialEvent.E0);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DialState e0(Cause cause) {
    return fire(DialEvent.E0, cause);
  }

  /**
   * The event {@code e1}.
   *
   * <p><code>P0 → P1, P1 → P2, P2 → P3, P3 → P0</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DialState e1() {
    return fire(DialEvent.E1);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DialState e1(Cause cause) {
    return fire(DialEvent.E1, cause);
  }

  /**
   * The event {@code e2}.
   *
   * <p><code>P0 → P2, P1 → P3, P2 → P0, P3 → P1</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DialState e2() {
    return fire(DialEvent.E2);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DialState e2(Cause cause) {
    return fire(DialEvent.E2, cause);
  }

  /**
   * The event {@code e3}.
   *
   * <p><code>P0 → P3, P1 → P0, P2 → P1, P3 → P2</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DialState e3() {
    return fire(DialEvent.E3);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DialState e3(Cause cause) {
    return fire(DialEvent.E3, cause);
  }

  /**
   * The event {@code e4}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DialState e4() {
    return fire(DialEvent.E4);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DialState e4(Cause cause) {
    return fire(DialEvent.E4, cause);
  }

  @Override
  protected int follow(int from, DialEvent event) {
    return DialTransitions.follow(from, event);
  }

  @Override
  protected DialState stateAt(int position) {
    return DialTransitions.state(position);
  }

  @Override
  protected Definition<DialState, DialEvent> stepRules() {
    return DialTransitions.rules();
  }

  @Override
  protected Outcomes<DialState, DialEvent> stepOutcomes() {
    return DialTransitions.outcomes();
  }

  @Override
  protected DialEvent[] eventValues() {
    return DialEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<DialState, DialEvent, DialMachine, Builder> {
    private Builder() {
      super("Dial", DialState.P0);
    }

    @Override
    public Builder initial(DialState initial) {
      this.state = checked(initial, DialTransitions.initialStates());
      return this;
    }

    @Override
    public DialMachine build() {
      if (isBare()) {
        return new DialMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(DialTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends DialMachine {
    private final String entityId;

    private final Engine<DialState, DialEvent> engine;

    private Driven(DialState state, long sequence, String entityId,
        Engine<DialState, DialEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<DialState, DialEvent> stepEngine() {
      return engine;
    }
  }
}
