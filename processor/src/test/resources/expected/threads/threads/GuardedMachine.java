package threads;

import dev.pawl.Cause;
import dev.pawl.engine.Definition;
import dev.pawl.engine.Engine;
import dev.pawl.engine.Failure;
import dev.pawl.engine.FlatBuilder;
import dev.pawl.engine.Outcomes;
import dev.pawl.engine.SharedInstance;
import java.util.Objects;
import javax.annotation.processing.Generated;

/**
 * One instance of {@code Guarded}. Any number of threads may use it at a time:
 * each step is atomic, and hooks hear of steps in the order in which they were made.
 *
 * <pre>
 * from      event        to
 * COUNTING  count [few]  COUNTING
 * </pre>
 */
@Generated("dev.pawl.processor")
final class GuardedMachine extends SharedInstance<GuardedState, GuardedEvent> {
  private volatile Integer context;

  private final GuardedLogic logic;

  private GuardedMachine(GuardedState state, long sequence, Integer context, GuardedLogic logic,
      String entityId, Engine<GuardedState, GuardedEvent> engine) {
    super(state, sequence, entityId, engine);
    this.context = context;
    this.logic = logic;
  }

  /** An instance that begins in {@code COUNTING}. */
  public static GuardedMachine start(Integer context, GuardedLogic logic) {
    return builder().context(context).logic(logic).build();
  }

  /**
   * An instance that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static GuardedMachine start(GuardedState initial, Integer context, GuardedLogic logic) {
    return builder().initial(initial).context(context).logic(logic).build();
  }

  /** An instance that goes on in a state, whichever it is. */
  public static GuardedMachine resume(GuardedState state, Integer context, GuardedLogic logic) {
    return builder().resume(state).context(context).logic(logic).build();
  }

  /** Builds an instance with an id, hooks, a listener or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * The event {@code count}.
   *
   * <p><code>COUNTING → COUNTING [few]</code>.
   *
   * @return the state then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.GuardRefusedError if every guard says no
   */
  public GuardedState count() {
    return fire(GuardedEvent.COUNT);
  }

  /** {@return the state then; as without a cause, but records tell it} */
  public GuardedState count(Cause cause) {
    return fire(GuardedEvent.COUNT, cause);
  }

  /** The current context. */
  public Integer context() {
    return context;
  }

  @Override
  public boolean permits(GuardedEvent event) {
    while (true) {
      long version = lock.version();
      GuardedState now = state();
      Integer context = this.context;
      if (lock.isStill(version)) {
        return GuardedTransitions.permits(now, event, context, logic);
      }
    }
  }

  @Override
  protected GuardedState stateAt(int position) {
    return GuardedTransitions.state(position);
  }

  @Override
  protected Definition<GuardedState, GuardedEvent> stepRules() {
    return GuardedTransitions.rules();
  }

  @Override
  protected Outcomes<GuardedState, GuardedEvent> stepOutcomes() {
    return GuardedTransitions.outcomes();
  }

  @Override
  protected GuardedEvent[] eventValues() {
    return GuardedEvent.values();
  }

  @Override
  protected int select(GuardedEvent event) {
    return GuardedTransitions.select(state(), event, context, logic);
  }

  @Override
  protected GuardedState target(int step, GuardedEvent event) {
    return GuardedTransitions.target(step);
  }

  @Override
  protected int step(GuardedEvent event) {
    int code = GuardedTransitions.code(position, event);
    return switch (code) {
      // COUNT in COUNTING
      case 1 -> switch (GuardedTransitions.countInCounting(context, logic)) {
        case 0 -> become(GuardedState.COUNTING, Failure.due(logic.next(context), this,
            "update next"));
        default -> Definition.REFUSED;
      };
      default -> code < 0 ? code : become(GuardedTransitions.position(code));
    };
  }

  private int become(GuardedState to, Integer next) {
    int position = to.ordinal();
    lock.beginCommit();
    context = next;
    become(position);
    lock.endCommit();
    return position;
  }

  private Integer updated(int step, GuardedEvent event) {
    return switch (step) {
      // COUNT
      case 0 -> Failure.due(logic.next(context), this, "update next");
      default -> context;
    };
  }

  @Override
  protected void commit(int step, GuardedState to, GuardedEvent event) {
    Integer next = updated(step, event);
    lock.beginCommit();
    context = next;
    become(to.ordinal());
    lock.endCommit();
  }

  /** Builds instances; one builder may build many. Not thread-safe. */
  public static final class Builder
      extends FlatBuilder<GuardedState, GuardedEvent, GuardedMachine, Builder> {
    private Integer context;

    private GuardedLogic logic;

    private Builder() {
      super("Guarded", GuardedState.COUNTING);
    }

    @Override
    public Builder initial(GuardedState initial) {
      this.state = checked(initial, GuardedTransitions.initialStates());
      return this;
    }

    /** Sets the context at first; required. */
    public Builder context(Integer context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Sets what answers for guards, updates and choices; required. */
    public Builder logic(GuardedLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    @Override
    public GuardedMachine build() {
      require(context, "a context", "context");
      require(logic, "a GuardedLogic", "logic");
      return new GuardedMachine(state, sequence, context, logic, entityId,
          isBare() ? null : engine(GuardedTransitions.rules(), false));
    }
  }
}
