package complete;

import static complete.DialState.*;

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
 * The transitions of {@code Dial} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link DialMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DialTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final DialState[] NEXT = {
    // E0  E1  E2  E3  E4
       P0, P1, P2, P3, P0,  // P0
       P1, P2, P3, P0, P1,  // P1
       P2, P3, P0, P1, P2,  // P2
       P3, P0, P1, P2, P3,  // P3
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final DialState[] STATES = DialState.values();

  private DialTransitions() {}

  /**
   * The event {@code e0}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState e0(DialState from) {
    return next(from, DialEvent.E0);
  }

  /**
   * The event {@code e1}.
   *
   * <p><code>P0 → P1, P1 → P2, P2 → P3, P3 → P0</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState e1(DialState from) {
    return next(from, DialEvent.E1);
  }

  /**
   * The event {@code e2}.
   *
   * <p><code>P0 → P2, P1 → P3, P2 → P0, P3 → P1</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState e2(DialState from) {
    return next(from, DialEvent.E2);
  }

  /**
   * The event {@code e3}.
   *
   * <p><code>P0 → P3, P1 → P0, P2 → P1, P3 → P2</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState e3(DialState from) {
    return next(from, DialEvent.E3);
  }

  /**
   * The event {@code e4}.
   *
   * <p><code>P0 → P0, P1 → P1, P2 → P2, P3 → P3</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState e4(DialState from) {
    return next(from, DialEvent.E4);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DialState next(DialState from, DialEvent event) {
    DialState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(DialState from, DialEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static DialState find(DialState from, DialEvent event) {
    return NEXT[from.ordinal() * 5 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, DialEvent event) {
    return POSITIONS[from * 5 + event.ordinal()];
  }

  /** The state at a position. */
  static DialState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DialState from, DialState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DialState transition(DialState from, DialState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<DialEvent> events(DialState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DialState> targets(DialState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DialState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DialState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DialState state) {
    return state == P0;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DialState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<DialState, DialEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<DialState, DialEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DialState, DialEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DialState.class, DialEvent.class);

    static final Outcomes<DialState, DialEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<DialState> INITIAL = Collections.unmodifiableSet(EnumSet.of(P0));

    static final Set<DialState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DialState, DialEvent> {
    static final Definition<DialState, DialEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Dial",
          DialState.values(),
          new String[] {"P0", "P1", "P2", "P3"},
          new String[] {"e0", "e1", "e2", "e3", "e4"});
    }

    @Override
    protected List<Definition.Candidate<DialState>> candidates(DialState from, int event) {
      DialState to = NEXT[from.ordinal() * 5 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(DialState state) {
      return DialTransitions.isFinal(state);
    }
  }
}
