package dev.pawl.diagrams.layout;

/** A box in a row of a level. Edges end at the upper and the lower side of the box. */
final class Box {

  /** The row that a box must be in. */
  public enum Place {
    ANYWHERE,
    /**
     * The box must be in the first row. The first row contains only ports, at which edges enter the
     * level from above.
     */
    FIRST,
    /**
     * The box must be in the last row. The last row contains only ports, at which edges leave the
     * level.
     */
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

  /**
   * True if an instance starts in the state of this box. A box with this flag should be near the
   * top.
   */
  public boolean first;

  public Graph.Depth depth = Graph.Depth.ANYWHERE;

  /** True if this box should be in one row with all other boxes that have this flag. */
  public boolean beside;

  /** True if this box is on the main path. */
  public boolean spine;

  /**
   * True if the width of this box is fixed and edges to inner boxes end at given positions of the
   * border.
   */
  public boolean rigid;

  /**
   * The distance of the main path from the left border of this box. This distance is used only if
   * {@link #rigid} is true.
   */
  public int middle;

  /**
   * The number of columns by which {@link Columns} widens this box at each side, so that fewer
   * lines bend.
   */
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
