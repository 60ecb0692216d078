package dev.pawl.diagrams.layout;

/** A thing in a row, of a fixed size, with wires at its upper and lower side. */
final class Box {

  /** The place where a box must stand. */
  public enum Place {
    ANYWHERE,
    /** In a row of its kind above all others: where wires enter from above. */
    FIRST,
    /** In a row of its kind below all others. */
    LAST
  }

  /** Its place in the list of its level. */
  public final int number;

  public int width;
  public int height;

  /** The columns that are kept free beside it. */
  public final int left;

  public int right;
  public final Place place;

  /** Whether an instance begins here, so that it should stand high. */
  public boolean first;

  /** How low it should stand. */
  public Graph.Depth depth = Graph.Depth.ANYWHERE;

  /** Whether it should stand beside others of which this holds. */
  public boolean beside;

  /** Whether it stands on the main path. */
  public boolean spine;

  /** Whether it may not become wider, and wires end at certain places only. */
  public boolean rigid;

  public int rank;
  public int x;
  public int y;

  /** The width it has come to. */
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
