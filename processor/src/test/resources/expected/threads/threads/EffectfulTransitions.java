package threads;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Effectful} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link EffectfulMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class EffectfulTransitions {
  private static final EffectfulState[] STATES = EffectfulState.values();

  /** The number of the step by state and event; -1 where that is not legal. */
  private static final byte[] STEPS = {
    // ADD
       0,    // ADDING
  };

  /** Where each step leads. */
  private static final EffectfulState[] TARGETS = {
    EffectfulState.ADDING, // 0: ADDING on ADD
  };

  private static final TableDefinition<EffectfulState, EffectfulEvent> RULES =
      new TableDefinition<>(
      "Effectful", STATES, STEPS, TARGETS, "add");

  static {
    Constants.require("Effectful", EffectfulState.values(), "ADDING");
    RULES.begins(EffectfulState.ADDING);
  }

  private EffectfulTransitions() {}

  /** The event {@code add}. <code>ADDING → ADDING</code>. */
  public static EffectfulState add(EffectfulState from) {
    return next(from, EffectfulEvent.ADD);
  }

  /** The state that an event leads to. */
  public static EffectfulState next(EffectfulState from, EffectfulEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(EffectfulState from, EffectfulEvent event) {
    return select(from, event) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(EffectfulState from, EffectfulEvent event) {
    return STEPS[from.ordinal() * 1 + event.ordinal()];
  }

  /** The state that a step leads to. */
  static EffectfulState target(int step) {
    return TARGETS[step];
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<EffectfulState, Void, EffectfulEffects> begin() {
    return new Step<>(EffectfulState.ADDING, null, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<EffectfulState, Void, EffectfulEffects> step(EffectfulState from,
      EffectfulEvent event) {
    int step = select(from, event);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    EffectfulState to = target(step);
    return new Step<>(to, null, effects(step, event));
  }

  private static List<Effect<EffectfulEffects>> effects(int step, EffectfulEvent event) {
    return switch (step) {
      // ADD
      case 0 -> List.of(new Effect<>("addOne", effects -> effects.addOne()));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(EffectfulState from, EffectfulState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static EffectfulState transition(EffectfulState from, EffectfulState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<EffectfulEvent> events(EffectfulState from) {
    return RULES.events(from, EffectfulEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<EffectfulState> targets(EffectfulState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<EffectfulState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<EffectfulState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(EffectfulState state) {
    return state == EffectfulState.ADDING;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(EffectfulState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<EffectfulState, EffectfulEvent> rules() {
    return RULES;
  }
}
