package owntypes;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Machine} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link MachineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class MachineTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 37 on a decision among some;
   * -1 where the event is not legal.
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

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final MachineState[] STATES = MachineState.values();

  private MachineTransitions() {}

  /**
   * The event {@code Event}.
   *
   * <p><code>Type → Event</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState event(MachineState from, int machine) {
    return unasked(from, MachineEvent.event(machine));
  }

  /**
   * The event {@code Event}.
   *
   * <p><code>Type → Event</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState event(MachineState from, int machine, MachineLogic logic) {
    return next(from, MachineEvent.event(machine), logic);
  }

  /**
   * The event {@code Cause}.
   *
   * <p><code>Type → Cause</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState cause(MachineState from) {
    return unasked(from, MachineEvent.cause());
  }

  /**
   * The event {@code Cause}.
   *
   * <p><code>Type → Cause</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState cause(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.cause(), logic);
  }

  /**
   * The event {@code Type}.
   *
   * <p><code>Event → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState type(MachineState from) {
    return unasked(from, MachineEvent.type());
  }

  /**
   * The event {@code Type}.
   *
   * <p><code>Event → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState type(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.type(), logic);
  }

  /**
   * The event {@code Phase}.
   *
   * <p><code>Event → Phase</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState phase(MachineState from) {
    return unasked(from, MachineEvent.phase());
  }

  /**
   * The event {@code Phase}.
   *
   * <p><code>Event → Phase</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState phase(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.phase(), logic);
  }

  /**
   * The event {@code Life}.
   *
   * <p><code>Phase → Life</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState life(MachineState from) {
    return unasked(from, MachineEvent.life());
  }

  /**
   * The event {@code Life}.
   *
   * <p><code>Phase → Life</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState life(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.life(), logic);
  }

  /**
   * The event {@code Driven}.
   *
   * <p><code>Phase → Driven</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState driven(MachineState from) {
    return unasked(from, MachineEvent.driven());
  }

  /**
   * The event {@code Driven}.
   *
   * <p><code>Phase → Driven</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState driven(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.driven(), logic);
  }

  /**
   * The event {@code Builder}.
   *
   * <p><code>Phase → Builder</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState builder_(MachineState from) {
    return unasked(from, MachineEvent.builder_());
  }

  /**
   * The event {@code Builder}.
   *
   * <p><code>Phase → Builder</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState builder_(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.builder_(), logic);
  }

  /**
   * The event {@code Outcome}.
   *
   * <p><code>Cause → Outcome</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState outcome(MachineState from) {
    return unasked(from, MachineEvent.outcome());
  }

  /**
   * The event {@code Outcome}.
   *
   * <p><code>Cause → Outcome</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState outcome(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.outcome(), logic);
  }

  /**
   * The event {@code Machine}.
   *
   * <p><code>Cause → Machine</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState machine(MachineState from) {
    return unasked(from, MachineEvent.machine());
  }

  /**
   * The event {@code Machine}.
   *
   * <p><code>Cause → Machine</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState machine(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.machine(), logic);
  }

  /**
   * The event {@code Engine}.
   *
   * <p><code>Life → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState engine(MachineState from) {
    return unasked(from, MachineEvent.engine());
  }

  /**
   * The event {@code Engine}.
   *
   * <p><code>Life → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState engine(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.engine(), logic);
  }

  /**
   * The event {@code Rules}.
   *
   * <p><code>Life → Type [Logic]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static MachineState rules(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.rules(), logic);
  }

  /**
   * The event {@code Facts}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState facts(MachineState from) {
    return unasked(from, MachineEvent.facts());
  }

  /**
   * The event {@code Facts}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState facts(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.facts(), logic);
  }

  /**
   * The event {@code States}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState states(MachineState from) {
    return unasked(from, MachineEvent.states());
  }

  /**
   * The event {@code States}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState states(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.states(), logic);
  }

  /**
   * The event {@code Next}.
   *
   * <p><code>Builder → NEXT or Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState next(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.next(), logic);
  }

  /**
   * The event {@code Instance}.
   *
   * <p><code>Builder → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState instance(MachineState from) {
    return unasked(from, MachineEvent.instance());
  }

  /**
   * The event {@code Instance}.
   *
   * <p><code>Builder → Type</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState instance(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.instance(), logic);
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>Outcome → STATES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toStates(MachineState from) {
    return unasked(from, MachineEvent.toStates());
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>Outcome → STATES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toStates(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toStates(), logic);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>Outcome → EVENTS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toEvents(MachineState from) {
    return unasked(from, MachineEvent.toEvents());
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>Outcome → EVENTS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toEvents(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toEvents(), logic);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>Outcome → STEPS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toSteps(MachineState from) {
    return unasked(from, MachineEvent.toSteps());
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>Outcome → STEPS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toSteps(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toSteps(), logic);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>Outcome → TARGETS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toTargets(MachineState from) {
    return unasked(from, MachineEvent.toTargets());
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>Outcome → TARGETS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toTargets(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toTargets(), logic);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>Outcome → INITIAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toInitial(MachineState from) {
    return unasked(from, MachineEvent.toInitial());
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>Outcome → INITIAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toInitial(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toInitial(), logic);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>Outcome → FINAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toFinal(MachineState from) {
    return unasked(from, MachineEvent.toFinal());
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>Outcome → FINAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toFinal(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toFinal(), logic);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>Outcome → INSTANCE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toInstance(MachineState from) {
    return unasked(from, MachineEvent.toInstance());
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>Outcome → INSTANCE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toInstance(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toInstance(), logic);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>Outcome → RULES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toRules(MachineState from) {
    return unasked(from, MachineEvent.toRules());
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>Outcome → RULES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toRules(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toRules(), logic);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>Outcome → MOVES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toMoves(MachineState from) {
    return unasked(from, MachineEvent.toMoves());
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>Outcome → MOVES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toMoves(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toMoves(), logic);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>Outcome → OUTCOMES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toOutcomes(MachineState from) {
    return unasked(from, MachineEvent.toOutcomes());
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>Outcome → OUTCOMES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState toOutcomes(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.toOutcomes(), logic);
  }

  /**
   * The event {@code build}.
   *
   * <p><code>Machine → Outcome</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState build(MachineState from) {
    return unasked(from, MachineEvent.build());
  }

  /**
   * The event {@code build}.
   *
   * <p><code>Machine → Outcome</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState build(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.build(), logic);
  }

  /**
   * The event {@code generated}.
   *
   * <p><code>STATES → Type, NEXT → Type, EVENTS → Type, STEPS → Type, TARGETS → Type, INITIAL →
   * Type, FINAL → Type, INSTANCE → Type</code> and 3 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState generated(MachineState from) {
    return unasked(from, MachineEvent.generated());
  }

  /**
   * The event {@code generated}.
   *
   * <p><code>STATES → Type, NEXT → Type, EVENTS → Type, STEPS → Type, TARGETS → Type, INITIAL →
   * Type, FINAL → Type, INSTANCE → Type</code> and 3 more.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState generated(MachineState from, MachineLogic logic) {
    return next(from, MachineEvent.generated(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MachineState next(MachineState from, MachineEvent event, MachineLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 37 ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static MachineState target(int step, MachineEvent event, MachineLogic logic, Object asker) {
    return switch (step) {
      // BUILDER on NEXT
      case 13 -> Failure.due(logic.logic2(), asker, "choose logic2").state();
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, MachineEvent event, MachineLogic logic) {
    return switch (code) {
      // RULES in LIFE
      case 37 -> rulesInLife(logic);
      default -> throw new AssertionError(code);
    };
  }

  static int rulesInLife(MachineLogic logic) {
    if (logic.logic()) {
      return 10; // → TYPE
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(MachineState from, MachineState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static MachineState transition(MachineState from, MachineState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<MachineEvent.Type> events(MachineState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<MachineState> targets(MachineState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<MachineState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<MachineState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(MachineState state) {
    return state == MachineState.TYPE;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(MachineState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<MachineState, MachineEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<MachineState, MachineEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<MachineState, MachineEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, MachineState.class, MachineEvent.Type.class);

    static final Outcomes<MachineState, MachineEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<MachineState> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(MachineState.TYPE));

    static final Set<MachineState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<MachineState, MachineEvent> {
    static final Definition<MachineState, MachineEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Machine",
          MachineState.values(),
          new String[] {"Type", "Event", "Phase", "Cause", "Life", "Driven", "Builder", "Outcome",
              "Machine", "STATES", "NEXT", "EVENTS", "STEPS", "TARGETS", "INITIAL", "FINAL",
              "INSTANCE", "RULES", "MOVES", "OUTCOMES"},
          new String[] {"Event", "Cause", "Type", "Phase", "Life", "Driven", "Builder", "Outcome",
              "Machine", "Engine", "Rules", "Facts", "States", "Next", "Instance", "toStates",
              "toEvents", "toSteps", "toTargets", "toInitial", "toFinal", "toInstance", "toRules",
              "toMoves", "toOutcomes", "build", "generated"});
    }

    @Override
    protected List<Definition.Candidate<MachineState>> candidates(MachineState from, int event) {
      int code = STEPS[from.ordinal() * 27 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(MachineEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(MachineState state) {
      return MachineTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<MachineState>> byCode(int code) {
      return switch (code) {
        // EVENT
        case 0 -> List.of(Definition.Candidate.to(MachineState.EVENT));
        // CAUSE
        case 1 -> List.of(Definition.Candidate.to(MachineState.CAUSE));
        // TYPE; ENGINE; FACTS; STATES
        case 2, 9, 11, 12, 14, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36 -> List.of(Definition.Candidate.to(MachineState.TYPE));
        // PHASE
        case 3 -> List.of(Definition.Candidate.to(MachineState.PHASE));
        // LIFE
        case 4 -> List.of(Definition.Candidate.to(MachineState.LIFE));
        // DRIVEN
        case 5 -> List.of(Definition.Candidate.to(MachineState.DRIVEN));
        // BUILDER
        case 6 -> List.of(Definition.Candidate.to(MachineState.BUILDER));
        // OUTCOME; BUILD
        case 7, 25 -> List.of(Definition.Candidate.to(MachineState.OUTCOME));
        // MACHINE
        case 8 -> List.of(Definition.Candidate.to(MachineState.MACHINE));
        // NEXT
        case 13 -> List.of(new Definition.Candidate<>(null, List.of(MachineState.NEXT, MachineState.TYPE)));
        // TO_STATES
        case 15 -> List.of(Definition.Candidate.to(MachineState.STATES));
        // TO_EVENTS
        case 16 -> List.of(Definition.Candidate.to(MachineState.EVENTS));
        // TO_STEPS
        case 17 -> List.of(Definition.Candidate.to(MachineState.STEPS));
        // TO_TARGETS
        case 18 -> List.of(Definition.Candidate.to(MachineState.TARGETS));
        // TO_INITIAL
        case 19 -> List.of(Definition.Candidate.to(MachineState.INITIAL));
        // TO_FINAL
        case 20 -> List.of(Definition.Candidate.to(MachineState.FINAL));
        // TO_INSTANCE
        case 21 -> List.of(Definition.Candidate.to(MachineState.INSTANCE));
        // TO_RULES
        case 22 -> List.of(Definition.Candidate.to(MachineState.RULES));
        // TO_MOVES
        case 23 -> List.of(Definition.Candidate.to(MachineState.MOVES));
        // TO_OUTCOMES
        case 24 -> List.of(Definition.Candidate.to(MachineState.OUTCOMES));
        // RULES
        case 37 -> List.of(new Definition.Candidate<>("Logic", List.of(MachineState.TYPE)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
