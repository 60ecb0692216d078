package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A box or another symbol of a state diagram, or the diagram itself. */
public final class DiagramNode {

  /** The kinds of nodes. */
  public enum Kind {
    /** A state, with or without substates. */
    STATE,
    /** The black circle from which the default state is entered. */
    START,
    /** The ringed circle that ends a state or the machine. */
    END,
    /** A junction at which one of the outgoing arrows is taken. */
    CHOICE,
    /** A bar at which an arrow splits into several. */
    FORK,
    /** A bar at which several arrows become one. */
    JOIN,
    /** A point at the border of a state through which an arrow leads. */
    POINT,
    /** A symbol that remembers the last active child of the surrounding state. */
    SHALLOW_HISTORY,
    /** A symbol that remembers the last active leaves in the surrounding state. */
    DEEP_HISTORY
  }

  /** The style of boxes with a dashed border. */
  public static final String DASHED = "dashed";

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

  /** Returns the id by which the text of the diagram names the node; empty for the diagram. */
  public String id() {
    return id;
  }

  public Place place() {
    return place;
  }

  public Kind kind() {
    return kind;
  }

  public void setKind(Kind kind) {
    this.kind = kind;
  }

  /** Returns the text that is shown instead of the id; may be empty. */
  public String label() {
    return label;
  }

  public void setLabel(String label) {
    this.label = label;
  }

  Optional<DiagramNode> parent() {
    return Optional.ofNullable(parent);
  }

  /**
   * Returns the number of the region in the surrounding state that contains the node, starting at
   * 0.
   */
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

  /** Returns the lines of text in the box; the list is modifiable. */
  public List<String> texts() {
    return texts;
  }

  /** Returns the notes; the list is modifiable. */
  public List<String> notes() {
    return notes;
  }

  /** Returns the comments before the node; the list is modifiable. */
  public List<String> comments() {
    return comments;
  }

  /** Returns the classes or stereotypes; the list is modifiable. */
  public List<String> styles() {
    return styles;
  }

  boolean isHistory() {
    return kind == Kind.SHALLOW_HISTORY || kind == Kind.DEEP_HISTORY;
  }

  boolean isState() {
    return kind == Kind.STATE;
  }

  /** Returns whether the node is a junction of arrows. A junction is never active. */
  boolean isJunction() {
    return kind == Kind.CHOICE || kind == Kind.FORK || kind == Kind.JOIN || kind == Kind.POINT;
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
