package dev.pawl.diagrams.layout;

/** A box of fixed size in a row. Edges end at its upper and lower side. */
final class Box {

  /** The row that a box must be in. */
  public enum Place {
    ANYWHERE,
    /** In the first row, which contains only ports: edges enter the level from above there. */
    FIRST,
    /** In the last row, which contains only ports. */
    LAST
  }

  /** The index in the boxes of its level. */
  public final int number;

  public int width;
  public int height;

  /** The numbers of columns that are kept free next to it. */
  public final int left;

  public int right;
  public final Place place;

  /** Whether an instance starts in this state, so that the box should be near the top. */
  public boolean first;

  /** The preferred vertical position. */
  public Graph.Depth depth = Graph.Depth.ANYWHERE;

  /** Whether it should be in one row with other boxes of this kind. */
  public boolean beside;

  /** Whether it is on the main path. */
  public boolean spine;

  /** Whether its width is fixed and edges end at given places. */
  public boolean rigid;

  public int rank;
  public int x;
  public int y;

  /** The actual width after layout. */
  public int span;

  public Box(int number, int width, int height, int left, int right, Place place) {
    this.number = number;
    this.width = width;
    this.height = height;
    this.left = left;
    this.right = right;
    this.place = place;
    this.span = width;
  }
}
