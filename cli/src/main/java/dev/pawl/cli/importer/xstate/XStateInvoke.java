package dev.pawl.cli.importer.xstate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Another actor that runs while a state is active: an {@code invoke}, or an activity of XState 4.
 *
 * @param word the key that declares the actor
 * @param name the name of the actor's source
 * @param id the id of the actor; the names of the actor's events contain this id
 * @param value the declaration of the actor
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
   * Returns the transitions under a key of the actor's declaration, such as {@code onDone}; empty
   * if the declaration has no such key.
   */
  Optional<JsonValue> transitions(String key) {
    return value instanceof JsonValue.Members members ? members.get(key) : Optional.empty();
  }

  String json() {
    return value.json();
  }
}
