package dev.pawl.processor.diagram.layout;

/** What stands in a row: something of a fixed size with wires at its upper and lower side. */
final class Box {

  /** Where a box must stand. */
  enum Place {
    ANYWHERE,
    /** In a row of its kind above all others: where wires enter from above. */
    FIRST,
    /** In a row of its kind below all others. */
    LAST
  }

  /** Its place in the list of its level. */
  final int number;

  int width;
  int height;

  /** What is kept free beside it. */
  final int left;

  int right;
  final Place place;

  /** Whether an instance begins here, so that it should stand high. */
  boolean first;

  /** Whether it should stand beside others of which this holds. */
  boolean beside;

  /** Whether it may not become wider, and wires end at certain places only. */
  boolean rigid;

  int rank;
  int x;
  int y;

  /** What it has become as wide as. */
  int span;

  Box(int number, int width, int height, int left, int right, Place place) {
    this.number = number;
    this.width = width;
    this.height = height;
    this.left = left;
    this.right = right;
    this.place = place;
    this.span = width;
  }
}
