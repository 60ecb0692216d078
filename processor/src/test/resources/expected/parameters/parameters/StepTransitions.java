package parameters;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Step} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Payload whose parts are called like the parameters of generated methods.
 *
 * <p>{@link StepMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class StepTransitions {
  private static final StepState[] STATES = StepState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // GO
       2,    // START
       1,    // DONE
  };

  /** Where each step leads; null if that is chosen. */
  private static final StepState[] TARGETS = {
    StepState.DONE, // 0: START on GO
    null, // 1: DONE on GO
  };

  private static final TableDefinition<StepState, StepEvent> RULES = new TableDefinition<>(
      "Step", STATES, STEPS, TARGETS, "go");

  static {
    Constants.require("Step", StepState.values(), "START", "DONE");
    RULES.begins(StepState.START);
    RULES.guard(0, "ready");
    RULES.choice(1, StepState.START, StepState.DONE);
    RULES.decision(0);
  }

  private StepTransitions() {}

  /** The event {@code go}. <code>START → DONE [ready], DONE → START or DONE</code>. */
  public static StepState go(StepState from, String from__, String cause_, String event_,
      String logic_, String context_, String type, String to_, String state, String step,
      String selected_, String effects_, String events, String from_, String StepState_,
      String context, StepLogic logic) {
    return next(from, StepEvent.go(from__, cause_, event_, logic_, context_, type, to_, state, step, selected_, effects_, events, from_, StepState_), context, logic);
  }

  /** The state that an event leads to. */
  public static StepState next(StepState from, StepEvent event, String context, StepLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, context, logic, "Step");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(StepState from, StepEvent event, String context, StepLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(StepState from, StepEvent event, String context, StepLogic logic) {
    int code = STEPS[from.ordinal() * 1 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static StepState target(int step, StepEvent event, String context, StepLogic logic,
      Object asker) {
    return switch (step) {
      // DONE on GO
      case 1 -> Failure.due(logic.either(context, (StepEvent.Go) event), asker,
          "choose either").state();
      default -> TARGETS[step];
    };
  }

  private static int decide(int code, StepEvent event, String context, StepLogic logic) {
    return switch (code) {
      case 2 -> goInStart(event, context, logic); // GO in START
      default -> throw new AssertionError(code);
    };
  }

  static int goInStart(StepEvent event, String context, StepLogic logic) {
    if (logic.ready(context, (StepEvent.Go) event)) {
      return 0; // → DONE
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<StepState, String, StepEffects> begin(String context) {
    return new Step<>(StepState.START, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<StepState, String, StepEffects> step(StepState from, String context,
      StepEvent event, StepLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    StepState to = target(step, event, context, logic, "Step");
    String next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static String updated(int step, StepEvent event, String context, StepLogic logic) {
    return switch (step) {
      // GO
      case 0 -> Failure.due(logic.add(context, (StepEvent.Go) event), "Step", "update add");
      default -> context;
    };
  }

  private static List<Effect<StepEffects>> effects(int step, StepEvent event, String context) {
    return switch (step) {
      // GO
      case 0 -> List.of(new Effect<>("tell", effects -> effects.tell(context,
          (StepEvent.Go) event)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(StepState from, StepState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static StepState transition(StepState from, StepState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<StepEvent.Type> events(StepState from) {
    return RULES.events(from, StepEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<StepState> targets(StepState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<StepState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<StepState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(StepState state) {
    return state == StepState.START;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(StepState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<StepState, StepEvent> rules() {
    return RULES;
  }
}
