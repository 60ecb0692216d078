package dev.pawl.processor.verify;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.explore.Limits;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.verify.Verifier;
import dev.pawl.processor.lockstep.RestingCharts;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A random chart with random properties, and the verdicts about them.
 *
 * @param yaml the chart with its properties
 */
record VerifiedChart(String yaml, List<RandomProperty> properties, List<PropertyResult> results) {

  /** The number of properties of a chart. */
  static final int PROPERTIES = 5;

  /** The maximum number of deferred events. */
  static final int DEFERRED = 2;

  /** Returns whether a chart always starts in the same configuration and has named events. */
  static boolean isSuitable(Machine machine) {
    ResolvedMachine resolved = ResolvedMachine.of(machine);
    return !events(machine).isEmpty()
        && (resolved.root().declared().isParallel() || resolved.beginnings().size() == 1);
  }

  /** Returns whether a chart has timers. */
  static boolean isTimed(Machine machine) {
    return ResolvedMachine.of(machine).nodes().stream().anyMatch(n -> !n.timers().isEmpty());
  }

  private static List<String> events(Machine machine) {
    return machine.events().stream()
        .filter(e -> e.kind() != Event.Kind.TIMER)
        .map(Event::name)
        .toList();
  }

  /**
   * Verifies random properties of a chart.
   *
   * @param fair the events that keep arriving
   */
  static VerifiedChart of(RestingCharts.Chart chart, SplittableRandom random, List<String> fair) {
    Machine machine = chart.machine();
    List<String> states =
        machine.tree().declared().stream().filter(s -> !s.isHistory()).map(State::name).toList();
    List<RandomProperty> properties = new ArrayList<>();
    for (int i = 0; i < PROPERTIES; i++) {
      properties.add(RandomProperty.of(random, states, events(machine)));
    }
    String yaml = chart.yaml() + verify(properties, fair);
    return new VerifiedChart(yaml, properties, verdicts(yaml));
  }

  /** Returns this chart with additional properties that LTL cannot express. */
  VerifiedChart withPossibilities(Machine machine, SplittableRandom random) {
    List<String> states = machine.tree().states().stream().map(State::name).toList();
    String more =
        "    p%d: { alwaysPossible: in(%s) }\n    p%d: { handlesAll: true, in: %s }\n"
            .formatted(
                PROPERTIES,
                states.get(random.nextInt(states.size())),
                PROPERTIES + 1,
                states.get(random.nextInt(states.size())));
    return new VerifiedChart(yaml + more, properties, verdicts(yaml + more));
  }

  private static String verify(List<RandomProperty> properties, List<String> fair) {
    StringBuilder out = new StringBuilder("verify:\n  assume:\n");
    out.append("    - { deferredAtMost: ").append(DEFERRED).append(" }\n");
    if (!fair.isEmpty()) {
      out.append("    - { keepsArriving: ").append(fair).append(" }\n");
    }
    out.append("  properties:\n");
    for (int i = 0; i < properties.size(); i++) {
      out.append("    p").append(i).append(": { ").append(properties.get(i).yaml()).append(" }\n");
    }
    return out.toString();
  }

  /** Returns the verdicts about the properties of a machine. */
  static List<PropertyResult> verdicts(String yaml) {
    Problems problems = new Problems();
    Machine machine =
        Charts.read(yaml, problems)
            .orElseThrow(() -> new AssertionError(problems.all() + "\n" + yaml));
    assertTrue(!problems.hasErrors(), () -> problems.all() + "\n" + yaml);
    return Verifier.verify(ResolvedMachine.of(machine), new Limits(100_000, DEFERRED, true));
  }

  /** Describes a property and its verdict, for the message of a failing test. */
  String text(int number) {
    PropertyResult result = results.get(number);
    return "property p" + number + ": " + result.verdict() + " " + result.reason() + "\n" + yaml;
  }
}
