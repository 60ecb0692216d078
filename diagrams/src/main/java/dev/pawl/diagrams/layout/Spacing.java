package dev.pawl.diagrams.layout;

/**
 * How far apart things stand. What runs sideways is in columns, what runs down in rows: both are
 * cells of a terminal, or steps of a grid and pixels.
 *
 * @param line the least distance of two lines that run side by side
 * @param box the least distance of two boxes in one row
 * @param corner the least distance of a line from the corner of the box that it ends at
 * @param label the least distance of two labels in one row, less one
 * @param away the least distance of a label from the line of another
 * @param inset what is kept free between the left and right border of a box and what stands in it
 * @param row the rows that a line of text takes, to judge how large a drawing is
 * @param lane the rows from one lane, in which lines change their columns, to the next
 * @param head the rows that an arrowhead takes, or the stem of a line
 * @param air the rows kept free above and below a label
 * @param shortest the rows that a line from box to box takes at least
 * @param floor the rows from what stands in a box to its lower border, that included
 * @param centred whether boxes of the main path stand with their middles below one another; else
 *     only the line that leads from one to the next is straight
 * @param narrow how much is done for a narrow drawing where lines bend before boxes become wider
 * @param stretch how many times as wide as its content a box may become, in percent
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

  /** Cells, in which a line or a border takes one. */
  public static final Spacing CELLS =
      new Spacing(2, 3, 1, 2, 3, 2, 1, 1, 1, 1, 2, 1, false, 3, 200);

  /** The least width of a box at one side of which so many lines end. */
  public int width(int ends) {
    return ends == 0 ? 1 : 2 * corner + (ends - 1) * line + 1;
  }
}
