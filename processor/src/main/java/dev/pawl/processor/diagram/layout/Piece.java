package dev.pawl.processor.diagram.layout;

/** The part of a wire between one row and the next. */
final class Piece {

  final Wire wire;
  final Item upper;
  final Item lower;

  /** Whether the wire's label stands here. */
  boolean labelled;

  /** Which of the staggered lines of labels it stands in. */
  int line;

  /** How far the label reaches to the left and to the right of the wire. */
  int left;

  int right;

  /** Its places among all pieces of its gap: at the upper row and at the lower row. */
  int upperIndex;

  int lowerIndex;

  /** Its columns at the upper row, beside the labels, and at the lower row. */
  Column top;

  Column middle;
  Column bottom;

  Piece(Wire wire, Item upper, Item lower) {
    this.wire = wire;
    this.upper = upper;
    this.lower = lower;
  }

  /** Whether it is all there is of its wire. */
  boolean isWhole() {
    return upper.box != null && lower.box != null && !wire.through;
  }

  /** What orders the ends at one item that must be at certain places; the others are free. */
  int upperAt() {
    return upper.box == null ? 0 : Math.max(0, wire.upperAt());
  }

  int lowerAt() {
    return lower.box == null ? 0 : Math.max(0, wire.lowerAt());
  }
}
