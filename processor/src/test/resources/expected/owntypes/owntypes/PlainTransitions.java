package owntypes;

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
 * The transitions of {@code Plain} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link PlainMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PlainTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final PlainState[] NEXT = {
    // NEXT
    PlainState.STATES, PlainState.EVENTS, PlainState.ILLEGAL, null, null, null, null, null, null,
        null, null, null, null,
    // STATES
    null, null, null, PlainState.STEPS, PlainState.TARGETS, PlainState.REFUSED, null, null, null,
        null, null, null, null,
    // EVENTS
    null, null, null, null, null, null, PlainState.INSTANCE, PlainState.FINAL, null, null, null,
        null, null,
    // STEPS
    null, null, null, null, null, null, null, null, PlainState.INITIAL, PlainState.RULES, null,
        null, null,
    // TARGETS
    null, null, null, null, null, null, null, null, null, null, PlainState.MOVES,
        PlainState.OUTCOMES, null,
    // INSTANCE
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // ILLEGAL
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // REFUSED
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // INITIAL
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // FINAL
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // RULES
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // MOVES
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
    // OUTCOMES
    null, null, null, null, null, null, null, null, null, null, null, null, PlainState.NEXT,
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final PlainState[] STATES = PlainState.values();

  private PlainTransitions() {}

  /**
   * The event {@code toStates}.
   *
   * <p><code>NEXT → STATES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toStates(PlainState from) {
    return next(from, PlainEvent.TO_STATES);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>NEXT → EVENTS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toEvents(PlainState from) {
    return next(from, PlainEvent.TO_EVENTS);
  }

  /**
   * The event {@code toIllegal}.
   *
   * <p><code>NEXT → ILLEGAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toIllegal(PlainState from) {
    return next(from, PlainEvent.TO_ILLEGAL);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>STATES → STEPS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toSteps(PlainState from) {
    return next(from, PlainEvent.TO_STEPS);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>STATES → TARGETS</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toTargets(PlainState from) {
    return next(from, PlainEvent.TO_TARGETS);
  }

  /**
   * The event {@code toRefused}.
   *
   * <p><code>STATES → REFUSED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toRefused(PlainState from) {
    return next(from, PlainEvent.TO_REFUSED);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>EVENTS → INSTANCE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toInstance(PlainState from) {
    return next(from, PlainEvent.TO_INSTANCE);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>EVENTS → FINAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toFinal(PlainState from) {
    return next(from, PlainEvent.TO_FINAL);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>STEPS → INITIAL</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toInitial(PlainState from) {
    return next(from, PlainEvent.TO_INITIAL);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>STEPS → RULES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toRules(PlainState from) {
    return next(from, PlainEvent.TO_RULES);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>TARGETS → MOVES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toMoves(PlainState from) {
    return next(from, PlainEvent.TO_MOVES);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>TARGETS → OUTCOMES</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toOutcomes(PlainState from) {
    return next(from, PlainEvent.TO_OUTCOMES);
  }

  /**
   * The event {@code toNext}.
   *
   * <p><code>INSTANCE → NEXT, ILLEGAL → NEXT, REFUSED → NEXT, INITIAL → NEXT, FINAL → NEXT, RULES →
   * NEXT, MOVES → NEXT, OUTCOMES → NEXT</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState toNext(PlainState from) {
    return next(from, PlainEvent.TO_NEXT);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState next(PlainState from, PlainEvent event) {
    PlainState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(PlainState from, PlainEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static PlainState find(PlainState from, PlainEvent event) {
    return NEXT[from.ordinal() * 13 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, PlainEvent event) {
    return POSITIONS[from * 13 + event.ordinal()];
  }

  /** The state at a position. */
  static PlainState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(PlainState from, PlainState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static PlainState transition(PlainState from, PlainState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<PlainEvent> events(PlainState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<PlainState> targets(PlainState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<PlainState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<PlainState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(PlainState state) {
    return state == PlainState.NEXT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(PlainState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<PlainState, PlainEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<PlainState, PlainEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<PlainState, PlainEvent> MOVES =
        new Moves<>(Rules.INSTANCE, PlainState.class, PlainEvent.class);

    static final Outcomes<PlainState, PlainEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<PlainState> INITIAL = Collections.unmodifiableSet(EnumSet.of(PlainState.NEXT));

    static final Set<PlainState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<PlainState, PlainEvent> {
    static final Definition<PlainState, PlainEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Plain",
          PlainState.values(),
          new String[] {"NEXT", "STATES", "EVENTS", "STEPS", "TARGETS", "INSTANCE", "ILLEGAL",
              "REFUSED", "INITIAL", "FINAL", "RULES", "MOVES", "OUTCOMES"},
          new String[] {"toStates", "toEvents", "toIllegal", "toSteps", "toTargets", "toRefused",
              "toInstance", "toFinal", "toInitial", "toRules", "toMoves", "toOutcomes", "toNext"});
    }

    @Override
    protected List<Definition.Candidate<PlainState>> candidates(PlainState from, int event) {
      PlainState to = NEXT[from.ordinal() * 13 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(PlainState state) {
      return PlainTransitions.isFinal(state);
    }
  }
}
