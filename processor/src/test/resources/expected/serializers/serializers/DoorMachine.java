package serializers;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Instance;
import dev.pawl.engine.Outcomes;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Door}. It is confined to one thread at a time.
 *
 * <pre>
 * from       event  to
 * SHUT       push   WIDE_OPEN
 * WIDE_OPEN  pull   SHUT
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DoorMachine extends Instance<DoorState, DoorEvent> {
  /** What the instance's data had that this version does not know; null if nothing. */
  DoorKept kept;

  private DoorMachine(DoorState state, long sequence, boolean watched) {
    super(state, sequence, watched);
  }

  /** An instance that begins in {@code SHUT}. */
  public static DoorMachine start() {
    return new DoorMachine(DoorState.SHUT, 0, false);
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial) {
    return builder().initial(initial).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static DoorMachine resume(DoorState state) {
    return new DoorMachine(Objects.requireNonNull(state, "state"), 0, false);
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code push}.
   *
   * <p><code>SHUT → WIDE_OPEN</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState push() {
    return fire(DoorEvent.PUSH);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState push(Cause cause) {
    return fire(DoorEvent.PUSH, cause);
  }

  /**
   * The event {@code pull}.
   *
   * <p><code>WIDE_OPEN → SHUT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState pull() {
    return fire(DoorEvent.PULL);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState pull(Cause cause) {
    return fire(DoorEvent.PULL, cause);
  }

  @Override
  protected int follow(int from, DoorEvent event) {
    return DoorTransitions.follow(from, event);
  }

  @Override
  protected DoorState stateAt(int position) {
    return DoorTransitions.state(position);
  }

  @Override
  protected Definition<DoorState, DoorEvent> stepRules() {
    return DoorTransitions.rules();
  }

  @Override
  protected Outcomes<DoorState, DoorEvent> stepOutcomes() {
    return DoorTransitions.outcomes();
  }

  @Override
  protected DoorEvent[] eventValues() {
    return DoorEvent.values();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<DoorState, DoorEvent, DoorMachine, Builder> {
    private Builder() {
      super("Door", DoorState.SHUT);
    }

    @Override
    public Builder initial(DoorState initial) {
      this.state = checked(initial, DoorTransitions.initialStates());
      return this;
    }

    @Override
    public DoorMachine build() {
      if (isBare()) {
        return new DoorMachine(state, sequence, false);
      }
      return new Driven(state, sequence, entityId, engine(DoorTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends DoorMachine {
    private final String entityId;

    private final Engine<DoorState, DoorEvent> engine;

    private Driven(DoorState state, long sequence, String entityId,
        Engine<DoorState, DoorEvent> engine) {
      super(state, sequence, true);
      this.entityId = entityId;
      this.engine = engine;
    }

    @Override
    public String entityId() {
      return entityId;
    }

    @Override
    protected Engine<DoorState, DoorEvent> stepEngine() {
      return engine;
    }
  }
}
