package workstream;

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
 * One life of {@code Workstream}. It is confined to one thread at a time.
 *
 * <p>A workstream from creation to its end
 *
 * <pre>{@code
 *   +-----------+
 * *>| S_PENDING |
 *   +-----------+
 *       |
 * startExecution
 *       |
 *       |           +------------------------------------------------------+
 *       |           |                      S_RETRYING                      |
 *       |           +------------------------------------------------------+
 *       |            |                  ^                   |             |
 *       |    retryDelayExpires /        |                   |             |
 *       |            |                  |                   |             |
 *       | recover [afterRecovery]       |                   |             |
 *       |            | retry [retriesLeft && !circuitOpen]  |             |
 *       v            v                  |                   |             |
 *      +--------------------------+     |                   |             |
 *      |        S_RUNNING         |     |                   |             |
 *      +--------------------------+     |                   |             |
 *           |        |           |      |                   |             |
 *           | allStepsSucceed    |      |        recover [afterRecovery]  |
 *           |        |       stepFails  |                   |             |
 *           |        v           v      |                   v             |
 *           |  +-----------+    +----------------------------+            |
 *           |  | S_SUCCESS |>@  |          S_FAILED          |            |
 *           |  +-----------+    +----------------------------+            |
 *           |                        |                                    |
 * abandon / notifyOwner              |                                    |
 *           |                      retry                                  |
 *           v                        v                                    v
 *          +---------------------------------------------------------------+
 *          |                          S_ABANDONED                          |>@
 *          +---------------------------------------------------------------+
 *
 * From any state to S_ABANDONED: operatorStop
 * }</pre>
 *
 * <pre>
 * from                   event                                to
 * S_PENDING              startExecution                       S_RUNNING
 * S_RUNNING              allStepsSucceed                      S_SUCCESS
 * S_RUNNING              stepFails                            S_FAILED
 * S_RUNNING              abandon                              S_ABANDONED
 * S_FAILED               retry [retriesLeft &amp;&amp; !circuitOpen]  S_RETRYING
 * S_FAILED               retry                                S_ABANDONED
 * S_RETRYING             retryDelayExpires                    S_RUNNING
 * S_RETRYING             recover                              S_RUNNING or S_FAILED
 * S_RETRYING                                                  S_ABANDONED
 * any that is not final  operatorStop                         S_ABANDONED
 * </pre>
 */
@Generated("dev.pawl.processor")
public abstract sealed class WorkstreamMachine {
  private WorkstreamState state;

  private Retries context;

  private final WorkstreamLogic logic;

  private WorkstreamMachine(WorkstreamState state, Retries context, WorkstreamLogic logic) {
    this.state = state;
    this.context = context;
    this.logic = logic;
  }

  /** A life that begins in {@code S_PENDING}. */
  public static WorkstreamMachine start(Retries context, WorkstreamLogic logic,
      WorkstreamEffects effects) {
    return builder().context(context).logic(logic).effects(effects).build();
  }

  /**
   * A life that begins in one of the initial states.
   *
   * @throws IllegalArgumentException if the state is not initial
   */
  public static WorkstreamMachine start(WorkstreamState initial, Retries context,
      WorkstreamLogic logic, WorkstreamEffects effects) {
    return builder().initial(initial).context(context).logic(logic).effects(effects).build();
  }

  /** A life that goes on in a state, whichever it is. */
  public static WorkstreamMachine resume(WorkstreamState state, Retries context,
      WorkstreamLogic logic, WorkstreamEffects effects) {
    return builder().resume(state).context(context).logic(logic).effects(effects).build();
  }

