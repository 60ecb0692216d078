package owntypes;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.Life;
import java.time.Clock;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One life of {@code Machine}. It is confined to one thread at a time.
 *
 * <pre>{@code
 * +----------------------------------------------------------------------------------------------------+
 * *>|                                                Type
 * |
 * +----------------------------------------------------------------------------------------------------+
 * ^ ^   ^     ^   ^                            |       ^     ^ ^     ^ ^ ^       |    ^    ^
 * ^ ^
 * | |   |     |   |                            | 2     |     | |     | | | 12 /  | 1  | 3  |
 * | |
 * | |   |     |   |                            |       |     | |     | | | 13    |    |    |
 * | |
 * | |   |     |   |                            v       |     | |     | | |       v    |    |
 * | |
 * | |   |     |   |                        +-------+   |     | |     | | |     +-------+   |
 * | |
 * | |   |     |   |                        | Cause |   |     | |     | | |     | Event |   |
 * | |
 * | |   |     |   |                        +-------+   |     | |     | | |     +-------+   |
 * | |
 * | |   |     |   |                         | 8   | 9  |     | | 17  | | |         | 4     | 10 /
 * | |
 * | |   |     |   |                         |     |    |     | |     | | |         |       | 11
 * | |
 * | |   |     |   |                         |     |    |     | +---+ | | |         |       |
 * | |
 * | |   |     |   |                         v     |    |     |     | | | |         v       |
 * | |
 * | |   |     |   |  +-----------------------+    |    |     |     | | | |     +-------+   |
 * | |
 * | |   |     |   |  |        Outcome        |    |    |     |     | | | |     | Phase |   |
 * | |
 * | |   |     |   |  +-----------------------+    |    |     |     | | | |     +-------+   |
 * | |
 * | |   |     |   |   | | |  | | | | | |  ^ |     |    |     |     | | | |      |   | |    |
 * | |
 * | |   |     |   | +-+ | |  | | | | | |  | +---+ |    |     |     | | | |     ++   | |    |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |     | |    |     |     | | | |     |    | |    |
 * | |
 * | |   |     |   | |   | |  | | | | | |  | 16  | |    | 17  | 17  | | | |     | 6  | | 5  |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |     | |    |     |     | | | |     |    | |    |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |     | |    +-----+---+ | | | ++    |    | ++   |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |     | |          |   | | | |  |    |    |  |   |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |     +-+----+     |   | | | |  |    |    |  |   |
 * | |
 * | |   |     |   | |   | |  | | | | | |  |       v    v     |   | | | |  |    v    |  v   |
 * | |
 * | |   |     |   | |   | |  | | | | | | +---------+  +--------+ | | | | +--------+ | +------+
 * | |
 * | |   |     |   | |   | |  | | | | | | | Machine |  | STATES | | | | | | Driven | | | Life |
 * | |
 * | |   |     |   | |   | |  | | | | | | +---------+  +--------+ | | | | +--------+ | +------+
 * | |
 * | |   |     |   | |   | |  | | | | | |                         | | | |            |
 * | |
 * +-+-+   |     | +-+-+   | |  | | | | | |                   +-----+ | | |            |
 * | |
 * | |     |     | | |     | |  | | | | | |                   | +-----+ | |            |
 * | |
 * | |     |     | | |     | |  | | | | | |                   | | +-----+-+            |
 * | |
 * | |     |     | | |     | |  | | | | | |                   | | |     |              |
 * | |
 * | | 17  |     | | | 17  | |  | | | | | |                   | | | 17  | 17           | 7
 * | |
 * | +--+  |  +--+-+ ++    | |  | | | | | +--------+       +--+-+-+     |              |
 * | |
 * |    |  |  |  |    |    | |  | | | | +-------+  |       |  | |       |              |
 * | |
 * | +--+--+  |  | +--+----+ |  | | | |         |  |       |  | |       |              |
 * | |
 * | |  |     v  | |  |      v  | | | |         |  v       |  | |       |              |
 * | |
 * | | +-------+ | | +--------+ | | | |         | +---------+ | |       |              |
 * | |
 * | | | STEPS | | | | EVENTS | | | | |         | | TARGETS | | |       |              |
 * | |
 * | | +-------+ | | +--------+ | | | |         | +---------+ | |       |              |
 * | |
 * | |           | |            | | | |         |             | |       |              |
 * | |
 * | +---+       +-+-+          | | | |         |           +-+ |       |              |
 * +-----+ |
 * |     |         | |          | | | |         |           |   |       |              |        |
 * |
 * |     |         | |          | | | |         +-----------+-+ |       |              |        |
 * |
 * | 17  | 17      | | 17       | | | |                     | | |       |              |        | 14
 * /  |
 * |     |         | |          | | | |                     | | |       |              |        | 15
 * |
 * |     +------+  | +-----+    | | | +-------------+       | +-+-+     |              +--+     |
 * |
 * |       +----+--+  +----+----+ | +----+     +----+-------+   | |     |                 |     |
 * |
 * |       |    |     |    |      |      |     |    |        +--+ |     |                 |     |
 * |
 * |       v    |     v    |      v      v     |    v        |    v     |                 v     |
 * |
 * +---------+  +-------+  +----------+  +-------+  +----------+  +-------+
 * +---------+    |
 * | INITIAL |  | FINAL |  | INSTANCE |  | RULES |  | OUTCOMES |  | MOVES |               | Builder
 * |    |
 * +---------+  +-------+  +----------+  +-------+  +----------+  +-------+
 * +---------+    |
 * | 14  | 17
 * |    ++
 * v    |
 * +------+
 * | NEXT |
 * +------+
 *
 *  1 = Event            6 = Driven          11 = Rules [Logic]   16 = build
 *  2 = Cause            7 = Builder         12 = Facts           17 = generated
 *  3 = Type             8 = Outcome         13 = States
 *  4 = Phase            9 = Machine         14 = Next [Logic2]
 *  5 = Life            10 = Engine          15 = Instance
 * }</pre>
 *
 * <pre>
 * from      event          to
 * Type      Event          Event
 * Type      Cause          Cause
 * Event     Type           Type
 * Event     Phase          Phase
 * Phase     Life           Life
 * Phase     Driven         Driven
 * Phase     Builder        Builder
 * Cause     Outcome        Outcome
 * Cause     Machine        Machine
 * Life      Engine         Type
 * Life      Rules [Logic]  Type
 * Driven    Facts          Type
 * Driven    States         Type
 * Builder   Next           NEXT or Type
 * Builder   Instance       Type
 * Outcome                  STATES
 * Outcome                  EVENTS
 * Outcome                  STEPS
 * Outcome                  TARGETS
 * Outcome                  INITIAL
 * Outcome                  FINAL
 * Outcome                  INSTANCE
 * Outcome                  RULES
 * Outcome                  MOVES
 * Outcome                  OUTCOMES
 * Machine   build          Outcome
 * STATES    generated      Type
 * NEXT      generated      Type
 * EVENTS    generated      Type
 * STEPS     generated      Type
 * TARGETS   generated      Type
 * INITIAL   generated      Type
 * FINAL     generated      Type
 * INSTANCE  generated      Type
 * RULES     generated      Type
 * MOVES     generated      Type
 * OUTCOMES  generated      Type
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class MachineMachine {
  private int state;

  private final MachineLogic logic;

  private MachineMachine(MachineState state, MachineLogic logic) {
    this.state = state.ordinal();
    this.logic = logic;
  }

  /** A life that begins in {@code Type}. */
  public static MachineMachine start(MachineLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static MachineMachine start(MachineState initial, MachineLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static MachineMachine resume(MachineState state, MachineLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code Event}.
   *
   * <p><code>Type → Event</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState event(int machine) {
    return fire(MachineEvent.event(machine));
  }

  /**
   * The event {@code Event}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState event(int machine, Cause cause) {
    return fire(MachineEvent.event(machine), cause);
  }

  /**
   * The event {@code Cause}.
   *
   * <p><code>Type → Cause</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState cause() {
    return fire(MachineEvent.cause());
  }

  /**
   * The event {@code Cause}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState cause(Cause cause) {
    return fire(MachineEvent.cause(), cause);
  }

  /**
   * The event {@code Type}.
   *
   * <p><code>Event → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState type() {
    return fire(MachineEvent.type());
  }

  /**
   * The event {@code Type}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState type(Cause cause) {
    return fire(MachineEvent.type(), cause);
  }

  /**
   * The event {@code Phase}.
   *
   * <p><code>Event → Phase</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState phase() {
    return fire(MachineEvent.phase());
  }

  /**
   * The event {@code Phase}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState phase(Cause cause) {
    return fire(MachineEvent.phase(), cause);
  }

  /**
   * The event {@code Life}.
   *
   * <p><code>Phase → Life</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState life() {
    return fire(MachineEvent.life());
  }

  /**
   * The event {@code Life}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState life(Cause cause) {
    return fire(MachineEvent.life(), cause);
  }

  /**
   * The event {@code Driven}.
   *
   * <p><code>Phase → Driven</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState driven() {
    return fire(MachineEvent.driven());
  }

  /**
   * The event {@code Driven}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState driven(Cause cause) {
    return fire(MachineEvent.driven(), cause);
  }

  /**
   * The event {@code Builder}.
   *
   * <p><code>Phase → Builder</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState builder_() {
    return fire(MachineEvent.builder_());
  }

  /**
   * The event {@code Builder}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState builder_(Cause cause) {
    return fire(MachineEvent.builder_(), cause);
  }

  /**
   * The event {@code Outcome}.
   *
   * <p><code>Cause → Outcome</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState outcome() {
    return fire(MachineEvent.outcome());
  }

  /**
   * The event {@code Outcome}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState outcome(Cause cause) {
    return fire(MachineEvent.outcome(), cause);
  }

  /**
   * The event {@code Machine}.
   *
   * <p><code>Cause → Machine</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState machine() {
    return fire(MachineEvent.machine());
  }

  /**
   * The event {@code Machine}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState machine(Cause cause) {
    return fire(MachineEvent.machine(), cause);
  }

  /**
   * The event {@code Engine}.
   *
   * <p><code>Life → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState engine() {
    return fire(MachineEvent.engine());
  }

  /**
   * The event {@code Engine}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState engine(Cause cause) {
    return fire(MachineEvent.engine(), cause);
  }

  /**
   * The event {@code Rules}.
   *
   * <p><code>Life → Type [Logic]</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState rules() {
    return fire(MachineEvent.rules());
  }

  /**
   * The event {@code Rules}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState rules(Cause cause) {
    return fire(MachineEvent.rules(), cause);
  }

  /**
   * The event {@code Facts}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState facts() {
    return fire(MachineEvent.facts());
  }

  /**
   * The event {@code Facts}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState facts(Cause cause) {
    return fire(MachineEvent.facts(), cause);
  }

  /**
   * The event {@code States}.
   *
   * <p><code>Driven → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState states() {
    return fire(MachineEvent.states());
  }

  /**
   * The event {@code States}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState states(Cause cause) {
    return fire(MachineEvent.states(), cause);
  }

  /**
   * The event {@code Next}.
   *
   * <p><code>Builder → NEXT or Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState next() {
    return fire(MachineEvent.next());
  }

  /**
   * The event {@code Next}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState next(Cause cause) {
    return fire(MachineEvent.next(), cause);
  }

  /**
   * The event {@code Instance}.
   *
   * <p><code>Builder → Type</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState instance() {
    return fire(MachineEvent.instance());
  }

  /**
   * The event {@code Instance}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState instance(Cause cause) {
    return fire(MachineEvent.instance(), cause);
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>Outcome → STATES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toStates() {
    return fire(MachineEvent.toStates());
  }

  /**
   * The event {@code toStates}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toStates(Cause cause) {
    return fire(MachineEvent.toStates(), cause);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>Outcome → EVENTS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toEvents() {
    return fire(MachineEvent.toEvents());
  }

  /**
   * The event {@code toEvents}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toEvents(Cause cause) {
    return fire(MachineEvent.toEvents(), cause);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>Outcome → STEPS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toSteps() {
    return fire(MachineEvent.toSteps());
  }

  /**
   * The event {@code toSteps}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toSteps(Cause cause) {
    return fire(MachineEvent.toSteps(), cause);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>Outcome → TARGETS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toTargets() {
    return fire(MachineEvent.toTargets());
  }

  /**
   * The event {@code toTargets}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toTargets(Cause cause) {
    return fire(MachineEvent.toTargets(), cause);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>Outcome → INITIAL</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toInitial() {
    return fire(MachineEvent.toInitial());
  }

  /**
   * The event {@code toInitial}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toInitial(Cause cause) {
    return fire(MachineEvent.toInitial(), cause);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>Outcome → FINAL</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toFinal() {
    return fire(MachineEvent.toFinal());
  }

  /**
   * The event {@code toFinal}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toFinal(Cause cause) {
    return fire(MachineEvent.toFinal(), cause);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>Outcome → INSTANCE</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toInstance() {
    return fire(MachineEvent.toInstance());
  }

  /**
   * The event {@code toInstance}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toInstance(Cause cause) {
    return fire(MachineEvent.toInstance(), cause);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>Outcome → RULES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toRules() {
    return fire(MachineEvent.toRules());
  }

  /**
   * The event {@code toRules}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toRules(Cause cause) {
    return fire(MachineEvent.toRules(), cause);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>Outcome → MOVES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toMoves() {
    return fire(MachineEvent.toMoves());
  }

  /**
   * The event {@code toMoves}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toMoves(Cause cause) {
    return fire(MachineEvent.toMoves(), cause);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>Outcome → OUTCOMES</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState toOutcomes() {
    return fire(MachineEvent.toOutcomes());
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState toOutcomes(Cause cause) {
    return fire(MachineEvent.toOutcomes(), cause);
  }

  /**
   * The event {@code build}.
   *
   * <p><code>Machine → Outcome</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState build() {
    return fire(MachineEvent.build());
  }

  /**
   * The event {@code build}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState build(Cause cause) {
    return fire(MachineEvent.build(), cause);
  }

  /**
   * The event {@code generated}.
   *
   * <p><code>STATES → Type, NEXT → Type, EVENTS → Type, STEPS → Type, TARGETS → Type, INITIAL →
   * Type, FINAL → Type, INSTANCE → Type</code> and 3 more.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState generated() {
    return fire(MachineEvent.generated());
  }

  /**
   * The event {@code generated}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public MachineState generated(Cause cause) {
    return fire(MachineEvent.generated(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState fire(MachineEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      throw MachineTransitions.rules().error(to, MachineTransitions.state(from), event);
    }
    return MachineTransitions.state(to);
  }

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public MachineState fire(MachineEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return fire(event);
  }

  /** Fires an event and tells what became of it, instead of throwing. */
  public Outcome<MachineState> tryFire(MachineEvent event) {
    int from = state;
    int to = step(event);
    if (to < 0) {
      return MachineTransitions.outcomes().refused(to, MachineTransitions.state(from), event);
    }
    return MachineTransitions.outcomes().moved(MachineTransitions.state(from),
        MachineTransitions.state(to));
  }

  /** Fires an event and tells what became of it; the cause is recorded. */
  public Outcome<MachineState> tryFire(MachineEvent event, Cause cause) {
    Objects.requireNonNull(cause, "cause");
    return tryFire(event);
  }

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public MachineState force(MachineState state, Cause cause) {
    Objects.requireNonNull(state, "state");
    Objects.requireNonNull(cause, "a forced transition needs a cause");
    this.state = state.ordinal();
    return state;
  }

  /** Makes a step; the position it leads to, or negative if it is refused. */
  private int step(MachineEvent event) {
    int code = MachineTransitions.code(state, event);
    return switch (code) {
      // NEXT
      case 13 -> become(Failure.due(logic.logic2(), this, "choose logic2").state());
      // RULES in LIFE
      case 37 -> switch (MachineTransitions.rulesInLife(logic)) {
        case 10 -> become(MachineState.TYPE);
        default -> Life.REFUSED;
      };
      default -> code < 0 ? code : (state = MachineTransitions.position(code));
    };
  }

  private int become(MachineState to) {
    return state = to.ordinal();
  }

  /** Whether an event is legal now. */
  public boolean permits(MachineEvent event) {
    return MachineTransitions.permits(state(), event, logic);
  }

  /** The current state. */
  public MachineState state() {
    return MachineTransitions.state(state);
  }

  /** Whether the life is in a state. */
  public boolean is(MachineState state) {
    return state() == state;
  }

  /** Whose life this is; null if it has no id. */
  public String entityId() {
    return null;
  }

  /** How many steps have been made; 0 in a life that counts none. */
  long sequence() {
    return 0;
  }

  /**
   * Refuses to be told while what hooks or effects have fired still waits: it would be lost.
   * A life without hooks and effects has nothing that waits.
   */
  void requireNothingQueued() {}

  @Override
  public String toString() {
    return "Machine" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private MachineState state = MachineState.TYPE;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<MachineState, MachineEvent>> hooks = new ArrayList<>();

    private Engine<MachineState, MachineEvent> engine;

    private MachineLogic logic;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code TYPE}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(MachineState initial) {
      if (!MachineTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Machine; those are "
                + MachineTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(MachineState state) {
      this.state = Objects.requireNonNull(state, "state");
      return this;
    }

    /** Whose life it is; told in records and errors. */
    public Builder entityId(String entityId) {
      this.entityId = Objects.requireNonNull(entityId, "entityId");
      return this;
    }

    /**
     * How many steps the life has already made; 0 if it begins.
     *
     * @throws IllegalArgumentException if it is negative
     */
    public Builder sequence(long sequence) {
      Engine.marks(sequence);
      this.sequence = sequence;
      return this;
    }

    /** Tells when a step is made; by default the system's clock. */
    public Builder clock(InstantSource clock) {
      this.clock = Objects.requireNonNull(clock, "clock");
      this.engine = null;
      return this;
    }

    /** Adds a hook; several hear of a step in the order in which they were added. */
    public Builder hook(TransitionHook<MachineState, MachineEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(MachineLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public MachineMachine build() {
      if (logic == null) {
        throw new IllegalStateException("Machine needs a MachineLogic: builder().logic(…)");
      }
      if (entityId == null && hooks.isEmpty() && sequence == 0) {
        return new MachineMachine(state, logic);
      }
      if (engine == null) {
        engine = new Engine<>(MachineTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, logic, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends MachineMachine
      implements Life<MachineState, MachineEvent> {
    private final String entityId;

    private final Engine<MachineState, MachineEvent> engine;

    private long marks;

    private Driven(MachineState state, MachineLogic logic, String entityId,
        Engine<MachineState, MachineEvent> engine, long sequence) {
      super(state, logic);
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public MachineState fire(MachineEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public MachineState fire(MachineEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<MachineState> tryFire(MachineEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<MachineState> tryFire(MachineEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public MachineState force(MachineState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(MachineEvent event) {
      return MachineTransitions.select(state(), event, super.logic);
    }

    @Override
    public MachineState target(int step, MachineEvent event) {
      return MachineTransitions.target(step, event, super.logic, this);
    }

    @Override
    public void commit(int step, MachineState to, MachineEvent event) {
      become(to);
    }

    @Override
    public void become(MachineState to) {
      super.state = to.ordinal();
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    long sequence() {
      return Engine.steps(marks);
    }

    @Override
    void requireNothingQueued() {
      engine.requireNothingQueued(this);
    }

    @Override
    public long marks() {
      return marks;
    }

    @Override
    public void marks(long marks) {
      this.marks = marks;
    }
  }
}
