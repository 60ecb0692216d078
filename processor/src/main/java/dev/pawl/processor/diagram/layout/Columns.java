package dev.pawl.processor.diagram.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
  private final Map<Object, End> ends = new HashMap<>();
  private final int left = simplex.variable();
  private final int right = simplex.variable();

  /** A column: so far from a variable. */
  private record End(int variable, int away) {}

  private record Upper(Piece piece) {}

  private record Middle(Piece piece) {}

  private record Lower(Piece piece) {}

  private record Right(Box box) {}

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
    simplex.atLeast(left, right, 0, compact ? 3 : 2);
    rows.rows.forEach(row -> row.forEach(this::item));
    rows.rows.forEach(this::row);
    rows.gaps.forEach(this::gap);
    int[] values = simplex.solve();
    if (values == null) {
      return false;
    }
    int zero = values[left];
    ends.forEach(
        (what, end) -> {
          int column = values[end.variable()] + end.away() - zero;
          if (what instanceof Upper u) {
            u.piece().top = column;
          } else if (what instanceof Middle m) {
            m.piece().middle = column;
          } else if (what instanceof Lower l) {
            l.piece().bottom = column;
          } else if (what instanceof Right r) {
            r.box().span = column - r.box().x + 1;
          } else if (what instanceof Item i) {
            i.x = column;
          }
        });
    for (List<Item> row : rows.rows) {
      for (Item item : row) {
        if (item.box != null) {
          End right = ends.get(new Right(item.box));
          item.box.x = item.x;
          item.box.span = values[right.variable()] + right.away() - zero - item.x + 1;
        }
      }
    }
    rows.level.width = values[this.right] - zero + 1;
    return true;
  }

  private void item(Item item) {
    End start = new End(simplex.variable(), 0);
    ends.put(item, start);
    if (item.box == null) {
      item.above.forEach(p -> ends.put(new Lower(p), start));
      item.below.forEach(p -> ends.put(new Upper(p), start));
      return;
    }
    Box box = item.box;
    if (box.rigid) {
      ends.put(new Right(box), new End(start.variable(), box.width - 1));
      for (Piece p : item.above) {
        ends.put(new Lower(p), new End(start.variable(), Math.max(0, p.wire.lowerAt())));
      }
      for (Piece p : item.below) {
        ends.put(new Upper(p), new End(start.variable(), Math.max(0, p.wire.upperAt())));
      }
      return;
    }
    End last = new End(simplex.variable(), 0);
    ends.put(new Right(box), last);
    simplex.atLeast(start.variable(), last.variable(), box.width - 1, compact ? 4 : 1);
    side(item.above, true, start, last, box);
    side(item.below, false, start, last, box);
  }

  /**
   * The ends of wires at one side of a box may be anywhere along it, the middle one in the middle.
   */
  private void side(List<Piece> pieces, boolean above, End start, End last, Box box) {
    End former = start;
    for (int i = 0; i < pieces.size(); i++) {
      End end = new End(simplex.variable(), 0);
      ends.put(above ? new Lower(pieces.get(i)) : new Upper(pieces.get(i)), end);
      simplex.atLeast(former.variable(), end.variable(), i == 0 ? 1 : BETWEEN_LINES, 0);
      former = end;
      if (i == (pieces.size() - 1) / 2) {
        int middle = (box.width - 1) / 2 - (pieces.size() % 2 == 0 ? 1 : 0);
        simplex.near(start.variable(), end.variable(), Math.max(1, middle), 1);
      }
    }
    if (!pieces.isEmpty()) {
      simplex.atLeast(former.variable(), last.variable(), 1, 0);
    }
  }

  private void row(List<Item> row) {
    for (int i = 0; i < row.size(); i++) {
      Item item = row.get(i);
      End start = ends.get(item);
      int title = i == 0 && item.rank == 0 ? rows.level.title : 0;
      int before = item.box == null ? 0 : item.box.left;
      if (i == 0) {
        least(new End(left, 0), start, before + title);
      } else {
        Item former = row.get(i - 1);
        boolean boxes = item.isBox() && former.isBox();
        int after = former.box == null ? 0 : former.box.right;
        least(end(former), start, after + before + (boxes ? BETWEEN_BOXES : BETWEEN_LINES));
      }
      if (i == row.size() - 1) {
        least(end(item), new End(right, 0), item.box == null ? 0 : item.box.right);
      }
    }
  }

  private End end(Item item) {
    return item.box == null ? ends.get(item) : ends.get(new Right(item.box));
  }

  private void least(End one, End other, int distance) {
    simplex.atLeast(one.variable(), other.variable(), distance + one.away() - other.away(), 0);
  }

  private void gap(List<Piece> gap) {
    boolean labelled = gap.stream().anyMatch(p -> p.labelled);
    Piece[] lastOfLine = new Piece[Labels.LINES];
    Piece former = null;
    for (Piece piece : gap) {
      End top = ends.get(new Upper(piece));
      End bottom = ends.get(new Lower(piece));
      if (!labelled) {
        ends.put(new Middle(piece), bottom);
        near(top, bottom, strength(piece.upper) + strength(piece.lower));
        continue;
      }
      End middle = new End(simplex.variable(), 0);
      ends.put(new Middle(piece), middle);
      near(top, middle, strength(piece.upper));
      near(middle, bottom, strength(piece.lower));
      least(new End(left, 0), middle, piece.left);
      least(middle, new End(right, 0), piece.right);
      if (former != null) {
        int after = former.labelled ? former.right + 1 : 0;
        int before = piece.labelled ? piece.left : 0;
        least(ends.get(new Middle(former)), middle, Math.max(after, before) + BETWEEN_LINES);
      }
      if (piece.labelled) {
        Piece same = lastOfLine[piece.line];
        if (same != null) {
          least(ends.get(new Middle(same)), middle, same.right + piece.left + 3);
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

  private void near(End one, End other, int strength) {
    simplex.near(one.variable(), other.variable(), one.away() - other.away(), strength);
  }
}
