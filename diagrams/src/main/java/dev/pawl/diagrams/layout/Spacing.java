package dev.pawl.diagrams.layout;

/**
 * The distances between elements of a drawing. Horizontal distances are in columns, and vertical
 * distances are in rows. A column or row is the size of a terminal cell or of a pixel.
 *
 * @param line the minimum distance of two parallel vertical lines
 * @param box the minimum distance of two boxes in one row
 * @param corner the minimum distance of a line from the corner of the box at which it ends
 * @param label the minimum distance of two labels in one row, minus one
 * @param away the minimum distance of a label from the line of another edge
 * @param inset the number of columns between the left or right border of a box and the content of
 *     the box
 * @param row the number of rows that a line of text takes, from which the size of a drawing is
 *     estimated
 * @param lane the number of rows from one lane to the next; lines change their columns in lanes
 * @param head the number of rows that an arrowhead or the stem of a line takes
 * @param air the number of rows that are kept free above and below a label
 * @param shortest the minimum number of rows of a line between boxes
 * @param floor the number of rows from the content of a box to the lower border, including the
 *     border
 * @param centred whether boxes of the main path are centred below one another. If false, only the
 *     lines between these boxes are straight.
 * @param narrow the weight of a small width, if lines may bend to avoid wider boxes
 * @param stretch the maximum width of a box, in percent of the width of its content
 */
public record Spacing(
    int line,
    int box,
    int corner,
    int label,
    int away,
    int inset,
    int row,
    int lane,
    int head,
    int air,
    int shortest,
    int floor,
    boolean centred,
    int narrow,
    int stretch) {

  /** The distances in a terminal, where lines and borders take one cell. */
  public static final Spacing CELLS =
      new Spacing(2, 3, 1, 2, 3, 2, 1, 1, 1, 1, 2, 1, false, 3, 200);

  /** Returns the minimum width of a box that has the given number of lines at one side. */
  public int width(int ends) {
    return ends == 0 ? 1 : 2 * corner + (ends - 1) * line + 1;
  }
}
