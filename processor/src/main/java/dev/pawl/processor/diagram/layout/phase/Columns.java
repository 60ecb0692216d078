package dev.pawl.processor.diagram.layout.phase;

import dev.pawl.processor.diagram.layout.level.Box;
import dev.pawl.processor.diagram.layout.level.Column;
import dev.pawl.processor.diagram.layout.level.Item;
import dev.pawl.processor.diagram.layout.level.Piece;
import dev.pawl.processor.diagram.layout.level.Rows;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the columns of everything in a level whose rows are in order: lines straight where they can
 * be, long ones first, and the whole no wider than need be.
 */
final class Columns {

  private static final int BETWEEN_LINES = 2;
  private static final int BETWEEN_BOXES = 3;

  private final Rows rows;
  private final boolean compact;
  private final NetworkSimplex simplex = new NetworkSimplex();
  private final List<Column> columns = new ArrayList<>();
  private final Column left = column();
  private final Column right = column();

  private Columns(Rows rows, boolean compact) {
    this.rows = rows;
    this.compact = compact;
  }

  /**
   * Sets the columns; false where none fit.
   *
   * @param compact whether lines bend before boxes become wider
   */
  static boolean assign(Rows rows, boolean compact) {
    return new Columns(rows, compact).run();
  }

  private boolean run() {
    simplex.atLeast(left.variable, right.variable, 0, compact ? 3 : 2);
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        item(item);
      }
    }
    for (List<Item> row : rows.rows) {
      row(row);
    }
    for (List<Piece> gap : rows.gaps) {
      gap(gap);
    }
    int[] values = simplex.solve();
    if (values == null) {
      return false;
    }
    for (Column column : columns) {
      column.at = values[column.variable] + column.away - values[left.variable];
    }
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        if (item.box != null) {
          item.box.x = item.left.at;
          item.box.span = item.right.at - item.left.at + 1;
        }
      }
    }
    rows.level.width = right.at + 1;
    return true;
  }

  private Column column() {
    return column(simplex.variable(), 0);
  }

  private Column column(int variable, int away) {
    Column column = new Column(variable, away);
    columns.add(column);
    return column;
  }

  private void item(Item item) {
    Column start = column();
    item.left = start;
    Box box = item.box;
    if (box == null) {
      item.right = start;
      item.above.forEach(p -> p.bottom = start);
      item.below.forEach(p -> p.top = start);
    } else if (box.rigid) {
      item.right = column(start.variable, box.width - 1);
      item.above.forEach(p -> p.bottom = column(start.variable, p.lowerAt()));
      item.below.forEach(p -> p.top = column(start.variable, p.upperAt()));
    } else {
      item.right = column();
      simplex.atLeast(start.variable, item.right.variable, box.width - 1, compact ? 4 : 1);
      side(item, item.above);
      side(item, item.below);
    }
  }

  /**
   * The ends of wires at one side of a box may be anywhere along it, the middle one in the middle.
   */
  private void side(Item item, List<Piece> pieces) {
    Column former = item.left;
    for (int i = 0; i < pieces.size(); i++) {
      Column end = column();
      if (pieces == item.above) {
        pieces.get(i).bottom = end;
      } else {
        pieces.get(i).top = end;
      }
      simplex.atLeast(former.variable, end.variable, i == 0 ? 1 : BETWEEN_LINES, 0);
      former = end;
      if (i == (pieces.size() - 1) / 2) {
        int middle = (item.box.width - 1) / 2 - (pieces.size() % 2 == 0 ? 1 : 0);
        simplex.near(item.left.variable, end.variable, Math.max(1, middle), 1);
      }
    }
    if (!pieces.isEmpty()) {
      simplex.atLeast(former.variable, item.right.variable, 1, 0);
    }
  }

  private void row(List<Item> row) {
    for (int i = 0; i < row.size(); i++) {
      Item item = row.get(i);
      int title = i == 0 && item.rank == 0 ? rows.level.title : 0;
      int before = item.box == null ? 0 : item.box.left;
      if (i == 0) {
        least(left, item.left, before + title);
      } else {
        Item former = row.get(i - 1);
        boolean boxes = item.isBox() && former.isBox();
        int after = former.box == null ? 0 : former.box.right;
        int between = boxes ? BETWEEN_BOXES : BETWEEN_LINES;
        least(former.right, item.left, after + before + between);
      }
      if (i == row.size() - 1) {
        least(item.right, right, item.box == null ? 0 : item.box.right);
      }
    }
  }

  private void least(Column one, Column other, int distance) {
    simplex.atLeast(one.variable, other.variable, distance + one.away - other.away, 0);
  }

  private void gap(List<Piece> gap) {
    boolean labelled = false;
    for (Piece piece : gap) {
      labelled |= piece.labelled;
    }
    Piece[] lastOfLine = new Piece[Labels.LINES];
    Piece former = null;
    for (Piece piece : gap) {
      if (!labelled) {
        piece.middle = piece.bottom;
        near(piece.top, piece.bottom, strength(piece.upper) + strength(piece.lower));
        continue;
      }
      Column middle = column();
      piece.middle = middle;
      near(piece.top, middle, strength(piece.upper));
      near(middle, piece.bottom, strength(piece.lower));
      least(left, middle, piece.left);
      least(middle, right, piece.right);
      if (former != null) {
        int after = former.labelled ? former.right + 1 : 0;
        int before = piece.labelled ? piece.left : 0;
        least(former.middle, middle, Math.max(after, before) + BETWEEN_LINES);
      }
      if (piece.labelled) {
        Piece same = lastOfLine[piece.line];
        if (same != null) {
          least(same.middle, middle, same.right + piece.left + 3);
        }
        lastOfLine[piece.line] = piece;
      }
      former = piece;
    }
  }

  /** Long lines are kept straight first. */
  private int strength(Item end) {
    if (compact) {
      return end.box == null ? 6 : 3;
    }
    return end.box == null ? 8 : 4;
  }

  private void near(Column one, Column other, int strength) {
    simplex.near(one.variable, other.variable, one.away - other.away, strength);
  }
}
