package owntypes;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Machine} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link MachineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class MachineTransitions {
  private static final MachineState[] STATES = MachineState.values();

  /**
   * The number of the step, from 37 on of a decision among some by state and event; -1 where that
   * is not legal.
   */
  private static final byte[] STEPS = {
    // TYPE
    0, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // EVENT
    -1, -1, 2, 3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // PHASE
    -1, -1, -1, -1, 4, 5, 6, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1,
    // CAUSE
    -1, -1, -1, -1, -1, -1, -1, 7, 8, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // LIFE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, 9, 37, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // DRIVEN
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 11, 12, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // BUILDER
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 14, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, -1,
    // OUTCOME
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, -1, -1,
    // MACHINE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, 25, -1,
    // STATES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 26,
    // NEXT
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 27,
    // EVENTS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 28,
    // STEPS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 29,
    // TARGETS
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 30,
    // INITIAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 31,
    // FINAL
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 32,
    // INSTANCE
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 33,
    // RULES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 34,
    // MOVES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 35,
    // OUTCOMES
    -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
        -1, -1, 36,
  };

  /** Where each step leads; null if that is chosen. */
  private static final MachineState[] TARGETS = {
    MachineState.EVENT, // 0: TYPE on EVENT
    MachineState.CAUSE, // 1: TYPE on CAUSE
    MachineState.TYPE, // 2: EVENT on TYPE
    MachineState.PHASE, // 3: EVENT on PHASE
    MachineState.LIFE, // 4: PHASE on LIFE
    MachineState.DRIVEN, // 5: PHASE on DRIVEN
    MachineState.BUILDER, // 6: PHASE on BUILDER
    MachineState.OUTCOME, // 7: CAUSE on OUTCOME
    MachineState.MACHINE, // 8: CAUSE on MACHINE
    MachineState.TYPE, // 9: LIFE on ENGINE
    MachineState.TYPE, // 10: LIFE on RULES
    MachineState.TYPE, // 11: DRIVEN on FACTS
    MachineState.TYPE, // 12: DRIVEN on STATES
    null, // 13: BUILDER on NEXT
    MachineState.TYPE, // 14: BUILDER on INSTANCE
    MachineState.STATES, // 15: OUTCOME on TO_STATES
    MachineState.EVENTS, // 16: OUTCOME on TO_EVENTS
    MachineState.STEPS, // 17: OUTCOME on TO_STEPS
    MachineState.TARGETS, // 18: OUTCOME on TO_TARGETS
    MachineState.INITIAL, // 19: OUTCOME on TO_INITIAL
    MachineState.FINAL, // 20: OUTCOME on TO_FINAL
    MachineState.INSTANCE, // 21: OUTCOME on TO_INSTANCE
    MachineState.RULES, // 22: OUTCOME on TO_RULES
    MachineState.MOVES, // 23: OUTCOME on TO_MOVES
    MachineState.OUTCOMES, // 24: OUTCOME on TO_OUTCOMES
    MachineState.OUTCOME, // 25: MACHINE on BUILD
    MachineState.TYPE, // 26: STATES on GENERATED
    MachineState.TYPE, // 27: NEXT on GENERATED
    MachineState.TYPE, // 28: EVENTS on GENERATED
    MachineState.TYPE, // 29: STEPS on GENERATED
    MachineState.TYPE, // 30: TARGETS on GENERATED
    MachineState.TYPE, // 31: INITIAL on GENERATED
    MachineState.TYPE, // 32: FINAL on GENERATED
    MachineState.TYPE, // 33: INSTANCE on GENERATED
    MachineState.TYPE, // 34: RULES on GENERATED
    MachineState.TYPE, // 35: MOVES on GENERATED
    MachineState.TYPE, // 36: OUTCOMES on GENERATED
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<MachineState, MachineEvent> RULES = new TableDefinition<>(
      "Machine", STATES, STEPS, TARGETS, "Event", "Cause", "Type", "Phase", "Life", "Driven",
          "Builder", "Outcome", "Machine", "Engine", "Rules", "Facts", "States", "Next", "Instance",
          "toStates", "toEvents", "toSteps", "toTargets", "toInitial", "toFinal", "toInstance",
          "toRules", "toMoves", "toOutcomes", "build", "generated");

  static {
    RULES.names("Type", "Event", "Phase", "Cause", "Life", "Driven", "Builder", "Outcome",
        "Machine", "STATES", "NEXT", "EVENTS", "STEPS", "TARGETS", "INITIAL", "FINAL", "INSTANCE",
        "RULES", "MOVES", "OUTCOMES");
    RULES.begins(MachineState.TYPE);
    RULES.guard(10, "Logic");
    RULES.choice(13, MachineState.NEXT, MachineState.TYPE);
    RULES.decision(10);
  }

  private MachineTransitions() {}

  /** The event {@code Event}. <code>Type → Event</code>. */
  public static MachineState event(MachineState from, int machine) {
    return unasked(from, MachineEvent.event(machine));
  }

  /** As without logic, which is not asked. */
  public static MachineState event(MachineState from, int machine, MachineLogic logic) {
    return next(from, MachineEvent.event(machine), logic);
  }

  /** The event {@code Cause}. <code>Type → Cause</code>. */
  public static MachineState cause(MachineState from) {
    return unasked(from, MachineEvent.cause());
  }

  /** As without logic, which is not asked. */
  public static MachineState cause(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.cause(), logic);
  }

  /** The event {@code Type}. <code>Event → Type</code>. */
  public static MachineState type(MachineState from) {
    return unasked(from, MachineEvent.type());
  }

  /** As without logic, which is not asked. */
  public static MachineState type(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.type(), logic);
  }

  /** The event {@code Phase}. <code>Event → Phase</code>. */
  public static MachineState phase(MachineState from) {
    return unasked(from, MachineEvent.phase());
  }

  /** As without logic, which is not asked. */
  public static MachineState phase(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.phase(), logic);
  }

  /** The event {@code Life}. <code>Phase → Life</code>. */
  public static MachineState life(MachineState from) {
    return unasked(from, MachineEvent.life());
  }

  /** As without logic, which is not asked. */
  public static MachineState life(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.life(), logic);
  }

  /** The event {@code Driven}. <code>Phase → Driven</code>. */
  public static MachineState driven(MachineState from) {
    return unasked(from, MachineEvent.driven());
  }

  /** As without logic, which is not asked. */
  public static MachineState driven(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.driven(), logic);
  }

  /** The event {@code Builder}. <code>Phase → Builder</code>. */
  public static MachineState builder_(MachineState from) {
    return unasked(from, MachineEvent.builder_());
  }

  /** As without logic, which is not asked. */
  public static MachineState builder_(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.builder_(), logic);
  }

  /** The event {@code Outcome}. <code>Cause → Outcome</code>. */
  public static MachineState outcome(MachineState from) {
    return unasked(from, MachineEvent.outcome());
  }

  /** As without logic, which is not asked. */
  public static MachineState outcome(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.outcome(), logic);
  }

  /** The event {@code Machine}. <code>Cause → Machine</code>. */
  public static MachineState machine(MachineState from) {
    return unasked(from, MachineEvent.machine());
  }

  /** As without logic, which is not asked. */
  public static MachineState machine(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.machine(), logic);
  }

  /** The event {@code Engine}. <code>Life → Type</code>. */
  public static MachineState engine(MachineState from) {
    return unasked(from, MachineEvent.engine());
  }

  /** As without logic, which is not asked. */
  public static MachineState engine(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.engine(), logic);
  }

  /** The event {@code Rules}. <code>Life → Type [Logic]</code>. */
  public static MachineState rules(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.rules(), logic);
  }

  /** The event {@code Facts}. <code>Driven → Type</code>. */
  public static MachineState facts(MachineState from) {
    return unasked(from, MachineEvent.facts());
  }

  /** As without logic, which is not asked. */
  public static MachineState facts(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.facts(), logic);
  }

  /** The event {@code States}. <code>Driven → Type</code>. */
  public static MachineState states(MachineState from) {
    return unasked(from, MachineEvent.states());
  }

  /** As without logic, which is not asked. */
  public static MachineState states(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.states(), logic);
  }

  /** The event {@code Next}. <code>Builder → NEXT or Type</code>. */
  public static MachineState next(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.next(), logic);
  }

  /** The event {@code Instance}. <code>Builder → Type</code>. */
  public static MachineState instance(MachineState from) {
    return unasked(from, MachineEvent.instance());
  }

  /** As without logic, which is not asked. */
  public static MachineState instance(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.instance(), logic);
  }

  /** The event {@code toStates}. <code>Outcome → STATES</code>. */
  public static MachineState toStates(MachineState from) {
    return unasked(from, MachineEvent.toStates());
  }

  /** As without logic, which is not asked. */
  public static MachineState toStates(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toStates(), logic);
  }

  /** The event {@code toEvents}. <code>Outcome → EVENTS</code>. */
  public static MachineState toEvents(MachineState from) {
    return unasked(from, MachineEvent.toEvents());
  }

  /** As without logic, which is not asked. */
  public static MachineState toEvents(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toEvents(), logic);
  }

  /** The event {@code toSteps}. <code>Outcome → STEPS</code>. */
  public static MachineState toSteps(MachineState from) {
    return unasked(from, MachineEvent.toSteps());
  }

  /** As without logic, which is not asked. */
  public static MachineState toSteps(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toSteps(), logic);
  }

  /** The event {@code toTargets}. <code>Outcome → TARGETS</code>. */
  public static MachineState toTargets(MachineState from) {
    return unasked(from, MachineEvent.toTargets());
  }

  /** As without logic, which is not asked. */
  public static MachineState toTargets(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toTargets(), logic);
  }

  /** The event {@code toInitial}. <code>Outcome → INITIAL</code>. */
  public static MachineState toInitial(MachineState from) {
    return unasked(from, MachineEvent.toInitial());
  }

  /** As without logic, which is not asked. */
  public static MachineState toInitial(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toInitial(), logic);
  }

  /** The event {@code toFinal}. <code>Outcome → FINAL</code>. */
  public static MachineState toFinal(MachineState from) {
    return unasked(from, MachineEvent.toFinal());
  }

  /** As without logic, which is not asked. */
  public static MachineState toFinal(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toFinal(), logic);
  }

  /** The event {@code toInstance}. <code>Outcome → INSTANCE</code>. */
  public static MachineState toInstance(MachineState from) {
    return unasked(from, MachineEvent.toInstance());
  }

  /** As without logic, which is not asked. */
  public static MachineState toInstance(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toInstance(), logic);
  }

  /** The event {@code toRules}. <code>Outcome → RULES</code>. */
  public static MachineState toRules(MachineState from) {
    return unasked(from, MachineEvent.toRules());
  }

  /** As without logic, which is not asked. */
  public static MachineState toRules(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toRules(), logic);
  }

  /** The event {@code toMoves}. <code>Outcome → MOVES</code>. */
  public static MachineState toMoves(MachineState from) {
    return unasked(from, MachineEvent.toMoves());
  }

  /** As without logic, which is not asked. */
  public static MachineState toMoves(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toMoves(), logic);
  }

  /** The event {@code toOutcomes}. <code>Outcome → OUTCOMES</code>. */
  public static MachineState toOutcomes(MachineState from) {
    return unasked(from, MachineEvent.toOutcomes());
  }

  /** As without logic, which is not asked. */
  public static MachineState toOutcomes(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toOutcomes(), logic);
  }

  /** The event {@code build}. <code>Machine → Outcome</code>. */
  public static MachineState build(MachineState from) {
    return unasked(from, MachineEvent.build());
  }

  /** As without logic, which is not asked. */
  public static MachineState build(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.build(), logic);
  }

  /**
   * The event {@code generated}. <code>STATES → Type, NEXT → Type, EVENTS → Type, STEPS → Type,
   * TARGETS → Type, INITIAL → Type, FINAL → Type, INSTANCE → Type</code> and 3 more.
   */
  public static MachineState generated(MachineState from) {
    return unasked(from, MachineEvent.generated());
  }

  /** As without logic, which is not asked. */
  public static MachineState generated(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.generated(), logic);
  }

  /** The state that an event leads to. */
  public static MachineState next(MachineState from, MachineEvent event, MachineLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, logic, "Machine");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(MachineState from, MachineEvent event, MachineLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(MachineState from, MachineEvent event, MachineLogic logic) {
    int code = STEPS[from.ordinal() * 27 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static MachineState target(int step, MachineEvent event, MachineLogic logic, Object asker) {
    return switch (step) {
      case 13 -> Failure.due(logic.logic2(), asker, "choose logic2").state(); // BUILDER on NEXT
      default -> TARGETS[step];
    };
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, MachineEvent event) {
    return STEPS[from * 27 + event.eventType().ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static MachineState state(int position) {
    return STATES[position];
  }

  private static MachineState unasked(MachineState from, MachineEvent event) {
    int step = STEPS[from.ordinal() * 27 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, MachineEvent event, MachineLogic logic) {
    return switch (code) {
      case 37 -> rulesInLife(logic); // RULES in LIFE
      default -> throw new AssertionError(code);
    };
  }

  static int rulesInLife(MachineLogic logic) {
    if (logic.logic()) {
      return 10; // → TYPE
    }
    return Life.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(MachineState from, MachineState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static MachineState transition(MachineState from, MachineState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<MachineEvent.Type> events(MachineState from) {
    return RULES.events(from, MachineEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<MachineState> targets(MachineState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<MachineState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<MachineState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(MachineState state) {
    return state == MachineState.TYPE;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(MachineState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<MachineState, MachineEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<MachineState, MachineEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
