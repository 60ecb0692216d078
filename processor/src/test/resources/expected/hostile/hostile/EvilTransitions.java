package hostile;

import static hostile.EvilState.*;

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
 * The transitions of {@code Evil} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>&#42;/ &#125; /&#42;
 *
 * <p>{@link EvilMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class EvilTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final EvilState[] NEXT = {
    // GO    TO_C
       B,    null,  // A
       null, C,     // B
       null, null,  // C
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final EvilState[] STATES = EvilState.values();

  static {
    Constants.require("Evil", EvilState.values(), "A", "B", "C");
  }

  private EvilTransitions() {}

  /**
   * &#92;u002a/ &#92;u000a.
   *
   * <p><code>A → B</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static EvilState go(EvilState from) {
    return next(from, EvilEvent.GO);
  }

  /**
   * &#64;author &lt;script&gt;alert(1)&lt;/script&gt;
   *
   * <p><code>B → C</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static EvilState toC(EvilState from) {
    return next(from, EvilEvent.TO_C);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static EvilState next(EvilState from, EvilEvent event) {
    EvilState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(EvilState from, EvilEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static EvilState find(EvilState from, EvilEvent event) {
    return NEXT[from.ordinal() * 2 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, EvilEvent event) {
    return POSITIONS[from * 2 + event.ordinal()];
  }

  /** The state at a position. */
  static EvilState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(EvilState from, EvilState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static EvilState transition(EvilState from, EvilState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<EvilEvent> events(EvilState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<EvilState> targets(EvilState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<EvilState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<EvilState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(EvilState state) {
    return state == A;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(EvilState state) {
    return state == C;
  }

  /** What refusals are explained with. */
  static Definition<EvilState, EvilEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<EvilState, EvilEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<EvilState, EvilEvent> MOVES =
        new Moves<>(Rules.INSTANCE, EvilState.class, EvilEvent.class);

    static final Outcomes<EvilState, EvilEvent> OUTCOMES = new Outcomes<>(Rules.INSTANCE, false);

    static final Set<EvilState> INITIAL = Collections.unmodifiableSet(EnumSet.of(A));

    static final Set<EvilState> FINAL = Collections.unmodifiableSet(EnumSet.of(C));
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<EvilState, EvilEvent> {
    static final Definition<EvilState, EvilEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "Evil",
          EvilState.values(),
          new String[] {"A", "B", "C"},
          new String[] {"go", "toC"});
    }

    @Override
    protected List<Definition.Candidate<EvilState>> candidates(EvilState from, int event) {
      EvilState to = NEXT[from.ordinal() * 2 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(EvilState state) {
      return EvilTransitions.isFinal(state);
    }

    @Override
    protected String because(EvilState from, EvilState to) {
      if (from == B && to == A) {
        return "{@link";
      }
      return null;
    }
  }
}
