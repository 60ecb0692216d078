package owntypes;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Plain}. It is confined to one thread at a time.
 *
 * <pre>
 * from      event  to
 * NEXT             STATES
 * NEXT             EVENTS
 * NEXT             ILLEGAL
 * STATES           STEPS
 * STATES           TARGETS
 * STATES           REFUSED
 * EVENTS           INSTANCE
 * EVENTS           FINAL
 * STEPS            INITIAL
 * STEPS            RULES
 * TARGETS          MOVES
 * TARGETS          OUTCOMES
 * INSTANCE         NEXT
 * ILLEGAL          NEXT
 * REFUSED          NEXT
 * INITIAL          NEXT
 * FINAL            NEXT
 * RULES            NEXT
 * MOVES            NEXT
 * OUTCOMES         NEXT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class PlainMachine extends Instance<PlainState, PlainEvent> {
  private PlainMachine(PlainState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code NEXT}. */
  public static PlainMachine start() {
    return new PlainMachine(PlainState.NEXT, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static PlainMachine start(PlainState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static PlainMachine resume(PlainState state) {
    return new PlainMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toStates}.
   *
   * <p><code>NEXT → STATES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toStates() {
    return fire(PlainEvent.TO_STATES);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toStates(Cause cause) {
    return fire(PlainEvent.TO_STATES, cause);
  }

  /**
   * The event {@code toEvents}.
   *
   * <p><code>NEXT → EVENTS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toEvents() {
    return fire(PlainEvent.TO_EVENTS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toEvents(Cause cause) {
    return fire(PlainEvent.TO_EVENTS, cause);
  }

  /**
   * The event {@code toIllegal}.
   *
   * <p><code>NEXT → ILLEGAL</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toIllegal() {
    return fire(PlainEvent.TO_ILLEGAL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toIllegal(Cause cause) {
    return fire(PlainEvent.TO_ILLEGAL, cause);
  }

  /**
   * The event {@code toSteps}.
   *
   * <p><code>STATES → STEPS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toSteps() {
    return fire(PlainEvent.TO_STEPS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toSteps(Cause cause) {
    return fire(PlainEvent.TO_STEPS, cause);
  }

  /**
   * The event {@code toTargets}.
   *
   * <p><code>STATES → TARGETS</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toTargets() {
    return fire(PlainEvent.TO_TARGETS);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toTargets(Cause cause) {
    return fire(PlainEvent.TO_TARGETS, cause);
  }

  /**
   * The event {@code toRefused}.
   *
   * <p><code>STATES → REFUSED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toRefused() {
    return fire(PlainEvent.TO_REFUSED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toRefused(Cause cause) {
    return fire(PlainEvent.TO_REFUSED, cause);
  }

  /**
   * The event {@code toInstance}.
   *
   * <p><code>EVENTS → INSTANCE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toInstance() {
    return fire(PlainEvent.TO_INSTANCE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toInstance(Cause cause) {
    return fire(PlainEvent.TO_INSTANCE, cause);
  }

  /**
   * The event {@code toFinal}.
   *
   * <p><code>EVENTS → FINAL</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toFinal() {
    return fire(PlainEvent.TO_FINAL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toFinal(Cause cause) {
    return fire(PlainEvent.TO_FINAL, cause);
  }

  /**
   * The event {@code toInitial}.
   *
   * <p><code>STEPS → INITIAL</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toInitial() {
    return fire(PlainEvent.TO_INITIAL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toInitial(Cause cause) {
    return fire(PlainEvent.TO_INITIAL, cause);
  }

  /**
   * The event {@code toRules}.
   *
   * <p><code>STEPS → RULES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toRules() {
    return fire(PlainEvent.TO_RULES);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toRules(Cause cause) {
    return fire(PlainEvent.TO_RULES, cause);
  }

  /**
   * The event {@code toMoves}.
   *
   * <p><code>TARGETS → MOVES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toMoves() {
    return fire(PlainEvent.TO_MOVES);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toMoves(Cause cause) {
    return fire(PlainEvent.TO_MOVES, cause);
  }

  /**
   * The event {@code toOutcomes}.
   *
   * <p><code>TARGETS → OUTCOMES</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toOutcomes() {
    return fire(PlainEvent.TO_OUTCOMES);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toOutcomes(Cause cause) {
    return fire(PlainEvent.TO_OUTCOMES, cause);
  }

  /**
   * The event {@code toNext}.
   *
   * <p><code>INSTANCE → NEXT, ILLEGAL → NEXT, REFUSED → NEXT, INITIAL → NEXT, FINAL → NEXT, RULES →
   * NEXT, MOVES → NEXT, OUTCOMES → NEXT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState toNext() {
    return fire(PlainEvent.TO_NEXT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState toNext(Cause cause) {
    return fire(PlainEvent.TO_NEXT, cause);
  }

  @Override
  protected int follow(int from, PlainEvent event) {
    return PlainTransitions.follow(from, event);
  }

  @Override
  protected PlainState stateAt(int position) {
    return PlainTransitions.state(position);
  }

  @Override
  protected Definition<PlainState, PlainEvent> stepRules() {
    return PlainTransitions.rules();
  }

  @Override
  protected Outcomes<PlainState, PlainEvent> stepOutcomes() {
    return PlainTransitions.outcomes();
  }

  @Override
  protected PlainEvent[] eventValues() {
    return PlainEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<PlainState, PlainEvent, PlainMachine, Builder> {
    private Builder() {
      super("Plain", PlainState.NEXT);
    }

    @Override
    public Builder initial(PlainState initial) {
      this.state = checked(initial, PlainTransitions.initialStates());
      return this;
    }

    @Override
    public PlainMachine build() {
      if (isBare()) {
        return new PlainMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(PlainTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends PlainMachine {
    private final String entityId;

    private final Engine<PlainState, PlainEvent> engine;

    private Driven(PlainState state, long sequence, String entityId,
        Engine<PlainState, PlainEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<PlainState, PlainEvent> stepEngine() {
      return engine;
    }
  }
}
