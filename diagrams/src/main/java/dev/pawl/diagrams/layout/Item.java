package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An item of a row: a box, or an edge that passes through the row. */
@SuppressWarnings("NullAway.Init") // columns are set by the layout of the level
final class Item {

  /** The box, or null if an edge passes. */
  public final @Nullable Box box;

  public final int rank;

  /** The index of this item in its row, from the left. */
  public int position;

  /**
   * The number of this item among all items of the level. The number is used while rows are
   * ordered.
   */
  public int number;

  /** The segments that come from above and end at this item, from left to right. */
  public final List<EdgeSegment> above = new ArrayList<>();

  public final List<EdgeSegment> below = new ArrayList<>();

  /** The first column of the item. The first column equals {@link #right} if an edge passes. */
  public Column left;

  public Column right;

  /** The columns of edges that end at the left border of the box. */
  public final List<Column> leftEnds = new ArrayList<>();

  public final List<Column> rightEnds = new ArrayList<>();

  public Item(@Nullable Box box, int rank) {
    this.box = box;
    this.rank = rank;
  }

  public Box box() {
    return requireNonNull(box);
  }

  /** Returns whether the main path leads through this item. */
  public boolean spine() {
    return box == null ? above.get(0).edge.main : box.spine;
  }

  /** Returns whether this item is a box of the level, as opposed to a port or an edge. */
  public boolean isBox() {
    return box != null && box.place == Box.Place.ANYWHERE;
  }

  /**
   * Returns whether an edge that comes from above ends at this item. The edge ends if the item is a
   * box, or if the item is a port and the edge does not continue beyond the border of the level.
   */
  public boolean ends(Edge edge) {
    return isBox() || (box != null && box.place == Box.Place.LAST && !edge.through);
  }
}
