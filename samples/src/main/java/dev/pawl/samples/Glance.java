package dev.pawl.samples;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.circuitbreaker.CircuitBreakerEvent;
import dev.pawl.samples.circuitbreaker.CircuitBreakerMachine;
import dev.pawl.samples.circuitbreaker.CircuitBreakerState;
import dev.pawl.samples.circuitbreaker.CircuitBreakerTransitions;
import java.io.PrintStream;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** One machine on one screen: its diagram, some steps, a refusal, and the recorded history. */
final class Glance {

  private static final int WIDTH = Columns.WIDTH;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("HH:mm:ss").withZone(ZoneOffset.UTC);

  private final PrintStream out;
  private final StoryClock clock = StoryClock.at("2025-11-22T21:10:00Z");
  private final RingHook<CircuitBreakerState, CircuitBreakerEvent> trail = new RingHook<>(10);
  private final CircuitBreakerMachine circuit =
      CircuitBreakerMachine.builder().entityId("aider").clock(clock).hook(trail).build();

  /**
   * Creates a glance.
   *
   * @param out the stream to which it is printed
   */
  Glance(PrintStream out) {
    this.out = out;
  }

  /** Shows the circuit breaker, and explains how to run the other samples. */
  void show(List<Sample> samples, Launch launch) {
    Documents documents = new Documents("dev.pawl.samples.circuitbreaker.CircuitBreaker");
    String title = "═══ " + documents.title() + " ";
    line(title + "═".repeat(WIDTH - title.length()));
    Columns.wrap(documents.description(), WIDTH).forEach(this::line);
    line("");
    documents.picture().lines().forEach(l -> line("  " + l));
    live();
    refusals();
    audit();
    others(samples, launch);
  }

  private void live() {
    chapter("What a program calls, and where that leads from " + circuit.state());
    Cause aider = Cause.by("aider");
    Cause timer = Cause.by("timer").because("60 s are over");
    circuit.failureThresholdExceeded(aider.because("5 consecutive failures"));
    called("circuit.failureThresholdExceeded(aider.because(\"5 consecutive failures\"))");
    clock.pass("60s");
    circuit.cooldownExpires(timer);
    called("circuit.cooldownExpires(timer)");
    clock.pass("1s");
    circuit.failure(aider.because("the test request failed"));
    called("circuit.failure(aider.because(\"the test request failed\"))");
    clock.pass("60s");
    circuit.cooldownExpires(timer);
    called("circuit.cooldownExpires(timer)");
    clock.pass("2s");
    circuit.success(aider.because("the test request succeeded"));
    called("circuit.success(aider.because(\"the test request succeeded\"))");
  }

  private void called(String java) {
    line(String.format("  %-76s→ %s", java, circuit.state()));
  }

  private void refusals() {
    chapter("Refused calls and their explanations");
    refused("circuit.cooldownExpires()", circuit::cooldownExpires);
    refused(
        "CircuitBreakerTransitions.transition(OPEN, CLOSED)",
        () ->
            CircuitBreakerTransitions.transition(
                CircuitBreakerState.OPEN, CircuitBreakerState.CLOSED));
  }

  private void refused(String java, Runnable move) {
    try {
      move.run();
    } catch (IllegalTransitionError refusal) {
      line("  " + java);
      Columns.wrap(refusal.getMessage(), WIDTH - 4).forEach(l -> line("    " + l));
      return;
    }
    throw new IllegalStateException("Not refused: " + java);
  }

  private void audit() {
    chapter("Steps of aider, recorded by an audit hook");
    for (LifecycleEvent<CircuitBreakerState, CircuitBreakerEvent> step : trail.events()) {
      String move = step.from() + " → " + step.to();
      String why = step.cause().actor() + ": " + step.cause().reason();
      String event = Objects.requireNonNull(step.event()).wireName();
      String time = TIME.format(step.timestamp());
      line(String.format("  %d  %s  %-18s  %-26s  %s", step.sequence(), time, move, event, why));
    }
  }

  private void others(List<Sample> samples, Launch launch) {
    chapter("More machines of real systems, in detail");
    List<String> names = new ArrayList<>(samples.stream().map(Sample::name).toList());
    names.add("all");
    int width = names.stream().mapToInt(n -> launch.command(n).length()).max().orElse(0) + 2;
    for (Sample sample : samples) {
      String about = new Documents(sample.machine()).description();
      String command = launch.command(sample.name());
      line("  " + pad(command, width) + Columns.cut(about, WIDTH - 2 - width));
    }
    line("  " + pad(launch.command("all"), width) + "All of them, one after the other.");
    if (launch.pages() != null) {
      line("");
      line("Their interactive pages, for a browser: " + launch.pages());
    }
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }

  private void chapter(String heading) {
    line("");
    line("── " + heading);
  }

  private void line(String text) {
    // println would use the line separator of the platform
    out.print(text.stripTrailing() + "\n");
  }
}
