package dev.pawl.cli.importer.xstate;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A value of a JSON text, with its place in the text. */
sealed interface JsonValue {

  /** Returns the index of the value's first character in the text. */
  int offset();

  /** Returns the value as JSON on one line, for comments and messages. */
  String json();

  /** An object. Its members are in the order of the text. */
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

    /** Returns a member that is a text; empty if it is missing or of another type. */
    Optional<String> text(String key) {
      return get(key).flatMap(v -> v instanceof Text t ? Optional.of(t.text()) : Optional.empty());
    }

    /** Returns whether a member is {@code true}. */
    boolean isTrue(String key) {
      return get(key).filter(v -> v instanceof Flag f && f.flag()).isPresent();
    }

    /** Returns the index of a key in the text, or of the object if it has no such key. */
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

  /** An array. */
  record Items(List<JsonValue> items, int offset) implements JsonValue {

    public Items {
      items = List.copyOf(items);
    }

    @Override
    public String json() {
      return items.stream().map(JsonValue::json).collect(Collectors.joining(",", "[", "]"));
    }
  }

  /** A string. */
  record Text(String text, int offset) implements JsonValue {
    @Override
    public String json() {
      return quoted(text);
    }
  }

  /** A number, as written. */
  record Numeral(String text, int offset) implements JsonValue {
    @Override
    public String json() {
      return text;
    }
  }

  /** A truth value. */
  record Flag(boolean flag, int offset) implements JsonValue {
    @Override
    public String json() {
      return String.valueOf(flag);
    }
  }

  /** The value {@code null}. */
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
