package forbid;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Branch} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>Every pair that is not there on purpose says why.
 *
 * <p>{@link BranchMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class BranchTransitions {
  private static final BranchState[] STATES = BranchState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // TO_REVIEWED TO_CLOSED TO_MERGED
       1,          3,        -1,        // DRAFT
       -1,         3,        2,         // REVIEWED
       -1,         3,        -1,        // MERGED
       -1,         -1,       2,         // CLOSED
  };

  private static final TableDefinition<BranchState, BranchEvent> RULES = new TableDefinition<>(
      "Branch", STATES, NEXT, STATES, "toReviewed", "toClosed", "toMerged");

  static {
    Constants.require("Branch", BranchState.values(), "DRAFT", "REVIEWED", "MERGED", "CLOSED");
    RULES.begins(BranchState.DRAFT);
    RULES.forbid(
        "Nobody has read it",
        List.of(BranchState.DRAFT),
        List.of(BranchState.MERGED));
    RULES.forbid(
        "What is \"over\" stays over",
        List.of(BranchState.MERGED, BranchState.CLOSED),
        List.of(BranchState.DRAFT, BranchState.REVIEWED));
    RULES.forbid(
        "A draft is where it began",
        List.of(),
        List.of(BranchState.DRAFT));
  }

  private BranchTransitions() {}

  /** The event {@code toReviewed}. <code>DRAFT → REVIEWED</code>. */
  public static BranchState toReviewed(BranchState from) {
    return next(from, BranchEvent.TO_REVIEWED);
  }

  /**
   * The event {@code toClosed}. <code>DRAFT → CLOSED, REVIEWED → CLOSED, MERGED → CLOSED</code>.
   */
  public static BranchState toClosed(BranchState from) {
    return next(from, BranchEvent.TO_CLOSED);
  }

  /** The event {@code toMerged}. <code>REVIEWED → MERGED, CLOSED → MERGED</code>. */
  public static BranchState toMerged(BranchState from) {
    return next(from, BranchEvent.TO_MERGED);
  }

  /** The state that an event leads to. */
  public static BranchState next(BranchState from, BranchEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(BranchState from, BranchEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, BranchEvent event) {
    return NEXT[from * 3 + event.ordinal()];
  }

  /** The state at a position. */
  static BranchState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(BranchState from, BranchState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static BranchState transition(BranchState from, BranchState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<BranchEvent> events(BranchState from) {
    return RULES.events(from, BranchEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<BranchState> targets(BranchState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<BranchState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<BranchState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(BranchState state) {
    return state == BranchState.DRAFT;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(BranchState state) {
    return false;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<BranchState, BranchEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<BranchState, BranchEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
