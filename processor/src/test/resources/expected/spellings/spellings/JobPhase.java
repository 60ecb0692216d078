package spellings;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Job} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface JobPhase {
  /** The state {@code READY}. */
  static Ready ready() {
    return Ready.INSTANCE;
  }

  /** The state {@code DONE}. */
  static Done done() {
    return Done.INSTANCE;
  }

  /** The phase that stands for a state. */
  static JobPhase of(JobState state) {
    return switch (state) {
      case READY -> Ready.INSTANCE;
      case DONE -> Done.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  JobState state();

  /** The state {@code READY}. */
  final class Ready implements JobPhase {
    private static final Ready INSTANCE = new Ready();

    private Ready() {}

    @Override
    public JobState state() {
      return JobState.READY;
    }

    /**
     * The event {@code retry}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public Ready retry(Integer context, JobLogic logic) {
      JobTransitions.next(JobState.READY, JobEvent.RETRY, context, logic);
      return Ready.INSTANCE;
    }

    /**
     * The event {@code move}.
     *
     * @throws dev.pawl.GuardRefusedError if no guard holds
     */
    public JobPhase move(Integer context, JobLogic logic) {
      return of( JobTransitions.next(JobState.READY, JobEvent.MOVE, context, logic));
    }

    @Override
    public String toString() {
      return "READY";
    }
  }

  /** The state {@code DONE}. */
  final class Done implements JobPhase {
    private static final Done INSTANCE = new Done();

    private Done() {}

    @Override
    public JobState state() {
      return JobState.DONE;
    }

    @Override
    public String toString() {
      return "DONE";
    }
  }
}
