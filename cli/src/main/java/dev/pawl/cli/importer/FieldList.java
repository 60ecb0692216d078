package dev.pawl.cli.importer;

import dev.pawl.cli.importer.YamlNode.Field;
import dev.pawl.cli.importer.YamlNode.Fields;
import dev.pawl.cli.importer.YamlNode.Text;
import dev.pawl.cli.importer.YamlNode.True;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A builder of the fields of a YAML map. Fields with empty values are omitted. */
final class FieldList {

  private final List<Field> fields = new ArrayList<>();

  FieldList add(String key, YamlNode value) {
    return add(List.of(), key, value);
  }

  FieldList add(List<String> comments, String key, YamlNode value) {
    fields.add(new Field(comments, key, value));
    return this;
  }

  /** Adds a field with a text, unless the text is empty. */
  FieldList text(String key, String text) {
    return text.isEmpty() ? this : add(key, new Text(text));
  }

  /** Adds a field with texts, unless there are none. A single text is not written as a list. */
  FieldList texts(String key, List<String> texts) {
    return texts.isEmpty() ? this : add(key, YamlNode.texts(texts));
  }

  /** Adds a field with the value {@code true}, if {@code isSet} is true. */
  FieldList flag(String key, boolean isSet) {
    return isSet ? add(key, new True()) : this;
  }

  /** Adds a field with a map of texts, unless the map is empty. */
  FieldList map(String key, Map<String, String> texts) {
    FieldList inner = new FieldList();
    texts.forEach((k, v) -> inner.add(k, new Text(v)));
    return fields(key, inner);
  }

  /** Adds a field with a map, unless the map is empty. */
  FieldList fields(String key, FieldList inner) {
    return inner.isEmpty() ? this : add(key, inner.build());
  }

  boolean isEmpty() {
    return fields.isEmpty();
  }

  /** Returns whether the map has only a field with this key. */
  boolean hasOnly(String key) {
    return fields.size() == 1 && fields.get(0).key().equals(key);
  }

  YamlNode first() {
    return fields.get(0).value();
  }

  Fields build() {
    return new Fields(fields);
  }
}
