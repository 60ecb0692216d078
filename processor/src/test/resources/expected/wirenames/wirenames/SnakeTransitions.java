package wirenames;

import static wirenames.SnakeState.*;

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
 * The transitions of {@code Snake} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link SnakeMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
final class SnakeTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final SnakeState[] NEXT = {
    // TURN_ON
       ON,      // HALF_OPEN
       ON,      // ON
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final SnakeState[] STATES = SnakeState.values();

  static {
    Constants.require("Snake", SnakeState.values(), "HALF_OPEN", "ON");
  }

  private SnakeTransitions() {}

  /**
   * The event {@code turn_on}.
   *
   * <p><code>HALF_OPEN → ON, ON → ON</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SnakeState turnOn(SnakeState from) {
    return next(from, SnakeEvent.TURN_ON);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static SnakeState next(SnakeState from, SnakeEvent event) {
    SnakeState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(SnakeState from, SnakeEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static SnakeState find(SnakeState from, SnakeEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, SnakeEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static SnakeState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(SnakeState from, SnakeState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static SnakeState transition(SnakeState from, SnakeState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<SnakeEvent> events(SnakeState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<SnakeState> targets(SnakeState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<SnakeState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<SnakeState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(SnakeState state) {
    return state == HALF_OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(SnakeState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<SnakeState, SnakeEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<SnakeState, SnakeEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<SnakeState, SnakeEvent> MOVES =
        new Moves<>(Rules.INSTANCE, SnakeState.class, SnakeEvent.class);

    static final Outcomes<SnakeState, SnakeEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<SnakeState> INITIAL = Collections.unmodifiableSet(EnumSet.of(HALF_OPEN));

    static final Set<SnakeState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<SnakeState, SnakeEvent> {
    static final Definition<SnakeState, SnakeEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Snake",
          SnakeState.values(),
          new String[] {"HALF_OPEN", "ON"},
          new String[] {"turn_on"});
    }

    @Override
    protected List<Definition.Candidate<SnakeState>> candidates(SnakeState from, int event) {
      SnakeState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(SnakeState state) {
      return SnakeTransitions.isFinal(state);
    }
  }
}
