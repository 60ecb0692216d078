package parts;

import static parts.StatelessState.*;

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
 * The transitions of {@code Stateless} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>Everything but lives: the codec then has no JSON.
 *
 * <pre>
 * from  event  to
 * A     go     B
 * B     go     A
 * </pre>
 */
@Generated("dev.pawl.processor")
public final class StatelessTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final StatelessState[] NEXT = {
    // GO
       B,  // A
       A,  // B
  };

  static {
    Constants.require("Stateless", StatelessState.values(), "A", "B");
  }

  private StatelessTransitions() {}

  /**
   * The event {@code go}.
   *
   * <p><code>A → B, B → A</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StatelessState go(StatelessState from) {
    return next(from, StatelessEvent.GO);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static StatelessState next(StatelessState from, StatelessEvent event) {
    StatelessState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(StatelessState from, StatelessEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static StatelessState find(StatelessState from, StatelessEvent event) {
    return NEXT[from.ordinal() * 1 + event.ordinal()];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(StatelessState from, StatelessState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static StatelessState transition(StatelessState from, StatelessState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<StatelessEvent> events(StatelessState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<StatelessState> targets(StatelessState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<StatelessState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<StatelessState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(StatelessState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(StatelessState state) {
    return false;
  }

  /** What refusals are explained with. */
  static Definition<StatelessState, StatelessEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<StatelessState, StatelessEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<StatelessState, StatelessEvent> MOVES =
        new Moves<>(Rules.INSTANCE, StatelessState.class, StatelessEvent.class);

    static final Outcomes<StatelessState, StatelessEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<StatelessState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<StatelessState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<StatelessState, StatelessEvent> {
    static final Definition<StatelessState, StatelessEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Stateless",
          StatelessState.values(),
          new String[] {"A", "B"},
          new String[] {"go"});
    }

    @Override
    protected List<Definition.Candidate<StatelessState>> candidates(StatelessState from,
        int event) {
      StatelessState to = NEXT[from.ordinal() * 1 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(StatelessState state) {
      return StatelessTransitions.isFinal(state);
    }
  }
}
