package onegate;

import static onegate.TierState.*;

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
 * The transitions of {@code Tier} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link TierMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TierTransitions {
  /**
   * A row per state, a column per event: the number of the step, from 7 on a decision among some;
   * -1 where the event is not legal.
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
    GOLD, // 0: ENTRY on SCORE
    OUT, // 1: ENTRY on SCORE
    SILVER, // 2: ENTRY on SCORE
    null, // 3: ENTRY on SCORE
    ENTRY, // 4: ENTRY on SCORE
    OUT, // 5: ENTRY on SCORE
    ENTRY, // 6: any state on RESET
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(TARGETS);

  private static final TierState[] STATES = TierState.values();

  private TierTransitions() {}

  /**
   * The event {@code score}.
   *
   * <p><code>entry → gold [top &amp;&amp; !banned], entry → out [banned &amp;&amp; !pardoned],
   * entry → silver [good || lucky], entry → silver or bronze [fair], entry → entry [!fair
   * &amp;&amp; !tired], entry → out</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TierState score(TierState from, int points, TierLogic logic) {
    return next(from, TierEvent.score(points), logic);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>entry → entry, gold → entry, silver → entry, bronze → entry</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TierState reset(TierState from) {
    return unasked(from, TierEvent.reset());
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>entry → entry, gold → entry, silver → entry, bronze → entry</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TierState reset(TierState from, TierLogic logic) {
    return next(from, TierEvent.reset(), logic);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TierState next(TierState from, TierEvent event, TierLogic logic) {
    int step = select(from, event, logic);
    if (step < 0) {
      throw Rules.INSTANCE.error(step, from, event);
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
    return code < 7 ? code : decide(code, event, logic);
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
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return TARGETS[step];
  }

  private static int decide(int code, TierEvent event, TierLogic logic) {
    return switch (code) {
      // SCORE in ENTRY
      case 7 -> scoreInEntry(event, logic);
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
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static TierState transition(TierState from, TierState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state, whatever its guard says; unmodifiable. */
  public static Set<TierEvent.Type> events(TierState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state, whatever its guard says; unmodifiable. */
  public static Set<TierState> targets(TierState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<TierState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<TierState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(TierState state) {
    return state == ENTRY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(TierState state) {
    return state == OUT;
  }

  /** What refusals are explained with. */
  static Definition<TierState, TierEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<TierState, TierEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<TierState, TierEvent.Type> MOVES =
        new Moves<>(Rules.INSTANCE, TierState.class, TierEvent.Type.class);

    static final Outcomes<TierState, TierEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<TierState> INITIAL = Collections.unmodifiableSet(EnumSet.of(ENTRY));

    static final Set<TierState> FINAL = Collections.unmodifiableSet(EnumSet.of(OUT));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<TierState, TierEvent> {
    static final Definition<TierState, TierEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Tier",
          TierState.values(),
          new String[] {"entry", "gold", "silver", "bronze", "out"},
          new String[] {"score", "reset"});
    }

    @Override
    protected List<Definition.Candidate<TierState>> candidates(TierState from, int event) {
      int code = STEPS[from.ordinal() * 2 + event];
      return code < 0 ? List.of() : byCode(code);
    }

    @Override
    protected int indexOf(TierEvent event) {
      return event.eventType().ordinal();
    }

    @Override
    protected boolean isFinal(TierState state) {
      return TierTransitions.isFinal(state);
    }

    private static List<Definition.Candidate<TierState>> byCode(int code) {
      return switch (code) {
        // SCORE
        case 5 -> List.of(Definition.Candidate.to(OUT));
        // RESET
        case 6 -> List.of(Definition.Candidate.to(ENTRY));
        // SCORE
        case 7 -> List.of(new Definition.Candidate<>("top && !banned", List.of(GOLD)),
            new Definition.Candidate<>("banned && !pardoned", List.of(OUT)),
            new Definition.Candidate<>("good || lucky", List.of(SILVER)),
            new Definition.Candidate<>("fair", List.of(SILVER, BRONZE)),
            new Definition.Candidate<>("!fair && !tired", List.of(ENTRY)),
            Definition.Candidate.to(OUT));
        default -> throw new AssertionError(code);
      };
    }
  }
}
