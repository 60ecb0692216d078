package views;

/** An enum nested in a class, mapped onto two others, one of them of the JDK. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    assert JobTransitions.toLight(Job.JobState.RUNNING) == Job.Light.GREEN;
    assert JobTransitions.toLight(Job.JobState.STOPPED) == Job.Light.RED;
    assert JobTransitions.toState(Job.JobState.QUEUED) == Thread.State.NEW;
    assert JobTransitions.toState(Job.JobState.STOPPED) == Thread.State.TERMINATED;
    assert JobTransitions.isActive(Job.JobState.QUEUED);
    assert JobTransitions.isActive(Job.JobState.RUNNING);
    assert !JobTransitions.isActive(Job.JobState.STOPPED);
    assert JobTransitions.isNotStarted(Job.JobState.QUEUED);
    assert JobTransitions.isOver(Job.JobState.STOPPED);
    assert new JobMachine().start() == Job.JobState.RUNNING;
    assert JobPhase.queued().start().stop().state() == Job.JobState.STOPPED;
  }
}
