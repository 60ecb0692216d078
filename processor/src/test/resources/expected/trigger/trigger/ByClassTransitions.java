package trigger;

import static trigger.ByClassState.*;

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
 * The transitions of {@code by-class} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link ByClassMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class ByClassTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final ByClassState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final ByClassState[] STATES = ByClassState.values();

  private ByClassTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByClassState go(ByClassState from) {
    return next(from, ByClassEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByClassState next(ByClassState from, ByClassEvent event) {
    ByClassState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByClassState from, ByClassEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static ByClassState find(ByClassState from, ByClassEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByClassEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByClassState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByClassState from, ByClassState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ByClassState transition(ByClassState from, ByClassState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<ByClassEvent> events(ByClassState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByClassState> targets(ByClassState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ByClassState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ByClassState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ByClassState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ByClassState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<ByClassState, ByClassEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByClassState, ByClassEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ByClassState, ByClassEvent> MOVES =
        new Moves<>(Rules.INSTANCE, ByClassState.class, ByClassEvent.class);

    static final Outcomes<ByClassState, ByClassEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<ByClassState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<ByClassState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<ByClassState, ByClassEvent> {
    static final Definition<ByClassState, ByClassEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "by-class",
          ByClassState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<ByClassState>> candidates(ByClassState from, int event) {
      ByClassState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(ByClassState state) {
      return ByClassTransitions.isFinal(state);
    }
  }
}
