package dev.pawl.language.verify;

import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Exploration.Edge;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.explore.Step;
import dev.pawl.language.semantics.Counterexample;
import dev.pawl.language.semantics.GuardSpace.Condition;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The description of runs in the words of the declaration. */
public final class RunText {

  /** The number of a situation that is not known. */
  private static final int UNKNOWN = -1;

  private final ResolvedMachine machine;
  private final Exploration exploration;

  /** Creates a description of runs through an exploration of a machine. */
  public RunText(ResolvedMachine machine, Exploration exploration) {
    this.machine = machine;
    this.exploration = exploration;
  }

  /**
   * Returns a run with one step for each macrostep. If the run stops within a macrostep, adds the
   * shortest path to the end of the macrostep, so that the instance waits for an event in the last
   * configuration.
   */
  public Counterexample run(List<Edge> path, List<Edge> loop, boolean isEndless) {
    List<Edge> whole = new ArrayList<>(path);
    if (loop.isEmpty()) {
      pathToEnd(path).ifPresent(whole::addAll);
    }
    List<Counterexample.Step> steps = new ArrayList<>(macrosteps(UNKNOWN, whole));
    int start = steps.size();
    steps.addAll(macrosteps(end(UNKNOWN, whole), loop));
    return new Counterexample(steps, start, isEndless, "");
  }

  /** Returns whether a path is known to continue to a stable situation. */
  boolean endsStable(List<Edge> path) {
    return path.isEmpty() || pathToEnd(path).isPresent();
  }

  private Optional<List<Edge>> pathToEnd(List<Edge> path) {
    return path.isEmpty()
        ? Optional.empty()
        : exploration.pathsToStable(path.get(path.size() - 1).to(), Step::isKnownPossible).stream()
            .findFirst();
  }

  /** Returns the situation to which edges lead from a situation. */
  private static int end(int start, List<Edge> edges) {
    return edges.isEmpty() ? start : edges.get(edges.size() - 1).to();
  }

