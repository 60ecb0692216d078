package single;

import static single.OnlyState.*;

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
 * The transitions of {@code Only} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>A life that is over as it begins: no transition and no event.
 *
 * <p>{@link OnlyMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OnlyTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final OnlyState[] NEXT = {
    // 
        // ONLY
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final OnlyState[] STATES = OnlyState.values();

  static {
    Constants.require("Only", OnlyState.values(), "ONLY");
  }

  private OnlyTransitions() {}

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static OnlyState next(OnlyState from, OnlyEvent event) {
    OnlyState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(OnlyState from, OnlyEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static OnlyState find(OnlyState from, OnlyEvent event) {
    return NEXT[from.ordinal() * 0 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, OnlyEvent event) {
    return POSITIONS[from * 0 + event.ordinal()];
  }

  /** The state at a position. */
  static OnlyState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(OnlyState from, OnlyState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static OnlyState transition(OnlyState from, OnlyState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<OnlyEvent> events(OnlyState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<OnlyState> targets(OnlyState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<OnlyState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<OnlyState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(OnlyState state) {
    return state == ONLY;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(OnlyState state) {
    return state == ONLY;
  }

  /** What refusals are explained with. */
  static Definition<OnlyState, OnlyEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<OnlyState, OnlyEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<OnlyState, OnlyEvent> MOVES =
        new Moves<>(Rules.INSTANCE, OnlyState.class, OnlyEvent.class);

    static final Outcomes<OnlyState, OnlyEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<OnlyState> INITIAL = Collections.unmodifiableSet(EnumSet.of(ONLY));

    static final Set<OnlyState> FINAL = Collections.unmodifiableSet(EnumSet.of(ONLY));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<OnlyState, OnlyEvent> {
    static final Definition<OnlyState, OnlyEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Only",
          OnlyState.values(),
          new String[] {"ONLY"},
          new String[] {});
    }

    @Override
    protected List<Definition.Candidate<OnlyState>> candidates(OnlyState from, int event) {
      OnlyState to = NEXT[from.ordinal() * 0 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(OnlyState state) {
      return OnlyTransitions.isFinal(state);
    }
  }
}
