package effects;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Lamp} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Effects run in order, after the commit; what they fire runs after the step.
 *
 * <p>{@link LampMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LampTransitions {
  private static final LampState[] STATES = LampState.values();

  /** The number of the step by state and event; -1 where that is not legal. */
  private static final byte[] STEPS = {
    // PRESS BURN_OUT REPLACE
       0,    -1,      -1,      // OFF
       1,    2,       -1,      // ON
       -1,   -1,      3,       // BROKEN
  };

  /** Where each step leads. */
  private static final LampState[] TARGETS = {
    LampState.ON, // 0: OFF on PRESS
    LampState.OFF, // 1: ON on PRESS
    LampState.BROKEN, // 2: ON on BURN_OUT
    LampState.OFF, // 3: BROKEN on REPLACE
  };

  private static final TableDefinition<LampState, LampEvent> RULES = new TableDefinition<>(
      "Lamp", STATES, STEPS, TARGETS, "press", "burnOut", "replace");

  static {
    Constants.require("Lamp", LampState.values(), "OFF", "ON", "BROKEN");
    RULES.begins(LampState.OFF);
  }

  private LampTransitions() {}

  /** The event {@code press}. <code>OFF → ON, ON → OFF</code>. */
  public static LampState press(LampState from) {
    return next(from, LampEvent.PRESS);
  }

  /** The event {@code burnOut}. <code>ON → BROKEN</code>. */
  public static LampState burnOut(LampState from) {
    return next(from, LampEvent.BURN_OUT);
  }

  /** The event {@code replace}. <code>BROKEN → OFF</code>. */
  public static LampState replace(LampState from) {
    return next(from, LampEvent.REPLACE);
  }

  /** The state that an event leads to. */
  public static LampState next(LampState from, LampEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(LampState from, LampEvent event) {
    return select(from, event) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(LampState from, LampEvent event) {
    return STEPS[from.ordinal() * 3 + event.ordinal()];
  }

  /** The state that a step leads to. */
  static LampState target(int step) {
    return TARGETS[step];
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<LampState, Void, LampEffects> begin() {
    return new Step<>(LampState.OFF, null, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<LampState, Void, LampEffects> step(LampState from, LampEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    LampState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<LampEffects>> effects(int step, LampEvent event) {
    return switch (step) {
      // PRESS
      case 0 -> List.of(new Effect<>("light", effects -> effects.light()),
          new Effect<>("log", effects -> effects.log()));
      // PRESS
      case 1 -> List.of(new Effect<>("log", effects -> effects.log()),
          new Effect<>("darken", effects -> effects.darken()));
      // BURN_OUT
      case 2 -> List.of(new Effect<>("log", effects -> effects.log()));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(LampState from, LampState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static LampState transition(LampState from, LampState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<LampEvent> events(LampState from) {
    return RULES.events(from, LampEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<LampState> targets(LampState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<LampState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<LampState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(LampState state) {
    return state == LampState.OFF;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(LampState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<LampState, LampEvent> rules() {
    return RULES;
  }
}
