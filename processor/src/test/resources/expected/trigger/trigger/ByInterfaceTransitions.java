package trigger;

import static trigger.ByInterfaceState.*;

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
 * The transitions of {@code by-interface} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link ByInterfaceMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class ByInterfaceTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final ByInterfaceState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final ByInterfaceState[] STATES = ByInterfaceState.values();

  private ByInterfaceTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByInterfaceState go(ByInterfaceState from) {
    return next(from, ByInterfaceEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static ByInterfaceState next(ByInterfaceState from, ByInterfaceEvent event) {
    ByInterfaceState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(ByInterfaceState from, ByInterfaceEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static ByInterfaceState find(ByInterfaceState from, ByInterfaceEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, ByInterfaceEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static ByInterfaceState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(ByInterfaceState from, ByInterfaceState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static ByInterfaceState transition(ByInterfaceState from, ByInterfaceState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<ByInterfaceEvent> events(ByInterfaceState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<ByInterfaceState> targets(ByInterfaceState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<ByInterfaceState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<ByInterfaceState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(ByInterfaceState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(ByInterfaceState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<ByInterfaceState, ByInterfaceEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<ByInterfaceState, ByInterfaceEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<ByInterfaceState, ByInterfaceEvent> MOVES =
        new Moves<>(Rules.INSTANCE, ByInterfaceState.class, ByInterfaceEvent.class);

    static final Outcomes<ByInterfaceState, ByInterfaceEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<ByInterfaceState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<ByInterfaceState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<ByInterfaceState, ByInterfaceEvent> {
    static final Definition<ByInterfaceState, ByInterfaceEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "by-interface",
          ByInterfaceState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<ByInterfaceState>> candidates(ByInterfaceState from,
        int event) {
      ByInterfaceState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(ByInterfaceState state) {
      return ByInterfaceTransitions.isFinal(state);
    }
  }
}
