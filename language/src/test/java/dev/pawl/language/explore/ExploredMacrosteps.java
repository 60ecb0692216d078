package dev.pawl.language.explore;

import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The macrosteps of an exploration as text, so that two explorations can be compared. */
public final class ExploredMacrosteps {

  private final ResolvedMachine machine;
  private final Exploration exploration;
  private final Set<String> lines = new TreeSet<>();

  private ExploredMacrosteps(ResolvedMachine machine, Exploration exploration) {
    this.machine = machine;
    this.exploration = exploration;
  }

  /** Returns a line for each macrostep: situation, event, microsteps, next situation. */
  public static Set<String> lines(ResolvedMachine machine, Exploration exploration) {
    ExploredMacrosteps all = new ExploredMacrosteps(machine, exploration);
    for (Exploration.Edge start : exploration.starts()) {
      all.follow("", "", start, new ArrayList<>());
    }
    for (int i = 0; i < exploration.size(); i++) {
      if (exploration.situation(i).isStable()) {
        String from = all.key(exploration.situation(i));
        for (Exploration.Edge edge : exploration.edges(i)) {
          all.follow(from, all.event(edge.step().input()), edge, new ArrayList<>());
        }
      }
    }
    return all.lines;
  }

  private void follow(String from, String event, Exploration.Edge edge, List<String> observations) {
    List<String> seen = new ArrayList<>(observations);
    Step step = edge.step();
    if (step.isMicrostep()) {
      seen.add(event(step.event()) + " -" + names(step.exited()) + " +" + names(step.entered()));
    }
    if (seen.size() > 300) {
      throw new IllegalStateException("The macrostep does not end");
    }
    Situation to = exploration.situation(edge.to());
    if (to.isStable()) {
      lines.add(from + " | " + event + " | " + seen + " | " + key(to));
    } else {
      exploration.edges(edge.to()).forEach(e -> follow(from, event, e, seen));
    }
  }

  private String event(int number) {
    return number < 0 ? "" : machine.namedEvents().get(number).name();
  }

  private String names(BitSet nodes) {
    return nodes.stream().mapToObj(n -> machine.node(n).name()).toList().toString();
  }

  /** Returns all parts of a situation that determine how an instance continues, except timers. */
  private String key(Situation situation) {
    String leaves =
        String.join(
            " ",
            machine.leaves().stream()
                .filter(leaf -> situation.isActive(leaf.number()))
                .map(StateNode::name)
                .toList());
    if (situation.isOver()) {
      return leaves + " over";
    }
    StringBuilder history = new StringBuilder();
    int index = 0;
    for (var node : machine.nodes()) {
      if (!node.isRoot() && node.declared().isHistory()) {
        BitSet remembered = situation.history[index++];
        if (remembered != null) {
          history.append(' ').append(node.name()).append(names(remembered));
        }
      }
    }
    List<String> events =
        Arrays.stream(situation.deferred)
            .mapToObj(d -> machine.namedEvents().get(d / 2).name())
            .toList();
    return leaves
        + history
        + " deferred "
        + events
        + (events.isEmpty() ? List.of() : names(situation.deferredIn));
  }
}
