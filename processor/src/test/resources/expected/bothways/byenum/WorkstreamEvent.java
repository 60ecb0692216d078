package byenum;

import dev.pawl.engine.EventRecord;
import javax.annotation.processing.Generated;

/** The events of {@code Workstream}. */
@Generated("dev.pawl.processor")
public sealed interface WorkstreamEvent extends EventRecord<WorkstreamEvent.Type> {
  /** The event's name in data. */
  default String wireName() {
    return eventType().wireName();
  }

  /** Whether only the machine itself makes it happen, so that nobody can fire it. */
  default boolean internal() {
    return eventType().internal();
  }

  /** A step fails. */
  static StepFails stepFails(String step, int exitCode) {
    return new StepFails(step, exitCode);
  }

  /** The event {@code startExecution}. */
  static StartExecution startExecution() {
    return StartExecution.INSTANCE;
  }

  /** The event {@code allStepsSucceed}. */
  static AllStepsSucceed allStepsSucceed() {
    return AllStepsSucceed.INSTANCE;
  }

  /** Manual intervention. */
  static Abandon abandon() {
    return Abandon.INSTANCE;
  }

  /** The event {@code retry}. */
  static Retry retry() {
    return Retry.INSTANCE;
  }

  /** The event {@code retryDelayExpires}. */
  static RetryDelayExpires retryDelayExpires() {
    return RetryDelayExpires.INSTANCE;
  }

  /** The event {@code recover}. */
  static Recover recover() {
    return Recover.INSTANCE;
  }

  /** The event {@code toSAbandoned}. */
  static ToSAbandoned toSAbandoned() {
    return ToSAbandoned.INSTANCE;
  }

  /** The event {@code operatorStop}. */
  static OperatorStop operatorStop() {
    return OperatorStop.INSTANCE;
  }

  /**
   * A step fails.
   *
   * @param step what the event carries
   * @param exitCode what the event carries
   */
  record StepFails(String step, int exitCode) implements WorkstreamEvent {
    @Override
    public Type eventType() {
      return Type.STEP_FAILS;
    }
  }

  /** The event {@code startExecution}. */
  record StartExecution() implements WorkstreamEvent {
    private static final StartExecution INSTANCE = new StartExecution();

    @Override
    public Type eventType() {
      return Type.START_EXECUTION;
    }
  }

  /** The event {@code allStepsSucceed}. */
  record AllStepsSucceed() implements WorkstreamEvent {
    private static final AllStepsSucceed INSTANCE = new AllStepsSucceed();

    @Override
    public Type eventType() {
      return Type.ALL_STEPS_SUCCEED;
    }
  }

  /** Manual intervention. */
  record Abandon() implements WorkstreamEvent {
    private static final Abandon INSTANCE = new Abandon();

    @Override
    public Type eventType() {
      return Type.ABANDON;
    }
  }

  /** The event {@code retry}. */
  record Retry() implements WorkstreamEvent {
    private static final Retry INSTANCE = new Retry();

    @Override
    public Type eventType() {
      return Type.RETRY;
    }
  }

  /** The event {@code retryDelayExpires}. */
  record RetryDelayExpires() implements WorkstreamEvent {
    private static final RetryDelayExpires INSTANCE = new RetryDelayExpires();

    @Override
    public Type eventType() {
      return Type.RETRY_DELAY_EXPIRES;
    }
  }

  /** The event {@code recover}. */
  record Recover() implements WorkstreamEvent {
    private static final Recover INSTANCE = new Recover();

    @Override
    public Type eventType() {
      return Type.RECOVER;
    }
  }

  /** The event {@code toSAbandoned}. */
  record ToSAbandoned() implements WorkstreamEvent {
    private static final ToSAbandoned INSTANCE = new ToSAbandoned();

    @Override
    public Type eventType() {
      return Type.TO_S_ABANDONED;
    }
  }

  /** The event {@code operatorStop}. */
  record OperatorStop() implements WorkstreamEvent {
    private static final OperatorStop INSTANCE = new OperatorStop();

    @Override
    public Type eventType() {
      return Type.OPERATOR_STOP;
    }
  }

  /** The events without their data. */
  enum Type {
    /** A step fails. */
    STEP_FAILS("step_fails"),
    /** The event {@code startExecution}. */
    START_EXECUTION("start_execution"),
    /** The event {@code allStepsSucceed}. */
    ALL_STEPS_SUCCEED("all_steps_succeed"),
    /** Manual intervention. */
    ABANDON("abandon"),
    /** The event {@code retry}. */
    RETRY("retry"),
    /** The event {@code retryDelayExpires}. */
    RETRY_DELAY_EXPIRES("retry_delay_expires"),
    /** The event {@code recover}. */
    RECOVER("recover"),
    /** The event {@code toSAbandoned}. */
    TO_S_ABANDONED("to_s_abandoned"),
    /** The event {@code operatorStop}. */
    OPERATOR_STOP("operator_stop");

    private final String wireName;

    Type(String wireName) {
      this.wireName = wireName;
    }

    /** The event's name in data. */
    public String wireName() {
      return wireName;
    }

    /** Whether only the machine itself makes it happen, so that nobody can fire it. */
    public boolean internal() {
      return false;
    }
  }
}
