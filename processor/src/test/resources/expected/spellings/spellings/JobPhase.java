package spellings;

import dev.pawl.engine.Phase;
import dev.pawl.engine.Phases;
import javax.annotation.processing.Generated;

/**
 * The states of {@code Job} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface JobPhase {
  /** The phases of all states. */
  Phases<JobState, JobPhase> SHARED = new Phases<>(JobState.values(), Ready.INSTANCE,
      Done.INSTANCE);

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
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  JobState state();

  /** The state {@code READY}. */
  final class Ready extends Phase<JobState> implements JobPhase {
    private static final Ready INSTANCE = new Ready();

    private Ready() {
      super(JobState.READY);
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
  }

  /** The state {@code DONE}. */
  final class Done extends Phase<JobState> implements JobPhase {
    private static final Done INSTANCE = new Done();

    private Done() {
      super(JobState.DONE);
    }
  }
}
