package dev.pawl.processor.diagram.layout.phase;

import dev.pawl.processor.diagram.layout.drawing.Measure;
import dev.pawl.processor.diagram.layout.level.Box;
import dev.pawl.processor.diagram.layout.level.Column;
import dev.pawl.processor.diagram.layout.level.Item;
import dev.pawl.processor.diagram.layout.level.Piece;
import java.util.List;

/** Asks for the columns of boxes and of the ends of wires at them. */
final class BoxColumns {

  /** How much is done for a main path that goes straight through a box, if it need not. */
  private static final int STRAIGHT = 3;

  private final Unknowns unknowns;
  private final boolean compact;
  private final Measure measure;

  BoxColumns(Unknowns unknowns, boolean compact, Measure measure) {
    this.unknowns = unknowns;
    this.compact = compact;
    this.measure = measure;
  }

  void add(Item item) {
    Box box = item.box;
    if (box == null) {
      Column start = pinned(item) ? unknowns.spine : unknowns.column();
      item.left = start;
      item.right = start;
      item.above.forEach(p -> p.bottom = start);
      item.below.forEach(p -> p.top = start);
    } else if (box.rigid) {
      Column start =
          pinned(item)
              ? unknowns.column(unknowns.spine.variable, -(box.width - 1) / 2)
              : unknowns.column();
      item.left = start;
      item.right = unknowns.column(start.variable, start.away + box.width - 1);
      border(item, item.above);
      border(item, item.below);
    } else if (pinned(item)) {
      int before = Math.max((box.width - 1) / 2, Math.max(before(item.above), before(item.below)));
      int after = Math.max((box.width - 1) / 2, Math.max(after(item.above), after(item.below)));
      if (before + after < 2 * box.width - 1 - Math.abs(before - after)) {
        // so that it is no wider than need be, unless that is too wide
        before = Math.max(before, after);
        after = before;
      }
      item.left = unknowns.column(unknowns.spine.variable, -before);
      item.right = unknowns.column(unknowns.spine.variable, after);
      side(item, item.above);
      side(item, item.below);
    } else {
      item.left = unknowns.column();
      item.right = unknowns.column();
      int most = Math.max(needed(item), box.width * measure.stretch() / 100);
      unknowns.least(item.left, item.right, box.width - 1, compact ? 4 : 1);
      unknowns.least(item.right, item.left, 1 - most, 0);
      side(item, item.above);
      side(item, item.below);
      straight(item);
    }
  }

  /** The ends of wires at one side of a box in which others stand are where those led them. */
  private void border(Item item, List<Piece> pieces) {
    Column former = null;
    for (Piece piece : pieces) {
      boolean above = pieces == item.above;
      int at = above ? piece.lowerAt() : piece.upperAt();
      boolean free = above ? piece.wire.lowerFree() : piece.wire.upperFree();
      Column end =
          free ? unknowns.column() : unknowns.column(item.left.variable, item.left.away + at);
      if (above) {
        piece.bottom = end;
      } else {
        piece.top = end;
      }
      if (former != null) {
        unknowns.least(former, end, measure.line());
      } else if (free) {
        unknowns.least(item.left, end, measure.corner());
      }
      former = end;
    }
    if (former != null && former.variable != item.left.variable) {
      unknowns.least(former, item.right, measure.corner());
    }
  }

  /** Lets the main path go straight through a box. */
  private void straight(Item item) {
    int above = main(item.above);
    int below = main(item.below);
    if (above >= 0 && below >= 0) {
      unknowns.near(item.above.get(above).bottom, item.below.get(below).top, STRAIGHT);
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
      Column end = i == main && measure.centred() ? unknowns.spine : unknowns.column();
      if (pieces == item.above) {
        pieces.get(i).bottom = end;
      } else {
        pieces.get(i).top = end;
      }
      unknowns.least(former, end, i == 0 ? measure.corner() : measure.line(), 0);
      former = end;
      if (main < 0 && i == (pieces.size() - 1) / 2) {
        int middle = (item.box.width - 1) / 2 - (pieces.size() % 2 == 0 ? measure.line() / 2 : 0);
        unknowns.near(item.left, end, Math.max(measure.corner(), middle), 1);
      }
    }
    if (!pieces.isEmpty()) {
      unknowns.least(former, item.right, measure.corner(), 0);
    }
  }
}
