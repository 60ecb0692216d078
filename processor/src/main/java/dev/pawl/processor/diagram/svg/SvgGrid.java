package dev.pawl.processor.diagram.svg;

import dev.pawl.processor.diagram.layout.drawing.Drawing;
import dev.pawl.processor.diagram.layout.drawing.Point;
import dev.pawl.processor.diagram.layout.drawing.Rectangle;
import dev.pawl.processor.diagram.text.cell.LabelBlock;
import java.util.Arrays;
import java.util.List;

/**
 * Where the cells of a drawing lie, in pixels. All columns are as wide as a character; a row is
 * only as high as what stands in it needs.
 */
final class SvgGrid {

  static final int CELL = 8;
  static final int MARGIN = 14;

  /** The height of a row with text or a border. */
  static final int TEXT = 18;

  /** The height of a row that lines bend in. */
  private static final int BEND = 13;

  /** The height of a row that lines only pass. */
  private static final int PASS = 9;

  private final int[] tops;

  private SvgGrid(int[] heights) {
    tops = new int[heights.length + 1];
    tops[0] = MARGIN;
    for (int i = 0; i < heights.length; i++) {
      tops[i + 1] = tops[i] + heights[i];
    }
  }

  /** So many rows of text. */
  static SvgGrid ofText(int rows) {
    int[] heights = new int[rows];
    Arrays.fill(heights, TEXT);
    return new SvgGrid(heights);
  }

  /** The rows of a drawing, and rows of text below. */
  static SvgGrid of(Drawing drawing, List<LabelBlock> labels, int below) {
    int[] heights = new int[drawing.height() + below];
    Arrays.fill(heights, 0, drawing.height(), PASS);
    Arrays.fill(heights, drawing.height(), heights.length, TEXT);
    for (int i = 0; i < labels.size(); i++) {
      Drawing.Route route = drawing.routes().get(i);
      for (Point point : route.points()) {
        heights[point.y()] = Math.max(heights[point.y()], BEND);
      }
      if (route.label().isPresent()) {
        int top = route.label().get().y();
        List<LabelBlock.Row> rows = labels.get(i).rows();
        for (int row = 0; row < rows.size(); row++) {
          heights[top + row] = rows.get(row).text().isEmpty() ? heights[top + row] : TEXT;
        }
      }
    }
    for (Rectangle box : drawing.boxes()) {
      Arrays.fill(heights, box.y(), Math.min(box.y() + 2, box.bottom() + 1), TEXT);
      heights[box.bottom()] = TEXT;
      heights[(box.y() + box.bottom()) / 2] = TEXT;
    }
    return new SvgGrid(heights);
  }

  /** The middle of a column. */
  static int x(int column) {
    return left(column) + CELL / 2;
  }

  static int left(int column) {
    return MARGIN + column * CELL;
  }

  /** The middle of a row. */
  int y(int row) {
    return (tops[row] + tops[row + 1]) / 2;
  }

  int top(int row) {
    return tops[row];
  }

  int bottom(int row) {
    return tops[row + 1];
  }

  /** The height of all of it, margins included. */
  int height() {
    return tops[tops.length - 1] + MARGIN;
  }
}
