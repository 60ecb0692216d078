package dev.pawl.language.yaml;

import dev.pawl.language.model.MachineSummary;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.node.FileParser;
import dev.pawl.language.yaml.node.FileProblems;
import dev.pawl.language.yaml.node.SourceLines;
import dev.pawl.language.yaml.node.YamlValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads as much of a machine's model as a list of machines tells. JSON is YAML, and what YAML has
 * beside it is refused.
 */
public final class YamlSummaryReader {

  private YamlSummaryReader() {}

  /** Reads a model; empty where the text is no model of a machine. */
  public static Optional<MachineSummary> read(String json) {
    if (!json.startsWith("{") || !json.contains("\"pawl\"")) {
      return Optional.empty();
    }
    FileProblems found = new FileProblems();
    Optional<YamlValue> document = FileParser.parse(new SourceLines("", json), found);
    Problems problems = new Problems();
    found.handOn(problems);
    return document
        .filter(root -> problems.all().isEmpty() && text(root, "pawl").isPresent())
        .flatMap(YamlSummaryReader::summary);
  }

  private static Optional<MachineSummary> summary(YamlValue root) {
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

  private static void states(YamlValue parent, List<String> names, Set<String> tags) {
    for (YamlValue state : items(parent, "states")) {
      if (text(state, "history").isEmpty()) {
        names.add(text(state, "name").orElse(""));
      }
      for (YamlValue tag : items(state, "tags")) {
        if (tag instanceof YamlValue.Text text) {
          tags.add(text.text());
        }
      }
      states(state, names, tags);
    }
  }

  private static Optional<YamlValue> member(YamlValue value, String name) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      return Optional.empty();
    }
    return mapping.entries().stream()
        .filter(entry -> entry.key().text().equals(name))
        .map(YamlValue.Entry::value)
        .findFirst();
  }

  private static Optional<String> text(YamlValue value, String name) {
    return member(value, name)
        .filter(YamlValue.Text.class::isInstance)
        .map(text -> ((YamlValue.Text) text).text());
  }

  private static List<YamlValue> items(YamlValue value, String name) {
    return member(value, name)
        .filter(YamlValue.Sequence.class::isInstance)
        .map(list -> ((YamlValue.Sequence) list).items())
        .orElse(List.of());
  }
}
