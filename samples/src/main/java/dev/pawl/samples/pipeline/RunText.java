package dev.pawl.samples.pipeline;

import dev.pawl.samples.step.StepRun;
import dev.pawl.samples.workstream.WorkstreamRun;
import dev.pawl.time.Backoff;
import java.time.Duration;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What lives know beside their states, as texts in snapshots. The back-off is the same for all. */
final class RunText {

  static final Backoff BACKOFF = Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

  private RunText() {}

  static String write(WorkstreamRun run) {
    return run.steps() + ";" + run.retryCount() + ";" + run.maxRetries();
  }

  static WorkstreamRun workstream(String text) {
    String[] parts = parts(text, 3);
    return new WorkstreamRun(number(parts[0]), number(parts[1]), number(parts[2]), BACKOFF);
  }

  static String write(StepRun run) {
    String exitCodes =
        new TreeSet<>(run.expectedExitCodes())
            .stream().map(String::valueOf).collect(Collectors.joining(","));
    return joined(run.dependsOn())
        + ";"
        + exitCodes
        + ";"
        + run.retryCount()
        + ";"
        + run.maxRetries();
  }

  static StepRun step(String text) {
    String[] parts = parts(text, 4);
    Set<Integer> exitCodes =
        names(parts[1]).stream().map(RunText::number).collect(Collectors.toSet());
    return new StepRun(names(parts[0]), exitCodes, number(parts[2]), number(parts[3]), BACKOFF);
  }

  /** Names in order, as the column {@code depends_on} has them. */
  static String joined(Set<String> names) {
    return String.join(",", new TreeSet<>(names));
  }

  static Set<String> names(String joined) {
    return joined.isEmpty() ? Set.of() : Set.copyOf(Arrays.asList(joined.split(",")));
  }

  private static String[] parts(String text, int count) {
    String[] parts = text.split(";", -1);
    if (parts.length != count) {
      throw new IllegalArgumentException("\"" + text + "\" does not have " + count + " parts.");
    }
    return parts;
  }

  private static int number(String text) {
    return Integer.parseInt(text);
  }
}
