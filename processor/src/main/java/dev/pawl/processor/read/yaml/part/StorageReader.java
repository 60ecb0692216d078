package dev.pawl.processor.read.yaml.part;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.model.source.Ref;
import dev.pawl.processor.model.storage.Serializer;
import dev.pawl.processor.model.storage.Storage;
import dev.pawl.processor.read.yaml.node.Choices;
import dev.pawl.processor.read.yaml.node.Fields;
import dev.pawl.processor.read.yaml.node.FileProblems;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.node.Value;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads what a file says of data that is stored. */
public final class StorageReader {

  private final FileProblems problems;

  public StorageReader(FileProblems problems) {
    this.problems = problems;
  }

  /** The ways into data that are asked for. */
  public Set<Serializer> serializers(Fields fields) {
    Set<Serializer> serializers = EnumSet.noneOf(Serializer.class);
    for (Value.Text word : fields.texts("serializers", "the name of a serializer")) {
      Choices.of(Serializer.class, "serializers", word, false, problems)
          .ifPresent(serializers::add);
    }
    return serializers;
  }

  /** The places of the keys about stored data. */
  public Map<String, Origin> places(Fields fields) {
    Map<String, Origin> places = new HashMap<>();
    for (String key : List.of(Storage.SERIALIZERS, Storage.CONTEXT)) {
      fields.value(key).ifPresent(v -> places.put(key, v.place()));
    }
    return places;
  }

  /** The names under a key that are reserved: a list, or a map that says what they become. */
  public List<Storage.Reserved> reserved(Fields fields, String key, String kind) {
    Optional<Value> value = fields.value(key);
    if (value.isEmpty()) {
      return List.of();
    }
    if (!(value.get() instanceof Value.Mapping mapping)) {
      return fields.references(key, kind).stream()
          .map(name -> new Storage.Reserved(name, Optional.empty()))
          .toList();
    }
    List<Storage.Reserved> reserved = new ArrayList<>();
    for (Value.Entry entry : Fields.distinct(mapping, "\"" + key + "\"", problems)) {
      Ref name = entry.key().ref();
      reserved.add(new Storage.Reserved(name, becomes(name, kind, entry.value())));
    }
    return reserved;
  }

  private Optional<Ref> becomes(Ref name, String kind, Value value) {
    if (value instanceof Value.Text text && !text.text().isBlank() && !text.isNull()) {
      return Optional.of(text.ref());
    }
    if (!value.isNull()) {
      problems.wrongType(Quoted.of(name.name()), "the name of " + kind + " or nothing", value);
    }
    return Optional.empty();
  }
}
