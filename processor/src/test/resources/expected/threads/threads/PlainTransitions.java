package threads;

import static threads.PlainState.*;

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
final class PlainTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final PlainState[] NEXT = {
    // GO     BACK
       THERE, null,  // HERE
       null,  HERE,  // THERE
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final PlainState[] STATES = PlainState.values();

  static {
    Constants.require("Plain", PlainState.values(), "HERE", "THERE");
  }

  private PlainTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>HERE → THERE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState go(PlainState from) {
    return next(from, PlainEvent.GO);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>THERE → HERE</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PlainState back(PlainState from) {
    return next(from, PlainEvent.BACK);
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
    return NEXT[from.ordinal() * 2 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, PlainEvent event) {
    return POSITIONS[from * 2 + event.ordinal()];
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
    return state == HERE;
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

    static final Set<PlainState> INITIAL = Collections.unmodifiableSet(EnumSet.of(HERE));

    static final Set<PlainState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<PlainState, PlainEvent> {
    static final Definition<PlainState, PlainEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Plain",
          PlainState.values(),
          new String[] {"HERE", "THERE"},
          new String[] {"go", "back"});
    }

    @Override
    protected List<Definition.Candidate<PlainState>> candidates(PlainState from, int event) {
      PlainState to = NEXT[from.ordinal() * 2 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(PlainState state) {
      return PlainTransitions.isFinal(state);
    }
  }
}
