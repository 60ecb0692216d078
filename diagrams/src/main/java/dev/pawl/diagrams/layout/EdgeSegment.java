package dev.pawl.diagrams.layout;

import org.jspecify.annotations.Nullable;

/** The part of an edge between two adjacent rows. */
@SuppressWarnings("NullAway.Init") // columns are set by the layout of the level
final class EdgeSegment {

  public final Edge edge;
  public final Item upper;
  public final Item lower;

  /** True if the label of the edge is next to or on this segment. */
  public boolean labelled;

  /** The number of the row of labels. The labels between two rows of boxes need several rows. */
  public int line;

  /** The number of columns by which the label extends to the left of {@link #label}. */
  public int left;

  public int right;

  /**
   * The index of this segment among the segments between the two rows, sorted by their upper ends.
   */
  public int upperIndex;

  public int lowerIndex;

  /**
   * The position of the upper end on the left or right border of a box; null if the upper end is at
   * the lower border.
   */
  public @Nullable SideEnd upperSide;

  public @Nullable SideEnd lowerSide;

  /** The column in which the segment leaves the upper row. */
  public Column top;

  public Column middle;
  public Column bottom;

  /** The column of the label, near {@link #middle}. */
  public Column label;

  /**
   * The position of an end on the left or right border of a box.
   *
   * @param right whether the end is at the right border
   * @param down the number of rows from the upper border of the box to the end
   */
  public record SideEnd(boolean right, int down) {}

  public EdgeSegment(Edge edge, Item upper, Item lower) {
    this.edge = edge;
    this.upper = upper;
    this.lower = lower;
  }

  /** Returns whether this segment is the only segment of its edge. */
  public boolean isWhole() {
    return upper.box != null && lower.box != null && !edge.through;
  }

  /**
   * Sets the column of one end.
   *
   * @param below true for the lower end, false for the upper end
   */
  public void end(boolean below, Column column) {
    if (below) {
      bottom = column;
    } else {
      top = column;
    }
  }

  /**
   * Returns the required distance between the upper end and the left border of its box; 0 if there
   * is no required distance.
   */
  public int upperAt() {
    return upper.box == null ? 0 : Math.max(0, edge.upperAt());
  }

  /**
   * Returns the required distance between the lower end and the left border of its box; 0 if there
   * is no required distance.
   */
  public int lowerAt() {
    return lower.box == null ? 0 : Math.max(0, edge.lowerAt());
  }
}
