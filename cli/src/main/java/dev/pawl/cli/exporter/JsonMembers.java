package dev.pawl.cli.exporter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The members of a JSON object in order. Empty values are left out. */
final class JsonMembers {

  private final Map<String, Object> members = new LinkedHashMap<>();

  /** Adds a member unless its value is false, or an empty text, array or object. */
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

  /** Returns the members. */
  Map<String, Object> map() {
    return members;
  }

  /** Returns the only item of a list, or else the list. */
  static Object oneOrAll(List<?> items) {
    return items.size() == 1 ? items.get(0) : items;
  }
}
