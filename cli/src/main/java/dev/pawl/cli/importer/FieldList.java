package dev.pawl.cli.importer;

import dev.pawl.cli.importer.YamlNode.Field;
import dev.pawl.cli.importer.YamlNode.Fields;
import dev.pawl.cli.importer.YamlNode.Text;
import dev.pawl.cli.importer.YamlNode.True;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A builder of maps that leaves out empty values. */
final class FieldList {

  private final List<Field> fields = new ArrayList<>();

  FieldList add(String key, YamlNode value) {
    return add(List.of(), key, value);
  }

  FieldList add(List<String> comments, String key, YamlNode value) {
    fields.add(new Field(comments, key, value));
    return this;
  }

  /** Adds a text unless it is empty. */
  FieldList text(String key, String text) {
    return text.isEmpty() ? this : add(key, new Text(text));
  }

  /** Adds texts unless there are none. A single text is written without brackets. */
  FieldList texts(String key, List<String> texts) {
    return texts.isEmpty() ? this : add(key, YamlNode.texts(texts));
  }

  /** Adds {@code true} if a flag is set. */
  FieldList flag(String key, boolean isSet) {
    return isSet ? add(key, new True()) : this;
  }

  /** Adds a map of texts unless it is empty. */
  FieldList map(String key, Map<String, String> texts) {
    FieldList inner = new FieldList();
    texts.forEach((k, v) -> inner.add(k, new Text(v)));
    return fields(key, inner);
  }

  /** Adds a map unless it is empty. */
  FieldList fields(String key, FieldList inner) {
    return inner.isEmpty() ? this : add(key, inner.build());
  }

  boolean isEmpty() {
    return fields.isEmpty();
  }

  /** Returns whether the given key is the only key of the map. */
  boolean hasOnly(String key) {
    return fields.size() == 1 && fields.get(0).key().equals(key);
  }

  /** Returns the value of the first key. */
  YamlNode first() {
    return fields.get(0).value();
  }

  Fields build() {
    return new Fields(fields);
  }
}
