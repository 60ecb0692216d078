package hooks;

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
 * The transitions of {@code Deal} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A deal that hooks watch.
 *
 * <p>{@link DealMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DealTransitions {
  private static final DealState[] STATES = DealState.values();

  /**
   * The number of the step, from 2 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // OFFER ACCEPT
       0,    -1,     // NEW
       -1,   2,      // OFFERED
       -1,   -1,     // CLOSED
  };

  /** Where each step leads. */
  private static final DealState[] TARGETS = {
    DealState.OFFERED, // 0: NEW on OFFER
    DealState.CLOSED, // 1: OFFERED on ACCEPT
  };

  private static final TableDefinition<DealState, DealEvent> RULES = new TableDefinition<>(
      "Deal", STATES, STEPS, TARGETS, "offer", "accept");

  static {
    Constants.require("Deal", DealState.values(), "NEW", "OFFERED", "CLOSED");
    RULES.begins(DealState.NEW);
    RULES.ends(DealState.CLOSED);
    RULES.guard(1, "enough");
    RULES.decision(1);
  }

  private DealTransitions() {}

  /** The event {@code offer}. <code>NEW → OFFERED</code>. */
  public static DealState offer(DealState from) {
    return unasked(from, DealEvent.OFFER);
  }

  /** As without context and logic, which is not asked. */
  public static DealState offer(DealState from, Integer context, DealLogic logic) {
    return next(from, DealEvent.OFFER, context, logic);
  }

  /** The event {@code accept}. <code>OFFERED → CLOSED [enough]</code>. */
  public static DealState accept(DealState from, Integer context, DealLogic logic) {
    return next(from, DealEvent.ACCEPT, context, logic);
  }

  /** The state that an event leads to. */
  public static DealState next(DealState from, DealEvent event, Integer context, DealLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(DealState from, DealEvent event, Integer context, DealLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(DealState from, DealEvent event, Integer context, DealLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static DealState target(int step) {
    return TARGETS[step];
  }

  private static DealState unasked(DealState from, DealEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DealEvent event, Integer context, DealLogic logic) {
    return switch (code) {
      case 2 -> acceptInOffered(context, logic); // ACCEPT in OFFERED
      default -> throw new AssertionError(code);
    };
  }

  static int acceptInOffered(Integer context, DealLogic logic) {
    if (logic.enough(context)) {
      return 1; // → CLOSED
    }
    return Life.REFUSED;
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<DealState, Integer, DealEffects> begin(Integer context) {
    return new Step<>(DealState.NEW, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<DealState, Integer, DealEffects> step(DealState from, Integer context,
      DealEvent event, DealLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    DealState to = target(step);
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Integer updated(int step, DealEvent event, Integer context, DealLogic logic) {
    return switch (step) {
      case 0 -> Failure.due(logic.raise(context), "Deal", "update raise"); // OFFER
      default -> context;
    };
  }

  private static List<Effect<DealEffects>> effects(int step, DealEvent event, Integer context) {
    return switch (step) {
      // OFFER
      case 0 -> List.of(new Effect<>("mail", effects -> effects.mail(context)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(DealState from, DealState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static DealState transition(DealState from, DealState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<DealEvent> events(DealState from) {
    return RULES.events(from, DealEvent.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DealState> targets(DealState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<DealState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<DealState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(DealState state) {
    return state == DealState.NEW;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(DealState state) {
    return state == DealState.CLOSED;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<DealState, DealEvent> rules() {
    return RULES;
  }
}
