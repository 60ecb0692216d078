package dev.pawl.samples.agentactivity;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An agent that takes one turn, with its events out of order, and is killed when it is idle. */
public final class AgentActivitySample implements Sample {

  /** Creates the sample. */
  public AgentActivitySample() {}

  @Override
  public String name() {
    return "agent-activity";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.agentactivity.AgentActivity";
  }

  @Override
  public void live(Story story) {
    VirtualScheduler time = new VirtualScheduler(Instant.parse("2025-12-03T10:00:00Z"));
    RingHook<AgentActivityState, AgentActivityEvent> trail = new RingHook<>(100);
    List<String> ignored = new ArrayList<>();
    List<String> killed = new ArrayList<>();
    AgentActivity agent =
        AgentActivity.builder(
                Duration.ofMinutes(5), () -> killed.add("killed at " + time.clock().instant()))
            .id("agent-7")
            .scheduler(time)
            .clock(time.clock())
            .hook(trail)
            .hook(listener(ignored))
            .build();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("Output of the CLI", "Lifecycle", "State", "Remaining"));
    agent.markSpawning();
    for (String type :
        List.of(
            "system_init",
            "thinking_delta",
            "message_start",
            "thinking_delta",
            "tool_use",
            "text_delta",
            "tool_result",
            "text_delta",
            "done",
            "text_delta")) {
      time.advance(Duration.ofSeconds(20));
      agent.apply(new AgentEvent(type));
      rows.add(row(type, agent));
    }
    time.advance(Duration.ofMinutes(4));
    rows.add(row("(nothing for 4 minutes)", agent));
    agent.markIdle();
    time.advance(Duration.ofMinutes(2));
    rows.add(row("(nothing for 6 minutes)", agent));
    agent.markKilled();
    story.audit(
        trail.events().stream().filter(e -> e.from() != e.to()).toList(),
        AgentActivityEvent::wireName);

    story.chapter("Activity");
    story.table(rows);
    killed.forEach(story::note);
    story.chapter("Ignored");
    ignored.forEach(story::note);
    story.refusals();
    story.refused(
        "The status of a killed process is set to working",
        () ->
            AgentActivityTransitions.transition(
                AgentActivityState.LIFECYCLE_KILLED, AgentActivityState.LIFECYCLE_WORKING));
    story.refused(
        "The status of an idle agent is set to responding",
        () ->
            AgentActivityTransitions.transition(
                AgentActivityState.IDLE, AgentActivityState.RESPONDING));
  }

  private static List<String> row(String what, AgentActivity agent) {
    return List.of(
        what,
        agent.lifecycle().name(),
        agent.current().name(),
        agent.remaining().map(r -> r.toSeconds() + " s").orElse("–"));
  }

  private static TransitionHook<AgentActivityState, AgentActivityEvent> listener(
      List<String> ignored) {
    return new TransitionHook<>() {
      @Override
      public void refused(
          LifecycleEvent<AgentActivityState, AgentActivityEvent> attempt,
          Outcome<AgentActivityState> outcome) {
        ignored.add(Objects.requireNonNull(attempt.event()).wireName() + " in " + attempt.from());
      }
    };
  }
}
