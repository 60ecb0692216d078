package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An actor that runs while a state is active. An actor is declared with {@code invoke}, or as an
 * activity in XState 4.
 *
 * @param word the key with which the actor is declared
 * @param name the name of the actor's source
 * @param id the id of the actor, which is part of the names of its events
 * @param value the declaration
 */
record XStateInvoke(String word, String name, String id, JsonValue value) {

  /** Returns the actors of a state, in document order. */
  static List<XStateInvoke> of(XStateNode node) {
    List<XStateInvoke> all = new ArrayList<>();
    for (JsonValue value : XStateActions.list(node.config().get("invoke"))) {
      String id = all.size() + "." + node.id();
      Optional<String> given = text(value, "id");
      Optional<String> source = source(value);
      all.add(
          new XStateInvoke(
              "invoke", source.or(() -> given).orElse("actor"), given.orElse(id), value));
    }
    for (JsonValue value : XStateActions.list(node.config().get("activities"))) {
      String name = source(value).or(() -> text(value, "type")).orElse("activity");
      all.add(new XStateInvoke("activity", name, name, value));
    }
    return all;
  }

  private static Optional<String> source(JsonValue value) {
    if (value instanceof JsonValue.Text text) {
      return Optional.of(text.text());
    } else if (value instanceof JsonValue.Members members) {
      return members.text("src").or(() -> members.get("src").flatMap(src -> text(src, "type")));
    }
    return Optional.empty();
  }

  private static Optional<String> text(JsonValue value, String key) {
    return value instanceof JsonValue.Members members ? members.text(key) : Optional.empty();
  }

  /**
   * Returns the transitions under a key of the declaration, such as {@code onDone}; empty if there
   * are none.
   */
  Optional<JsonValue> transitions(String key) {
    return value instanceof JsonValue.Members members ? members.get(key) : Optional.empty();
  }

  String json() {
    return value.json();
  }
}
