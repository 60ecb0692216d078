package hidden;

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
 * The transitions of {@code Hidden} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>What is generated is as visible as this is.
 *
 * <p>{@link HiddenMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class HiddenTransitions {
  private static final Package.Inner.States[] STATES = Package.Inner.States.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // ADD  TAKE
       2,   -1,   // EMPTY
       -1,  1,    // FULL
  };

  /** Where each step leads. */
  private static final Package.Inner.States[] TARGETS = {
    Package.Inner.States.FULL, // 0: EMPTY on ADD
    Package.Inner.States.EMPTY, // 1: FULL on TAKE
  };

  private static final TableDefinition<Package.Inner.States, HiddenEvent> RULES =
      new TableDefinition<>(
      "Hidden", STATES, STEPS, TARGETS, "add", "take");

  static {
    Constants.require("Hidden", Package.Inner.States.values(), "EMPTY", "FULL");
    RULES.begins(Package.Inner.States.EMPTY);
    RULES.guard(0, "few");
    RULES.decision(0);
  }

  private HiddenTransitions() {}

  /** The event {@code add}. <code>EMPTY → FULL [few]</code>. */
  public static Package.Inner.States add(Package.Inner.States from, Package.Inner.Amount context,
      HiddenLogic logic) {
    return next(from, HiddenEvent.ADD, context, logic);
  }

  /** The event {@code take}. <code>FULL → EMPTY</code>. */
  public static Package.Inner.States take(Package.Inner.States from) {
    return unasked(from, HiddenEvent.TAKE);
  }

  /** As without context and logic, which is not asked. */
  public static Package.Inner.States take(Package.Inner.States from, Package.Inner.Amount context,
      HiddenLogic logic) {
    return next(from, HiddenEvent.TAKE, context, logic);
  }

  /** The state that an event leads to. */
  public static Package.Inner.States next(Package.Inner.States from, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(Package.Inner.States from, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(Package.Inner.States from, HiddenEvent event, Package.Inner.Amount context,
      HiddenLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static Package.Inner.States target(int step) {
    return TARGETS[step];
  }

  private static Package.Inner.States unasked(Package.Inner.States from, HiddenEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, HiddenEvent event, Package.Inner.Amount context,
      HiddenLogic logic) {
    return switch (code) {
      case 2 -> addInEmpty(context, logic); // ADD in EMPTY
      default -> throw new AssertionError(code);
    };
  }

  static int addInEmpty(Package.Inner.Amount context, HiddenLogic logic) {
    if (logic.few(context)) {
      return 0; // → FULL
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<Package.Inner.States, Package.Inner.Amount, HiddenEffects> begin(
      Package.Inner.Amount context) {
    return new Step<>(Package.Inner.States.EMPTY, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<Package.Inner.States, Package.Inner.Amount, HiddenEffects> step(
      Package.Inner.States from, Package.Inner.Amount context, HiddenEvent event,
      HiddenLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    Package.Inner.States to = target(step);
    Package.Inner.Amount next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Package.Inner.Amount updated(int step, HiddenEvent event,
      Package.Inner.Amount context, HiddenLogic logic) {
    return switch (step) {
      case 0 -> Failure.due(logic.more(context), "Hidden", "update more"); // ADD
      default -> context;
    };
  }

  private static List<Effect<HiddenEffects>> effects(int step, HiddenEvent event,
      Package.Inner.Amount context) {
    return switch (step) {
      // ADD
      case 0 -> List.of(new Effect<>("tell", effects -> effects.tell(context)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(Package.Inner.States from, Package.Inner.States to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static Package.Inner.States transition(Package.Inner.States from,
      Package.Inner.States to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<HiddenEvent> events(Package.Inner.States from) {
    return RULES.events(from, HiddenEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<Package.Inner.States> targets(Package.Inner.States from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<Package.Inner.States> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<Package.Inner.States> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(Package.Inner.States state) {
    return state == Package.Inner.States.EMPTY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(Package.Inner.States state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<Package.Inner.States, HiddenEvent> rules() {
    return RULES;
  }
}
