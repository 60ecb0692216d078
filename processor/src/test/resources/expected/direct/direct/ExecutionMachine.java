package direct;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Execution}. It is confined to one thread at a time.
 *
 * <p>A table of statuses without events, as most programs have one.
 *
 * <pre>
 * from      event    to
 * PENDING            STARTING
 * PENDING            FAILED
 * STARTING           IDLE
 * STARTING           FAILED
 * IDLE               BUSY
 * IDLE               STOPPED
 * IDLE               FAILED
 * BUSY               IDLE
 * BUSY               STOPPED
 * BUSY               FAILED
 * STOPPED   restart  STARTING
 * FAILED    restart  STARTING
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class ExecutionMachine extends Instance<ExecutionStatus, ExecutionEvent> {
  private ExecutionMachine(ExecutionStatus state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code PENDING}. */
  public static ExecutionMachine start() {
    return new ExecutionMachine(ExecutionStatus.PENDING, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static ExecutionMachine start(ExecutionStatus initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static ExecutionMachine resume(ExecutionStatus state) {
    return new ExecutionMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code toStarting}.
   *
   * <p><code>PENDING → STARTING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus toStarting() {
    return fire(ExecutionEvent.TO_STARTING);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus toStarting(Cause cause) {
    return fire(ExecutionEvent.TO_STARTING, cause);
  }

  /**
   * The event {@code toFailed}.
   *
   * <p><code>PENDING → FAILED, STARTING → FAILED, IDLE → FAILED, BUSY → FAILED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus toFailed() {
    return fire(ExecutionEvent.TO_FAILED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus toFailed(Cause cause) {
    return fire(ExecutionEvent.TO_FAILED, cause);
  }

  /**
   * The event {@code toIdle}.
   *
   * <p><code>STARTING → IDLE, BUSY → IDLE</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus toIdle() {
    return fire(ExecutionEvent.TO_IDLE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus toIdle(Cause cause) {
    return fire(ExecutionEvent.TO_IDLE, cause);
  }

  /**
   * The event {@code toBusy}.
   *
   * <p><code>IDLE → BUSY</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus toBusy() {
    return fire(ExecutionEvent.TO_BUSY);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus toBusy(Cause cause) {
    return fire(ExecutionEvent.TO_BUSY, cause);
  }

  /**
   * The event {@code toStopped}.
   *
   * <p><code>IDLE → STOPPED, BUSY → STOPPED</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus toStopped() {
    return fire(ExecutionEvent.TO_STOPPED);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus toStopped(Cause cause) {
    return fire(ExecutionEvent.TO_STOPPED, cause);
  }

  /**
   * The event {@code restart}.
   *
   * <p><code>STOPPED → STARTING, FAILED → STARTING</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public ExecutionStatus restart() {
    return fire(ExecutionEvent.RESTART);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public ExecutionStatus restart(Cause cause) {
    return fire(ExecutionEvent.RESTART, cause);
  }

  @Override
  protected int follow(int from, ExecutionEvent event) {
    return ExecutionTransitions.follow(from, event);
  }

  @Override
  protected ExecutionStatus stateAt(int position) {
    return ExecutionTransitions.state(position);
  }

  @Override
  protected Definition<ExecutionStatus, ExecutionEvent> stepRules() {
    return ExecutionTransitions.rules();
  }

  @Override
  protected Outcomes<ExecutionStatus, ExecutionEvent> stepOutcomes() {
    return ExecutionTransitions.outcomes();
  }

  @Override
  protected ExecutionEvent[] eventValues() {
    return ExecutionEvent.values();
  }

  @Override
  protected String wireName(int event) {
    return ExecutionEvent.values()[event].wireName();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<ExecutionStatus, ExecutionEvent, ExecutionMachine, Builder> {
    private Builder() {
      super("Execution", ExecutionStatus.PENDING);
    }

    @Override
    public Builder initial(ExecutionStatus initial) {
      this.state = checked(initial, ExecutionTransitions.initialStates());
      return this;
    }

    @Override
    public ExecutionMachine build() {
      if (isBare()) {
        return new ExecutionMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(ExecutionTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends ExecutionMachine {
    private final String entityId;

    private final Engine<ExecutionStatus, ExecutionEvent> engine;

    private Driven(ExecutionStatus state, long sequence, String entityId,
        Engine<ExecutionStatus, ExecutionEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<ExecutionStatus, ExecutionEvent> stepEngine() {
      return engine;
    }
  }
}
