package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedState.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A state of an XState configuration, or the whole machine as the root. */
final class XStateNode {

  private final String key;
  private final JsonValue.Members config;
  private final @Nullable XStateNode parent;
  private final int offset;
  private final List<XStateNode> children = new ArrayList<>();
  private final String id;
  private final String path;

  /**
   * @param key the key of the node in its parent; for the root, the id of the machine
   * @param offset the offset of the key in the text
   */
  XStateNode(String key, JsonValue.Members config, @Nullable XStateNode parent, int offset) {
    this.key = key;
    this.config = config;
    this.parent = parent;
    this.offset = offset;
    this.path = parent == null ? "" : parent.parent == null ? key : parent.path + "." + key;
    String derived = parent == null ? key : parent.root().key + "." + path;
    this.id = config.text("id").orElse(derived);
  }

  String key() {
    return key;
  }

  JsonValue.Members config() {
    return config;
  }

  Optional<XStateNode> parent() {
    return Optional.ofNullable(parent);
  }

  boolean isRoot() {
    return parent == null;
  }

  /** Returns the offset of the node's key in the text. */
  int offset() {
    return offset;
  }

  List<XStateNode> children() {
    return children;
  }

  /** Returns the id by which targets refer to the node. */
  String id() {
    return id;
  }

  /** Returns the keys from the root to the node, separated by dots; empty for the root. */
  String path() {
    return path;
  }

  private XStateNode root() {
    XStateNode node = this;
    while (node.parent != null) {
      node = node.parent;
    }
    return node;
  }

  /** Returns the kind of the node. If there is no key {@code type}, other keys determine it. */
  Kind kind() {
    String type = config.text("type").orElse("");
    if (type.equals("parallel") || config.isTrue("parallel")) {
      return Kind.PARALLEL;
    } else if (type.equals("final")) {
      return Kind.FINAL;
    } else if (type.equals("history") || (type.isEmpty() && children.isEmpty() && hasHistory())) {
      return config.text("history").filter("deep"::equals).isPresent()
          ? Kind.DEEP_HISTORY
          : Kind.SHALLOW_HISTORY;
    }
    return Kind.STATE;
  }

  private boolean hasHistory() {
    return config.text("history").isPresent() || config.isTrue("history");
  }

  boolean isHistory() {
    return kind() == Kind.SHALLOW_HISTORY || kind() == Kind.DEEP_HISTORY;
  }

  boolean isParallel() {
    return kind() == Kind.PARALLEL;
  }

  /** Returns the children except history states. */
  List<XStateNode> states() {
    return children.stream().filter(c -> !c.isHistory()).toList();
  }

  /** Returns whether the node is a region whose type is {@code final}. */
  boolean isFinalRegion() {
    return kind() == Kind.FINAL && parent != null && parent.isParallel();
  }

  /**
   * Returns the paths of the final children of a node that is not parallel. For a region whose type
   * is {@code final}, returns the path of the final state that the import adds to the region.
   */
  List<String> finalPaths() {
    return isFinalRegion()
        ? List.of(path + " end")
        : children.stream().filter(c -> c.kind() == Kind.FINAL).map(XStateNode::path).toList();
  }

  boolean canBeDone() {
    if (isParallel()) {
      List<XStateNode> regions = states();
      return !regions.isEmpty()
          && regions.stream().allMatch(r -> r.kind() == Kind.FINAL || r.canBeDone());
    }
    return children.stream().anyMatch(c -> c.kind() == Kind.FINAL);
  }

  /** Returns whether the node is {@code other} or one of its descendants. */
  boolean isWithin(XStateNode other) {
    for (XStateNode node = this; node != null; node = node.parent) {
      if (node == other) {
        return true;
      }
    }
    return false;
  }

  /** Returns the innermost node that is an ancestor of all given nodes; empty if there is none. */
  static Optional<XStateNode> commonAncestor(List<XStateNode> nodes) {
    XStateNode ancestor = nodes.get(0).parent;
    while (ancestor != null) {
      XStateNode around = ancestor;
      if (nodes.stream().allMatch(n -> n != around && n.isWithin(around))) {
        return Optional.of(around);
      }
      ancestor = ancestor.parent;
    }
    return Optional.empty();
  }

  /** Passes the node and all its descendants to a consumer, in document order. */
  void forEach(Consumer<XStateNode> consumer) {
    consumer.accept(this);
    children.forEach(c -> c.forEach(consumer));
  }

  @Override
  public String toString() {
    return isRoot() ? "the machine" : "\"" + path + "\"";
  }
}
