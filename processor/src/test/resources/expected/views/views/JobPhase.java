package views;

import javax.annotation.processing.Generated;

/**
 * The states of {@code Job} as types: each has a method for every event that is legal in it,
 * which returns the next phase, so that an illegal step does not compile. Phases are
 * shared and immutable, so thread-safe; they run no effects and update no context.
 */
@Generated("dev.pawl.processor")
public sealed interface JobPhase {
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
    return switch (state) {
      case QUEUED -> Queued.INSTANCE;
      case RUNNING -> Running.INSTANCE;
      case STOPPED -> Stopped.INSTANCE;
    };
  }

  /** The state that this phase stands for. */
  Job.JobState state();

  /** The state {@code QUEUED}. */
  final class Queued implements JobPhase {
    private static final Queued INSTANCE = new Queued();

    private Queued() {}

    @Override
    public Job.JobState state() {
      return Job.JobState.QUEUED;
    }

    /** The event {@code start}. */
    public Running start_() {
      return Running.INSTANCE;
    }

    @Override
    public String toString() {
      return "QUEUED";
    }
  }

  /** The state {@code RUNNING}. */
  final class Running implements JobPhase {
    private static final Running INSTANCE = new Running();

    private Running() {}

    @Override
    public Job.JobState state() {
      return Job.JobState.RUNNING;
    }

    /** The event {@code stop}. */
    public Stopped stop() {
      return Stopped.INSTANCE;
    }

    @Override
    public String toString() {
      return "RUNNING";
    }
  }

  /** The state {@code STOPPED}. */
  final class Stopped implements JobPhase {
    private static final Stopped INSTANCE = new Stopped();

    private Stopped() {}

    @Override
    public Job.JobState state() {
      return Job.JobState.STOPPED;
    }

    @Override
    public String toString() {
      return "STOPPED";
    }
  }
}
