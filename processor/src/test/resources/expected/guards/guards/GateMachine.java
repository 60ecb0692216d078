package guards;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Gate}. It is confined to one thread at a time.
 *
 * <p>Guards of every form.
 *
 * <pre>
 * from  event                                 to
 * GATE  name [a]                              YES
 * GATE  not [!a]                              YES
 * GATE  notNot [!!a]                          YES
 * GATE  and [a &amp;&amp; b &amp;&amp; c]                     YES
 * GATE  or [a || b || c]                      YES
 * GATE  mixed [a || b &amp;&amp; c]                   YES
 * GATE  nested [(a || b) &amp;&amp; !(c &amp;&amp; !a)]       YES
 * GATE  notOr [!(a || b) || !(b &amp;&amp; c)]        YES
 * GATE  twice [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp; !b]  YES
 * GATE  first [a]                             YES
 * GATE  first [b]                             NO
 * GATE  first                                 GATE
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class GateMachine extends Instance<GateState, GateEvent> {
  private final GateLogic logic;

  private GateMachine(GateState state, long sequence, GateLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code GATE}. */
  public static GateMachine start(GateLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GateMachine start(GateState initial, GateLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static GateMachine resume(GateState state, GateLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code name}.
   *
   * <p><code>GATE → YES [a]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState name() {
    return fire(GateEvent.NAME);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState name(Cause cause) {
    return fire(GateEvent.NAME, cause);
  }

  /**
   * The event {@code not}.
   *
   * <p><code>GATE → YES [!a]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState not() {
    return fire(GateEvent.NOT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState not(Cause cause) {
    return fire(GateEvent.NOT, cause);
  }

  /**
   * The event {@code notNot}.
   *
   * <p><code>GATE → YES [!!a]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState notNot() {
    return fire(GateEvent.NOT_NOT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState notNot(Cause cause) {
    return fire(GateEvent.NOT_NOT, cause);
  }

  /**
   * The event {@code and}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b &amp;&amp; c]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState and() {
    return fire(GateEvent.AND);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState and(Cause cause) {
    return fire(GateEvent.AND, cause);
  }

  /**
   * The event {@code or}.
   *
   * <p><code>GATE → YES [a || b || c]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState or() {
    return fire(GateEvent.OR);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState or(Cause cause) {
    return fire(GateEvent.OR, cause);
  }

  /**
   * The event {@code mixed}.
   *
   * <p><code>GATE → YES [a || b &amp;&amp; c]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState mixed() {
    return fire(GateEvent.MIXED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState mixed(Cause cause) {
    return fire(GateEvent.MIXED, cause);
  }

  /**
   * The event {@code nested}.
   *
   * <p><code>GATE → YES [(a || b) &amp;&amp; !(c &amp;&amp; !a)]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState nested() {
    return fire(GateEvent.NESTED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState nested(Cause cause) {
    return fire(GateEvent.NESTED, cause);
  }

  /**
   * The event {@code notOr}.
   *
   * <p><code>GATE → YES [!(a || b) || !(b &amp;&amp; c)]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState notOr() {
    return fire(GateEvent.NOT_OR);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState notOr(Cause cause) {
    return fire(GateEvent.NOT_OR, cause);
  }

  /**
   * The event {@code twice}.
   *
   * <p><code>GATE → YES [a &amp;&amp; b || a &amp;&amp; c || !a &amp;&amp; !b]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GateState twice() {
    return fire(GateEvent.TWICE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState twice(Cause cause) {
    return fire(GateEvent.TWICE, cause);
  }

  /**
   * The event {@code first}.
   *
   * <p><code>GATE → YES [a], GATE → NO [b], GATE → GATE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public GateState first() {
    return fire(GateEvent.FIRST);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GateState first(Cause cause) {
    return fire(GateEvent.FIRST, cause);
  }

  @Override
  protected GateState stateAt(int position) {
    return GateTransitions.state(position);
  }

  @Override
  protected Definition<GateState, GateEvent> stepRules() {
    return GateTransitions.rules();
  }

  @Override
  protected Outcomes<GateState, GateEvent> stepOutcomes() {
    return GateTransitions.outcomes();
  }

  @Override
  protected GateEvent[] eventValues() {
    return GateEvent.values();
  }

  @Override
  protected int select(GateEvent event) {
    return GateTransitions.select(state(), event, logic);
  }

  @Override
  protected GateState target(int step, GateEvent event) {
    return GateTransitions.target(step);
  }

  @Override
  protected int step(GateEvent event) {
    int code = GateTransitions.code(position, event);
    return switch (code) {
      // NAME in GATE
      case 12 -> switch (GateTransitions.nameInGate(logic)) {
        case 0 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // NOT in GATE
      case 13 -> switch (GateTransitions.notInGate(logic)) {
        case 1 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // NOT_NOT in GATE
      case 14 -> switch (GateTransitions.notNotInGate(logic)) {
        case 2 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // AND in GATE
      case 15 -> switch (GateTransitions.andInGate(logic)) {
        case 3 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // OR in GATE
      case 16 -> switch (GateTransitions.orInGate(logic)) {
        case 4 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // MIXED in GATE
      case 17 -> switch (GateTransitions.mixedInGate(logic)) {
        case 5 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // NESTED in GATE
      case 18 -> switch (GateTransitions.nestedInGate(logic)) {
        case 6 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // NOT_OR in GATE
      case 19 -> switch (GateTransitions.notOrInGate(logic)) {
        case 7 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // TWICE in GATE
      case 20 -> switch (GateTransitions.twiceInGate(logic)) {
        case 8 -> become(GateState.YES.ordinal());
        default -> Definition.REFUSED;
      };
      // FIRST in GATE
      case 21 -> switch (GateTransitions.firstInGate(logic)) {
        case 9 -> become(GateState.YES.ordinal());
        case 10 -> become(GateState.NO.ordinal());
        case 11 -> become(GateState.GATE.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(GateTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<GateState, GateEvent, GateMachine, Builder> {
    private GateLogic logic;

    private Builder() {
      super("Gate", GateState.GATE);
    }

    @Override
    public Builder initial(GateState initial) {
      this.state = checked(initial, GateTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(GateLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public GateMachine build() {
      require(logic, "a GateLogic", "logic");
      if (isBare()) {
        return new GateMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(GateTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends GateMachine {
    private final String entityId;

    private final Engine<GateState, GateEvent> engine;

    private Driven(GateState state, long sequence, GateLogic logic, String entityId,
        Engine<GateState, GateEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<GateState, GateEvent> stepEngine() {
      return engine;
    }
  }
}
