package trigger.elsewhere;

import static trigger.elsewhere.ByPackageState.*;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code by-package} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link ByPackageMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ByPackageTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final ByPackageState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final ByPackageState[] STATES = ByPackageState.values();

  private ByPackageTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByPackageState go(ByPackageState from) {
    return next(from, ByPackageEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByPackageState next(ByPackageState from, ByPackageEvent event) {
    ByPackageState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByPackageState from, ByPackageEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static ByPackageState find(ByPackageState from, ByPackageEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByPackageEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByPackageState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByPackageState from, ByPackageState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ByPackageState transition(ByPackageState from, ByPackageState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<ByPackageEvent> events(ByPackageState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByPackageState> targets(ByPackageState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ByPackageState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ByPackageState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ByPackageState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ByPackageState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<ByPackageState, ByPackageEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByPackageState, ByPackageEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ByPackageState, ByPackageEvent> MOVES =
        new Moves<>(Rules.INSTANCE, ByPackageState.class, ByPackageEvent.class);

    static final Outcomes<ByPackageState, ByPackageEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<ByPackageState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<ByPackageState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<ByPackageState, ByPackageEvent> {
    static final Definition<ByPackageState, ByPackageEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "by-package",
          ByPackageState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<ByPackageState>> candidates(ByPackageState from,
        int event) {
      ByPackageState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(ByPackageState state) {
      return ByPackageTransitions.isFinal(state);
    }
  }
}
