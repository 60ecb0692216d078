package dev.pawl.diagrams.layout;

import org.jspecify.annotations.Nullable;

/** The part of an edge between two adjacent rows. */
@SuppressWarnings("NullAway.Init") // columns are set by the layout of the level
final class EdgeSegment {

  public final Edge wire;
  public final Item upper;
  public final Item lower;

  /** True if the label of the edge is next to or on this segment. */
  public boolean labelled;

  /** The number of the staggered line of labels that contains the label. */
  public int line;

  /** How far the label extends to the left and to the right of its column. */
  public int left;

  public int right;

  /** The index of this segment in the order of the upper ends of all segments of the gap. */
  public int upperIndex;

  public int lowerIndex;

  /**
   * The position of the upper end if this end is at the left or right border of a box; null if it
   * is at the lower border.
   */
  public @Nullable Beside upperBeside;

  public @Nullable Beside lowerBeside;

  /** The columns at the upper row, next to the label, and at the lower row. */
  public Column top;

  public Column middle;
  public Column bottom;

  /** The column of the label, near {@link #middle}. */
  public Column label;

  /**
   * An end at the left or right border of a box.
   *
   * @param right whether the end is at the right border
   * @param down the number of rows from the upper border of the box to the end
   */
  public record Beside(boolean right, int down) {}

  public EdgeSegment(Edge wire, Item upper, Item lower) {
    this.wire = wire;
    this.upper = upper;
    this.lower = lower;
  }

  /** Returns whether this segment is the only segment of its edge. */
  public boolean isWhole() {
    return upper.box != null && lower.box != null && !wire.through;
  }

  /**
   * Sets the column of one end.
   *
   * @param below true for the lower end, false for the upper one
   */
  public void end(boolean below, Column column) {
    if (below) {
      bottom = column;
    } else {
      top = column;
    }
  }

  /**
   * Returns the required distance of the upper end from the left of its box, or 0 if the end is
   * free.
   */
  public int upperAt() {
    return upper.box == null ? 0 : Math.max(0, wire.upperAt());
  }

  /**
   * Returns the required distance of the lower end from the left of its box, or 0 if the end is
   * free.
   */
  public int lowerAt() {
    return lower.box == null ? 0 : Math.max(0, wire.lowerAt());
  }
}
