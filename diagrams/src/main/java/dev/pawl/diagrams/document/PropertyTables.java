package dev.pawl.diagrams.document;

import dev.pawl.language.cover.CoveringTests;
import dev.pawl.language.cover.RequirementTable;
import dev.pawl.language.cover.TracedElement;
import dev.pawl.language.model.Verification;
import dev.pawl.language.semantics.PropertyResult;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Builds the table of properties with their verdicts, and the table of requirements with the
 * elements that cover them.
 */
final class PropertyTables {

  private final ResolvedMachine machine;
  private final RequirementTable table = new RequirementTable();

  PropertyTables(ResolvedMachine machine) {
    this.machine = machine;
    table.add(machine, machine.statedProperties(), CoveringTests.NONE);
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
        all.add(TextLine.plain("Assumed deferred events: at most " + each.most() + "."));
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

  /** Returns the requirements with the states, transitions and properties that cover them. */
  TableModel requirements() {
    TableModel grid = new TableModel("Requirement", "States and transitions", "Properties");
    table
        .covered()
        .forEach(
            (id, elements) ->
                grid.row(
                    TextLine.code(id),
                    elements(elements.stream().filter(e -> e.verdict().isEmpty())),
                    elements(elements.stream().filter(e -> e.verdict().isPresent()))));
    return grid;
  }

  /** Returns a sentence that says how many elements of the machine name no requirement. */
  List<TextLine> untraced() {
    return List.of(
        TextLine.plain(
            "Without requirement: " + table.untraced() + " of " + table.elements() + " elements."));
  }

  private static TextLine elements(Stream<TracedElement> elements) {
    return TextLine.joined(elements.map(PropertyTables::element).toList(), ", ");
  }

  private static TextLine element(TracedElement element) {
    TextLine words =
        TextLine.joined(element.words().stream().map(PropertyTables::word).toList(), " ");
    return element.verdict().map(v -> words.then(" " + v)).orElse(words);
  }

  private static TextLine word(TracedElement.Word word) {
    return switch (word.kind()) {
      case PLAIN -> TextLine.plain(word.text());
      case STATE -> TextLine.state(word.text());
      case CODE -> TextLine.code(word.text());
    };
  }
}
