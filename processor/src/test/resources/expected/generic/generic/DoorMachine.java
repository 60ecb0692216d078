package generic;

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
 * <p>A door without regions, some of whose events carry data and some of whose guards say no.
 *
 * <pre>
 * from    event              to
 * SHUT    openUp             OPEN
 * SHUT    lockIt [hasKey]    LOCKED
 * SHUT    pushHard [enough]  OPEN
 * OPEN    closeIt            SHUT
 * LOCKED  openUp [hasKey]    OPEN
 * </pre>
 */
@Generated("dev.pawl.processor")
public sealed class DoorMachine extends Instance<DoorState, DoorEvent> {
  private final DoorLogic logic;

  private DoorMachine(DoorState state, long sequence, DoorLogic logic, boolean watched) {
    super(state, sequence, watched);
    this.logic = logic;
  }

  /** An instance that begins in {@code SHUT}. */
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
   * The event {@code pushHard}.
   *
   * <p><code>SHUT → OPEN [enough]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public DoorState pushHard(int force) {
    return fire(DoorEvent.pushHard(force));
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState pushHard(int force, Cause cause) {
    return fire(DoorEvent.pushHard(force), cause);
  }

  /**
   * The event {@code openUp}.
   *
   * <p><code>SHUT → OPEN, LOCKED → OPEN [hasKey]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public DoorState openUp() {
    return fire(DoorEvent.openUp());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState openUp(Cause cause) {
    return fire(DoorEvent.openUp(), cause);
  }

  /**
   * The event {@code lockIt}.
   *
   * <p><code>SHUT → LOCKED [hasKey]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public DoorState lockIt() {
    return fire(DoorEvent.lockIt());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState lockIt(Cause cause) {
    return fire(DoorEvent.lockIt(), cause);
  }

  /**
   * The event {@code closeIt}.
   *
   * <p><code>OPEN → SHUT</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   */
  public DoorState closeIt() {
    return fire(DoorEvent.closeIt());
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public DoorState closeIt(Cause cause) {
    return fire(DoorEvent.closeIt(), cause);
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
    return new DoorEvent[] {null, DoorEvent.openUp(), DoorEvent.lockIt(), DoorEvent.closeIt()};
  }

  @Override
  protected String wireName(int event) {
    return DoorEvent.Type.values()[event].wireName();
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
      // PUSH_HARD in SHUT
      case 5 -> switch (DoorTransitions.pushHardInShut(event, logic)) {
        case 2 -> become(DoorState.OPEN.ordinal());
        default -> Definition.REFUSED;
      };
      // LOCK_IT in SHUT
      case 6 -> switch (DoorTransitions.lockItInShut(logic)) {
        case 1 -> become(DoorState.LOCKED.ordinal());
        default -> Definition.REFUSED;
      };
      // OPEN_UP in LOCKED
      case 7 -> switch (DoorTransitions.openUpInLocked(logic)) {
        case 4 -> become(DoorState.OPEN.ordinal());
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
      super("Door", DoorState.SHUT);
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
