import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Plain}. It is confined to one thread at a time.
 *
 * <p>In no package.
 *
 * <pre>
 * from  event       to
 * A     go [ready]  B
 * B     go          A
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class PlainMachine extends Instance<PlainState, PlainEvent> {
  private final PlainLogic logic;

  private PlainMachine(PlainState state, long sequence, PlainLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code A}. */
  public static PlainMachine start(PlainLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlainMachine start(PlainState initial, PlainLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static PlainMachine resume(PlainState state, PlainLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>A → B [ready], B → A</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public PlainState go() {
    return fire(PlainEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState go(Cause cause) {
    return fire(PlainEvent.GO, cause);
  }

  @Override
  protected PlainState stateAt(int position) {
    return PlainTransitions.state(position);
  }

  @Override
  protected Definition<PlainState, PlainEvent> stepRules() {
    return PlainTransitions.rules();
  }

  @Override
  protected Outcomes<PlainState, PlainEvent> stepOutcomes() {
    return PlainTransitions.outcomes();
  }

  @Override
  protected PlainEvent[] eventValues() {
    return PlainEvent.values();
  }

  @Override
  protected int select(PlainEvent event) {
    return PlainTransitions.select(state(), event, logic);
  }

  @Override
  protected PlainState target(int step, PlainEvent event) {
    return PlainTransitions.target(step);
  }

  @Override
  protected int step(PlainEvent event) {
    int code = PlainTransitions.code(position, event);
    return switch (code) {
      // GO in A
      case 2 -> switch (PlainTransitions.goInA(logic)) {
        case 0 -> become(PlainState.B.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(PlainTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<PlainState, PlainEvent, PlainMachine, Builder> {
    private PlainLogic logic;

    private Builder() {
      super("Plain", PlainState.A);
    }

    @Override
    public Builder initial(PlainState initial) {
      this.state = checked(initial, PlainTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(PlainLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public PlainMachine build() {
      require(logic, "a PlainLogic", "logic");
      if (isBare()) {
        return new PlainMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(PlainTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends PlainMachine {
    private final String entityId;

    private final Engine<PlainState, PlainEvent> engine;

    private Driven(PlainState state, long sequence, PlainLogic logic, String entityId,
        Engine<PlainState, PlainEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<PlainState, PlainEvent> stepEngine() {
      return engine;
    }
  }
}
