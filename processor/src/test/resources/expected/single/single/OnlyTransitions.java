package single;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Only} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>A life that is over as it begins: no transition and no event.
 *
 * <p>{@link OnlyMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class OnlyTransitions {
  private static final OnlyState[] STATES = OnlyState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
  };

  private static final TableDefinition<OnlyState, OnlyEvent> RULES = new TableDefinition<>(
      "Only", STATES, NEXT, STATES);

  static {
    Constants.require("Only", OnlyState.values(), "ONLY");
    RULES.begins(OnlyState.ONLY);
    RULES.ends(OnlyState.ONLY);
  }

  private OnlyTransitions() {}

  /** The state that an event leads to. */
  public static OnlyState next(OnlyState from, OnlyEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(OnlyState from, OnlyEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, OnlyEvent event) {
    return NEXT[from * 0 + event.ordinal()];
  }

  /** The state at a position. */
  static OnlyState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(OnlyState from, OnlyState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static OnlyState transition(OnlyState from, OnlyState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<OnlyEvent> events(OnlyState from) {
    return RULES.events(from, OnlyEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<OnlyState> targets(OnlyState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<OnlyState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<OnlyState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(OnlyState state) {
    return state == OnlyState.ONLY;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(OnlyState state) {
    return state == OnlyState.ONLY;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<OnlyState, OnlyEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<OnlyState, OnlyEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
