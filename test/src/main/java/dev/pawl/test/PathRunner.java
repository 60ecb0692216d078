package dev.pawl.test;

import dev.pawl.language.path.Hop;
import dev.pawl.language.path.ModelPath;
import dev.pawl.language.path.Observation;
import dev.pawl.language.path.PathGraph;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.TestAbortedException;

/** Leads instances along paths and compares them with the model. */
final class PathRunner {

  private final GeneratedMachine generated;
  private final PathGraph graph;
  private final DrivenInstance.UserCode code;

  PathRunner(GeneratedMachine generated, PathGraph graph, DrivenInstance.UserCode code) {
    this.generated = generated;
    this.graph = graph;
    this.code = code;
  }

  /** Returns an object for a new instance. The instance itself has not been built yet. */
  DrivenInstance newInstance() {
    return new DrivenInstance(generated, graph, code);
  }

  PathGraph graph() {
    return graph;
  }

  GeneratedMachine generated() {
    return generated;
  }

  DrivenInstance.UserCode code() {
    return code;
  }

  /**
   * Returns whether the user's logic determines the results of predicates. Without the user's
   * logic, the path determines the results of predicates.
   */
  boolean hasLogic() {
    return code.logic() != null;
  }

  /**
   * Leads new instances along a path. If the user's logic is not set, there are two instances:
   * predicates that do not matter for the path are false for one instance and true for the other.
   * If the machine wrongly depends on such a predicate, one of the two instances differs from the
   * model.
   *
   * @return the instance that was built last
   */
  DrivenInstance run(ModelPath path) {
    if (!hasLogic()) {
      driven(path, true);
    }
    return driven(path, false);
  }

  /**
   * Leads a new instance along a path, and then fires all events for which the instance must take
   * no transition.
   */
  DrivenInstance refuse(ModelPath path) {
    DrivenInstance instance = driven(path, false);
    List<Hop> last = path.macrosteps().get(path.macrosteps().size() - 1);
    graph.untaken(last.get(last.size() - 1).to()).forEach(instance::refuse);
    return instance;
  }

  private DrivenInstance driven(ModelPath path, boolean otherwise) {
    DrivenInstance instance = newInstance();
    for (int i = 0; i < path.macrosteps().size(); i++) {
      List<Hop> macrostep = path.macrosteps().get(i);
      instance.begin(path.gaps(i), path.timing().delays(i), otherwise);
      String outcome =
          i == 0
              ? instance.build(macrostep.get(0))
              : input(instance, ModelPath.input(macrostep), path.timing().before(i));
      compare(path, i, instance, instance.observed(outcome));
    }
    return instance;
  }

  private String input(DrivenInstance instance, int event, Duration before) {
    if (graph.explorer().timers().isTimer(event)) {
      awaitTimer(instance, graph.eventName(event));
      return instance.elapse();
    }
    instance.pass(before);
    return instance.fire(event);
  }

  /**
   * Checks that the given timer elapses next. Aborts the test if another timer elapses next, which
   * can happen only if the user's logic computes delays.
   */
  private void awaitTimer(DrivenInstance instance, String event) {
    Optional<String> next = instance.nextTimer();
    if (hasLogic() && !next.equals(Optional.of(event))) {
      throw new TestAbortedException(
          "With the delays of the logic, "
              + next.orElse("no timer")
              + " elapses instead of "
              + event
              + ".");
    }
  }

  private void compare(ModelPath path, int macrostep, DrivenInstance instance, Observation actual) {
    List<Hop> hops = path.macrosteps().get(macrostep);
    Observation expected = graph.observed(hops);
    if (graph.comparable(hops, actual).equals(expected)) {
      return;
    }
    if (hasLogic() && isExplained(instance, hops.get(0), actual)) {
      throw new TestAbortedException(
          where(path, macrostep)
              + " the logic answers "
              + instance.recordedAnswers()
              + ", which leads to "
              + String.join(" + ", actual.states())
              + ". The rest of this path cannot be tested with it.");
    }
    throw new AssertionFailedError(
        where(path, macrostep)
            + " the machine does not do what the model says."
            + actual.difference(expected)
            + instance.answered()
            + "\nPath: "
            + path,
        expected,
        actual);
  }

  private static boolean isExplained(DrivenInstance instance, Hop first, Observation actual) {
    return instance.explained(first.from(), first.step().input(), actual).isPresent();
  }

  private String where(ModelPath path, int macrostep) {
    String machineName = graph.machine().name();
    if (macrostep == 0) {
      return machineName + ": at the beginning";
    }
    List<String> before = path.events().subList(0, macrostep - 1);
    return machineName
        + ": on "
        + path.events().get(macrostep - 1)
        + (before.isEmpty() ? "," : ", after " + String.join(", ", before) + ",");
  }
}
