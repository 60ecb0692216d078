package dev.pawl.cli.exporter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The members of a JSON object, in order. Values that are empty can be omitted. */
final class JsonMembers {

  private final Map<String, Object> members = new LinkedHashMap<>();

  /** Adds a member, unless its value is false or an empty text, array or object. */
  JsonMembers add(String key, Object value) {
    boolean empty =
        value.equals(false)
            || value.equals("")
            || value.equals(List.of())
            || value.equals(Map.of());
    return empty ? this : put(key, value);
  }

  /** Adds a member, even if its value is empty. */
  JsonMembers put(String key, Object value) {
    members.put(key, value);
    return this;
  }

  Map<String, Object> map() {
    return members;
  }

  /** Returns the item of a list with one item, otherwise the list. */
  static Object oneOrAll(List<?> items) {
    return items.size() == 1 ? items.get(0) : items;
  }
}
