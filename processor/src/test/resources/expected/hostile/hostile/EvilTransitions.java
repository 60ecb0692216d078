package hostile;

import dev.pawl.engine.Constants;
import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Evil} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <p>{@link EvilMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class EvilTransitions {
  private static final EvilState[] STATES = EvilState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    // GO   TO_C
       1,   -1,   // A
       -1,  2,    // B
       -1,  -1,   // C
  };

  private static final TableDefinition<EvilState, EvilEvent> RULES = new TableDefinition<>(
      "Evil", STATES, NEXT, STATES, "go", "toC");

  static {
    Constants.require("Evil", EvilState.values(), "A", "B", "C");
    RULES.begins(EvilState.A);
    RULES.ends(EvilState.C);
    RULES.forbid(
        "{@link",
        List.of(EvilState.B),
        List.of(EvilState.A));
  }

  private EvilTransitions() {}

  /** &#92;u002a/ &#92;u000a. <code>A → B</code>. */
  public static EvilState go(EvilState from) {
    return next(from, EvilEvent.GO);
  }

  /** &#64;author &lt;script&gt;alert(1)&lt;/script&gt; <code>B → C</code>. */
  public static EvilState toC(EvilState from) {
    return next(from, EvilEvent.TO_C);
  }

  /** The state that an event leads to. */
  public static EvilState next(EvilState from, EvilEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(EvilState from, EvilEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, EvilEvent event) {
    return NEXT[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static EvilState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(EvilState from, EvilState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static EvilState transition(EvilState from, EvilState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<EvilEvent> events(EvilState from) {
    return RULES.events(from, EvilEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<EvilState> targets(EvilState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<EvilState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<EvilState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(EvilState state) {
    return state == EvilState.A;
  }

  /** Whether an instance ends in a state. */
  public static boolean isFinal(EvilState state) {
    return state == EvilState.C;
  }

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<EvilState, EvilEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<EvilState, EvilEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
