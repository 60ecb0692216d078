package root;

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
 * from                   event              to
 * open                   close              closed
 * closed                 open               open
 * closed                 lock               locked
 * closed                 slam               closed
 * locked                 unlock             closed
 * locked                 reset [keyAtHand]  open
 * any that is not final  reset              closed
 * any that is not final  breakDown          broken
 * any that is not final                     broken
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DoorMachine extends Instance<DoorState, DoorEvent> {
  private final DoorLogic logic;

  private DoorMachine(DoorState state, long sequence, DoorLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code open}. */
  public static DoorMachine start(DoorLogic logic) {
    return builder().logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static DoorMachine start(DoorState initial, DoorLogic logic) {
    return builder().initial(initial).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static DoorMachine resume(DoorState state, DoorLogic logic) {
    return builder().resume(state).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code close}.
   *
   * <p><code>open → closed</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState close() {
    return fire(DoorEvent.CLOSE);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState close(Cause cause) {
    return fire(DoorEvent.CLOSE, cause);
  }

  /**
   * The event {@code open}.
   *
   * <p><code>closed → open</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState open() {
    return fire(DoorEvent.OPEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState open(Cause cause) {
    return fire(DoorEvent.OPEN, cause);
  }

  /**
   * The event {@code lock}.
   *
   * <p><code>closed → locked</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState lock() {
    return fire(DoorEvent.LOCK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState lock(Cause cause) {
    return fire(DoorEvent.LOCK, cause);
  }

  /**
   * The event {@code slam}.
   *
   * <p><code>closed → closed</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState slam() {
    return fire(DoorEvent.SLAM);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState slam(Cause cause) {
    return fire(DoorEvent.SLAM, cause);
  }

  /**
   * The event {@code unlock}.
   *
   * <p><code>locked → closed</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState unlock() {
    return fire(DoorEvent.UNLOCK);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState unlock(Cause cause) {
    return fire(DoorEvent.UNLOCK, cause);
  }

  /**
   * The event {@code reset}.
   *
   * <p><code>open → closed, closed → closed, locked → open [keyAtHand], locked → closed</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState reset() {
    return fire(DoorEvent.RESET);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState reset(Cause cause) {
    return fire(DoorEvent.RESET, cause);
  }

  /**
   * The event {@code breakDown}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState breakDown() {
    return fire(DoorEvent.BREAK_DOWN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState breakDown(Cause cause) {
    return fire(DoorEvent.BREAK_DOWN, cause);
  }

  /**
   * The event {@code toBroken}.
   *
   * <p><code>open → broken, closed → broken, locked → broken</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState toBroken() {
    return fire(DoorEvent.TO_BROKEN);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState toBroken(Cause cause) {
    return fire(DoorEvent.TO_BROKEN, cause);
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

  @Override
  protected int select(DoorEvent event) {
    return DoorTransitions.select(state(), event, logic);
  }

  @Override
  protected DoorState target(int step, DoorEvent event) {
    return DoorTransitions.target(step);
  }

  @Override
  protected int step(DoorEvent event) {
    int code = DoorTransitions.code(position, event);
    return switch (code) {
      // RESET in LOCKED
      case 9 -> switch (DoorTransitions.resetInLocked(logic)) {
        case 5 -> become(DoorState.OPEN.ordinal());
        case 6 -> become(DoorState.CLOSED.ordinal());
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(DoorTransitions.position(code));
    };
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<DoorState, DoorEvent, DoorMachine, Builder> {
    private DoorLogic logic;

    private Builder() {
      super("Door", DoorState.OPEN);
    }

    @Override
    public Builder initial(DoorState initial) {
      this.state = checked(initial, DoorTransitions.initialStates());
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(DoorLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public DoorMachine build() {
      require(logic, "a DoorLogic", "logic");
      if (isBare()) {
        return new DoorMachine(state, sequence, logic, false);
      }
      return new Driven(state, sequence, logic, entityId, engine(DoorTransitions.rules(), false));
    }
  }

  /** An instance with an id, hooks or a listener: the engine makes its steps. */
  private static final class Driven extends DoorMachine {
    private final String entityId;

    private final Engine<DoorState, DoorEvent> engine;

    private Driven(DoorState state, long sequence, DoorLogic logic, String entityId,
        Engine<DoorState, DoorEvent> engine) {
      super(state, sequence, logic, true);
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
