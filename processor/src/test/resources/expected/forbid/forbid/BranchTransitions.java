package forbid;

import static forbid.BranchState.*;

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
 * The transitions of {@code Branch} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Every pair that is not there on purpose says why.
 *
 * <p>{@link BranchMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class BranchTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final BranchState[] NEXT = {
    // TO_REVIEWED TO_CLOSED TO_MERGED
       REVIEWED,   CLOSED,   null,      // DRAFT
       null,       CLOSED,   MERGED,    // REVIEWED
       null,       CLOSED,   null,      // MERGED
       null,       null,     MERGED,    // CLOSED
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final BranchState[] STATES = BranchState.values();

  static {
    Constants.require("Branch", BranchState.values(), "DRAFT", "REVIEWED", "MERGED", "CLOSED");
  }

  private BranchTransitions() {}

  /**
   * The event {@code toReviewed}.
   *
   * <p><code>DRAFT → REVIEWED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BranchState toReviewed(BranchState from) {
    return next(from, BranchEvent.TO_REVIEWED);
  }

  /**
   * The event {@code toClosed}.
   *
   * <p><code>DRAFT → CLOSED, REVIEWED → CLOSED, MERGED → CLOSED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BranchState toClosed(BranchState from) {
    return next(from, BranchEvent.TO_CLOSED);
  }

  /**
   * The event {@code toMerged}.
   *
   * <p><code>REVIEWED → MERGED, CLOSED → MERGED</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BranchState toMerged(BranchState from) {
    return next(from, BranchEvent.TO_MERGED);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BranchState next(BranchState from, BranchEvent event) {
    BranchState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(BranchState from, BranchEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static BranchState find(BranchState from, BranchEvent event) {
    return NEXT[from.ordinal() * 3 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, BranchEvent event) {
    return POSITIONS[from * 3 + event.ordinal()];
  }

  /** The state at a position. */
  static BranchState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(BranchState from, BranchState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static BranchState transition(BranchState from, BranchState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<BranchEvent> events(BranchState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<BranchState> targets(BranchState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<BranchState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<BranchState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(BranchState state) {
    return state == DRAFT;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(BranchState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<BranchState, BranchEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<BranchState, BranchEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<BranchState, BranchEvent> MOVES =
        new Moves<>(Rules.INSTANCE, BranchState.class, BranchEvent.class);

    static final Outcomes<BranchState, BranchEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<BranchState> INITIAL = Collections.unmodifiableSet(EnumSet.of(DRAFT));

    static final Set<BranchState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<BranchState, BranchEvent> {
    static final Definition<BranchState, BranchEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Branch",
          BranchState.values(),
          new String[] {"DRAFT", "REVIEWED", "MERGED", "CLOSED"},
          new String[] {"toReviewed", "toClosed", "toMerged"});
    }

    @Override
    protected List<Definition.Candidate<BranchState>> candidates(BranchState from, int event) {
      BranchState to = NEXT[from.ordinal() * 3 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(BranchState state) {
      return BranchTransitions.isFinal(state);
    }

    @Override
    protected String because(BranchState from, BranchState to) {
      if (from == DRAFT && to == MERGED) {
        return "Nobody has read it";
      }
      if ((from == MERGED || from == CLOSED) && (to == DRAFT || to == REVIEWED)) {
        return "What is \"over\" stays over";
      }
      if (to == DRAFT) {
        return "A draft is where it began";
      }
      return null;
    }
  }
}
