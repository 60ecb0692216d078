package dev.pawl.cli.importer;

import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Transition;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.Set;
import java.util.TreeSet;

/** The behavior of a machine as a set of lines, so that machines can be compared. */
public final class MachineFacts {

  private MachineFacts() {}

  public static Set<String> of(ResolvedMachine machine) {
    Set<String> facts = new TreeSet<>();
    machine.nodes().forEach(node -> addState(machine, node, facts));
    machine.transitions().forEach(t -> facts.add(transition(t)));
    return facts;
  }

  private static void addState(ResolvedMachine machine, StateNode node, Set<String> facts) {
    String name = node.name();
    int parent = machine.tree().parent(node.number());
    facts.add("state " + name + " in " + (parent < 0 ? "-" : machine.node(parent).name()));
    var declared = node.declared();
    if (declared.isFinal()) {
      facts.add("final " + name);
    }
    if (declared.isParallel()) {
      facts.add("parallel " + name);
    }
    declared.behavior().history().ifPresent(h -> facts.add("history " + name + " " + h));
    facts.add(
        "default of " + name + " " + (node.isRoot() ? machine.beginnings() : node.defaults()));
    facts.add("entry " + name + " " + declared.behavior().entry());
    facts.add("exit " + name + " " + declared.behavior().exit());
    facts.add("ignored " + name + " " + node.ignored().stream().map(e -> e.name()).toList());
    facts.add("deferred " + name + " " + node.deferred().stream().map(e -> e.name()).toList());
  }

  private static String transition(ResolvedTransition resolved) {
    Transition t = resolved.declared();
    return resolved.source()
        + " on "
        + t.event().name()
        + t.guard().map(Guard::text).map(g -> " [" + g + "]").orElse("")
        + " to "
        + resolved.targets()
        + " / "
        + NameReference.names(t.effects())
        + " raise "
        + NameReference.names(t.raise())
        + " choose "
        + t.choose().map(NameReference::name).orElse("")
        + (t.internal() && !t.targets().isEmpty() ? " internal" : "");
  }
}
