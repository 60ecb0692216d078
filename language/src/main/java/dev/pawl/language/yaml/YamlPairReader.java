package dev.pawl.language.yaml;

import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.View;
import dev.pawl.language.problem.Code;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A reader of prohibitions and views. */
final class YamlPairReader {

  private final YamlTypeReader types;
  private final FileProblems problems;

  YamlPairReader(YamlTypeReader types, FileProblems problems) {
    this.types = types;
    this.problems = problems;
  }

  /** Reads the value of {@code forbid}. */
  List<Forbid> forbids(YamlValue value) {
    if (!(value instanceof YamlValue.Sequence list)) {
      Optional<String> hint =
          value instanceof YamlValue.Mapping
              ? Optional.of("Begin each pair with a dash: - { from: …, to: …, because: … }.")
              : Optional.empty();
      problems.wrongType("\"forbid\"", "a list of pairs", value, hint);
      return value instanceof YamlValue.Mapping mapping ? List.of(forbid(mapping)) : List.of();
    }
    List<Forbid> forbids = new ArrayList<>();
    for (YamlValue item : list.items()) {
      if (item instanceof YamlValue.Mapping mapping) {
        forbids.add(forbid(mapping));
      } else {
        problems.wrongType("An item of \"forbid\"", "a map of from, to and because", item);
      }
    }
    return forbids;
  }

  private Forbid forbid(YamlValue.Mapping mapping) {
    MapFields fields = MapFields.of(mapping, MapKeys.FORBID, problems);
    for (String key : List.of("from", "to", "because")) {
      fields
          .required(key)
          .filter(v -> v instanceof YamlValue.Sequence list && list.items().isEmpty())
          .ifPresent(v -> problems.add(Code.MISSING_KEY, v.place(), "A pair of \"forbid\"", key));
    }
    return new Forbid(
        fields.references("from", "a state"),
        fields.references("to", "a state"),
        fields.filled("because", "text").map(YamlValue.Text::text).orElse(""),
        mapping.place());
  }

  /** Reads the value of {@code views}. */
  List<View> views(YamlValue value) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      problems.wrongType("\"views\"", "a map from enums to their constants", value);
      return List.of();
    }
    List<View> views = new ArrayList<>();
    Map<String, YamlValue.Text> first = new HashMap<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, "\"views\"", problems)) {
      YamlValue.Text name = entry.key();
      List<View.Entry> entries = entries(name, entry.value());
      types
          .enumType("The view " + QuotedText.of(name.text()), name)
          .filter(e -> isNew(e.type().qualifiedName(), name, first))
          .ifPresent(e -> views.add(new View(e.type(), e.constants(), entries, name.place())));
    }
    return views;
  }

  /**
   * Returns whether an enum has no view yet. Reports a second view of an enum. The second view can
   * spell the type of the enum differently.
   */
  private boolean isNew(String type, YamlValue.Text name, Map<String, YamlValue.Text> first) {
    YamlValue.Text before = first.putIfAbsent(type, name);
    if (before != null) {
      int line = before.place().line();
      problems.add(Code.DUPLICATE_KEY, name.place(), type, "\"views\"", line);
    }
    return before == null;
  }

  private List<View.Entry> entries(YamlValue.Text view, YamlValue value) {
    if (!(value instanceof YamlValue.Mapping mapping)) {
      String what = "The view " + QuotedText.of(view.text());
      problems.wrongType(what, "a map from its constants to states", value);
      return List.of();
    }
    List<View.Entry> entries = new ArrayList<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, "the view", problems)) {
      NameReference constant = entry.key().ref();
      String key = QuotedText.bare(constant.name());
      for (YamlValue.Text state :
          MapFields.texts(key, entry.value(), "the name of a state", problems)) {
        entries.add(new View.Entry(state.ref(), constant));
      }
    }
    return entries;
  }
}
