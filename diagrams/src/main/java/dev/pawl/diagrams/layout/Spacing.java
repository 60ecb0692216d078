package dev.pawl.diagrams.layout;

/**
 * The distances between elements of a drawing. Horizontal distances are in columns, and vertical
 * distances are in rows. In a text diagram, a column or row has the size of a terminal cell; in an
 * SVG picture, the size of a pixel.
 *
 * @param line the minimum distance between two parallel vertical lines
 * @param box the minimum distance between two boxes in one row
 * @param corner the minimum distance between the end of a line and the corner of the box at which
 *     the line ends
 * @param label one less than the minimum distance between two labels in one line of labels
 * @param away the minimum distance between a label and the line of another edge
 * @param inset the number of columns between the left or right border of a box and the content of
 *     the box
 * @param row the number of rows that a line of text takes; used to estimate the size of a drawing
 * @param lane the number of rows from one lane to the next. In a lane, lines run horizontally.
 * @param head the number of rows that are kept free for an arrowhead, or for the straight part of a
 *     line where the line leaves a box
 * @param air the number of rows that are kept free above and below a label
 * @param shortest the minimum length of a line between two boxes, in rows
 * @param floor the number of rows from the content of a box to the lower border, including the
 *     border
 * @param centred whether boxes of the main path are centred below one another. If false, only the
 *     lines between these boxes are straight.
 * @param narrow the weight of a small total width, used if {@link LayoutOptions#compact} is true
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
