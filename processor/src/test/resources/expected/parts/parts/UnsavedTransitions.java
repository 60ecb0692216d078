package parts;

import static parts.UnsavedState.*;

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
 * The transitions of {@code Unsaved} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link UnsavedMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class UnsavedTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final UnsavedState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final UnsavedState[] STATES = UnsavedState.values();

  private UnsavedTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static UnsavedState go(UnsavedState from) {
    return next(from, UnsavedEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static UnsavedState next(UnsavedState from, UnsavedEvent event) {
    UnsavedState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(UnsavedState from, UnsavedEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static UnsavedState find(UnsavedState from, UnsavedEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, UnsavedEvent event) {
    return POSITIONS[from * 1 + event.ordinal()];
  }

  /** The state at a position. */
  static UnsavedState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(UnsavedState from, UnsavedState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static UnsavedState transition(UnsavedState from, UnsavedState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<UnsavedEvent> events(UnsavedState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<UnsavedState> targets(UnsavedState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<UnsavedState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<UnsavedState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(UnsavedState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(UnsavedState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<UnsavedState, UnsavedEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<UnsavedState, UnsavedEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<UnsavedState, UnsavedEvent> MOVES =
        new Moves<>(Rules.INSTANCE, UnsavedState.class, UnsavedEvent.class);

    static final Outcomes<UnsavedState, UnsavedEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<UnsavedState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<UnsavedState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<UnsavedState, UnsavedEvent> {
    static final Definition<UnsavedState, UnsavedEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Unsaved",
          UnsavedState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<UnsavedState>> candidates(UnsavedState from, int event) {
      UnsavedState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(UnsavedState state) {
      return UnsavedTransitions.isFinal(state);
    }
  }
}
