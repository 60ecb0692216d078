package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.List;

/** A line from one box of a level to another. */
final class Wire {

  final int number;
  final Box from;
  final Box to;

  /** The size of its label; 0 where it has none. */
  final int labelWidth;

  final int labelHeight;

  /** How far from the left of its box each end must be, or negative where that is free. */
  int fromAt = -1;

  int toAt = -1;

  /** Whether it goes on beyond the border of its level. */
  boolean through;

  /** Whether it runs upwards, against the order of ranks. */
  boolean upwards;

  /** Its path, from the row of its source to the row of its target. */
  final List<Point> path = new ArrayList<>();

  Rectangle label;

  Wire(int number, Box from, Box to, int labelWidth, int labelHeight) {
    this.number = number;
    this.from = from;
    this.to = to;
    this.labelWidth = labelWidth;
    this.labelHeight = labelHeight;
  }

  Box upper() {
    return upwards ? to : from;
  }

  Box lower() {
    return upwards ? from : to;
  }

  int upperAt() {
    return upwards ? toAt : fromAt;
  }

  int lowerAt() {
    return upwards ? fromAt : toAt;
  }

  /** Through how many ranks it runs. */
  int ranks() {
    return lower().rank - upper().rank;
  }

  boolean labelled() {
    return labelHeight > 0;
  }
}
