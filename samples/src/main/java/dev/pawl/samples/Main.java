package dev.pawl.samples;

import dev.pawl.samples.agent.AgentSample;
import dev.pawl.samples.agentactivity.AgentActivitySample;
import dev.pawl.samples.agentloop.AgentLoopSample;
import dev.pawl.samples.agentturn.AgentTurnSample;
import dev.pawl.samples.circuitbreaker.CircuitBreakerSample;
import dev.pawl.samples.executionstate.ExecutionSample;
import dev.pawl.samples.governance.GovernanceSample;
import dev.pawl.samples.order.OrderSample;
import dev.pawl.samples.pipeline.WorkstreamSample;
import dev.pawl.samples.step.StepSample;
import dev.pawl.samples.task.TaskSample;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Takes the sample machines through an instance each, and tells what happened. */
public final class Main {

  /** All samples, in the order in which they are told. */
  static final List<Sample> SAMPLES =
      List.of(
          new ExecutionSample(),
          new TaskSample(),
          new AgentSample(),
          new AgentTurnSample(),
          new GovernanceSample(),
          new WorkstreamSample(),
          new StepSample(),
          new CircuitBreakerSample(),
          new OrderSample(),
          new AgentLoopSample(),
          new AgentActivitySample());

  private Main() {}

  /**
   * Tells all samples, or those that are named.
   *
   * @param args names of samples, such as {@code workstream}; none means all
   */
  public static void main(String[] args) {
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    try {
      run(out, args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    } finally {
      out.flush();
    }
  }

  /**
   * Tells all samples, or those that are named.
   *
   * @throws IllegalArgumentException if there is no sample of a name; nothing has been told then
   */
  static void run(PrintStream out, String... names) {
    List<Sample> chosen = new ArrayList<>();
    for (String name : names) {
      if (!name.isBlank()) {
        chosen.add(named(name));
      }
    }
    Story story = new Story(out);
    (chosen.isEmpty() ? SAMPLES : chosen).forEach(story::tell);
  }

  private static Sample named(String name) {
    return SAMPLES.stream()
        .filter(s -> s.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "There is no sample \""
                        + name
                        + "\". There are: "
                        + String.join(", ", SAMPLES.stream().map(Sample::name).toList())
                        + "."));
  }
}
