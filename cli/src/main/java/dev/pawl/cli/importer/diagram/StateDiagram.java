package dev.pawl.cli.importer.diagram;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.Place;
import dev.pawl.cli.importer.Remark;
import dev.pawl.cli.importer.diagram.DiagramNode.Kind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A state diagram that a parser builds. Each new node is added to the box that was opened last. */
final class StateDiagram {

  /** The maximum depth of nested boxes. */
  static final int MAX_DEPTH = 60;

  private final DiagramNode root = new DiagramNode("", Kind.STATE, null, new Place(1, 1));
  private final Map<String, DiagramNode> byId = new LinkedHashMap<>();
  private final List<DiagramArrow> arrows = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final List<DiagramNode> boxes = new ArrayList<>(List.of(root));
  private final List<Integer> regions = new ArrayList<>(List.of(0));
  private final boolean lastMentionCounts;
  private String title = "";
  private String description = "";

  /**
   * Creates an empty diagram.
   *
   * @param lastMentionCounts whether a state that several boxes mention is in the last of them; if
   *     not, it is in the first
   */
  StateDiagram(boolean lastMentionCounts) {
    this.lastMentionCounts = lastMentionCounts;
  }

  /** Returns the node for the diagram itself, which contains all other nodes. */
  DiagramNode root() {
    return root;
  }

  List<DiagramArrow> arrows() {
    return arrows;
  }

  List<Remark> remarks() {
    return remarks;
  }

  /** Returns the comments that do not belong to a node. The list is modifiable. */
  List<String> comments() {
    return comments;
  }

  String title() {
    return title;
  }

  void setTitle(String title) {
    this.title = title;
  }

  String description() {
    return description;
  }

  void setDescription(String description) {
    this.description = description;
  }

  /** Adds a {@link dev.pawl.cli.importer.Remark}. */
  void remark(Place place, String construct, String result) {
    remarks.add(new Remark(place, construct, result));
  }

  /** Returns the box to which new nodes are added. */
  DiagramNode box() {
    return boxes.get(boxes.size() - 1);
  }

  private int region() {
    return regions.get(regions.size() - 1);
  }

  /**
   * Opens a box, so that new nodes are added to it.
   *
   * @throws ImportError if boxes are nested too deeply, or if the box contains itself
   */
  void open(DiagramNode box, Place place) throws ImportError {
    if (boxes.size() > MAX_DEPTH) {
      throw new ImportError(
          place, "States are nested more than " + MAX_DEPTH + " deep.", "Nest them less deep.");
    }
    if (boxes.contains(box)) {
      throw new ImportError(
          place, "The state \"" + box.id() + "\" contains itself.", "Give one of them another id.");
    }
    boxes.add(box);
    regions.add(box.children().stream().mapToInt(DiagramNode::region).max().orElse(0));
  }

  /**
   * Closes the box that was opened last.
   *
   * @throws ImportError if no box is open
   */
  void close(Place place) throws ImportError {
    if (boxes.size() == 1) {
      throw new ImportError(place, "\"}\" closes no state.", "Remove it.");
    }
    boxes.remove(boxes.size() - 1);
    regions.remove(regions.size() - 1);
  }

  /**
   * Checks that all boxes are closed.
   *
   * @throws ImportError if a box is open
   */
  void end() throws ImportError {
    if (boxes.size() > 1) {
      throw new ImportError(
          box().place(), "The state \"" + box().id() + "\" is not closed.", "Add a \"}\".");
    }
  }

  /** Starts another region in the box that was opened last. */
  void separate() {
    regions.set(regions.size() - 1, region() + 1);
  }

  /**
   * Returns the state with an id. Creates the state if it does not exist.
   *
   * @param declared whether this line declares the state; if not, an arrow mentions it
   */
  DiagramNode state(String id, boolean declared, Place place) {
    DiagramNode known = byId.get(id);
    if (known == null) {
      return add(id, Kind.STATE, place);
    }
    boolean elsewhere = known.parent().filter(box()::equals).isEmpty();
    boolean moves =
        lastMentionCounts || (declared && known.parent().filter(root::equals).isPresent());
    if (elsewhere && moves && box() != root && !box().isWithin(known)) {
      known.moveTo(box(), region());
    }
    return known;
  }

  /**
   * Returns the state with an id inside another state. Creates the state if it does not exist. If a
   * state elsewhere has the id, the id of the new state starts with that of the other state.
   */
  DiagramNode stateIn(DiagramNode around, String id, Place place) {
    DiagramNode known = byId.get(id);
    if (known != null && known != around && known.isWithin(around)) {
      return known;
    }
    String unique = known == null ? id : around.id() + "." + id;
    DiagramNode same = byId.get(unique);
    if (same != null) {
      return same;
    }
    DiagramNode created = new DiagramNode(unique, Kind.STATE, null, place);
    created.moveTo(around, 0);
    byId.put(unique, created);
    return created;
  }

  /** Returns the state with an id; empty if it does not exist. */
  Optional<DiagramNode> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** Returns the id of a start, end or history symbol for which the text contains none. */
  static String symbolId(Kind kind, DiagramNode box, int region) {
    return kind + " of " + box.id() + " " + region;
  }

  /**
   * Returns the start, end or history symbol of the open box and region. Creates the symbol if it
   * does not exist.
   */
  DiagramNode symbol(Kind kind, Place place) {
    String id = symbolId(kind, box(), region());
    DiagramNode known = byId.get(id);
    return known == null ? add(id, kind, place) : known;
  }

  /** Returns the history symbol of a state. Creates the symbol if it does not exist. */
  DiagramNode history(DiagramNode state, Kind kind, Place place) {
    String id = symbolId(kind, state, 0);
    DiagramNode known = byId.get(id);
    if (known != null) {
      return known;
    }
    DiagramNode created = new DiagramNode(id, kind, null, place);
    created.moveTo(state, 0);
    byId.put(id, created);
    return created;
  }

  private DiagramNode add(String id, Kind kind, Place place) {
    DiagramNode node = new DiagramNode(id, kind, null, place);
    node.moveTo(box(), region());
    byId.put(id, node);
    return node;
  }

  void addArrow(DiagramNode from, DiagramNode to, String label, Place place, List<String> before) {
    arrows.add(new DiagramArrow(from, to, label, place, before));
  }

  /** Replaces an arrow with one between other nodes. */
  void moveArrow(DiagramArrow arrow, DiagramNode from, DiagramNode to) {
    arrows.set(
        arrows.indexOf(arrow),
        new DiagramArrow(from, to, arrow.label(), arrow.place(), arrow.comments()));
  }
}
