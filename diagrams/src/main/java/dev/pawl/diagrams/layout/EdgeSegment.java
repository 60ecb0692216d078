package dev.pawl.diagrams.layout;

import org.jspecify.annotations.Nullable;

/** The part of a wire between one row and the next. */
@SuppressWarnings("NullAway.Init") // columns are set when the level is laid out
final class EdgeSegment {

  public final Edge wire;
  public final Item upper;
  public final Item lower;

  /** Whether the wire's label stands here. */
  public boolean labelled;

  /** The number of the staggered line of labels in which it stands. */
  public int line;

  /** How far the label reaches to the left and to the right of the wire. */
  public int left;

  public int right;

  /** Its places among all pieces of its gap: at the upper row and at the lower row. */
  public int upperIndex;

  public int lowerIndex;

  /** The box beside which it ends, rather than below or above it; null where there is none. */
  public @Nullable Beside upperBeside;

  public @Nullable Beside lowerBeside;

  /** Its columns at the upper row, beside the labels, and at the lower row. */
  public Column top;

  public Column middle;
  public Column bottom;

  /** An end at the right or left border of a box, so many rows below the upper. */
  public record Beside(boolean right, int down) {}

  public EdgeSegment(Edge wire, Item upper, Item lower) {
    this.wire = wire;
    this.upper = upper;
    this.lower = lower;
  }

  /** Whether it is all there is of its wire. */
  public boolean isWhole() {
    return upper.box != null && lower.box != null && !wire.through;
  }

  /** Sets the column of its lower end, or of its upper one. */
  public void end(boolean below, Column column) {
    if (below) {
      bottom = column;
    } else {
      top = column;
    }
  }

  /** The place of an end at an item where it must be at a certain one; 0 where it is free. */
  public int upperAt() {
    return upper.box == null ? 0 : Math.max(0, wire.upperAt());
  }

  public int lowerAt() {
    return lower.box == null ? 0 : Math.max(0, wire.lowerAt());
  }
}
