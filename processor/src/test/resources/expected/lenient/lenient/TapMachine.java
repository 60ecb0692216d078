package lenient;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Tap}. It is confined to one thread at a time.
 *
 * <p>A machine that ignores what it does not expect.
 *
 * <pre>
 * from  event        to
 * SHUT  open [paid]  OPEN
 * OPEN  shut         SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class TapMachine extends Instance<TapState, TapEvent> {
  private final TapLogic logic;

  private TapMachine(TapState state, long sequence, TapLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code SHUT}. */
  public static TapMachine start(TapLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static TapMachine start(TapState initial, TapLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static TapMachine resume(TapState state, TapLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code open}.
   *
   * <p><code>SHUT → OPEN [paid]</code>.
   *
   * @return the state then
   */
  public TapState open() {
    return fire(TapEvent.OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TapState open(Cause cause) {
    return fire(TapEvent.OPEN, cause);
  }

  /**
   * The event {@code shut}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state then
   */
  public TapState shut() {
    return fire(TapEvent.SHUT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public TapState shut(Cause cause) {
    return fire(TapEvent.SHUT, cause);
  }

  @Override
  protected TapState stateAt(int position) {
    return TapTransitions.state(position);
  }

  @Override
  protected Definition<TapState, TapEvent> stepRules() {
    return TapTransitions.rules();
  }

  @Override
  protected Outcomes<TapState, TapEvent> stepOutcomes() {
    return TapTransitions.outcomes();
  }

  @Override
  protected TapEvent[] eventValues() {
    return TapEvent.values();
  }

  @Override
  protected int select(TapEvent event) {
    return TapTransitions.select(state(), event, logic);
  }

  @Override
  protected TapState target(int step, TapEvent event) {
    return TapTransitions.target(step);
  }

  @Override
  protected int step(TapEvent event) {
    int code = TapTransitions.code(position, event);
    return switch (code) {
      // OPEN in SHUT
      case 2 -> switch (TapTransitions.openInShut(logic)) {
        case 0 -> become(TapState.OPEN.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(TapTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder extends FlatBuilder<TapState, TapEvent, TapMachine, Builder> {
    private TapLogic logic;

    private Builder() {
      super("Tap", TapState.SHUT);
    }

    @Override
    public Builder initial(TapState initial) {
      this.state = checked(initial, TapTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(TapLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public TapMachine build() {
      require(logic, "a TapLogic", "logic");
      if (isBare()) {
        return new TapMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(TapTransitions.rules(), true));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends TapMachine {
    private final String entityId;

    private final Engine<TapState, TapEvent> engine;

    private Driven(TapState state, long sequence, TapLogic logic, String entityId,
        Engine<TapState, TapEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<TapState, TapEvent> stepEngine() {
      return engine;
    }
  }
}