  /** Builds a life with an id, hooks or a clock. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A step fails.
   *
   * <p><code>S_RUNNING → S_FAILED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState stepFails(String step, int exitCode) {
    return fire(WorkstreamEvent.stepFails(step, exitCode));
  }

  /**
   * A step fails.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState stepFails(String step, int exitCode, Cause cause) {
    return fire(WorkstreamEvent.stepFails(step, exitCode), cause);
  }

  /**
   * The event {@code startExecution}.
   *
   * <p><code>S_PENDING → S_RUNNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState startExecution() {
    return fire(WorkstreamEvent.startExecution());
  }

  /**
   * The event {@code startExecution}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState startExecution(Cause cause) {
    return fire(WorkstreamEvent.startExecution(), cause);
  }

  /**
   * The event {@code allStepsSucceed}.
   *
   * <p><code>S_RUNNING → S_SUCCESS</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState allStepsSucceed() {
    return fire(WorkstreamEvent.allStepsSucceed());
  }

  /**
   * The event {@code allStepsSucceed}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState allStepsSucceed(Cause cause) {
    return fire(WorkstreamEvent.allStepsSucceed(), cause);
  }

  /**
   * Manual intervention.
   *
   * <p><code>S_RUNNING → S_ABANDONED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState abandon() {
    return fire(WorkstreamEvent.abandon());
  }

  /**
   * Manual intervention.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState abandon(Cause cause) {
    return fire(WorkstreamEvent.abandon(), cause);
  }

  /**
   * The event {@code retry}.
   *
   * <p><code>S_FAILED → S_RETRYING [retriesLeft &amp;&amp; !circuitOpen], S_FAILED →
   * S_ABANDONED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState retry() {
    return fire(WorkstreamEvent.retry());
  }

  /**
   * The event {@code retry}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState retry(Cause cause) {
    return fire(WorkstreamEvent.retry(), cause);
  }

  /**
   * The event {@code retryDelayExpires}.
   *
   * <p><code>S_RETRYING → S_RUNNING</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState retryDelayExpires() {
    return fire(WorkstreamEvent.retryDelayExpires());
  }

  /**
   * The event {@code retryDelayExpires}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState retryDelayExpires(Cause cause) {
    return fire(WorkstreamEvent.retryDelayExpires(), cause);
  }

  /**
   * The event {@code recover}.
   *
   * <p><code>S_RETRYING → S_RUNNING or S_FAILED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState recover() {
    return fire(WorkstreamEvent.recover());
  }

  /**
   * The event {@code recover}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState recover(Cause cause) {
    return fire(WorkstreamEvent.recover(), cause);
  }

  /**
   * The event {@code toSAbandoned}.
   *
   * <p><code>S_RETRYING → S_ABANDONED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState toSAbandoned() {
    return fire(WorkstreamEvent.toSAbandoned());
  }

  /**
   * The event {@code toSAbandoned}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState toSAbandoned(Cause cause) {
    return fire(WorkstreamEvent.toSAbandoned(), cause);
  }

  /**
   * The event {@code operatorStop}.
   *
   * <p><code>S_PENDING → S_ABANDONED, S_RUNNING → S_ABANDONED, S_FAILED → S_ABANDONED, S_RETRYING →
   * S_ABANDONED</code>.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public WorkstreamState operatorStop() {
    return fire(WorkstreamEvent.operatorStop());
  }

  /**
   * The event {@code operatorStop}.
   *
   * <p>As without a cause, but the cause is recorded.
   *
   * @return the state of the life then
   */
  public WorkstreamState operatorStop(Cause cause) {
    return fire(WorkstreamEvent.operatorStop(), cause);
  }

  /**
   * Fires an event.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract WorkstreamState fire(WorkstreamEvent event);

  /**
   * Fires an event; the cause is recorded.
   *
   * @return the state of the life then
   * @throws dev.pawl.IllegalTransitionError if it is not legal now
   * @throws dev.pawl.TransitionVetoedError if a hook vetoes
   */
  public abstract WorkstreamState fire(WorkstreamEvent event, Cause cause);

  /** Fires an event and tells what became of it, instead of throwing. */
  public abstract Outcome<WorkstreamState> tryFire(WorkstreamEvent event);

  /** Fires an event and tells what became of it; the cause is recorded. */
  public abstract Outcome<WorkstreamState> tryFire(WorkstreamEvent event, Cause cause);

  /**
   * Takes a state past the rules. Hooks hear of it and may veto.
   *
   * @return the state of the life then
   */
  public abstract WorkstreamState force(WorkstreamState state, Cause cause);

  /** Updates the context, where the step does, and takes the state. */
  private void commit(int step, WorkstreamState to, WorkstreamEvent event) {
    switch (step) {
      // RETRY
      case 4 -> context = Failure.due(logic.countRetry(context), this, "update countRetry");
      default -> {}
    }
    state = to;
  }

  /** Whether an event is legal now. */
  public boolean permits(WorkstreamEvent event) {
    return WorkstreamTransitions.permits(state(), event, context, logic);
  }

  /** The current state. */
  public WorkstreamState state() {
    return state;
  }

  /** Whether the life is in a state. */
  public boolean is(WorkstreamState state) {
    return state() == state;
  }

  /** The current context. */
  public Retries context() {
    return context;
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
    return "Workstream" + (entityId() == null ? "" : " " + entityId()) + " in " + state();
  }

  /** Builds lives. One builder may build many: they share hooks and clock. Not thread-safe. */
  public static final class Builder {
    private WorkstreamState state = WorkstreamState.S_PENDING;

