package owntypes;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Machine}. It is confined to one thread at a time.
 *
 * <pre>
 * from      event          to
 * Type      Event          Event
 * Type      Cause          Cause
 * Event     Type           Type
 * Event     Phase          Phase
 * Phase     Life           Life
 * Phase     Driven         Driven
 * Phase     Builder        Builder
 * Cause     Outcome        Outcome
 * Cause     Machine        Machine
 * Life      Engine         Type
 * Life      Rules [Logic]  Type
 * Driven    Facts          Type
 * Driven    States         Type
 * Builder   Next           NEXT or Type
 * Builder   Instance       Type
 * Outcome                  STATES
 * Outcome                  EVENTS
 * Outcome                  STEPS
 * Outcome                  TARGETS
 * Outcome                  INITIAL
 * Outcome                  FINAL
 * Outcome                  INSTANCE
 * Outcome                  RULES
 * Outcome                  MOVES
 * Outcome                  OUTCOMES
 * Machine   build          Outcome
 * STATES    generated      Type
 * NEXT      generated      Type
 * EVENTS    generated      Type
 * STEPS     generated      Type
 * TARGETS   generated      Type
 * INITIAL   generated      Type
 * FINAL     generated      Type
 * INSTANCE  generated      Type
 * RULES     generated      Type
 * MOVES     generated      Type
 * OUTCOMES  generated      Type
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class MachineMachine extends Instance<MachineState, MachineEvent> {
  private final MachineLogic logic;

  private MachineMachine(MachineState state, long sequence, MachineLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code Type}. */
  public static MachineMachine start(MachineLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static MachineMachine start(MachineState initial, MachineLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static MachineMachine resume(MachineState state, MachineLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code Event}.
   *
   * <p><code>Type → Event</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState event(int machine) {
    return fire(MachineEvent.event(machine));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState event(int machine, Cause cause) {
    return fire(MachineEvent.event(machine), cause);
  }

  /**
   * The event {@code Cause}.
   *
   * <p><code>Type → Cause</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState cause() {
    return fire(MachineEvent.cause());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState cause(Cause cause) {
    return fire(MachineEvent.cause(), cause);
  }

  /**
   * The event {@code Type}.
   *
   * <p><code>Event → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState type() {
    return fire(MachineEvent.type());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState type(Cause cause) {
    return fire(MachineEvent.type(), cause);
  }

  /**
   * The event {@code Phase}.
   *
   * <p><code>Event → Phase</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState phase() {
    return fire(MachineEvent.phase());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState phase(Cause cause) {
    return fire(MachineEvent.phase(), cause);
  }

  /**
   * The event {@code Life}.
   *
   * <p><code>Phase → Life</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState life() {
    return fire(MachineEvent.life());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState life(Cause cause) {
    return fire(MachineEvent.life(), cause);
  }

  /**
   * The event {@code Driven}.
   *
   * <p><code>Phase → Driven</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState driven() {
    return fire(MachineEvent.driven());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState driven(Cause cause) {
    return fire(MachineEvent.driven(), cause);
  }

  /**
   * The event {@code Builder}.
   *
   * <p><code>Phase → Builder</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState builder_() {
    return fire(MachineEvent.builder_());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState builder_(Cause cause) {
    return fire(MachineEvent.builder_(), cause);
  }

  /**
   * The event {@code Outcome}.
   *
   * <p><code>Cause → Outcome</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState outcome() {
    return fire(MachineEvent.outcome());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState outcome(Cause cause) {
    return fire(MachineEvent.outcome(), cause);
  }

  /**
   * The event {@code Machine}.
   *
   * <p><code>Cause → Machine</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState machine() {
    return fire(MachineEvent.machine());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState machine(Cause cause) {
    return fire(MachineEvent.machine(), cause);
  }

  /**
   * The event {@code Engine}.
   *
   * <p><code>Life → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState engine() {
    return fire(MachineEvent.engine());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState engine(Cause cause) {
    return fire(MachineEvent.engine(), cause);
  }

  /**
   * The event {@code Rules}.
   *
   * <p><code>Life → Type [Logic]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public MachineState rules() {
    return fire(MachineEvent.rules());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState rules(Cause cause) {
    return fire(MachineEvent.rules(), cause);
  }

  /**
   * The event {@code Facts}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState facts() {
    return fire(MachineEvent.facts());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState facts(Cause cause) {
    return fire(MachineEvent.facts(), cause);
  }

  /**
   * The event {@code States}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState states() {
    return fire(MachineEvent.states());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState states(Cause cause) {
    return fire(MachineEvent.states(), cause);
  }

  /**
   * The event {@code Next}.
   *
   * <p><code>Builder → NEXT or Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState next() {
    return fire(MachineEvent.next());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState next(Cause cause) {
    return fire(MachineEvent.next(), cause);
  }

  /**
   * The event {@code Instance}.
   *
   * <p><code>Builder → Type</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState instance() {
    return fire(MachineEvent.instance());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState instance(Cause cause) {
    return fire(MachineEvent.instance(), cause);
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>Outcome → STATES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toStates() {
    return fire(MachineEvent.toStates());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toStates(Cause cause) {
    return fire(MachineEvent.toStates(), cause);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>Outcome → EVENTS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toEvents() {
    return fire(MachineEvent.toEvents());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toEvents(Cause cause) {
    return fire(MachineEvent.toEvents(), cause);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>Outcome → STEPS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toSteps() {
    return fire(MachineEvent.toSteps());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toSteps(Cause cause) {
    return fire(MachineEvent.toSteps(), cause);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>Outcome → TARGETS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toTargets() {
    return fire(MachineEvent.toTargets());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toTargets(Cause cause) {
    return fire(MachineEvent.toTargets(), cause);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>Outcome → INITIAL</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toInitial() {
    return fire(MachineEvent.toInitial());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toInitial(Cause cause) {
    return fire(MachineEvent.toInitial(), cause);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>Outcome → FINAL</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toFinal() {
    return fire(MachineEvent.toFinal());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toFinal(Cause cause) {
    return fire(MachineEvent.toFinal(), cause);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>Outcome → INSTANCE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toInstance() {
    return fire(MachineEvent.toInstance());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toInstance(Cause cause) {
    return fire(MachineEvent.toInstance(), cause);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>Outcome → RULES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toRules() {
    return fire(MachineEvent.toRules());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toRules(Cause cause) {
    return fire(MachineEvent.toRules(), cause);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>Outcome → MOVES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toMoves() {
    return fire(MachineEvent.toMoves());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toMoves(Cause cause) {
    return fire(MachineEvent.toMoves(), cause);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>Outcome → OUTCOMES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState toOutcomes() {
    return fire(MachineEvent.toOutcomes());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState toOutcomes(Cause cause) {
    return fire(MachineEvent.toOutcomes(), cause);
  }

  /**
   * The event {@code build}.
   *
   * <p><code>Machine → Outcome</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState build() {
    return fire(MachineEvent.build());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState build(Cause cause) {
    return fire(MachineEvent.build(), cause);
  }

  /**
   * The event {@code generated}.
   *
   * <p><code>STATES → Type, NEXT → Type, EVENTS → Type, STEPS → Type, TARGETS → Type, INITIAL →
   * Type, FINAL → Type, INSTANCE → Type</code> and 3 more.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public MachineState generated() {
    return fire(MachineEvent.generated());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public MachineState generated(Cause cause) {
    return fire(MachineEvent.generated(), cause);
  }

  @Override
  protected MachineState stateAt(int position) {
    return MachineTransitions.state(position);
  }

  @Override
  protected Definition<MachineState, MachineEvent> stepRules() {
    return MachineTransitions.rules();
  }

  @Override
  protected Outcomes<MachineState, MachineEvent> stepOutcomes() {
    return MachineTransitions.outcomes();
  }

  @Override
  protected MachineEvent[] eventValues() {
    return new MachineEvent[] {null, MachineEvent.cause(), MachineEvent.type(),
        MachineEvent.phase(), MachineEvent.life(), MachineEvent.driven(), MachineEvent.builder_(),
        MachineEvent.outcome(), MachineEvent.machine(), MachineEvent.engine(), MachineEvent.rules(),
        MachineEvent.facts(), MachineEvent.states(), MachineEvent.next(), MachineEvent.instance(),
        MachineEvent.toStates(), MachineEvent.toEvents(), MachineEvent.toSteps(),
        MachineEvent.toTargets(), MachineEvent.toInitial(), MachineEvent.toFinal(),
        MachineEvent.toInstance(), MachineEvent.toRules(), MachineEvent.toMoves(),
        MachineEvent.toOutcomes(), MachineEvent.build(), MachineEvent.generated()};
  }

  @Override
  protected int select(MachineEvent event) {
    return MachineTransitions.select(state(), event, logic);
  }

  @Override
  protected MachineState target(int step, MachineEvent event) {
    return MachineTransitions.target(step, event, logic, this);
  }

  @Override
  protected int step(MachineEvent event) {
    int code = MachineTransitions.code(position, event);
    return switch (code) {
      // NEXT
      case 13 -> become(Failure.due(logic.logic2(), this, "choose logic2").state().ordinal());
      // RULES in LIFE
      case 37 -> switch (MachineTransitions.rulesInLife(logic)) {
        case 10 -> become(MachineState.TYPE.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(MachineTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<MachineState, MachineEvent, MachineMachine, Builder> {
    private MachineLogic logic;

    private Builder() {
      super("Machine", MachineState.TYPE);
    }

    @Override
    public Builder initial(MachineState initial) {
      this.state = checked(initial, MachineTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(MachineLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public MachineMachine build() {
      require(logic, "a MachineLogic", "logic");
      if (isBare()) {
        return new MachineMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId,
          engine(MachineTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends MachineMachine {
    private final String entityId;

    private final Engine<MachineState, MachineEvent> engine;

    private Driven(MachineState state, long sequence, MachineLogic logic, String entityId,
        Engine<MachineState, MachineEvent> engine) {
      super(state, sequence, logic, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<MachineState, MachineEvent> stepEngine() {
      return engine;
    }
  }
}
