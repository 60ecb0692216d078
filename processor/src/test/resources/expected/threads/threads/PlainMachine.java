package threads;

import dev.pawl.Cause;
import dev.pawl.engine.AtomicInstance;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Plain}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from   event  to
 * HERE   go     THERE
 * THERE  back   HERE
 * </pre>
 */
@Generated("dev.pawl.processor")
final class PlainMachine extends AtomicInstance<PlainState, PlainEvent> {
  private PlainMachine(PlainState state, long sequence, String entityId,
      Engine<PlainState, PlainEvent> engine) {
    super(state, sequence, entityId, engine);
  }

  /** An instance that begins in {@code HERE}. */
  public static PlainMachine start() {
    return new PlainMachine(PlainState.HERE, 0, null, null);
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
    return new PlainMachine(Objects.requireNonNull(state, "state"), 0, null, null);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code go}.
   *
   * <p><code>HERE → THERE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState go() {
    return fire(PlainEvent.GO);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState go(Cause cause) {
    return fire(PlainEvent.GO, cause);
  }

  /**
   * The event {@code back}.
   *
   * <p><code>THERE → HERE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public PlainState back() {
    return fire(PlainEvent.BACK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public PlainState back(Cause cause) {
    return fire(PlainEvent.BACK, cause);
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
      super("Plain", PlainState.HERE);
    }

    @Override
    public Builder initial(PlainState initial) {
      this.state = checked(initial, PlainTransitions.initialStates());
      return this;
    }

    @Override
    public PlainMachine build() {
      return new PlainMachine(state, sequence, entityId,
          isBare() ? null : engine(PlainTransitions.rules(), false));
    }
  }
}
