package names;

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
 * The transitions of {@code käse-Maschine} as functions. Nothing is kept between calls, so all are
 * thread-safe.
 *
 * <p>{@link KäseMaschineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class KäseMaschineTransitions {
  /** A row per state, a column per event; null where the event is not legal. */
  private static final KäseMaschineState[] NEXT = {
    // HALF_OPEN
    KäseMaschineState._2ND_TRY, KäseMaschineState.GRÖSSE, null, null, null, null, null, null, null,
        null,
    // _2ND_TRY
    null, null, KäseMaschineState.GRÖSSE, KäseMaschineState.状態, null, null, null, null, null, null,
    // GRÖSSE
    null, null, null, null, KäseMaschineState.状態, KäseMaschineState.HALF_OPEN, null, null, null,
        null,
    // 状態
    null, null, null, null, null, null, KäseMaschineState.A_B, KäseMaschineState.GRÖSSE, null, null,
    // A_B
    null, null, null, null, null, null, null, null, KäseMaschineState.HALF_OPEN,
        KäseMaschineState._2ND_TRY,
  };

  /** The same by position, for lives, which keep no more of their state. */
  private static final byte[] POSITIONS = Constants.bytes(NEXT);

  private static final KäseMaschineState[] STATES = KäseMaschineState.values();

  private KäseMaschineTransitions() {}

  /**
   * The event {@code agent claims task}.
   *
   * <p><code>half-open → 2nd try</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState agentClaimsTask(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.AGENT_CLAIMS_TASK);
  }

  /**
   * The event <code>un-claim / force</code>.
   *
   * <p><code>half-open → größe</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState unClaimForce(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.UN_CLAIM_FORCE);
  }

  /**
   * The event {@code 3 strikes}.
   *
   * <p><code>2nd try → größe</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState _3Strikes(KäseMaschineState from) {
    return next(from, KäseMaschineEvent._3_STRIKES);
  }

  /**
   * The event {@code HTTPServerDown}.
   *
   * <p><code>2nd try → 状態</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState httpServerDown(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.HTTP_SERVER_DOWN);
  }

  /**
   * The event {@code done!}.
   *
   * <p><code>größe → 状態</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState done(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.DONE);
  }

  /**
   * The event {@code Éclair}.
   *
   * <p><code>größe → half-open</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState éclair(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.ÉCLAIR);
  }

  /**
   * The event {@code 完了}.
   *
   * <p><code>状態 → a.b</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState 完了(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.完了);
  }

  /**
   * The event {@code ἀρχή}.
   *
   * <p><code>状態 → größe</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState ἀρχή(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.ἈΡΧΉ);
  }

  /**
   * The event {@code toHalfOpen}.
   *
   * <p><code>a.b → half-open</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState toHalfOpen(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.TO_HALF_OPEN);
  }

  /**
   * The event {@code to_2ndTry}.
   *
   * <p><code>a.b → 2nd try</code>.
   *
   * @return the state it leads to
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState to2ndTry(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.TO_2ND_TRY);
  }

  /**
   * The state that an event leads to.
   *
   * @throws dev.pawl.IllegalTransitionError if it is not legal in {@code from}
   */
  public static KäseMaschineState next(KäseMaschineState from, KäseMaschineEvent event) {
    KäseMaschineState to = find(from, event);
    if (to == null) {
      throw Rules.INSTANCE.error(Definition.ILLEGAL, from, event);
    }
    return to;
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(KäseMaschineState from, KäseMaschineEvent event) {
    return find(from, event) != null;
  }

  /** The state that an event leads to; null if it is not legal. */
  static KäseMaschineState find(KäseMaschineState from, KäseMaschineEvent event) {
    return NEXT[from.ordinal() * 10 + event.ordinal()];
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, KäseMaschineEvent event) {
    return POSITIONS[from * 10 + event.ordinal()];
  }

  /** The state at a position. */
  static KäseMaschineState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(KäseMaschineState from, KäseMaschineState to) {
    return Facts.MOVES.targets(from).contains(to);
  }

  /**
   * Requires that some transition leads from one state to another.
   *
   * @return {@code to}
   * @throws dev.pawl.IllegalTransitionError if none does
   */
  public static KäseMaschineState transition(KäseMaschineState from, KäseMaschineState to) {
    if (!canTransition(from, to)) {
      throw Rules.INSTANCE.error(from, to);
    }
    return to;
  }

  /** The events that have a transition in a state; unmodifiable. */
  public static Set<KäseMaschineEvent> events(KäseMaschineState from) {
    return Facts.MOVES.events(from);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<KäseMaschineState> targets(KäseMaschineState from) {
    return Facts.MOVES.targets(from);
  }

  /** The states in which a life may begin, in declared order; unmodifiable. */
  public static Set<KäseMaschineState> initialStates() {
    return Facts.INITIAL;
  }

  /** The states in which a life ends, in declared order; unmodifiable. */
  public static Set<KäseMaschineState> finalStates() {
    return Facts.FINAL;
  }

  /** Whether a life may begin in a state. */
  public static boolean isInitial(KäseMaschineState state) {
    return state == KäseMaschineState.HALF_OPEN;
  }

  /** Whether a life ends in a state. */
  public static boolean isFinal(KäseMaschineState state) {
    return false;
  }

  /** Whether a state is tagged {@code is-it}. */
  public static boolean isIsIt(KäseMaschineState state) {
    return state == KäseMaschineState.A_B;
  }

  /** Whether a state is tagged {@code 2x}. */
  public static boolean is_2x(KäseMaschineState state) {
    return state == KäseMaschineState.A_B;
  }

  /** What refusals are explained with. */
  static Definition<KäseMaschineState, KäseMaschineEvent> rules() {
    return Rules.INSTANCE;
  }

  /** The outcomes of attempts. */
  static Outcomes<KäseMaschineState, KäseMaschineEvent> outcomes() {
    return Facts.OUTCOMES;
  }

  /** What is seldom asked for, and loaded only then. */
  private static final class Facts {
    static final Moves<KäseMaschineState, KäseMaschineEvent> MOVES =
        new Moves<>(Rules.INSTANCE, KäseMaschineState.class, KäseMaschineEvent.class);

    static final Outcomes<KäseMaschineState, KäseMaschineEvent> OUTCOMES =
        new Outcomes<>(Rules.INSTANCE, false);

    static final Set<KäseMaschineState> INITIAL =
        Collections.unmodifiableSet(EnumSet.of(KäseMaschineState.HALF_OPEN));

    static final Set<KäseMaschineState> FINAL = Set.of();
  }

  /** The rules, as refusals explain them. */
  private static final class Rules extends Definition<KäseMaschineState, KäseMaschineEvent> {
    static final Definition<KäseMaschineState, KäseMaschineEvent> INSTANCE = new Rules();

    Rules() {
      super(
          "käse-Maschine",
          KäseMaschineState.values(),
          new String[] {"half-open", "2nd try", "größe", "状態", "a.b"},
          new String[] {"agent claims task", "un-claim / force", "3 strikes", "HTTPServerDown",
              "done!", "Éclair", "完了", "ἀρχή", "toHalfOpen", "to_2ndTry"});
    }

    @Override
    protected List<Definition.Candidate<KäseMaschineState>> candidates(KäseMaschineState from,
        int event) {
      KäseMaschineState to = NEXT[from.ordinal() * 10 + event];
      return to == null ? List.of() : List.of(Definition.Candidate.to(to));
    }

    @Override
    protected boolean isFinal(KäseMaschineState state) {
      return KäseMaschineTransitions.isFinal(state);
    }
  }
}
