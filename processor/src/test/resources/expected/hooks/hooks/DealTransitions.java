package hooks;

import static hooks.DealState.*;

import dev.pawl.Effect;
import dev.pawl.Step;
import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Moves;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Deal} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A deal that hooks watch.
 *
 * <p>{@link DealMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DealTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 2 on a decision among some;
   * -1 where the event is not legal.
   */
  private static final byte[] STEPS = {
    // OFFER ACCEPT
       0,    -1,     // NEW
       -1,   2,      // OFFERED
       -1,   -1,     // CLOSED
  };

  /** Where each step leads. */
  private static final DealState[] TARGETS = {
    OFFERED, // 0: NEW on OFFER
    CLOSED, // 1: OFFERED on ACCEPT
  };

  static {
    Constants.require("Deal", DealState.values(), "NEW", "OFFERED", "CLOSED");
  }

  private DealTransitions() {}

  /**
   * The event {@code offer}.
   *
   * <p><code>NEW → OFFERED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DealState offer(DealState from) {
    return unasked(from, DealEvent.OFFER);
  }

  /**
   * The event {@code offer}.
   *
   * <p><code>NEW → OFFERED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DealState offer(DealState from, Integer context, DealLogic logic) {
    return next(from, DealEvent.OFFER, context, logic);
  }

  /**
   * The event {@code accept}.
   *
   * <p><code>OFFERED → CLOSED [enough]</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public static DealState accept(DealState from, Integer context, DealLogic logic) {
    return next(from, DealEvent.ACCEPT, context, logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DealState next(DealState from, DealEvent event, Integer context, DealLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    return target(step);
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(DealState from, DealEvent event, Integer context, DealLogic logic) {
    return select(from, event, context, logic) >= 0;
  }

  /**
   * A step as a value: the next state, the next context and the effects in order, none of which
   * has been performed. A life can be folded from its events.
   *
   * @return the step
   * @throws dev.pawl.IllegalTransitionError if the event is not legal in {@code from}
   */
  public static Step<DealState, Integer, DealEffects> step(DealState from, Integer context,
      DealEvent event, DealLogic logic) {
    int step = select(from, event, context, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
    }
    DealState to = target(step);
    Integer next = updated(step, event, context, logic);
    return new Step<>(to, next, effects(step, event, next));
  }

  private static Integer updated(int step, DealEvent event, Integer context, DealLogic logic) {
    return switch (step) {
      // OFFER
      case 0 -> Failure.due(logic.raise(context), "Deal", "update raise");
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

  /** The step that an event takes now; negative if it is refused. */
  static int select(DealState from, DealEvent event, Integer context, DealLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.ordinal()];
    return code < 2 ? code : decide(code, event, context, logic);
  }

  /** The state that a step leads to. */
  static DealState target(int step) {
    return TARGETS[step];
  }

  private static DealState unasked(DealState from, DealEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.ordinal()];
    if (step < 0) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, DealEvent event, Integer context, DealLogic logic) {
    return switch (code) {
      // ACCEPT in OFFERED
      case 2 -> acceptInOffered(context, logic);
      default -> throw new AssertionError(code);
    };
  }

  static int acceptInOffered(Integer context, DealLogic logic) {
    if (logic.enough(context)) {
      return 1; // → CLOSED
    }
    return Definition.REFUSED;
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(DealState from, DealState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DealState transition(DealState from, DealState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<DealEvent> events(DealState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<DealState> targets(DealState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DealState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DealState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DealState state) {
    return state == NEW;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DealState state) {
    return state == CLOSED;
  }

  /** What refusals are explained with. */
  static Definition<DealState, DealEvent> rules() {
    return Rules.INSTANCE;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DealState, DealEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DealState.class, DealEvent.class);

    static final Set<DealState> INITIAL = Collections.unmodifiableSet(EnumSet.of(NEW));

    static final Set<DealState> FINAL = Collections.unmodifiableSet(EnumSet.of(CLOSED));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DealState, DealEvent> {
    static final Definition<DealState, DealEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Deal",
          DealState.values(),
          new String[] {"NEW", "OFFERED", "CLOSED"},
          new String[] {"offer", "accept"});
    }

    @Override
    protected List<Definition.Candidate<DealState>> candidates(DealState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected boolean isFinal(DealState state) {
      return DealTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<DealState>> byCode(int code) {
      return switch (code) {
        // OFFER
        case 0 -> List.of(Definition.Candidate.to(OFFERED));
        // ACCEPT
        case 2 -> List.of(new Definition.Candidate<>("enough", List.of(CLOSED)));
        default -> throw new AssertionError(code);
      };
    }
  }
}
