package dev.pawl.language.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Event;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.scxml.Charts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Formats the semantics of a machine in YAML as tables of text. */
final class Tables {

  private Tables() {}

  static ResolvedMachine machine(String states) {
    Problems problems = new Problems();
    ResolvedMachine machine =
        ResolvedMachine.of(Charts.read("machine: M\n" + states, problems).orElseThrow());
    assertEquals(List.of(), problems.all());
    return machine;
  }

  static StateNode node(ResolvedMachine machine, String name) {
    return machine.nodes().stream().filter(n -> n.name().equals(name)).findFirst().orElseThrow();
  }

  /**
   * Returns a line for each leaf and event. The line contains the candidates, each as {@code SOURCE
   * [guard] to TARGETS}, and the treatment of the event if no candidate is taken.
   */
  static String candidates(ResolvedMachine machine) {
    List<String> rows = new ArrayList<>();
    for (StateNode leaf : machine.leaves()) {
      machine
          .candidates()
          .of(leaf.number())
          .forEach((event, answer) -> rows.add(row(leaf, event.name(), answer)));
      LeafResponse always = machine.candidates().eventless(leaf.number());
      if (!always.isNone()) {
        rows.add(row(leaf, "always", always));
      }
    }
    return table(rows);
  }

  private static String row(StateNode leaf, String event, LeafResponse answer) {
    String candidates =
        answer.candidates().stream().map(Tables::transition).collect(Collectors.joining(", "));
    String otherwise =
        answer.otherwise() == LeafResponse.Otherwise.REFUSED
            ? ""
            : (candidates.isEmpty() ? "" : ", ") + "else " + answer.otherwise();
    return leaf + " | " + event + " | " + candidates + otherwise;
  }

  private static String transition(ResolvedTransition transition) {
    String guard = transition.declared().guard().map(g -> " [" + g.text() + "]").orElse("");
    return transition.source() + guard + " to " + names(transition.targets());
  }

  /**
   * Returns a line for each transition: its domains, its exit set, its entry set and the leaves in
   * the entry set.
   */
  static String moves(ResolvedMachine machine) {
    List<String> rows = new ArrayList<>();
    for (ResolvedTransition transition : machine.transitions()) {
      String event = transition.event().map(Event::name).orElse("");
      List<Move> moves = machine.moves().of(transition);
      if (moves.isEmpty()) {
        rows.add(transition.source() + " " + event + " | stays");
      }
      for (Move move : moves) {
        rows.add(transition.source() + " " + event + " | " + move(machine, move));
      }
    }
    return table(rows);
  }

  static String move(ResolvedMachine machine, Move move) {
    return String.join(
        " | ",
        move.domains().get(0) < 0 ? "nothing" : names(machine.nodes(move.domains())),
        names(machine.nodes(move.exit())),
        names(machine.nodes(move.entry())),
        names(machine.nodes(move.leaves())));
  }

  static String names(List<StateNode> nodes) {
    return nodes.stream().map(StateNode::toString).collect(Collectors.joining(" "));
  }

  private static String table(List<String> rows) {
    return rows.stream().map(r -> r.stripTrailing() + "\n").collect(Collectors.joining());
  }
}
