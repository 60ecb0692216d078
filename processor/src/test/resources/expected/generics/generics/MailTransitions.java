package generics;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.TableDefinition;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Mail} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link MailMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class MailTransitions {
  private static final MailState[] STATES = MailState.values();

  /**
   * The number of the step, from 3 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // COLLECT STAMP
       3,      -1,    // EMPTY
       -1,     4,     // FULL
  };

  /** Where each step leads. */
  private static final MailState[] TARGETS = {
    MailState.FULL, // 0: EMPTY on COLLECT
    MailState.EMPTY, // 1: FULL on STAMP
    MailState.FULL, // 2: FULL on STAMP
  };

  private static final TableDefinition<MailState, MailEvent> RULES = new TableDefinition<>(
      "Mail", STATES, STEPS, TARGETS, "collect", "stamp");

  static {
    RULES.names("empty", "full");
    RULES.begins(MailState.EMPTY);
    RULES.guard(0, "hasNames");
    RULES.guard(1, "hasNames");
    RULES.decision(0);
    RULES.decision(1, 2);
  }

  private MailTransitions() {}

  /** The event {@code collect}. <code>empty → full [hasNames]</code>. */
  public static MailState collect(MailState from, List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread,
      Map<String, Integer> context, MailLogic logic) {
    return next(from, MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread), context, logic);
  }

  /** The event {@code stamp}. <code>full → empty [hasNames], full → full</code>. */
  public static MailState stamp(MailState from, byte b, short s, float f, long l, char c, boolean z,
      double d, Map<String, Integer> context, MailLogic logic) {
    return next(from, MailEvent.stamp(b, s, f, l, c, z, d), context, logic);
  }

  /** The state that an event leads to. */
  public static MailState next(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static MailState target(int step) {
    return TARGETS[step];
  }

  private static int decide(int code, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    return switch (code) {
      case 3 -> collectInEmpty(event, context, logic); // COLLECT in EMPTY
      case 4 -> stampInFull(event, context, logic); // STAMP in FULL
      default -> throw new AssertionError(code);
    };
  }

  static int collectInEmpty(MailEvent event, Map<String, Integer> context, MailLogic logic) {
    if (logic.hasNames(context, event)) {
      return 0; // → FULL
    }
    return Life.REFUSED;
  }

  static int stampInFull(MailEvent event, Map<String, Integer> context, MailLogic logic) {
    if (logic.hasNames(context, event)) {
      return 1; // → EMPTY
    }
    return 2; // → FULL
  }

  /** The beginning of an instance, as a value: nothing has been done yet. */
  public static Step<MailState, Map<String, Integer>, MailEffects> begin(
      Map<String, Integer> context) {
    return new Step<>(MailState.EMPTY, context, List.of());
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. An instance can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<MailState, Map<String, Integer>, MailEffects> step(MailState from,
      Map<String, Integer> context, MailEvent event, MailLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    MailState to = target(step);
    Map<String, Integer> next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Map<String, Integer> updated(int step, MailEvent event,
      Map<String, Integer> context, MailLogic logic) {
    return switch (step) {
      // COLLECT
      case 0 -> Failure.due(logic.index(context, (MailEvent.Collect) event), "Mail",
          "update index");
      default -> context;
    };
  }

  private static List<Effect<MailEffects>> effects(int step, MailEvent event,
      Map<String, Integer> context) {
    return switch (step) {
      // COLLECT
      case 0 -> List.of(new Effect<>("log", effects -> effects.log(context, event)));
      // STAMP
      case 2 -> List.of(new Effect<>("log", effects -> effects.log(context, event)),
          new Effect<>("sort", effects -> effects.sort(context, (MailEvent.Stamp) event)));
      default -> List.of();
    };
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(MailState from, MailState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static MailState transition(MailState from, MailState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<MailEvent.Type> events(MailState from) {
    return RULES.events(from, MailEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<MailState> targets(MailState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<MailState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<MailState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(MailState state) {
    return state == MailState.EMPTY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(MailState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<MailState, MailEvent> rules() {
    return RULES;
  }
}
