package dev.pawl.diagrams.layout;

/** A box of fixed size in a row. Edges end at its upper and lower side. */
final class Box {

  /** The row that a box must be in. */
  public enum Place {
    ANYWHERE,
    /**
     * In the first row, which contains only ports. At these ports, edges enter the level from
     * above.
     */
    FIRST,
    /** In the last row, which contains only ports. */
    LAST
  }

  /** The index of this box among the boxes of the level. */
  public final int number;

  public int width;
  public int height;

  /** The number of columns that are kept free to the left of this box. */
  public final int left;

  public int right;
  public final Place place;

  /** True if an instance starts in the state of this box. The box should then be near the top. */
  public boolean first;

  /** The preferred vertical position. */
  public Graph.Depth depth = Graph.Depth.ANYWHERE;

  /** True if this box should be in one row with all other boxes that have this flag. */
  public boolean beside;

  /** True if this box is on the main path. */
  public boolean spine;

  /** True if the width of this box is fixed and edges end at given positions. */
  public boolean rigid;

  /** The distance of the main path from the left of this box, if the width is fixed. */
  public int middle;

  /** The number of columns that {@link Columns} adds at each side, so that fewer lines bend. */
  public int wider;

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
