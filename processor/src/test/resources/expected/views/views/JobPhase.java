package views;

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
  Phases<Job.JobState, JobPhase> SHARED = new Phases<>(Job.JobState.values(), Queued.INSTANCE,
      Running.INSTANCE, Stopped.INSTANCE);

  /** The state {@code QUEUED}. */
  static Queued queued() {
    return Queued.INSTANCE;
  }

  /** The state {@code RUNNING}. */
  static Running running() {
    return Running.INSTANCE;
  }

  /** The state {@code STOPPED}. */
  static Stopped stopped() {
    return Stopped.INSTANCE;
  }

  /** The phase that stands for a state. */
  static JobPhase of(Job.JobState state) {
    return SHARED.of(state);
  }

  /** The state that this phase stands for. */
  Job.JobState state();

  /** The state {@code QUEUED}. */
  final class Queued extends Phase<Job.JobState> implements JobPhase {
    private static final Queued INSTANCE = new Queued();

    private Queued() {
      super(Job.JobState.QUEUED);
    }

    /** The event {@code start}. */
    public Running start_() {
      return Running.INSTANCE;
    }
  }

  /** The state {@code RUNNING}. */
  final class Running extends Phase<Job.JobState> implements JobPhase {
    private static final Running INSTANCE = new Running();

    private Running() {
      super(Job.JobState.RUNNING);
    }

    /** The event {@code stop}. */
    public Stopped stop() {
      return Stopped.INSTANCE;
    }
  }

  /** The state {@code STOPPED}. */
  final class Stopped extends Phase<Job.JobState> implements JobPhase {
    private static final Stopped INSTANCE = new Stopped();

    private Stopped() {
      super(Job.JobState.STOPPED);
    }
  }
}
