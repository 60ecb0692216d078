package wirenames;

import static wirenames.CamelState.*;

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
 * The transitions of {@code Camel} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link CamelMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class CamelTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final CamelState[] NEXT = {
    // TURN_ON
       ON,      // HALF_OPEN
       ON,      // ON
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final CamelState[] STATES = CamelState.values();

  static {
    Constants.require("Camel", CamelState.values(), "HALF_OPEN", "ON");
  }

  private CamelTransitions() {}

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CamelState turnOn(CamelState from) {
    return next(from, CamelEvent.TURN_ON);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CamelState next(CamelState from, CamelEvent event) {
    CamelState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(CamelState from, CamelEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static CamelState find(CamelState from, CamelEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, CamelEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static CamelState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(CamelState from, CamelState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static CamelState transition(CamelState from, CamelState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<CamelEvent> events(CamelState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<CamelState> targets(CamelState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<CamelState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<CamelState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(CamelState state) {
    return state == HALF_OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(CamelState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<CamelState, CamelEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<CamelState, CamelEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<CamelState, CamelEvent> MOVES =
        new Moves<>(Rules.INSTANCE, CamelState.class, CamelEvent.class);

    static final Outcomes<CamelState, CamelEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<CamelState> INITIAL = Collections.unmodifiableSet(EnumSet.of(HALF_OPEN));

    static final Set<CamelState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<CamelState, CamelEvent> {
    static final Definition<CamelState, CamelEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Camel",
          CamelState.values(),
          new String[] {"HALF_OPEN", "ON"},
          new String[] {"turn_on"});
    }

    @Override
    protected List<Definition.Candidate<CamelState>> candidates(CamelState from, int event) {
      CamelState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(CamelState state) {
      return CamelTransitions.isFinal(state);
    }
  }
}
