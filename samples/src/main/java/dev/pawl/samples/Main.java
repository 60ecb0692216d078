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
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Demonstrates each sample machine with an instance, and prints what happens. */
public final class Main {

  /** The samples, in the order in which they are printed. */
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
   * Shows one machine at a glance, or demonstrates the named samples.
   *
   * @param args names of samples, such as {@code workstream}, or {@code all}; if there are none,
   *     the glance is shown
   * @throws IOException if the arguments for the next run cannot be written to the build folder
   */
  public static void main(String[] args) throws IOException {
    Launch launch = Launch.fromSystemProperties();
    launch.leaveArguments();
    PrintStream out =
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8);
    try {
      run(out, launch, args);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    } finally {
      out.flush();
    }
  }

  /**
   * Shows one machine at a glance, or demonstrates the named samples.
   *
   * @throws IllegalArgumentException if a name is unknown; nothing has been printed then
   */
  static void run(PrintStream out, Launch launch, String... names) {
    List<Sample> chosen = new ArrayList<>();
    for (String name : names) {
      if (name.strip().equals("all")) {
        chosen.addAll(SAMPLES);
      } else if (!name.isBlank()) {
        chosen.add(named(name.strip()));
      }
    }
    if (chosen.isEmpty()) {
      new Glance(out).show(SAMPLES, launch);
    } else {
      chosen.forEach(new Story(out)::tell);
    }
  }

  private static Sample named(String name) {
    return SAMPLES.stream()
        .filter(s -> s.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unknown(name)));
  }

  private static String unknown(String name) {
    List<String> names = SAMPLES.stream().map(Sample::name).toList();
    String nearest = names.stream().min(Comparator.comparingInt(n -> edits(name, n))).orElseThrow();
    boolean near = edits(name, nearest) <= Math.max(2, nearest.length() / 3);
    return "There is no sample \""
        + name
        + (near ? "\". Did you mean \"" + nearest + "\"?" : "\".")
        + " There are: "
        + String.join(", ", names)
        + "; or all.";
  }

  /** Returns the edit distance of two words: the number of letters to add, remove or change. */
  private static int edits(String from, String to) {
    int[] above = new int[to.length() + 1];
    Arrays.setAll(above, column -> column);
    for (int row = 1; row <= from.length(); row++) {
      int[] line = new int[above.length];
      line[0] = row;
      for (int column = 1; column < line.length; column++) {
        int changed = from.charAt(row - 1) == to.charAt(column - 1) ? 0 : 1;
        int apart = Math.min(above[column], line[column - 1]) + 1;
        line[column] = Math.min(apart, above[column - 1] + changed);
      }
      above = line;
    }
    return above[to.length()];
  }
}
