package single;

import static single.LoopState.*;

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
 * The transitions of {@code Loop} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link LoopMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class LoopTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final LoopState[] NEXT = {
    // TURN
       LOOPING,  // LOOPING
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final LoopState[] STATES = LoopState.values();

  private LoopTransitions() {}

  /**
   * The event {@code turn}.
   *
   * <p><code>looping → looping</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState turn(LoopState from) {
    return next(from, LoopEvent.TURN);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static LoopState next(LoopState from, LoopEvent event) {
    LoopState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(LoopState from, LoopEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static LoopState find(LoopState from, LoopEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, LoopEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static LoopState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(LoopState from, LoopState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static LoopState transition(LoopState from, LoopState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<LoopEvent> events(LoopState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<LoopState> targets(LoopState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<LoopState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<LoopState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(LoopState state) {
    return state == LOOPING;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(LoopState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<LoopState, LoopEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<LoopState, LoopEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<LoopState, LoopEvent> MOVES =
        new Moves<>(Rules.INSTANCE, LoopState.class, LoopEvent.class);

    static final Outcomes<LoopState, LoopEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<LoopState> INITIAL = Collections.unmodifiableSet(EnumSet.of(LOOPING));

    static final Set<LoopState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<LoopState, LoopEvent> {
    static final Definition<LoopState, LoopEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Loop",
          LoopState.values(),
          new String[] {"looping"},
          new String[] {"turn"});
    }

    @Override
    protected List<Definition.Candidate<LoopState>> candidates(LoopState from, int event) {
      LoopState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(LoopState state) {
      return LoopTransitions.isFinal(state);
    }
  }
}
