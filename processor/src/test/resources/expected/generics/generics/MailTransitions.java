package generics;

import static generics.MailState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Mail} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link MailMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class MailTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 3 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // COLLECT STAMP
       3,      -1,    // EMPTY
       -1,     4,     // FULL
  };

  /** Where each step leads. */
  private static final MailState[] TARGETS = {
    FULL, // 0: EMPTY on COLLECT
    EMPTY, // 1: FULL on STAMP
    FULL, // 2: FULL on STAMP
  };

  private MailTransitions() {}

  /**
   * The event {@code collect}.
   *
   * <p><code>empty → full [hasNames]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static MailState collect(MailState from, List<String> names, Map<String, int[]> index,
      Map<String, List<Map.Entry<Integer, byte[]>>> deep, List<?> any, List<String>[] many,
      Collection<?> raw, Instant when, BigDecimal amount, Thread.State thread,
      Map<String, Integer> context, MailLogic logic) {
    return next(from, MailEvent.collect(names, index, deep, any, many, raw, when, amount, thread), context, logic);
  }

  /**
   * The event {@code stamp}.
   *
   * <p><code>full → empty [hasNames], full → full</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MailState stamp(MailState from, byte b, short s, float f, long l, char c, boolean z,
      double d, Map<String, Integer> context, MailLogic logic) {
    return next(from, MailEvent.stamp(b, s, f, l, c, z, d), context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static MailState next(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<MailState, Map<String, Integer>, MailEffects> step(MailState from,
      Map<String, Integer> context, MailEvent event, MailLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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

  /** The step that an event takes now; negative if it is refused. */
  static int select(MailState from, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.eventType().ordinal()];
    return code < 3 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static MailState target(int step) {
    return TARGETS[step];
  }

  private static int decide(int code, MailEvent event, Map<String, Integer> context,
      MailLogic logic) {
    return switch (code) {
      // COLLECT in EMPTY
      case 3 -> collectInEmpty(event, context, logic);
      // STAMP in FULL
      case 4 -> stampInFull(event, context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int collectInEmpty(MailEvent event, Map<String, Integer> context, MailLogic logic) {
    if (logic.hasNames(context, event)) {
      return 0; // → FULL
    }
    return Definition.REFUSED;
  }

  static int stampInFull(MailEvent event, Map<String, Integer> context, MailLogic logic) {
    if (logic.hasNames(context, event)) {
      return 1; // → EMPTY
    }
    return 2; // → FULL
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(MailState from, MailState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static MailState transition(MailState from, MailState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<MailEvent.Type> events(MailState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<MailState> targets(MailState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<MailState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<MailState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(MailState state) {
    return state == EMPTY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(MailState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<MailState, MailEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<MailState, MailEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, MailState.class, MailEvent.Type.class);

    static final Set<MailState> INITIAL = Collections.unmodifiableSet(EnumSet.of(EMPTY));

    static final Set<MailState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<MailState, MailEvent> {
    static final Definition<MailState, MailEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Mail",
          MailState.values(),
          new String[] {"empty", "full"},
          new String[] {"collect", "stamp"});
    }

    @Override
    protected List<Definition.Candidate<MailState>> candidates(MailState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(MailEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(MailState state) {
      return MailTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<MailState>> byCode(int code) {
      return switch (code) {
        // STAMP
        case 2 -> List.of(Definition.Candidate.to(FULL));
        // COLLECT
        case 3 -> List.of(new Definition.Candidate<>("hasNames", List.of(FULL)));
        // STAMP
        case 4 -> List.of(new Definition.Candidate<>("hasNames", List.of(EMPTY)),
            Definition.Candidate.to(FULL));
        default -> throw new AssertionError(code);
      };
    }
  }
}
