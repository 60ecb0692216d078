package names;

import dev.pawl.engine.Life;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.TableDefinition;
import java.util.Set;
import javax.annotation.processing.Generated;

/**
 * The transitions of {@code käse-Maschine} as functions. Nothing is kept between calls, so all are
 * thread-safe. A step that is not legal is refused with an {@link dev.pawl.IllegalTransitionError}.
 *
 * <p>{@link KäseMaschineMachine} shows all transitions.
 */
@Generated("dev.pawl.processor")
public final class KäseMaschineTransitions {
  private static final KäseMaschineState[] STATES = KäseMaschineState.values();

  /** The position of the next state by state and event; -1 where that is not legal. */
  private static final byte[] NEXT = {
    1, 2, -1, -1, -1, -1, -1, -1, -1, -1, // HALF_OPEN
    -1, -1, 2, 3, -1, -1, -1, -1, -1, -1, // _2ND_TRY
    -1, -1, -1, -1, 3, 0, -1, -1, -1, -1, // GRÖSSE
    -1, -1, -1, -1, -1, -1, 4, 2, -1, -1, // 状態
    -1, -1, -1, -1, -1, -1, -1, -1, 0, 1, // A_B
  };

  private static final TableDefinition<KäseMaschineState, KäseMaschineEvent> RULES =
      new TableDefinition<>(
      "käse-Maschine", STATES, NEXT, STATES, "agent claims task", "un-claim / force", "3 strikes",
          "HTTPServerDown", "done!", "Éclair", "完了", "ἀρχή", "toHalfOpen", "to_2ndTry");

  static {
    RULES.names("half-open", "2nd try", "größe", "状態", "a.b");
    RULES.begins(KäseMaschineState.HALF_OPEN);
  }

  private KäseMaschineTransitions() {}

  /** The event {@code agent claims task}. <code>half-open → 2nd try</code>. */
  public static KäseMaschineState agentClaimsTask(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.AGENT_CLAIMS_TASK);
  }

  /** The event <code>un-claim / force</code>. <code>half-open → größe</code>. */
  public static KäseMaschineState unClaimForce(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.UN_CLAIM_FORCE);
  }

  /** The event {@code 3 strikes}. <code>2nd try → größe</code>. */
  public static KäseMaschineState _3Strikes(KäseMaschineState from) {
    return next(from, KäseMaschineEvent._3_STRIKES);
  }

  /** The event {@code HTTPServerDown}. <code>2nd try → 状態</code>. */
  public static KäseMaschineState httpServerDown(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.HTTP_SERVER_DOWN);
  }

  /** The event {@code done!}. <code>größe → 状態</code>. */
  public static KäseMaschineState done(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.DONE);
  }

  /** The event {@code Éclair}. <code>größe → half-open</code>. */
  public static KäseMaschineState éclair(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.ÉCLAIR);
  }

  /** The event {@code 完了}. <code>状態 → a.b</code>. */
  public static KäseMaschineState 完了(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.完了);
  }

  /** The event {@code ἀρχή}. <code>状態 → größe</code>. */
  public static KäseMaschineState ἀρχή(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.ἈΡΧΉ);
  }

  /** The event {@code toHalfOpen}. <code>a.b → half-open</code>. */
  public static KäseMaschineState toHalfOpen(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.TO_HALF_OPEN);
  }

  /** The event {@code to_2ndTry}. <code>a.b → 2nd try</code>. */
  public static KäseMaschineState to2ndTry(KäseMaschineState from) {
    return next(from, KäseMaschineEvent.TO_2ND_TRY);
  }

  /** The state that an event leads to. */
  public static KäseMaschineState next(KäseMaschineState from, KäseMaschineEvent event) {
    int to = follow(from.ordinal(), event);
    if (to < 0) {
      throw RULES.error(Life.ILLEGAL, from, event);
    }
    return STATES[to];
  }

  /** Whether an event is legal in a state. */
  public static boolean permits(KäseMaschineState from, KäseMaschineEvent event) {
    return follow(from.ordinal(), event) >= 0;
  }

  /** The position an event leads to; negative if it is not legal. */
  static int follow(int from, KäseMaschineEvent event) {
    return NEXT[from * 10 + event.ordinal()];
  }

  /** The state at a position. */
  static KäseMaschineState state(int position) {
    return STATES[position];
  }

  /** Whether some transition leads from one state to another. */
  public static boolean canTransition(KäseMaschineState from, KäseMaschineState to) {
    return RULES.targets(from).contains(to);
  }

  /** The state {@code to}, which some transition must lead to from {@code from}. */
  public static KäseMaschineState transition(KäseMaschineState from, KäseMaschineState to) {
    if (!canTransition(from, to)) {
      throw RULES.error(from, to);
    }
    return to;
  }

  /** The events that may be fired and have a transition in a state; unmodifiable. */
  public static Set<KäseMaschineEvent> events(KäseMaschineState from) {
    return RULES.events(from, KäseMaschineEvent.class);
  }

  /** The states that a transition leads to from a state; unmodifiable. */
  public static Set<KäseMaschineState> targets(KäseMaschineState from) {
    return RULES.targets(from);
  }

  /** The states in which an instance may begin, in declared order; unmodifiable. */
  public static Set<KäseMaschineState> initialStates() {
    return RULES.initialStates();
  }

  /** The states in which an instance ends, in declared order; unmodifiable. */
  public static Set<KäseMaschineState> finalStates() {
    return RULES.finalStates();
  }

  /** Whether an instance may begin in a state. */
  public static boolean isInitial(KäseMaschineState state) {
    return state == KäseMaschineState.HALF_OPEN;
  }

  /** Whether an instance ends in a state. */
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

  /** What all instances share, and refusals are explained with. */
  static TableDefinition<KäseMaschineState, KäseMaschineEvent> rules() {
    return RULES;
  }

  /** The outcomes of attempts. */
  static Outcomes<KäseMaschineState, KäseMaschineEvent> outcomes() {
    return RULES.outcomes(false);
  }
}
