package dev.pawl.cli.importer;

import java.util.List;

/** A node of a YAML document that is written. */
sealed interface YamlNode {

  /** A text, which is quoted if it is necessary. */
  record Text(String text) implements YamlNode {}

  /** The value {@code true}. */
  record True() implements YamlNode {}

  /** A list. */
  record Items(List<Item> items) implements YamlNode {
    public Items {
      items = List.copyOf(items);
    }
  }

  /** An item of a list, with the lines of the comments before it. */
  record Item(List<String> comments, YamlNode value) {
    public Item {
      comments = List.copyOf(comments);
    }
  }

  /** A map, in the order of its fields. */
  record Fields(List<Field> fields) implements YamlNode {
    public Fields {
      fields = List.copyOf(fields);
    }
  }

  /** A key with its value, and the lines of the comments before it. */
  record Field(List<String> comments, String key, YamlNode value) {
    public Field {
      comments = List.copyOf(comments);
    }
  }

  /** Returns a list of texts, or the text itself if there is only one. */
  static YamlNode texts(List<String> texts) {
    return texts.size() == 1
        ? new Text(texts.get(0))
        : new Items(texts.stream().map(t -> new Item(List.of(), new Text(t))).toList());
  }
}
