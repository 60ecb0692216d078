package names;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code käse-Maschine}. It is confined to one thread at a time.
 *
 * <pre>
 * from       event              to
 * half-open  agent claims task  2nd try
 * half-open  un-claim / force   größe
 * 2nd try    3 strikes          größe
 * 2nd try    HTTPServerDown     状態
 * größe      done!              状態
 * größe      Éclair             half-open
 * 状態         完了                 a.b
 * 状態         ἀρχή               größe
 * a.b                           half-open
 * a.b                           2nd try
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class KäseMaschineMachine extends Instance<KäseMaschineState, KäseMaschineEvent> {
  private KäseMaschineMachine(KäseMaschineState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code half-open}. */
  public static KäseMaschineMachine start() {
    return new KäseMaschineMachine(KäseMaschineState.HALF_OPEN, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static KäseMaschineMachine start(KäseMaschineState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static KäseMaschineMachine resume(KäseMaschineState state) {
    return new KäseMaschineMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code agent claims task}.
   *
   * <p><code>half-open → 2nd try</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState agentClaimsTask() {
    return fire(KäseMaschineEvent.AGENT_CLAIMS_TASK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState agentClaimsTask(Cause cause) {
    return fire(KäseMaschineEvent.AGENT_CLAIMS_TASK, cause);
  }

  /**
   * The event <code>un-claim / force</code>.
   *
   * <p><code>half-open → größe</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState unClaimForce() {
    return fire(KäseMaschineEvent.UN_CLAIM_FORCE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState unClaimForce(Cause cause) {
    return fire(KäseMaschineEvent.UN_CLAIM_FORCE, cause);
  }

  /**
   * The event {@code 3 strikes}.
   *
   * <p><code>2nd try → größe</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState _3Strikes() {
    return fire(KäseMaschineEvent._3_STRIKES);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState _3Strikes(Cause cause) {
    return fire(KäseMaschineEvent._3_STRIKES, cause);
  }

  /**
   * The event {@code HTTPServerDown}.
   *
   * <p><code>2nd try → 状態</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState httpServerDown() {
    return fire(KäseMaschineEvent.HTTP_SERVER_DOWN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState httpServerDown(Cause cause) {
    return fire(KäseMaschineEvent.HTTP_SERVER_DOWN, cause);
  }

  /**
   * The event {@code done!}.
   *
   * <p><code>größe → 状態</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState done() {
    return fire(KäseMaschineEvent.DONE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState done(Cause cause) {
    return fire(KäseMaschineEvent.DONE, cause);
  }

  /**
   * The event {@code Éclair}.
   *
   * <p><code>größe → half-open</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState éclair() {
    return fire(KäseMaschineEvent.ÉCLAIR);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState éclair(Cause cause) {
    return fire(KäseMaschineEvent.ÉCLAIR, cause);
  }

  /**
   * The event {@code 完了}.
   *
   * <p><code>状態 → a.b</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState 完了() {
    return fire(KäseMaschineEvent.完了);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState 完了(Cause cause) {
    return fire(KäseMaschineEvent.完了, cause);
  }

  /**
   * The event {@code ἀρχή}.
   *
   * <p><code>状態 → größe</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState ἀρχή() {
    return fire(KäseMaschineEvent.ἈΡΧΉ);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState ἀρχή(Cause cause) {
    return fire(KäseMaschineEvent.ἈΡΧΉ, cause);
  }

  /**
   * The event {@code toHalfOpen}.
   *
   * <p><code>a.b → half-open</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState toHalfOpen() {
    return fire(KäseMaschineEvent.TO_HALF_OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState toHalfOpen(Cause cause) {
    return fire(KäseMaschineEvent.TO_HALF_OPEN, cause);
  }

  /**
   * The event {@code to_2ndTry}.
   *
   * <p><code>a.b → 2nd try</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public KäseMaschineState to2ndTry() {
    return fire(KäseMaschineEvent.TO_2ND_TRY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public KäseMaschineState to2ndTry(Cause cause) {
    return fire(KäseMaschineEvent.TO_2ND_TRY, cause);
  }

  @Override
  protected int follow(int from, KäseMaschineEvent event) {
    return KäseMaschineTransitions.follow(from, event);
  }

  @Override
  protected KäseMaschineState stateAt(int position) {
    return KäseMaschineTransitions.state(position);
  }

  @Override
  protected Definition<KäseMaschineState, KäseMaschineEvent> stepRules() {
    return KäseMaschineTransitions.rules();
  }

  @Override
  protected Outcomes<KäseMaschineState, KäseMaschineEvent> stepOutcomes() {
    return KäseMaschineTransitions.outcomes();
  }

  @Override
  protected KäseMaschineEvent[] eventValues() {
    return KäseMaschineEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<KäseMaschineState, KäseMaschineEvent, KäseMaschineMachine, Builder> {
    private Builder() {
      super("käse-Maschine", KäseMaschineState.HALF_OPEN);
    }

    @Override
    public Builder initial(KäseMaschineState initial) {
      this.state = checked(initial, KäseMaschineTransitions.initialStates());
      return this;
    }

    @Override
    public KäseMaschineMachine build() {
      if (isBare()) {
        return new KäseMaschineMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(KäseMaschineTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends KäseMaschineMachine {
    private final String entityId;

    private final Engine<KäseMaschineState, KäseMaschineEvent> engine;

    private Driven(KäseMaschineState state, long sequence, String entityId,
        Engine<KäseMaschineState, KäseMaschineEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<KäseMaschineState, KäseMaschineEvent> stepEngine() {
      return engine;
    }
  }
}
