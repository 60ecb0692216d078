package dev.pawl.samples.circuitbreaker;

import dev.pawl.Cause;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.Sample;
import dev.pawl.samples.Story;
import dev.pawl.samples.StoryClock;

/** The circuit of a tool that fails, is tested too early, and recovers. */
public final class CircuitBreakerSample implements Sample {

  /** Creates the sample. */
  public CircuitBreakerSample() {}

  @Override
  public String name() {
    return "circuit-breaker";
  }

  @Override
  public String machine() {
    return "dev.pawl.samples.circuitbreaker.CircuitBreaker";
  }

  /** Returns what a state means for requests. The switch does not compile if a state is missing. */
  private static String requests(CircuitBreakerState state) {
    return switch (state) {
      case CLOSED -> "allowed";
      case OPEN -> "rejected, fast";
      case HALF_OPEN -> "one is allowed, as a test";
    };
  }

  @Override
  public void live(Story story) {
    StoryClock clock = StoryClock.at("2025-11-22T21:10:00Z");
    RingHook<CircuitBreakerState, CircuitBreakerEvent> trail = new RingHook<>(10);
    CircuitBreakerMachine circuit =
        CircuitBreakerMachine.builder().entityId("aider").clock(clock).hook(trail).build();
    Cause timer = Cause.by("timer").because("60 s are over");
    circuit.failureThresholdExceeded(Cause.by("aider").because("5 consecutive failures"));
    clock.pass("60s");
    circuit.cooldownExpires(timer);
    clock.pass("1s");
    circuit.failure(Cause.by("aider").because("the test request failed"));
    clock.pass("60s");
    circuit.cooldownExpires(timer);
    clock.pass("2s");
    circuit.success(Cause.by("aider").because("the test request succeeded"));
    story.audit(trail.events(), CircuitBreakerEvent::wireName);

    story.chapter("Requests");
    for (CircuitBreakerState state : CircuitBreakerState.values()) {
      story.note(state + ": " + requests(state));
    }

    story.chapter("Around calls");
    new FlakyTool(story).live();

    story.refusals();
    story.refused("A closed circuit cools down", circuit::cooldownExpires);
    story.refused(
        "An open circuit is closed without a test",
        () ->
            CircuitBreakerTransitions.transition(
                CircuitBreakerState.OPEN, CircuitBreakerState.CLOSED));
  }
}
