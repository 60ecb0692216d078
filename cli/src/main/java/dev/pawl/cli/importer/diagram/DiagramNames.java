package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportedState;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The names of a diagram's states. In most diagrams, a state's id is its name, and its label is a
 * description. In diagrams that Pawl wrote, ids are numbers, and labels are names.
 */
final class DiagramNames {

  /** The style that a box gets if its children are regions. Only for diagrams that Pawl wrote. */
  static final String REGIONS = "regions of pawl";

  private static final Pattern NUMBERED = Pattern.compile("s\\d+");
  private static final String MACHINE = "s0";
  private static final String ANY_STATE = "any state";
  private static final String TAG = "tag_";

  private final LabelText text;
  private final DiagramNode root;
  private final DiagramNode machine;
  private final boolean own;
  private final Map<String, DiagramNode> byName = new HashMap<>();

  DiagramNames(StateDiagram diagram, LabelText text) {
    this.text = text;
    this.root = diagram.root();
    List<DiagramNode> nodes = new ArrayList<>();
    root.forEach(nodes::add);
    this.own = isOwn(diagram);
    if (own) {
      nodes.forEach(this::readOwn);
    }
    this.machine =
        own
            ? nodes.stream()
                .filter(n -> n.id().equals(MACHINE) && !n.children().isEmpty())
                .findFirst()
                .orElse(root)
            : root;
    nodes.forEach(n -> byName.putIfAbsent(name(n), n));
    anyState(nodes);
  }

  /** Returns whether Pawl wrote a diagram: all ids are numbers, and all states have labels. */
  static boolean isOwn(StateDiagram diagram) {
    List<DiagramNode> states = new ArrayList<>();
    diagram.root().forEach(n -> states.add(n));
    states.removeIf(n -> !n.isState() || n == diagram.root());
    return !states.isEmpty()
        && states.stream()
            .allMatch(n -> NUMBERED.matcher(n.id()).matches() && !n.label().isEmpty());
  }

  private void anyState(List<DiagramNode> nodes) {
    nodes.stream().filter(this::isAnyState).toList().forEach(n -> root.children().remove(n));
  }

  /**
   * Adds the notes of a node to its texts, and recognizes regions by their dashed borders. Only for
   * diagrams that Pawl wrote.
   */
  private void readOwn(DiagramNode node) {
    node.texts().addAll(node.notes().stream().flatMap(n -> lines(node, n)).toList());
    List<DiagramNode> states = node.children().stream().filter(DiagramNode::isState).toList();
    if (!states.isEmpty()
        && states.stream().allMatch(c -> c.styles().contains(DiagramNode.DASHED))) {
      node.styles().add(REGIONS);
    }
  }

  private Stream<String> lines(DiagramNode node, String note) {
    return node.isHistory() ? List.of(note).stream() : text.lines(note).stream();
  }

  /** Returns whether Pawl wrote the diagram. */
  boolean isOwn() {
    return own;
  }

  DiagramNode machine() {
    return machine;
  }

  /**
   * Returns whether a node is the box named {@code any state}, at which the machine's own
   * transitions start.
   */
  boolean isAnyState(DiagramNode node) {
    return node.isState()
        && node.children().isEmpty()
        && node != root
        && label(node).equals(ANY_STATE);
  }

  private String label(DiagramNode node) {
    return text.plain(String.join(" ", text.lines(node.label()))).strip();
  }

  String name(DiagramNode node) {
    if (own && node.isHistory() && !node.texts().isEmpty()) {
      return text.plain(node.texts().get(0)).strip();
    }
    return own && node.isState() && !node.label().isEmpty() ? label(node) : node.id();
  }

  /**
   * Returns the name of a node. End and history symbols without a name are named after their box.
   */
  String nameIn(DiagramNode node, DiagramNode box) {
    boolean named = !isSymbol(node) && (!own || !node.isHistory() || !node.texts().isEmpty());
    String around = box == machine ? "" : name(box);
    if (named) {
      return name(node);
    } else if (node.kind() == Kind.END) {
      return around + "End";
    }
    return around + (node.kind() == Kind.DEEP_HISTORY ? "DeepHistory" : "History");
  }

  /** Returns whether a node is a symbol without a name. */
  boolean isSymbol(DiagramNode node) {
    return node.id().startsWith(node.kind() + " of ");
  }

  /** Returns the id of the node with a name. */
  Optional<String> idOf(String name) {
    return Optional.ofNullable(byName.get(name)).map(DiagramNode::id);
  }

  /** Returns the label of a node as its description; empty if the label is the name. */
  String description(DiagramNode node) {
    String label = label(node);
    return own || !node.isState() || label.equals(node.id()) ? "" : label;
  }

  /** Adds the styles of a node to its state as tags. */
  void addStyles(DiagramNode node, ImportedState state) {
    for (String style : new LinkedHashSet<>(node.styles())) {
      boolean isRegion = node.parent().filter(p -> p.styles().contains(REGIONS)).isPresent();
      boolean dashed = style.equals(DiagramNode.DASHED) && !isRegion;
      if (own && (style.equals("external") || dashed)) {
        state.setExternal(true);
      } else if (!style.equals(REGIONS) && !style.equals(DiagramNode.DASHED)) {
        state.tags().add(own && style.startsWith(TAG) ? style.substring(TAG.length()) : style);
      }
    }
  }
}
