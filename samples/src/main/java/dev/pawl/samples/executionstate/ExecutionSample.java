package dev.pawl.samples.executionstate;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;
import java.util.ArrayList;
import java.util.List;

/** An agent that works, has its context cleared, crashes, is restarted, and is stopped. */
public final class ExecutionSample implements Sample {

  /** Creates the sample. */
  public ExecutionSample() {}

  @Override
  public String name() {
    return "execution-state";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.executionstate.Execution";
  }

  @Override
  public void live(Story story) {
    story.chapter("The states for older clients");
    story.table(views());
    StoryClock clock = StoryClock.at("2025-11-22T09:00:00Z");
    RingHook<ExecutionState, TransitionTrigger> trail = new RingHook<>(20);
    ExecutionMachine agent =
        ExecutionMachine.builder().entityId("agent-7").clock(clock).hook(trail).build();
    Cause manager = Cause.by("manager");
    Cause socket = Cause.by("websocket");
    agent.spawn(manager.because("requested by the pipeline"));
    clock.pass("2s");
    agent.connected(socket.because("Claude connected"));
    clock.pass("5s");
    agent.promptReceived(socket.because("fix the flaky test"));
    clock.pass("4m10s");
    agent.resultReceived(socket.with("turns", 12));
    clock.pass("1m");
    agent.contextCleared(manager.because("a new task begins"));
    clock.pass("3s");
    agent.connected(socket.because("the new session is up"));
    agent.promptReceived(socket.because("update the changelog"));
    clock.pass("30s");
    agent.processCrashed(manager.because("exit code 139"));
    clock.pass("10s");
    agent.restart(manager.because("restart policy: on failure"));
    clock.pass("2s");
    agent.connected(socket.because("Claude connected"));
    clock.pass("1h");
    agent.userTerminated(Cause.by("geoff").because("done for today"));
    story.audit(trail.events(), ExecutionCodec::eventToWire);

    story.refusals();
    story.refused("A stopped agent is sent a prompt", agent::promptReceived);
    story.refused(
        "The status of a stopped agent is set to busy",
        () -> ExecutionTransitions.transition(agent.state(), ExecutionState.BUSY));
  }

  private static List<List<String>> views() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("State", "On the wire", "AgentStatus", "ActivityState", "Tagged"));
    for (ExecutionState state : ExecutionState.values()) {
      List<String> tags = new ArrayList<>();
      if (ExecutionTransitions.isActive(state)) {
        tags.add("active");
      }
      if (ExecutionTransitions.isTerminal(state)) {
        tags.add("terminal");
      }
      rows.add(
          List.of(
              state.name(),
              ExecutionCodec.toWire(state),
              ExecutionTransitions.toAgentStatus(state).name(),
              ExecutionTransitions.toActivityState(state).name(),
              String.join(", ", tags)));
    }
    return rows;
  }
}
