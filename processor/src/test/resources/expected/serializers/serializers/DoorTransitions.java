package serializers;

import static serializers.DoorState.*;

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
 * The transitions of {@code Door} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link DoorMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class DoorTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final DoorState[] NEXT = {
    // PUSH       PULL
       WIDE_OPEN, null,  // SHUT
       null,      SHUT,  // WIDE_OPEN
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final DoorState[] STATES = DoorState.values();

  static {
    Constants.require("Door", DoorState.values(), "SHUT", "WIDE_OPEN");
  }

  private DoorTransitions() {}

  /**
   * The event {@code push}.
   *
   * <p><code>SHUT → WIDE_OPEN</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState push(DoorState from) {
    return next(from, DoorEvent.PUSH);
  }

  /**
   * The event {@code pull}.
   *
   * <p><code>WIDE_OPEN → SHUT</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState pull(DoorState from) {
    return next(from, DoorEvent.PULL);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static DoorState next(DoorState from, DoorEvent event) {
    DoorState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(DoorState from, DoorEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static DoorState find(DoorState from, DoorEvent event) {
    return NEXT[from.ordinal() * 2 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, DoorEvent event) {
    return POSITIONS[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static DoorState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(DoorState from, DoorState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static DoorState transition(DoorState from, DoorState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<DoorEvent> events(DoorState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<DoorState> targets(DoorState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<DoorState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<DoorState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(DoorState state) {
    return state == SHUT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(DoorState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<DoorState, DoorEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<DoorState, DoorEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<DoorState, DoorEvent> MOVES =
        new Moves<>(Rules.INSTANCE, DoorState.class, DoorEvent.class);

    static final Outcomes<DoorState, DoorEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<DoorState> INITIAL = Collections.unmodifiableSet(EnumSet.of(SHUT));

    static final Set<DoorState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<DoorState, DoorEvent> {
    static final Definition<DoorState, DoorEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Door",
          DoorState.values(),
          new String[] {"SHUT", "WIDE_OPEN"},
          new String[] {"push", "pull"});
    }

    @Override
    protected List<Definition.Candidate<DoorState>> candidates(DoorState from, int event) {
      DoorState to = NEXT[from.ordinal() * 2 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(DoorState state) {
      return DoorTransitions.isFinal(state);
    }
  }
}
