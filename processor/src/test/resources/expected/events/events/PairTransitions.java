package events;

import static events.PairState.*;

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
 * The transitions of {@code Pair} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Events by the constants of an existing enum, written in any style.
 *
 * <p>{@link PairMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class PairTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final PairState[] NEXT = {
    // UNUSED PRESSED TO_B  RESET
       null,  B,      B,    A,     // A
       null,  A,      null, A,     // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final PairState[] STATES = PairState.values();

  /** The column of each event. */
  private static final int[] COLUMNS = Constants.positions("Pair", Signal.values(), "UNUSED",
      "PRESSED", "TO_B", "RESET");

  static {
    Constants.require("Pair", PairState.values(), "A", "B");
  }

  private PairTransitions() {}

  /**
   * Never fired here, and no warning is to be had for it: see the options.
   *
   * <p>Legal in no state.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PairState unused(PairState from) {
    return next(from, Signal.UNUSED);
  }

  /**
   * The button is pressed.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PairState pressed(PairState from) {
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
  public static PairState toB(PairState from) {
    return next(from, Signal.TO_B);
  }

  /**
   * Back to the start.
   *
   * <p><code>A → A, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PairState reset(PairState from) {
    return next(from, Signal.RESET);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static PairState next(PairState from, Signal event) {
    PairState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(PairState from, Signal event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static PairState find(PairState from, Signal event) {
    return NEXT[from.ordinal() * 4 + COLUMNS[event.ordinal()]];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, Signal event) {
    return POSITIONS[from * 4 + COLUMNS[event.ordinal()]];
  }

  /** The state at a position. */
  static PairState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(PairState from, PairState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static PairState transition(PairState from, PairState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<Signal> events(PairState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<PairState> targets(PairState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<PairState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<PairState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(PairState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(PairState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<PairState, Signal> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<PairState, Signal> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<PairState, Signal> MOVES =
        new Moves<>(Rules.INSTANCE, PairState.class, Signal.class);

    static final Outcomes<PairState, Signal> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<PairState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<PairState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<PairState, Signal> {
    static final Definition<PairState, Signal> INSTANCE = new Rules();

    Rules() {
      super(
          "Pair",
          PairState.values(),
          new String[] {"A", "B"},
          new String[] {"UNUSED", "PRESSED", "TO_B", "RESET"});
    }

    @Override
    protected List<Definition.Candidate<PairState>> candidates(PairState from, int event) {
      PairState to = NEXT[from.ordinal() * 4 + event];
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
    protected boolean isFinal(PairState state) {
      return PairTransitions.isFinal(state);
    }
  }
}
