package wirenames;

import static wirenames.KebabState.*;

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
 * The transitions of {@code Kebab} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link KebabMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class KebabTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final KebabState[] NEXT = {
    // TURN_ON
       ON,      // HALF_OPEN
       ON,      // ON
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final KebabState[] STATES = KebabState.values();

  static {
    Constants.require("Kebab", KebabState.values(), "HALF_OPEN", "ON");
  }

  private KebabTransitions() {}

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KebabState turnOn(KebabState from) {
    return next(from, KebabEvent.TURN_ON);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KebabState next(KebabState from, KebabEvent event) {
    KebabState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(KebabState from, KebabEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static KebabState find(KebabState from, KebabEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, KebabEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static KebabState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(KebabState from, KebabState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static KebabState transition(KebabState from, KebabState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<KebabEvent> events(KebabState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<KebabState> targets(KebabState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<KebabState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<KebabState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(KebabState state) {
    return state == HALF_OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(KebabState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<KebabState, KebabEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<KebabState, KebabEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<KebabState, KebabEvent> MOVES =
        new Moves<>(Rules.INSTANCE, KebabState.class, KebabEvent.class);

    static final Outcomes<KebabState, KebabEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<KebabState> INITIAL = Collections.unmodifiableSet(EnumSet.of(HALF_OPEN));

    static final Set<KebabState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<KebabState, KebabEvent> {
    static final Definition<KebabState, KebabEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Kebab",
          KebabState.values(),
          new String[] {"HALF_OPEN", "ON"},
          new String[] {"turn_on"});
    }

    @Override
    protected List<Definition.Candidate<KebabState>> candidates(KebabState from, int event) {
      KebabState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(KebabState state) {
      return KebabTransitions.isFinal(state);
    }
  }
}
