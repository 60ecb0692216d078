package events;

import static events.TwinState.*;

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
 * The transitions of {@code Twin} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link TwinMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class TwinTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final TwinState[] NEXT = {
    // UNUSED PRESSED TO_B  RESET
       null,  B,      B,    A,     // A
       null,  A,      null, A,     // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final TwinState[] STATES = TwinState.values();

  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Twin", Signal.values(), "UNUSED",
      "PRESSED", "TO_B", "RESET");

  private TwinTransitions() {}

  /**
   * The event {@code UNUSED}.
   *
   * <p>Legal in no state.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TwinState unused(TwinState from) {
    return next(from, Signal.UNUSED);
  }

  /**
   * The event {@code PRESSED}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TwinState pressed(TwinState from) {
    return next(from, Signal.PRESSED);
  }

  /**
   * The event {@code TO_B}.
   *
   * <p><code>A → B</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TwinState toB(TwinState from) {
    return next(from, Signal.TO_B);
  }

  /**
   * The event {@code RESET}.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TwinState reset(TwinState from) {
    return next(from, Signal.RESET);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static TwinState next(TwinState from, Signal event) {
    TwinState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(TwinState from, Signal event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static TwinState find(TwinState from, Signal event) {
    return NEXT[from.ordinal() * 4 + COLUMNS[event.ordinal()]];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, Signal event) {
    return POSITIONS[from * 4 + COLUMNS[event.ordinal()]];
  }

  /** The state at a position. */
  static TwinState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(TwinState from, TwinState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static TwinState transition(TwinState from, TwinState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<Signal> events(TwinState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<TwinState> targets(TwinState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<TwinState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<TwinState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(TwinState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(TwinState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<TwinState, Signal> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<TwinState, Signal> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<TwinState, Signal> MOVES =
        new Moves<>(Rules.INSTANCE, TwinState.class, Signal.class);

    static final Outcomes<TwinState, Signal> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<TwinState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<TwinState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<TwinState, Signal> {
    static final Definition<TwinState, Signal> INSTANCE = new Rules();

    Rules() {
      super(
          "Twin",
          TwinState.values(),
          new String[] {"A", "B"},
          new String[] {"UNUSED", "PRESSED", "TO_B", "RESET"});
    }

    @Override
    protected List<Definition.Candidate<TwinState>> candidates(TwinState from, int event) {
      TwinState to = NEXT[from.ordinal() * 4 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected int positionOf(Enum<?> event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected int indexOf(Signal event) {
      return COLUMNS[event.ordinal()];
    }

    @Override
    protected boolean isFinal(TwinState state) {
      return TwinTransitions.isFinal(state);
    }
  }
}
