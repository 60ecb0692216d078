package dev.pawl.diagrams.document.page;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import dev.pawl.language.semantics.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds the table of properties with their verdicts, and the table of requirements with the
 * declarations that cover them.
 */
final class PropertyTables {

  private final ResolvedMachine machine;

  PropertyTables(ResolvedMachine machine) {
    this.machine = machine;
  }

  TableModel properties() {
    TableModel grid = new TableModel("Property", "Claim", "Verdict", "Requirements", "Meaning");
    for (PropertyResult result : machine.verdicts()) {
      grid.row(
          TextLine.code(result.property().name().name()),
          TextLine.code(result.property().text()),
          verdict(result),
          TextLine.plain(String.join(", ", result.property().requirements())),
          TextLine.prose(result.property().description()));
    }
    return grid;
  }

  private static TextLine verdict(PropertyResult result) {
    TextLine verdict = TextLine.plain(result.verdict().text());
    boolean isExplained = result.verdict() != Verdict.HOLDS && result.verdict() != Verdict.DEPENDS;
    if (isExplained) {
      return verdict.then(": ").then(TextLine.prose(result.reason()));
    }
    List<TextLine> names = result.dependsOn().stream().map(TextLine::code).toList();
    return names.isEmpty() ? verdict : verdict.then(" on ").then(TextLine.joined(names, ", "));
  }

  /** Returns the assumptions under which the properties were decided, one sentence each. */
  List<TextLine> assumptions() {
    List<TextLine> all = new ArrayList<>();
    Verification declared = machine.declared().verification();
    for (Verification.Assumption assumption : declared.assumptions()) {
      if (assumption instanceof Verification.Invariant each) {
        all.add(TextLine.plain("Assumed: ").then(TextLine.code(each.formula().text())).then("."));
      } else if (assumption instanceof Verification.KeepsArriving each) {
        all.add(
            TextLine.plain("Assumed to keep arriving: ")
                .then(TextLine.codes(each.events()))
                .then("."));
      } else if (assumption instanceof Verification.NeverArriving each) {
        all.add(
            TextLine.plain("Assumed to be raised only: ")
                .then(TextLine.codes(each.events()))
                .then("."));
      } else if (assumption instanceof Verification.DeferredAtMost each) {
        all.add(TextLine.plain("Assumed: at most " + each.most() + " deferred events wait."));
      }
    }
    for (Verification.Counter counter : declared.counters()) {
      all.add(
          TextLine.plain("Counted up to " + counter.max() + ": ")
              .then(TextLine.code(counter.name().name()))
              .then("."));
    }
    return all;
  }

  TableModel requirements() {
    TableModel grid = new TableModel("Requirement", "Covered by");
    Map<String, List<TextLine>> covered = new LinkedHashMap<>();
    for (StateNode node : machine.nodes()) {
      State state = node.declared();
      add(
          covered,
          state.requirements(),
          TextLine.plain("state ").then(TextLine.state(state.name())));
    }
    for (ResolvedTransition transition : machine.transitions()) {
      add(covered, transition.declared().requirements(), transition(transition));
    }
    for (PropertyResult result : machine.verdicts()) {
      add(
          covered,
          result.property().requirements(),
          TextLine.plain("property ")
              .then(TextLine.code(result.property().name().name()))
              .then(" (" + result.verdict().text() + ")"));
    }
    covered.forEach((id, by) -> grid.row(TextLine.code(id), TextLine.joined(by, ", ")));
    return grid;
  }

  private static void add(
      Map<String, List<TextLine>> covered, List<String> requirements, TextLine by) {
    requirements.forEach(id -> covered.computeIfAbsent(id, r -> new ArrayList<>()).add(by));
  }

  private static TextLine transition(ResolvedTransition transition) {
    TextLine from =
        transition.source().isRoot()
            ? TextLine.plain("any state")
            : TextLine.state(transition.source().name());
    TextLine on =
        transition.eventless()
            ? TextLine.EMPTY
            : TextLine.plain(" on ").then(TextLine.code(transition.eventName()));
    List<NameReference> targets = transition.declared().targets();
    TextLine to =
        targets.isEmpty()
            ? TextLine.EMPTY
            : TextLine.plain(" to ").then(TextLine.states(targets, " or "));
    return TextLine.plain("transition from ").then(from).then(on).then(to);
  }
}
