package dev.pawl.samples.circuitbreaker;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Story;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/** A tool with a circuit breaker. The tool does not work for a while. */
final class FlakyTool {

  private final Story story;
  private final VirtualScheduler time = new VirtualScheduler(Instant.parse("2025-11-22T22:00:00Z"));
  private final RingHook<CircuitState, CircuitEvent> trail = new RingHook<>(100);
  private final CircuitBreaker circuit =
      CircuitBreaker.named("aider")
          .settings(new CircuitSettings(3, 2, Duration.ofSeconds(60)))
          .scheduler(time)
          .clock(time.clock())
          .listener(trail)
          .build();
  private boolean down;

  FlakyTool(Story story) {
    this.story = story;
  }

  /** Calls the tool while it works, while it does not, and when it works again. */
  void live() {
    ask();
    down = true;
    ask();
    ask();
    ask();
    time.advance(Duration.ofSeconds(2));
    ask();
    time.advance(Duration.ofSeconds(58));
    ask();
    down = false;
    time.advance(Duration.ofSeconds(60));
    ask();
    ask();
    down = true;
    ask();
    ask();
    ask();
    down = false;
    circuit.reset(Cause.by("operator").because("aider has been restarted"));
    ask();
    story.audit(changes(), CircuitEvent::wireName);
  }

  private void ask() {
    String before = circuit.state().name();
    story.note(before + ": " + answer());
  }

  private String answer() {
    try {
      return circuit.get(this::run);
    } catch (CircuitOpenException refused) {
      return "not called, " + refused.getMessage();
    } catch (IllegalStateException failed) {
      return "called, " + failed.getMessage();
    }
  }

  private String run() {
    if (down) {
      throw new IllegalStateException("aider does not answer");
    }
    return "called, aider answers";
  }

  /** Returns the recorded steps that changed the state. */
  private List<LifecycleEvent<CircuitState, CircuitEvent>> changes() {
    return trail.events().stream().filter(e -> e.from() != e.to()).toList();
  }
}
