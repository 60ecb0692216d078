package dev.pawl.cli.importer.xstate;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The recognition of configurations of XState 4, by keys that do not exist in version 5. */
final class VersionFour {

  /**
   * A key that does not exist in version 5.
   *
   * @param offset the offset of the key in the text
   */
  record Key(String key, int offset) {}

  private static final Set<String> KEYS =
      Set.of(
          "cond",
          "internal",
          "activities",
          "onEntry",
          "onExit",
          "predictableActionArguments",
          "preserveActionOrder",
          "schema",
          "tsTypes",
          "in");

  /** The keys of objects whose own keys are names of states, events or delays. */
  private static final Set<String> NAMED = Set.of("states", "on", "after");

  /** The keys whose values are not searched, because they can contain any keys. */
  private static final Set<String> OPAQUE = Set.of("meta", "context", "params", "actions", "guard");

  private VersionFour() {}

  /** Returns a key that shows that a configuration is for version 4; empty if there is none. */
  static Optional<Key> findKey(JsonValue value) {
    return findKey(value, false);
  }

  private static Optional<Key> findKey(JsonValue value, boolean named) {
    if (value instanceof JsonValue.Items items) {
      return items.items().stream().flatMap(i -> findKey(i, false).stream()).findFirst();
    }
    return value instanceof JsonValue.Members config ? ofMembers(config, named) : Optional.empty();
  }

  private static Optional<Key> ofMembers(JsonValue.Members config, boolean named) {
    for (Map.Entry<String, JsonValue> member : config.members().entrySet()) {
      String key = member.getKey();
      if (named ? key.isEmpty() || key.startsWith("done.invoke.") : KEYS.contains(key)) {
        return Optional.of(new Key(key, config.keyOffset(key)));
      }
      if (named || !OPAQUE.contains(key)) {
        Optional<Key> inner = findKey(member.getValue(), !named && NAMED.contains(key));
        if (inner.isPresent()) {
          return inner;
        }
      }
    }
    return Optional.empty();
  }
}
