package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.LineIndex;
import dev.pawl.cli.importer.Place;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The tree of all states in a configuration. Finds the states to which targets refer. */
final class XStateTree {

  private final LineIndex lines;
  private final XStateNode root;
  private final Map<String, XStateNode> byId = new HashMap<>();

  /**
   * @param name the id of the machine if the configuration contains none
   * @throws ImportError if a state is not an object
   */
  XStateTree(JsonValue.Members config, String name, LineIndex lines) throws ImportError {
    this.lines = lines;
    String key = config.text("id").or(() -> config.text("key")).orElse(name);
    this.root = new XStateNode(key, config, null, config.offset());
    add(root);
  }

  private void add(XStateNode node) throws ImportError {
    byId.putIfAbsent(node.id(), node);
    Optional<JsonValue> states = node.config().get("states");
    if (states.isEmpty()) {
      return;
    }
    if (states.get() instanceof JsonValue.Items) {
      throw new ImportError(
          place(states.get()),
          "\"states\" is an array, as in the syntax trees of state-machine-cat.",
          "Convert the machine to SCXML: smcat -T scxml.");
    }
    JsonValue.Members members = object(states.get(), "\"states\"");
    for (Map.Entry<String, JsonValue> state : members.members().entrySet()) {
      JsonValue.Members config = object(state.getValue(), "The state \"" + state.getKey() + "\"");
      XStateNode child =
          new XStateNode(state.getKey(), config, node, members.keyOffset(state.getKey()));
      node.children().add(child);
      add(child);
    }
  }

  private JsonValue.Members object(JsonValue value, String what) throws ImportError {
    if (value instanceof JsonValue.Members members) {
      return members;
    }
    throw new ImportError(
        place(value), what + " is not an object.", "Write { } for a state without further keys.");
  }

  XStateNode root() {
    return root;
  }

  Place place(JsonValue value) {
    return lines.place(value.offset());
  }

  Place place(XStateNode node) {
    return lines.place(node.offset());
  }

  Place place(int offset) {
    return lines.place(offset);
  }

  /** Returns the line and column of a key in an object. */
  Place place(JsonValue.Members members, String key) {
    return lines.place(members.keyOffset(key));
  }

  Optional<XStateNode> byId(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /**
   * Returns the node to which the target of a transition refers. A target has the form {@code #id},
   * {@code .child}, {@code sibling} or {@code sibling.child}.
   *
   * @throws ImportError if there is no such node
   */
  XStateNode target(XStateNode source, JsonValue.Text target) throws ImportError {
    String text = target.text();
    Optional<XStateNode> found;
    if (text.startsWith("#")) {
      found = byReference(text.substring(1));
    } else if (text.startsWith(".")) {
      found = below(source, splitPath(text.substring(1)));
    } else {
      found = below(source.parent().orElse(source), splitPath(text));
    }
    return found.orElseThrow(() -> unknown(source, target));
  }

  /**
   * Returns the node to which a guard {@code stateIn} refers, by its path or by its id after {@code
   * #}.
   *
   * @throws ImportError if there is no such node
   */
  XStateNode state(JsonValue.Text name) throws ImportError {
    String text = name.text();
    Optional<XStateNode> found =
        text.startsWith("#") ? byReference(text.substring(1)) : below(root, splitPath(text));
    return found.orElseThrow(() -> unknown(root, name));
  }

  /**
   * Returns the node to which the default of a state or history state refers.
   *
   * @throws ImportError if there is no such node
   */
  XStateNode child(XStateNode parent, JsonValue.Text name) throws ImportError {
    String text = name.text();
    Optional<XStateNode> found =
        text.startsWith("#")
            ? byReference(text.substring(1))
            : text.startsWith(".")
                ? below(parent, splitPath(text.substring(1)))
                : below(parent, List.of(text)).or(() -> below(parent, splitPath(text)));
    return found.orElseThrow(() -> unknown(parent, name));
  }

  private Optional<XStateNode> byReference(String reference) {
    if (byId.containsKey(reference)) {
      return byId(reference);
    }
    List<String> path = splitPath(reference);
    return byId(path.get(0)).flatMap(node -> below(node, path.subList(1, path.size())));
  }

  private static Optional<XStateNode> below(XStateNode node, List<String> path) {
    XStateNode found = node;
    for (String key : path) {
      Optional<XStateNode> child =
          found.children().stream().filter(c -> c.key().equals(key)).findFirst();
      if (child.isEmpty()) {
        return Optional.empty();
      }
      found = child.get();
    }
    return Optional.of(found);
  }

  /** Splits a path at its dots. A dot after a backslash is part of a name. */
  private static List<String> splitPath(String text) {
    List<String> keys = new ArrayList<>();
    StringBuilder key = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\\' && i + 1 < text.length()) {
        key.append(text.charAt(++i));
      } else if (c == '.') {
        keys.add(key.toString());
        key.setLength(0);
      } else {
        key.append(c);
      }
    }
    keys.add(key.toString());
    return keys;
  }

  private ImportError unknown(XStateNode source, JsonValue.Text target) {
    String text = target.text();
    List<String> known = new ArrayList<>();
    if (text.startsWith("#")) {
      byId.keySet().forEach(id -> known.add("#" + id));
    } else if (text.startsWith(".")) {
      source.children().forEach(c -> known.add("." + c.key()));
    } else {
      source.parent().orElse(source).children().forEach(c -> known.add(c.key()));
    }
    return new ImportError(
        place(target),
        "The target \"" + text + "\" of " + source + " is not a state.",
        Nearest.hint(text, known)
            .orElse("A target is a sibling, \".child\" of the state itself, or \"#id\"."));
  }

  /** Returns the targets in a value. The value may be an array or a single target. */
  List<JsonValue.Text> targets(Optional<JsonValue> value) throws ImportError {
    List<JsonValue.Text> targets = new ArrayList<>();
    for (JsonValue target : XStateActions.list(value)) {
      if (!(target instanceof JsonValue.Text text)) {
        throw new ImportError(
            place(target), "A target is not a text.", "Name a state in double quotes.");
      }
      targets.add(text);
    }
    return targets;
  }
}
