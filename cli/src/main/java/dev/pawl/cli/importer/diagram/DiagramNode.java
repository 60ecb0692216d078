package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A box or another symbol in a state diagram. The root is the diagram itself. */
final class DiagramNode {

  enum Kind {
    /** A box for a state, with or without boxes inside. */
    STATE,
    /** A black circle, from which an arrow leads to the default state. */
    START,
    /**
     * A ringed circle. An arrow to a ringed circle completes the surrounding state or the machine.
     */
    END,
    /** A diamond from which several arrows with guards lead. */
    CHOICE,
    /** A bar at which one arrow splits into several. */
    FORK,
    /** A bar at which several arrows join to one. */
    JOIN,
    /** A point on the border of a box, through which an arrow leads. */
    POINT,
    /** A symbol for the last active child of the surrounding state. */
    SHALLOW_HISTORY,
    /** A symbol for the last active leaves in the surrounding state. */
    DEEP_HISTORY
  }

  /** The style of a box whose border is dashed. */
  static final String DASHED = "dashed";

  private final String id;
  private final Place place;
  private final List<DiagramNode> children = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final List<String> styles = new ArrayList<>();
  private Kind kind;
  private String label = "";
  private @Nullable DiagramNode parent;
  private int region;

  DiagramNode(String id, Kind kind, @Nullable DiagramNode parent, Place place) {
    this.id = id;
    this.kind = kind;
    this.parent = parent;
    this.place = place;
  }

  /** Returns the id of the node in the text of the diagram; empty for the diagram itself. */
  String id() {
    return id;
  }

  Place place() {
    return place;
  }

  Kind kind() {
    return kind;
  }

  void setKind(Kind kind) {
    this.kind = kind;
  }

  /** Returns the text that the diagram shows in place of the id; may be empty. */
  String label() {
    return label;
  }

  void setLabel(String label) {
    this.label = label;
  }

  Optional<DiagramNode> parent() {
    return Optional.ofNullable(parent);
  }

  /** Returns the number of the region in the surrounding box, from 0. */
  int region() {
    return region;
  }

  void moveTo(DiagramNode other, int otherRegion) {
    if (parent != null) {
      parent.children.remove(this);
    }
    parent = other;
    region = otherRegion;
    other.children.add(this);
  }

  List<DiagramNode> children() {
    return children;
  }

  /** Returns the numbers of the regions inside, without those that contain only history symbols. */
  int[] regions() {
    return children.stream()
        .filter(c -> !c.isHistory())
        .mapToInt(DiagramNode::region)
        .distinct()
        .toArray();
  }

  /** Returns the texts inside the box. The list is modifiable. */
  List<String> texts() {
    return texts;
  }

  /** Returns the notes. The list is modifiable. */
  List<String> notes() {
    return notes;
  }

  /** Returns the lines of the comments before the node. The list is modifiable. */
  List<String> comments() {
    return comments;
  }

  /** Returns the styles: classes in Mermaid, stereotypes in PlantUML. The list is modifiable. */
  List<String> styles() {
    return styles;
  }

  boolean isHistory() {
    return kind == Kind.SHALLOW_HISTORY || kind == Kind.DEEP_HISTORY;
  }

  boolean isState() {
    return kind == Kind.STATE;
  }

  /** Returns whether the node connects arrows and is no state. */
  boolean isJunction() {
    return kind == Kind.CHOICE || kind == Kind.POINT || isBar();
  }

  /** Returns whether the node is a bar, which splits or joins arrows. */
  boolean isBar() {
    return kind == Kind.FORK || kind == Kind.JOIN;
  }

  boolean isWithin(DiagramNode other) {
    DiagramNode node = this;
    while (node != other && node.parent != null) {
      node = node.parent;
    }
    return node == other;
  }

  void forEach(Consumer<DiagramNode> consumer) {
    consumer.accept(this);
    List.copyOf(children).forEach(c -> c.forEach(consumer));
  }

  @Override
  public String toString() {
    return id;
  }
}
