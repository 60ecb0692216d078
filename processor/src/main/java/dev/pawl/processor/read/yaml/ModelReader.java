package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.MachineSummary;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.read.yaml.node.FileParser;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Value;
import dev.pawl.processor.read.yaml.text.SourceLines;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads as much of a machine's model as a list of machines tells. JSON is YAML, and what YAML has
 * beside it is refused.
 */
public final class ModelReader {

  private ModelReader() {}

  /** Reads a model; empty where the text is no model of a machine. */
  public static Optional<MachineSummary> read(String json) {
    if (!json.startsWith("{") || !json.contains("\"pawl\"")) {
      return Optional.empty();
    }
    FileProblems found = new FileProblems();
    Optional<Value> document = FileParser.parse(new SourceLines("", json), found);
    Problems problems = new Problems();
    found.handOn(problems);
    return document
        .filter(root -> problems.all().isEmpty() && text(root, "pawl").isPresent())
        .flatMap(ModelReader::summary);
  }

  private static Optional<MachineSummary> summary(Value root) {
    return text(root, "machine")
        .map(
            name -> {
              List<String> states = new ArrayList<>();
              Set<String> tags = new LinkedHashSet<>();
              states(root, states, tags);
              return new MachineSummary(
                  name,
                  text(root, "package").orElse(""),
                  text(root, "description").orElse(""),
                  states,
                  items(root, "events").stream()
                      .flatMap(event -> text(event, "name").stream())
                      .toList(),
                  List.copyOf(tags));
            });
  }

  private static void states(Value parent, List<String> names, Set<String> tags) {
    for (Value state : items(parent, "states")) {
      if (text(state, "history").isEmpty()) {
        names.add(text(state, "name").orElse(""));
      }
      for (Value tag : items(state, "tags")) {
        if (tag instanceof Value.Text text) {
          tags.add(text.text());
        }
      }
      states(state, names, tags);
    }
  }

  private static Optional<Value> member(Value value, String name) {
    if (!(value instanceof Value.Mapping mapping)) {
      return Optional.empty();
    }
    return mapping.entries().stream()
        .filter(entry -> entry.key().text().equals(name))
        .map(Value.Entry::value)
        .findFirst();
  }

  private static Optional<String> text(Value value, String name) {
    return member(value, name)
        .filter(Value.Text.class::isInstance)
        .map(text -> ((Value.Text) text).text());
  }

  private static List<Value> items(Value value, String name) {
    return member(value, name)
        .filter(Value.Sequence.class::isInstance)
        .map(list -> ((Value.Sequence) list).items())
        .orElse(List.of());
  }
}
