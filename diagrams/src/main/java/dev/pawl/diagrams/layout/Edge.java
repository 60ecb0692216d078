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

  /** The size of its label; 0 if it has none. */
  public final int labelWidth;

  public final int labelHeight;

  /** The distance of each end from the left of its box, or -1 if the end is free. */
  public int fromAt = -1;

  public int toAt = -1;

  /** Whether an end with a distance may still move between its neighbours. */
  public boolean fromFree;

  public boolean toFree;

  /** Whether it continues beyond the border of its level. */
  public boolean through;

  /** Whether it leads from one box of the main path to the next. */
  public boolean main;

  /** Whether it runs upwards, against the order of ranks. */
  public boolean upwards;

  /** The path, from the row of its source to the row of its target. */
  public final List<Point> path = new ArrayList<>();

  /** The position of its label, or null if it has none or is not laid out yet. */
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

  /** Returns the number of gaps between rows that it crosses. */
  public int ranks() {
    return lower().rank - upper().rank;
  }

  /** Returns the position of the label. The edge must have a label and be laid out. */
  public Rectangle label() {
    return requireNonNull(label);
  }

  public boolean labelled() {
    return labelHeight > 0;
  }
}
