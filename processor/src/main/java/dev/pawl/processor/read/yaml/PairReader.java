package dev.pawl.processor.read.yaml;

import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.View;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Keys;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.node.Value;
import dev.pawl.processor.read.yaml.part.TypeReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what is said of the finished machine: forbidden pairs, and views onto other enums. */
final class PairReader {

  private final TypeReader types;
  private final FileProblems problems;

  PairReader(TypeReader types, FileProblems problems) {
    this.types = types;
    this.problems = problems;
  }

  /** Reads what stands under {@code forbid}. */
  List<Forbid> forbids(Value value) {
    if (!(value instanceof Value.Sequence list)) {
      Optional<String> hint =
          value instanceof Value.Mapping
              ? Optional.of("Begin each pair with a dash: - { from: …, to: …, because: … }.")
              : Optional.empty();
      problems.wrongType("\"forbid\"", "a list of pairs", value, hint);
      return value instanceof Value.Mapping ? List.of(forbid((Value.Mapping) value)) : List.of();
    }
    List<Forbid> forbids = new ArrayList<>();
    for (Value item : list.items()) {
      if (item instanceof Value.Mapping mapping) {
        forbids.add(forbid(mapping));
      } else {
        problems.wrongType("An item of \"forbid\"", "a map of from, to and because", item);
      }
    }
    return forbids;
  }

  private Forbid forbid(Value.Mapping mapping) {
    Fields fields = Fields.of(mapping, Keys.FORBID, problems);
    for (String key : List.of("from", "to", "because")) {
      fields
          .required(key)
          .filter(v -> v instanceof Value.Sequence list && list.items().isEmpty())
          .ifPresent(v -> problems.add(Code.MISSING_KEY, v.place(), "A pair", key));
    }
    return new Forbid(
        fields.references("from", "a state"),
        fields.references("to", "a state"),
        fields.filled("because", "text").map(Value.Text::text).orElse(""),
        mapping.place());
  }

  /** Reads what stands under {@code views}. */
  List<View> views(Value value) {
    if (!(value instanceof Value.Mapping mapping)) {
      problems.wrongType("\"views\"", "a map from enums to their constants", value);
      return List.of();
    }
    List<View> views = new ArrayList<>();
    Map<String, Value.Text> first = new HashMap<>();
    for (Value.Entry entry : Fields.distinct(mapping, "\"views\"", problems)) {
      Value.Text name = entry.key();
      List<View.Entry> entries = entries(name, entry.value());
      types
          .enumType("The view " + Quoted.of(name.text()), name)
          .filter(e -> isNew(e.type().qualifiedName(), name, first))
          .ifPresent(e -> views.add(new View(e.type(), e.constants(), entries, name.place())));
    }
    return views;
  }

  /** Whether an enum has no view yet under another spelling of its name; if not, reports it. */
  private boolean isNew(String type, Value.Text name, Map<String, Value.Text> first) {
    Value.Text before = first.putIfAbsent(type, name);
    if (before != null) {
      int line = before.place().line();
      problems.add(Code.DUPLICATE_KEY, name.place(), type, "\"views\"", line);
    }
    return before == null;
  }

  private List<View.Entry> entries(Value.Text view, Value value) {
    if (!(value instanceof Value.Mapping mapping)) {
      String what = "The view " + Quoted.of(view.text());
      problems.wrongType(what, "a map from its constants to states", value);
      return List.of();
    }
    List<View.Entry> entries = new ArrayList<>();
    for (Value.Entry entry : Fields.distinct(mapping, "the view", problems)) {
      Ref constant = entry.key().ref();
      String key = Quoted.bare(constant.name());
      for (Value.Text state : Fields.texts(key, entry.value(), "the name of a state", problems)) {
        entries.add(new View.Entry(state.ref(), constant));
      }
    }
    return entries;
  }
}
