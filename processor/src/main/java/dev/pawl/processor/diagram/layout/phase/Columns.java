package dev.pawl.processor.diagram.layout.phase;

import dev.pawl.processor.diagram.layout.drawing.Manner;
import dev.pawl.processor.diagram.layout.drawing.Measure;
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

  /** How much is done for straight lines of the main path. */
  private static final int MAIN = 6;

  /** And for its going straight through a box that need not be centred on it. */
  private static final int STRAIGHT = 3;

  /** How far from the left people look for where to begin to read, in cells. */
  private static final int MARGIN = 17;

  private final Rows rows;
  private final boolean compact;
  private final Measure measure;
  private final NetworkSimplex simplex = new NetworkSimplex();
  private final List<Column> columns = new ArrayList<>();
  private final Column left = column();
  private final Column right = column();

  /** The one column of the main path. */
  private final Column spine = column();

  private Columns(Rows rows, Manner manner) {
    this.rows = rows;
    this.compact = manner.compact();
    this.measure = manner.measure();
  }

  /** Sets the columns; false where none fit. */
  static boolean assign(Rows rows, Manner manner) {
    return new Columns(rows, manner).run();
  }

  private boolean run() {
    simplex.atLeast(left.variable, right.variable, 0, compact ? 3 : 2);
    simplex.atLeast(left.variable, spine.variable, 0, rows.level.spine.isEmpty() ? 0 : 1);
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
    Box box = item.box;
    if (box == null) {
      Column start = pinned(item) ? spine : column();
      item.left = start;
      item.right = start;
      item.above.forEach(p -> p.bottom = start);
      item.below.forEach(p -> p.top = start);
    } else if (box.rigid) {
      Column start = pinned(item) ? column(spine.variable, -(box.width - 1) / 2) : column();
      item.left = start;
      item.right = column(start.variable, start.away + box.width - 1);
      item.above.forEach(p -> p.bottom = column(start.variable, start.away + p.lowerAt()));
      item.below.forEach(p -> p.top = column(start.variable, start.away + p.upperAt()));
    } else if (pinned(item)) {
      int before = Math.max((box.width - 1) / 2, Math.max(before(item.above), before(item.below)));
      int after = Math.max((box.width - 1) / 2, Math.max(after(item.above), after(item.below)));
      if (before + after < 2 * box.width - 1 - Math.abs(before - after)) {
        // so that it is no wider than need be, unless that is too wide
        before = Math.max(before, after);
        after = before;
      }
      item.left = column(spine.variable, -before);
      item.right = column(spine.variable, after);
      side(item, item.above);
      side(item, item.below);
    } else {
      item.left = column();
      item.right = column();
      int most = Math.max(needed(item), box.width * measure.stretch() / 100);
      least(item.left, item.right, box.width - 1, compact ? 4 : 1);
      least(item.right, item.left, 1 - most, 0);
      side(item, item.above);
      side(item, item.below);
      straight(item);
    }
  }

  /** Lets the main path go straight through a box. */
  private void straight(Item item) {
    int above = main(item.above);
    int below = main(item.below);
    if (above >= 0 && below >= 0) {
      near(item.above.get(above).bottom, item.below.get(below).top, STRAIGHT);
    }
  }

  /**
   * The least width of a box for the ends of its wires, as that of the main path is at one place.
   */
  private int needed(Item item) {
    int above = main(item.above);
    int below = main(item.below);
    int needed = Math.max(item.above.size(), item.below.size());
    if (above >= 0 && below >= 0) {
      int after = Math.max(item.above.size() - above, item.below.size() - below);
      needed = Math.max(above, below) + after;
    }
    return measure.width(needed);
  }

  /** Whether it is centred on the column of the main path. */
  private boolean pinned(Item item) {
    return measure.centred() && item.spine();
  }

  /** How much the ends at one side of a box of the main path need before that. */
  private int before(List<Piece> pieces) {
    int at = main(pieces);
    return at < 0 ? measure.width(pieces.size()) / 2 : measure.corner() + at * measure.line();
  }

  /** And after that. */
  private int after(List<Piece> pieces) {
    int at = main(pieces);
    return at < 0
        ? measure.width(pieces.size()) / 2
        : measure.corner() + (pieces.size() - 1 - at) * measure.line();
  }

  private static int main(List<Piece> pieces) {
    for (int i = 0; i < pieces.size(); i++) {
      if (pieces.get(i).wire.main) {
        return i;
      }
    }
    return -1;
  }

  /**
   * The ends of wires at one side of a box may be anywhere along it, the middle one in the middle,
   * that of the main path there in any case.
   */
  private void side(Item item, List<Piece> pieces) {
    Column former = item.left;
    int main = main(pieces);
    for (int i = 0; i < pieces.size(); i++) {
      Column end = i == main && measure.centred() ? spine : column();
      if (pieces == item.above) {
        pieces.get(i).bottom = end;
      } else {
        pieces.get(i).top = end;
      }
      least(former, end, i == 0 ? measure.corner() : measure.line(), 0);
      former = end;
      if (main < 0 && i == (pieces.size() - 1) / 2) {
        int middle = (item.box.width - 1) / 2 - (pieces.size() % 2 == 0 ? measure.line() / 2 : 0);
        near(item.left, end, Math.max(measure.corner(), middle), 1);
      }
    }
    if (!pieces.isEmpty()) {
      least(former, item.right, measure.corner(), 0);
    }
  }

  private void row(List<Item> row) {
    for (int i = 0; i < row.size(); i++) {
      Item item = row.get(i);
      int title = i == 0 && item.rank == 0 ? rows.level.title : 0;
      int before = item.box == null ? 0 : item.box.left;
      if (i == 0) {
        least(left, item.left, before + title);
        if (item.rank == 0 && item.isBox() && !measure.centred()) {
          least(item.left, left, -MARGIN);
        }
      } else {
        Item former = row.get(i - 1);
        boolean boxes = item.isBox() && former.isBox();
        int after = former.box == null ? 0 : former.box.right;
        int between = boxes ? measure.box() : measure.line();
        least(former.right, item.left, after + before + between);
      }
      if (i == row.size() - 1) {
        least(item.right, right, item.box == null ? 0 : item.box.right);
      }
    }
  }

  private void least(Column one, Column other, int distance) {
    least(one, other, distance, 0);
  }

  private void least(Column one, Column other, int distance, int strength) {
    int away = distance + one.away - other.away;
    if (one.variable != other.variable) {
      simplex.atLeast(one.variable, other.variable, away, strength);
    } else if (away > 0) {
      throw new IllegalStateException("the main path is too narrow");
    }
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
        near(piece.top, piece.bottom, strength(piece, piece.upper) + strength(piece, piece.lower));
        continue;
      }
      Column middle = piece.wire.main && measure.centred() ? spine : column();
      piece.middle = middle;
      near(piece.top, middle, strength(piece, piece.upper));
      near(middle, piece.bottom, strength(piece, piece.lower));
      least(left, middle, piece.left);
      least(middle, right, piece.right);
      if (former != null) {
        int after = former.labelled ? former.right + measure.away() : 0;
        int before = piece.labelled ? piece.left + measure.away() : 0;
        least(former.middle, middle, Math.max(measure.line(), Math.max(after, before)));
      }
      if (piece.labelled) {
        Piece same = lastOfLine[piece.line];
        if (same != null) {
          least(same.middle, middle, same.right + piece.left + measure.label() + 1);
        }
        lastOfLine[piece.line] = piece;
      }
      former = piece;
    }
  }

  /** Long lines are kept straight first. */
  private int strength(Piece piece, Item end) {
    if (piece.wire.main) {
      return MAIN;
    }
    if (compact) {
      return end.box == null ? 6 : 3;
    }
    return end.box == null ? 8 : 4;
  }

  private void near(Column one, Column other, int strength) {
    near(one, other, 0, strength);
  }

  private void near(Column one, Column other, int distance, int strength) {
    if (one.variable != other.variable) {
      simplex.near(one.variable, other.variable, distance + one.away - other.away, strength);
    }
  }
}
