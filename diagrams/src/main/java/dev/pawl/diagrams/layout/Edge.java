package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An edge between two boxes of a level. */
final class Edge {

  public final int number;
  public final Box from;
  public final Box to;

  /** The width of the label; 0 if the edge has no label. */
  public final int labelWidth;

  public final int labelHeight;

  /**
   * The distance between the start of the edge and the left border of {@link #from}, or -1 if the
   * start is free.
   */
  public int fromAt = -1;

  public int toAt = -1;

  /**
   * True if the start of the edge may move along the border as far as the next ends of other edges,
   * although {@link #fromAt} is set.
   */
  public boolean fromFree;

  public boolean toFree;

  /** True if the edge continues beyond the border of the level. */
  public boolean through;

  /** True if the edge is on the main path. */
  public boolean main;

  /** True if the edge runs upwards, against the order of ranks. */
  public boolean upwards;

  /** The path from the row of the source to the row of the target. */
  public final List<Point> path = new ArrayList<>();

  /** The position of the label, or null if the edge has no label or is not laid out yet. */
  public @Nullable Rectangle label;

  public Edge(int number, Box from, Box to, int labelWidth, int labelHeight) {
    this.number = number;
    this.from = from;
    this.to = to;
    this.labelWidth = labelWidth;
    this.labelHeight = labelHeight;
  }

  public Box upper() {
    return upwards ? to : from;
  }

  public Box lower() {
    return upwards ? from : to;
  }

  public int upperAt() {
    return upwards ? toAt : fromAt;
  }

  public int lowerAt() {
    return upwards ? fromAt : toAt;
  }

  public boolean upperFree() {
    return upwards ? toFree : fromFree;
  }

  public boolean lowerFree() {
    return upwards ? fromFree : toFree;
  }

  /** Returns the number of gaps between rows that the edge crosses. */
  public int ranks() {
    return lower().rank - upper().rank;
  }

  public Rectangle label() {
    return requireNonNull(label);
  }

  public boolean labelled() {
    return labelHeight > 0;
  }
}
