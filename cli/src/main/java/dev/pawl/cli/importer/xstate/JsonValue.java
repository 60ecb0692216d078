package dev.pawl.cli.importer.xstate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A JSON value, with its offset in the text. */
sealed interface JsonValue {

  /** Returns the offset of the value's first character. */
  int offset();

  /** Returns the value as JSON on one line, for comments and messages. */
  String json();

  /**
   * A JSON object.
   *
   * @param members the members, in the order of the text
   * @param keys the offset of each key
   */
  record Members(Map<String, JsonValue> members, Map<String, Integer> keys, int offset)
      implements JsonValue {

    public Members {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
      keys = Map.copyOf(keys);
    }

    /** Returns a member; empty if it is missing or null. */
    Optional<JsonValue> get(String key) {
      return Optional.ofNullable(members.get(key)).filter(v -> !(v instanceof Null));
    }

    /** Returns a member that is a string; empty if it is missing or is no string. */
    Optional<String> text(String key) {
      return get(key).flatMap(v -> v instanceof Text t ? Optional.of(t.text()) : Optional.empty());
    }

    /** Returns a member that is an object; empty if it is missing or is no object. */
    Optional<Members> object(String key) {
      return get(key).flatMap(v -> v instanceof Members m ? Optional.of(m) : Optional.empty());
    }

    boolean isTrue(String key) {
      return get(key).filter(v -> v instanceof Flag f && f.flag()).isPresent();
    }

    /** Returns the offset of a key, or the offset of the object if the object has no such key. */
    int keyOffset(String key) {
      return keys.getOrDefault(key, offset);
    }

    @Override
    public String json() {
      return members.entrySet().stream()
          .map(e -> JsonValue.quoted(e.getKey()) + ":" + e.getValue().json())
          .collect(Collectors.joining(",", "{", "}"));
    }
  }

  record Items(List<JsonValue> items, int offset) implements JsonValue {

    public Items {
      items = List.copyOf(items);
    }

    @Override
    public String json() {
      return items.stream().map(JsonValue::json).collect(Collectors.joining(",", "[", "]"));
    }
  }

  record Text(String text, int offset) implements JsonValue {
    @Override
    public String json() {
      return quoted(text);
    }
  }

  /** A JSON number, as written in the text. */
  record Numeral(String text, int offset) implements JsonValue {
    @Override
    public String json() {
      return text;
    }
  }

  /** The JSON value {@code true} or {@code false}. */
  record Flag(boolean flag, int offset) implements JsonValue {
    @Override
    public String json() {
      return String.valueOf(flag);
    }
  }

  record Null(int offset) implements JsonValue {
    @Override
    public String json() {
      return "null";
    }
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
