package hostile;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of <code>De&#42;/vil &#64;x</code>. It is confined to one thread at a time.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <pre>
 * from     event      to
 * A&lt;b&gt;     g&#42;/o [ok]  B&#92;u000a
 * B&#92;u000a             &#123;&#64;code&#125;
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DeVilXMachine extends Instance<DeVilXState, DeVilXEvent> {
  private final DeVilXLogic logic;

  private DeVilXMachine(DeVilXState state, long sequence, DeVilXLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code A<b>}. */
  public static DeVilXMachine start(DeVilXLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DeVilXMachine start(DeVilXState initial, DeVilXLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static DeVilXMachine resume(DeVilXState state, DeVilXLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A&lt;b&gt; → B&#92;u000a [ok]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public DeVilXState gO() {
    return fire(DeVilXEvent.G_O);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DeVilXState gO(Cause cause) {
    return fire(DeVilXEvent.G_O, cause);
  }

  /**
   * The event {@code toCode}.
   *
   * <p><code>B&#92;u000a → &#123;&#64;code&#125;</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DeVilXState toCode() {
    return fire(DeVilXEvent.TO_CODE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DeVilXState toCode(Cause cause) {
    return fire(DeVilXEvent.TO_CODE, cause);
  }

  @Override
  protected DeVilXState stateAt(int position) {
    return DeVilXTransitions.state(position);
  }

  @Override
  protected Definition<DeVilXState, DeVilXEvent> stepRules() {
    return DeVilXTransitions.rules();
  }

  @Override
  protected Outcomes<DeVilXState, DeVilXEvent> stepOutcomes() {
    return DeVilXTransitions.outcomes();
  }

  @Override
  protected DeVilXEvent[] eventValues() {
    return DeVilXEvent.values();
  }

  @Override
  protected int select(DeVilXEvent event) {
    return DeVilXTransitions.select(state(), event, logic);
  }

  @Override
  protected DeVilXState target(int step, DeVilXEvent event) {
    return DeVilXTransitions.target(step);
  }

  @Override
  protected int step(DeVilXEvent event) {
    int code = DeVilXTransitions.code(position, event);
    return switch (code) {
      // G_O in A_B
      case 2 -> switch (DeVilXTransitions.gOInAB(logic)) {
        case 0 -> become(DeVilXState.B_U000A.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(DeVilXTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<DeVilXState, DeVilXEvent, DeVilXMachine, Builder> {
    private DeVilXLogic logic;

    private Builder() {
      super("De*/vil @x", DeVilXState.A_B);
    }

    @Override
    public Builder initial(DeVilXState initial) {
      this.state = checked(initial, DeVilXTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(DeVilXLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public DeVilXMachine build() {
      require(logic, "a DeVilXLogic", "logic");
      if (isBare()) {
        return new DeVilXMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(DeVilXTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends DeVilXMachine {
    private final String entityId;

    private final Engine<DeVilXState, DeVilXEvent> engine;

    private Driven(DeVilXState state, long sequence, DeVilXLogic logic, String entityId,
        Engine<DeVilXState, DeVilXEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<DeVilXState, DeVilXEvent> stepEngine() {
      return engine;
    }
  }
}
