package wirenames;

import static wirenames.AsDeclaredState.*;

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
 * The transitions of {@code AsDeclared} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link AsDeclaredMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class AsDeclaredTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final AsDeclaredState[] NEXT = {
    // TURN_ON
       ON,      // HALF_OPEN
       ON,      // ON
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final AsDeclaredState[] STATES = AsDeclaredState.values();

  static {
    Constants.require("AsDeclared", AsDeclaredState.values(), "HALF_OPEN", "ON");
  }

  private AsDeclaredTransitions() {}

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static AsDeclaredState turnOn(AsDeclaredState from) {
    return next(from, AsDeclaredEvent.TURN_ON);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static AsDeclaredState next(AsDeclaredState from, AsDeclaredEvent event) {
    AsDeclaredState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(AsDeclaredState from, AsDeclaredEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static AsDeclaredState find(AsDeclaredState from, AsDeclaredEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, AsDeclaredEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static AsDeclaredState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(AsDeclaredState from, AsDeclaredState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static AsDeclaredState transition(AsDeclaredState from, AsDeclaredState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<AsDeclaredEvent> events(AsDeclaredState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<AsDeclaredState> targets(AsDeclaredState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<AsDeclaredState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<AsDeclaredState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(AsDeclaredState state) {
    return state == HALF_OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(AsDeclaredState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<AsDeclaredState, AsDeclaredEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<AsDeclaredState, AsDeclaredEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<AsDeclaredState, AsDeclaredEvent> MOVES =
        new Moves<>(Rules.INSTANCE, AsDeclaredState.class, AsDeclaredEvent.class);

    static final Outcomes<AsDeclaredState, AsDeclaredEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<AsDeclaredState> INITIAL = Collections.unmodifiableSet(EnumSet.of(HALF_OPEN));

    static final Set<AsDeclaredState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<AsDeclaredState, AsDeclaredEvent> {
    static final Definition<AsDeclaredState, AsDeclaredEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "AsDeclared",
          AsDeclaredState.values(),
          new String[] {"HALF_OPEN", "ON"},
          new String[] {"turn_on"});
    }

    @Override
    protected List<Definition.Candidate<AsDeclaredState>> candidates(AsDeclaredState from,
        int event) {
      AsDeclaredState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(AsDeclaredState state) {
      return AsDeclaredTransitions.isFinal(state);
    }
  }
}
