package dev.pawl.cli.importer;

import java.util.List;

/** A node of a YAML document that is to be written. */
sealed interface YamlNode {

  /** A text, which is written in quotation marks if necessary. */
  record Text(String text) implements YamlNode {}

  record True() implements YamlNode {}

  record Items(List<Item> items) implements YamlNode {
    public Items {
      items = List.copyOf(items);
    }
  }

  /**
   * An item of a list.
   *
   * @param comments the lines of the comments before the item
   */
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

  /**
   * A field of a map.
   *
   * @param comments the lines of the comments before the key
   */
  record Field(List<String> comments, String key, YamlNode value) {
    public Field {
      comments = List.copyOf(comments);
    }
  }

  /** Returns a list of texts. If there is only one text, returns this text. */
  static YamlNode texts(List<String> texts) {
    return texts.size() == 1
        ? new Text(texts.get(0))
        : new Items(texts.stream().map(t -> new Item(List.of(), new Text(t))).toList());
  }
}
