package dev.pawl.diagrams.layout;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place in a row of a level: of a box, or of a wire that passes by. */
@SuppressWarnings("NullAway.Init") // columns are set when the level is laid out
final class Item {

  /** Null where a wire passes. */
  public final @Nullable Box box;

  public final int rank;

  /** Its place in its row, from the left. */
  public int position;

  /** Its number among all items, while rows are ordered. */
  public int number;

  /** The pieces of wire that end here from above and from below, from the left. */
  public final List<EdgeSegment> above = new ArrayList<>();

  public final List<EdgeSegment> below = new ArrayList<>();

  /** Its first and its last column; the same where a wire passes. */
  public Column left;

  public Column right;

  /** The columns of wires that end at its left border, and at its right one. */
  public final List<Column> leftEnds = new ArrayList<>();

  public final List<Column> rightEnds = new ArrayList<>();

  public Item(@Nullable Box box, int rank) {
    this.box = box;
    this.rank = rank;
  }

  /** Returns the box of an item that is one. */
  public Box box() {
    return requireNonNull(box);
  }

  /** Whether the main path leads through it. */
  public boolean spine() {
    return box == null ? above.get(0).wire.main : box.spine;
  }

  /** Whether wires end here, and do not only go on through a border. */
  public boolean isBox() {
    return box != null && box.place == Box.Place.ANYWHERE;
  }

  /** Whether a wire from above ends here, at a box or from within at the border. */
  public boolean ends(Edge wire) {
    return isBox() || (box != null && box.place == Box.Place.LAST && !wire.through);
  }
}