  private List<Counterexample.Step> macrosteps(int start, List<Edge> edges) {
    List<Counterexample.Step> steps = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= edges.size(); i++) {
      if (i == edges.size() || edges.get(i).step().input() >= 0) {
        steps.add(macrostep(end(start, edges.subList(0, from)), edges.subList(from, i)));
        from = i;
      }
    }
    return steps;
  }

  private Counterexample.Step macrostep(int start, List<Edge> edges) {
    int at = start;
    int input = edges.get(0).step().input();
    List<Integer> transitions = new ArrayList<>();
    List<Map<String, Boolean>> answers = new ArrayList<>();
    Map<String, List<String>> choices = new LinkedHashMap<>();
    for (Edge edge : edges) {
      Set<String> order = new LinkedHashSet<>();
      for (Step.Taken taken : edge.step().taken()) {
        transitions.add(taken.transition().number());
        taken
            .transition()
            .declared()
            .guard()
            .ifPresent(g -> order.addAll(g.formula().predicates()));
      }
      edge.step().addChoices(machine, choices);
      for (Condition condition : edge.step().conditions()) {
        Map<String, Boolean> asked = new LinkedHashMap<>(condition.example(order).orElse(Map.of()));
        asked.keySet().retainAll(asked(at, edge.step()));
        if (!asked.isEmpty()) {
          answers.add(asked);
        }
      }
      at = edge.to();
    }
    return new Counterexample.Step(
        input < 0 ? "" : machine.namedEvents().get(input).name(),
        input >= 0 && exploration.explorer().timers().isTimer(input),
        transitions,
        answers,
        choices,
        leaves(exploration.situation(at)));
  }

  /**
   * Returns the predicates that guards may evaluate in a step. The results of other predicates are
   * not shown.
   *
   * @param from the situation before the step, or {@link #UNKNOWN}
   */
  private Set<String> asked(int from, Step step) {
    int event = step.event() >= 0 ? step.event() : step.input();
    // the step does not know which event the machine has dropped within a macrostep
    boolean isDropped = event < 0 && !step.isMicrostep();
    Set<String> names = new LinkedHashSet<>();
    for (ResolvedTransition transition : machine.transitions()) {
      boolean isActive =
          from == UNKNOWN
              || transition.source().isRoot()
              || exploration.situation(from).isActive(transition.source().number());
      boolean isTriggered =
          isDropped
              || transition.eventless()
              || transition.anyEvent()
              || transition.event().filter(e -> machine.number(e) == event).isPresent();
      if (isActive && isTriggered) {
        transition.declared().guard().ifPresent(g -> names.addAll(g.formula().predicates()));
      }
    }
    return names;
  }

  private List<String> leaves(Situation situation) {
    return machine.leaves().stream()
        .filter(n -> situation.isActive(n.number()))
        .map(StateNode::name)
        .toList();
  }

  /** Returns a run as one line, such as {@code pay [!isGuest], ship → SHIPPED}. */
  public static String sentence(Counterexample run) {
    StringBuilder line = new StringBuilder();
    List<Counterexample.Step> steps = run.steps();
    for (int i = 0; i < steps.size(); i++) {
      Counterexample.Step step = steps.get(i);
      String each = each(step);
      if (i == run.loop() && run.endless()) {
        line.append(line.isEmpty() ? "" : ", ").append("then again and again");
        line.append(step.event().isEmpty() ? " without an event" : ":");
        line.append(each.isEmpty() ? "" : " ");
      } else if (!each.isEmpty() && !line.isEmpty()) {
        line.append(", ");
      }
      line.append(each);
    }
    String end = String.join(", ", steps.get(steps.size() - 1).leaves());
    if (run.endless() && run.loop() == steps.size()) {
      return (line.isEmpty() ? "nothing happens in " : line + ", then nothing more happens in ")
          + end;
    } else if (line.isEmpty()) {
      line.append("at the beginning");
    }
    return line + " → " + end;
  }

  private static String each(Counterexample.Step step) {
    List<String> remarks = new ArrayList<>();
    step.answers().forEach(a -> a.forEach((name, value) -> remarks.add(value ? name : "!" + name)));
    step.choices()
        .forEach((method, states) -> remarks.add(method + ": " + String.join(", ", states)));
    List<String> distinct = remarks.stream().distinct().toList();
    return distinct.isEmpty()
        ? step.event()
        : (step.event() + " [" + String.join(", ", distinct) + "]").strip();
  }

  /**
   * Returns the names of the predicates and of the choosing methods on which a path depends.
   *
   * @param start the situation in which the path begins
   */
  List<String> dependencies(int start, List<Edge> path) {
    Set<String> names = new LinkedHashSet<>();
    int at = start;
    for (Edge edge : path) {
      for (Step.Taken taken : edge.step().taken()) {
        addNames(taken.transition(), names);
      }
      for (Condition condition : edge.step().conditions()) {
        Set<String> asked = asked(at, edge.step());
        condition
            .example(Set.of())
            .ifPresent(e -> e.keySet().stream().filter(asked::contains).forEach(names::add));
      }
      at = edge.to();
    }
    return List.copyOf(names);
  }

  private static void addNames(ResolvedTransition transition, Set<String> names) {
    transition.declared().guard().ifPresent(g -> names.addAll(g.formula().predicates()));
    transition.declared().choose().ifPresent(c -> names.add(c.name()));
  }

  /** Returns the predicates that decide whether an event is refused. */
  List<String> guards(Situation situation, int event) {
    Set<String> names = new LinkedHashSet<>();
    for (StateNode leaf : machine.leaves()) {
      if (situation.isActive(leaf.number())) {
        machine
            .candidates()
            .of(leaf.number(), machine.namedEvents().get(event))
            .candidates()
            .forEach(
                t -> t.declared().guard().ifPresent(g -> names.addAll(g.formula().predicates())));
      }
    }
    return List.copyOf(names);
  }
}
