package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A line from one box of a level to another. */
final class Edge {

  public final int number;
  public final Box from;
  public final Box to;

  /** The size of its label; 0 where it has none. */
  public final int labelWidth;

  public final int labelHeight;

  /** How far from the left of its box each end must be, or negative where that is free. */
  public int fromAt = -1;

  public int toAt = -1;

  /** Whether each end may move between its neighbours all the same. */
  public boolean fromFree;

  public boolean toFree;

  /** Whether it goes on beyond the border of its level. */
  public boolean through;

  /** Whether it leads from one box of the main path to the next. */
  public boolean main;

  /** Whether it runs upwards, against the order of ranks. */
  public boolean upwards;

  /** Its path, from the row of its source to the row of its target. */
  public final List<Point> path = new ArrayList<>();

  /** The place of its label; null if it has none. */
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

  /** Through how many ranks it runs. */
  public int ranks() {
    return lower().rank - upper().rank;
  }

  /** Returns the place of the label of an edge that has one. */
  public Rectangle label() {
    return requireNonNull(label);
  }

  public boolean labelled() {
    return labelHeight > 0;
  }
}
