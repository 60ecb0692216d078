package dev.pawl.cli.importer.xstate;

import dev.pawl.cli.importer.ImportedState.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A state node of an XState machine, or the machine itself. */
final class XStateNode {

  private final String key;
  private final JsonValue.Members config;
  private final @Nullable XStateNode parent;
  private final int offset;
  private final List<XStateNode> children = new ArrayList<>();
  private final String id;
  private final String path;

  /**
   * Creates a node without children.
   *
   * @param key the key of the node among its siblings; for the machine, its id
   * @param offset the index of the key in the text
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

  /** Returns the index of the node's key in the text. */
  int offset() {
    return offset;
  }

  List<XStateNode> children() {
    return children;
  }

  /** Returns the id by which targets can name the node. */
  String id() {
    return id;
  }

  /** Returns the keys from the machine to the node, separated by dots; empty for the machine. */
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

  /** Returns the kind of the node. If the node has no type, the kind is derived from other keys. */
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

  /** Returns the children that can be active. */
  List<XStateNode> states() {
    return children.stream().filter(c -> !c.isHistory()).toList();
  }

  /** Returns whether the node is a region that is final itself. */
  boolean isFinalRegion() {
    return kind() == Kind.FINAL && parent != null && parent.isParallel();
  }

  /**
   * Returns the paths of the final states in a node that is not parallel. In Pawl, a final region
   * is a region with a final state.
   */
  List<String> finalPaths() {
    return isFinalRegion()
        ? List.of(path + " end")
        : children.stream().filter(c -> c.kind() == Kind.FINAL).map(XStateNode::path).toList();
  }

  /** Returns whether the node can raise its completion event. */
  boolean canBeDone() {
    if (isParallel()) {
      List<XStateNode> regions = states();
      return !regions.isEmpty()
          && regions.stream().allMatch(r -> r.kind() == Kind.FINAL || r.canBeDone());
    }
    return children.stream().anyMatch(c -> c.kind() == Kind.FINAL);
  }

  /** Returns whether the node is another node or within it. */
  boolean isWithin(XStateNode other) {
    for (XStateNode node = this; node != null; node = node.parent) {
      if (node == other) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the innermost node that properly contains all given nodes; empty if one of them is the
   * machine.
   */
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

  /** Passes this node and all its descendants to a consumer, in document order. */
  void forEach(Consumer<XStateNode> consumer) {
    consumer.accept(this);
    children.forEach(c -> c.forEach(consumer));
  }

  @Override
  public String toString() {
    return isRoot() ? "the machine" : "\"" + path + "\"";
  }
}