    private String entityId;

    private long sequence;

    private InstantSource clock = Clock.systemUTC();

    private final List<TransitionHook<WorkstreamState, WorkstreamEvent>> hooks = new ArrayList<>();

    private Engine<WorkstreamState, WorkstreamEvent> engine;

    private Retries context;

    private WorkstreamLogic logic;

    private WorkstreamEffects effects;

    private Builder() {}

    /**
     * The state in which the life begins; by default {@code S_PENDING}.
     *
     * @throws IllegalArgumentException if the state is not initial
     */
    public Builder initial(WorkstreamState initial) {
      if (!WorkstreamTransitions.isInitial(initial)) {
        throw new IllegalArgumentException(
            initial + " is not an initial state of Workstream; those are "
                + WorkstreamTransitions.initialStates());
      }
      this.state = initial;
      return this;
    }

    /** The state in which the life goes on, whichever it is. */
    public Builder resume(WorkstreamState state) {
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
    public Builder hook(TransitionHook<WorkstreamState, WorkstreamEvent> hook) {
      hooks.add(Objects.requireNonNull(hook, "hook"));
      this.engine = null;
      return this;
    }

    /** The context at first; required. */
    public Builder context(Retries context) {
      this.context = Objects.requireNonNull(context, "context");
      return this;
    }

    /** Answers for guards, updates and choices; required. */
    public Builder logic(WorkstreamLogic logic) {
      this.logic = Objects.requireNonNull(logic, "logic");
      return this;
    }

    /** Does what transitions make it do; required. */
    public Builder effects(WorkstreamEffects effects) {
      this.effects = Objects.requireNonNull(effects, "effects");
      return this;
    }

    /**
     * The life.
     *
     * @throws IllegalStateException if something required is missing
     */
    public WorkstreamMachine build() {
      if (context == null) {
        throw new IllegalStateException("Workstream needs a context: builder().context(…)");
      }
      if (logic == null) {
        throw new IllegalStateException("Workstream needs a WorkstreamLogic: builder().logic(…)");
      }
      if (effects == null) {
        throw new IllegalStateException("Workstream needs WorkstreamEffects: builder().effects(…)");
      }
      if (engine == null) {
        engine = new Engine<>(WorkstreamTransitions.rules(), hooks, clock, false);
      }
      return new Driven(state, context, logic, effects, entityId, engine, sequence);
    }
  }

  /** A life with an id, hooks or effects: the engine makes its steps. */
  private static final class Driven
      extends WorkstreamMachine
      implements Life<WorkstreamState, WorkstreamEvent> {
    private final String entityId;

    private final Engine<WorkstreamState, WorkstreamEvent> engine;

    private final WorkstreamEffects effects;

    private long marks;

    private Driven(WorkstreamState state, Retries context, WorkstreamLogic logic,
        WorkstreamEffects effects, String entityId, Engine<WorkstreamState, WorkstreamEvent> engine,
        long sequence) {
      super(state, context, logic);
      this.effects = effects;
      this.entityId = entityId;
      this.engine = engine;
      this.marks = Engine.marks(sequence);
    }

    @Override
    public WorkstreamState fire(WorkstreamEvent event) {
      return engine.fire(this, event, Cause.none());
    }

    @Override
    public WorkstreamState fire(WorkstreamEvent event, Cause cause) {
      return engine.fire(this, event, cause);
    }

    @Override
    public Outcome<WorkstreamState> tryFire(WorkstreamEvent event) {
      return engine.tryFire(this, event, Cause.none());
    }

    @Override
    public Outcome<WorkstreamState> tryFire(WorkstreamEvent event, Cause cause) {
      return engine.tryFire(this, event, cause);
    }

    @Override
    public WorkstreamState force(WorkstreamState state, Cause cause) {
      return engine.force(this, state, cause);
    }

    @Override
    public int select(WorkstreamEvent event) {
      return WorkstreamTransitions.select(state(), event, super.context, super.logic);
    }

    @Override
    public WorkstreamState target(int step, WorkstreamEvent event) {
      return WorkstreamTransitions.target(step, event, super.context, super.logic, this);
    }

    @Override
    public void commit(int step, WorkstreamState to, WorkstreamEvent event) {
      super.commit(step, to, event);
    }

    @Override
    public void become(WorkstreamState to) {
      super.state = to;
    }

    @Override
    public void perform(int step, WorkstreamEvent event) {
      switch (step) {
        case 3 -> effects.notifyOwner(super.context); // ABANDON
        default -> {}
      }
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
