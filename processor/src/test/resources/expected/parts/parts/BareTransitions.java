package parts;

import static parts.BareState.*;

import dev.pawl.engine.Definition;
import dev.pawl.engine.Moves;
import dev.pawl.engine.Outcomes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code Bare} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class BareTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final BareState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  private BareTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BareState go(BareState from) {
    return next(from, BareEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static BareState next(BareState from, BareEvent event) {
    BareState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(BareState from, BareEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static BareState find(BareState from, BareEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(BareState from, BareState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static BareState transition(BareState from, BareState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<BareEvent> events(BareState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<BareState> targets(BareState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<BareState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<BareState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(BareState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(BareState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<BareState, BareEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<BareState, BareEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<BareState, BareEvent> MOVES =
        new Moves<>(Rules.INSTANCE, BareState.class, BareEvent.class);

    static final Outcomes<BareState, BareEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<BareState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<BareState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<BareState, BareEvent> {
    static final Definition<BareState, BareEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Bare",
          BareState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<BareState>> candidates(BareState from, int event) {
      BareState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(BareState state) {
      return BareTransitions.isFinal(state);
    }
  }
}
