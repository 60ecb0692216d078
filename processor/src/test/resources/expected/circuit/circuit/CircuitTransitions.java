package circuit;

import static circuit.CircuitState.*;

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
 * The transitions of {@code Circuit} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A circuit breaker.
 *
 * <p>{@link CircuitMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class CircuitTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final CircuitState[] NEXT = {
    // FAILURE_THRESHOLD_EXCEEDED COOLDOWN_EXPIRES SUCCESS FAILURE SHUT_DOWN
       OPEN,                      null,            null,   null,   OPEN,      // CLOSED
       null,                      HALF_OPEN,       null,   null,   OPEN,      // OPEN
       null,                      null,            CLOSED, OPEN,   OPEN,      // HALF_OPEN
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final CircuitState[] STATES = CircuitState.values();

  static {
    Constants.require("Circuit", CircuitState.values(), "CLOSED", "OPEN", "HALF_OPEN");
  }

  private CircuitTransitions() {}

  /**
   * The event {@code failureThresholdExceeded}.
   *
   * <p><code>CLOSED → OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState failureThresholdExceeded(CircuitState from) {
    return next(from, CircuitEvent.FAILURE_THRESHOLD_EXCEEDED);
  }

  /**
   * The event {@code cooldownExpires}.
   *
   * <p><code>OPEN → HALF_OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState cooldownExpires(CircuitState from) {
    return next(from, CircuitEvent.COOLDOWN_EXPIRES);
  }

  /**
   * The event {@code success}.
   *
   * <p><code>HALF_OPEN → CLOSED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState success(CircuitState from) {
    return next(from, CircuitEvent.SUCCESS);
  }

  /**
   * The event {@code failure}.
   *
   * <p><code>HALF_OPEN → OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState failure(CircuitState from) {
    return next(from, CircuitEvent.FAILURE);
  }

  /**
   * The event {@code shutDown}.
   *
   * <p><code>CLOSED → OPEN, OPEN → OPEN, HALF_OPEN → OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState shutDown(CircuitState from) {
    return next(from, CircuitEvent.SHUT_DOWN);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static CircuitState next(CircuitState from, CircuitEvent event) {
    CircuitState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(CircuitState from, CircuitEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static CircuitState find(CircuitState from, CircuitEvent event) {
    return NEXT[from.ordinal() * 5 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, CircuitEvent event) {
    return POSITIONS[from * 5 + event.ordinal()];
  }

  /** The state at a position. */
  static CircuitState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(CircuitState from, CircuitState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static CircuitState transition(CircuitState from, CircuitState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<CircuitEvent> events(CircuitState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<CircuitState> targets(CircuitState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<CircuitState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<CircuitState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(CircuitState state) {
    return state == CLOSED;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(CircuitState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<CircuitState, CircuitEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<CircuitState, CircuitEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<CircuitState, CircuitEvent> MOVES =
        new Moves<>(Rules.INSTANCE, CircuitState.class, CircuitEvent.class);

    static final Outcomes<CircuitState, CircuitEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<CircuitState> INITIAL = Collections.unmodifiableSet(EnumSet.of(CLOSED));

    static final Set<CircuitState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<CircuitState, CircuitEvent> {
    static final Definition<CircuitState, CircuitEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Circuit",
          CircuitState.values(),
          new String[] {"CLOSED", "OPEN", "HALF_OPEN"},
          new String[] {"failureThresholdExceeded", "cooldownExpires", "success", "failure",
              "shutDown"});
    }

    @Override
    protected List<Definition.Candidate<CircuitState>> candidates(CircuitState from, int event) {
      CircuitState to = NEXT[from.ordinal() * 5 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(CircuitState state) {
      return CircuitTransitions.isFinal(state);
    }
  }
}
