package views;

import dev.pawl.Final;
import dev.pawl.Initial;
import dev.pawl.MapsTo;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

/** Holds the states of a job, which others see as fewer. */
public final class Job {

  private Job() {}

  /** What a user sees. */
  public enum Light {
    GREEN,
    RED
  }

  /** The states; generated types stand beside the class around them. */
  @StateMachine
  public enum JobState {
    @Initial
    @Transition(on = "start", to = "RUNNING")
    @MapsTo(view = Light.class, value = "GREEN")
    @MapsTo(view = Thread.State.class, value = "NEW")
    @State(tags = {"active", "not-started"})
    QUEUED,
    @Transition(on = "stop", to = "STOPPED")
    @MapsTo(view = Light.class, value = "GREEN")
    @MapsTo(view = Thread.State.class, value = "RUNNABLE")
    @State(tags = "active")
    RUNNING,
    @Final
    @MapsTo(view = Light.class, value = "RED")
    @MapsTo(view = Thread.State.class, value = "TERMINATED")
    @State(tags = "over")
    STOPPED
  }
}
