package onegate;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Tier} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link TierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TierTransitions {
  private static final TierState[] STATES = TierState.values();

  /**
   * The number of the step, from 7 on of a decision among some by state and event; -1 where that is
   * not legal.
   */
  private static final byte[] STEPS = {
    // SCORE RESET
       7,    6,     // ENTRY
       -1,   6,     // GOLD
       -1,   6,     // SILVER
       -1,   6,     // BRONZE
       -1,   -1,    // OUT
  };

  /** Where each step leads; null if that is chosen. */
  private static final TierState[] TARGETS = {
    TierState.GOLD, // 0: ENTRY on SCORE
    TierState.OUT, // 1: ENTRY on SCORE
    TierState.SILVER, // 2: ENTRY on SCORE
    null, // 3: ENTRY on SCORE
    TierState.ENTRY, // 4: ENTRY on SCORE
    TierState.OUT, // 5: ENTRY on SCORE
    TierState.ENTRY, // 6: any state on RESET
  };

  /** The same by position, for instances that keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TableDefinition<TierState, TierEvent> RULES = new TableDefinition<>(
      "Tier", STATES, STEPS, TARGETS, "score", "reset");

  static {
    RULES.names("entry", "gold", "silver", "bronze", "out");
    RULES.begins(TierState.ENTRY);
    RULES.ends(TierState.OUT);
    RULES.guard(0, "top && !banned");
    RULES.guard(1, "banned && !pardoned");
    RULES.guard(2, "good || lucky");
    RULES.guard(3, "fair");
    RULES.choice(3, TierState.SILVER, TierState.BRONZE);
    RULES.guard(4, "!fair && !tired");
    RULES.decision(0, 1, 2, 3, 4, 5);
  }

  private TierTransitions() {}

  /**
   * The event {@code score}. <code>entry → gold [top &amp;&amp; !banned], entry → out [banned
   * &amp;&amp; !pardoned], entry → silver [good || lucky], entry → silver or bronze [fair], entry →
   * entry [!fair &amp;&amp; !tired], entry → out</code>.
   */
  public static TierState score(TierState from, int points, TierLogic logic) {
    return next(from, TierEvent.score(points), logic);
  }

  /**
   * The event {@code reset}. <code>entry → entry, gold → entry, silver → entry, bronze →
   * entry</code>.
   */
  public static TierState reset(TierState from) {
    return unasked(from, TierEvent.reset());
  }

  /** As without logic, which is not asked. */
  public static TierState reset(TierState from, TierLogic logic) {
    return next(from, TierEvent.reset(), logic);
  }

  /** The state that an event leads to. */
  public static TierState next(TierState from, TierEvent event, TierLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw RULES.error(step, from, event);
    }
    return target(step, event, logic, "Tier");
  }

  /** Whether an event is legal in a state now. */
  public static boolean permits(TierState from, TierEvent event, TierLogic logic) {
    return select(from, event, logic) >= 0;
  }

  /** The step that an event takes now; negative if it is refused. */
  static int select(TierState from, TierEvent event, TierLogic logic) {
    int code = STEPS[from.ordinal() * 2 + event.eventType().ordinal()];
    return code < TARGETS.length ? code : decide(code, event, logic);
  }

  /** The state that a step leads to. */
  static TierState target(int step, TierEvent event, TierLogic logic, Object asker) {
    return switch (step) {
      // ENTRY on SCORE
      case 3 -> Failure.due(logic.toss((TierEvent.Score) event), asker, "choose toss").state();
      default -> TARGETS[step];
    };
  }

  /** The number in the table; negative if the event is not legal. */
  static int code(int from, TierEvent event) {
    return STEPS[from * 2 + event.eventType().ordinal()];
  }

  /** The position of the state that a step leads to. */
  static int position(int step) {
    return POSITIONS[step];
  }

  /** The state at a position. */
  static TierState state(int position) {
    return STATES[position];
  }

  private static TierState unasked(TierState from, TierEvent event) {
    int step = STEPS[from.ordinal() * 2 + event.eventType().ordinal()];
    if (step < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, TierEvent event, TierLogic logic) {
    return switch (code) {
      case 7 -> scoreInEntry(event, logic); // SCORE in ENTRY
      default -> throw new AssertionError(code);
    };
  }

  static int scoreInEntry(TierEvent event, TierLogic logic) {
    if (logic.top((TierEvent.Score) event)) {
      if (logic.banned((TierEvent.Score) event)) {
        if (logic.pardoned((TierEvent.Score) event)) {
          if (logic.good((TierEvent.Score) event)) {
            return 2; // → SILVER
          }
          if (logic.lucky((TierEvent.Score) event)) {
            return 2; // → SILVER
          }
          if (logic.fair((TierEvent.Score) event)) {
            return 3; // → SILVER or BRONZE
          }
          if (logic.tired((TierEvent.Score) event)) {
            return 5; // → OUT
          }
          return 4; // → ENTRY
        }
        return 1; // → OUT
      }
      return 0; // → GOLD
    }
    if (logic.banned((TierEvent.Score) event)) {
      if (logic.pardoned((TierEvent.Score) event)) {
        if (logic.good((TierEvent.Score) event)) {
          return 2; // → SILVER
        }
        if (logic.lucky((TierEvent.Score) event)) {
          return 2; // → SILVER
        }
        if (logic.fair((TierEvent.Score) event)) {
          return 3; // → SILVER or BRONZE
        }
        if (logic.tired((TierEvent.Score) event)) {
          return 5; // → OUT
        }
        return 4; // → ENTRY
      }
      return 1; // → OUT
    }
    if (logic.good((TierEvent.Score) event)) {
      return 2; // → SILVER
    }
    if (logic.lucky((TierEvent.Score) event)) {
      return 2; // → SILVER
    }
    if (logic.fair((TierEvent.Score) event)) {
      return 3; // → SILVER or BRONZE
    }
    if (logic.tired((TierEvent.Score) event)) {
      return 5; // → OUT
    }
    return 4; // → ENTRY
  }

  /** Whether some transition leads from one state to another, whatever its guard says. */
  public static boolean canTransition(TierState from, TierState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static TierState transition(TierState from, TierState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state, guards aside; unmodifiable. */
  public static Set<TierEvent.Type> events(TierState from) {
    return RULES.events(from, TierEvent.Type.class);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TierState> targets(TierState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<TierState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<TierState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(TierState state) {
    return state == TierState.ENTRY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(TierState state) {
    return state == TierState.OUT;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<TierState, TierEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<TierState, TierEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
