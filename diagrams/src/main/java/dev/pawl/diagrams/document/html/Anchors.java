package dev.pawl.diagrams.document.html;

import dev.pawl.language.model.State;
import dev.pawl.language.model.StateTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The ids of the states on their page: {@code state-OPEN}. */
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

  /** The id of the state of that name; empty where there is none. */
  String of(String name) {
    return byName.getOrDefault(name, "");
  }

  /** The name, with what is not plain in an address given by number. */
  private static String plain(String name) {
    StringBuilder out = new StringBuilder();
    name.codePoints()
        .forEach(
            point -> {
              boolean plain =
                  point < 128 && (Character.isLetterOrDigit(point) || "_-.".indexOf(point) >= 0);
              out.append(plain ? Character.toString(point) : "_" + Integer.toHexString(point));
            });
    return out.toString();
  }
}
