package dev.pawl.diagrams.document;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The HTML ids of the states on their page, such as {@code state-OPEN}. */
final class Anchors {

  private final Map<String, String> byName = new HashMap<>();

  Anchors(StateTree tree) {
    Set<String> taken = new HashSet<>();
    for (State state : tree.nodes()) {
      if (state != tree.root() && !byName.containsKey(state.name())) {
        String id = "state-" + plain(state.name());
        while (!taken.add(id)) {
          id += "-";
        }
        byName.put(state.name(), id);
      }
    }
  }

  /**
   * Returns the id of the state with the given name, or an empty string if there is no such state.
   */
  String of(String name) {
    return byName.getOrDefault(name, "");
  }

  /**
   * Replaces each character of the name except ASCII letters, digits and {@code _-.} by an
   * underscore and the hexadecimal code point of the character.
   */
  private static String plain(String name) {
    StringBuilder out = new StringBuilder();
    name.codePoints()
        .forEach(
            point -> {
              boolean plain =
                  point < 128 && (Character.isLetterOrDigit(point) || "_-.".indexOf(point) >= 0);
              out.append(plain ? String.valueOf((char) point) : "_" + Integer.toHexString(point));
            });
    return out.toString();
  }
}
