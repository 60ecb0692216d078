package dev.pawl.language.yaml;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Serializer;
import dev.pawl.language.model.Storage;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A reader of the declarations about stored data. */
final class YamlStorageReader {

  private final FileProblems problems;

  public YamlStorageReader(FileProblems problems) {
    this.problems = problems;
  }

  public Set<Serializer> serializers(MapFields fields) {
    Set<Serializer> serializers = EnumSet.noneOf(Serializer.class);
    for (YamlValue.Text word : fields.texts("serializers", "the name of a serializer")) {
      ChoiceReader.of(Serializer.class, "serializers", word, false, problems)
          .ifPresent(serializers::add);
    }
    return serializers;
  }

  /** Returns the origins of the keys that {@link Storage#places} contains. */
  public Map<String, Origin> places(MapFields fields) {
    Map<String, Origin> places = new HashMap<>();
    for (String key : List.of(Storage.SERIALIZERS, Storage.CONTEXT, Storage.INCLUDE)) {
      fields.value(key).ifPresent(v -> places.put(key, v.place()));
    }
    return places;
  }

  /**
   * Reads reserved names: a list, or a map from each reserved name to the name that replaces the
   * reserved name in stored data.
   *
   * @param kind the kind of names for messages, such as {@code a state}
   */
  public List<Storage.Reserved> reserved(MapFields fields, String key, String kind) {
    Optional<YamlValue> value = fields.value(key);
    if (value.isEmpty()) {
      return List.of();
    }
    if (!(value.get() instanceof YamlValue.Mapping mapping)) {
      return fields.references(key, kind).stream()
          .map(name -> new Storage.Reserved(name, Optional.empty()))
          .toList();
    }
    List<Storage.Reserved> reserved = new ArrayList<>();
    for (YamlValue.Entry entry : MapFields.distinct(mapping, "\"" + key + "\"", problems)) {
      NameReference name = entry.key().ref();
      reserved.add(new Storage.Reserved(name, becomes(name, kind, entry.value())));
    }
    return reserved;
  }

  private Optional<NameReference> becomes(NameReference name, String kind, YamlValue value) {
    if (value instanceof YamlValue.Text text && !text.text().isBlank() && !text.isNull()) {
      return Optional.of(text.ref());
    }
    if (!value.isNull()) {
      problems.wrongType(QuotedText.of(name.name()), "the name of " + kind + " or nothing", value);
    }
    return Optional.empty();
  }
}
