package dev.pawl.diagrams.layout;

import dev.pawl.diagrams.layout.simplex.NetworkSimplex;
import java.util.ArrayList;
import java.util.List;

/** The columns of a level that are to be computed, and the constraints on these columns. */
final class ColumnConstraints {

  /** The maximum number of times that the columns are computed again to avoid bends. */
  private static final int PASSES = 4;

  /**
   * The factor by which the weights of straight lines are multiplied when the columns are computed
   * again.
   */
  private static final int UNBENT = 30;

  /**
   * The factor by which the weights of bent lines are multiplied when the columns are computed
   * again. Before use, the factor is divided by the width of the bend in columns.
   */
  private static final int BENT = 60;

  /**
   * The factor by which the weight of a small total width is multiplied when the columns are
   * computed again.
   */
  private static final int NARROW = 3;

  /** A soft constraint that makes a line straight. */
  private record Line(int constraint, int strength) {}

  private final NetworkSimplex simplex = new NetworkSimplex();
  private final List<Column> columns = new ArrayList<>();

  private final List<Line> lines = new ArrayList<>();

  /** The number of the first constraint. This constraint keeps the total width small. */
  private static final int WIDTH = 0;

  private final int narrow;

  /** The first column of the level. */
  final Column left = column();

  final Column right = column();

  /** The column of the main path. */
  final Column spine = column();

  ColumnConstraints(int narrow) {
    this.narrow = narrow;
    least(left, right, 0, narrow);
  }

  /**
   * Computes all columns relative to the first column of the level. Returns false if the
   * constraints contradict one another.
   *
   * @param straight whether few bends are more important than short bends. If {@code straight} is
   *     true, the columns are computed again a few times, and each time the lines that are straight
   *     or nearly straight get more weight.
   */
  boolean solve(boolean straight) {
    int[] values = simplex.solve();
    if (values == null) {
      return false;
    }
    if (straight) {
      boolean isChanged = simplex.setWeight(WIDTH, NARROW * narrow);
      for (int pass = 0; pass < PASSES; pass++) {
        for (Line line : lines) {
          int away = simplex.deviation(line.constraint());
          int times = away == 0 ? UNBENT : Math.max(1, BENT / away);
          isChanged |= simplex.setWeight(line.constraint(), times * line.strength());
        }
        if (!isChanged) {
          break;
        }
        values = simplex.solveAgain();
        isChanged = false;
      }
    }
    for (Column column : columns) {
      column.at = values[column.variable] + column.away - values[left.variable];
    }
    return true;
  }

  /**
   * Sets each column to the value of the corresponding column of {@code solved}. This object and
   * {@code solved} must have columns for equal elements, in equal order.
   */
  void copy(ColumnConstraints solved) {
    for (int i = 0; i < columns.size(); i++) {
      columns.get(i).at = solved.columns.get(i).at;
    }
  }

  Column column() {
    return column(simplex.variable(), 0);
  }

  Column column(int variable, int away) {
    Column column = new Column(variable, away);
    columns.add(column);
    return column;
  }

  void least(Column one, Column other, int distance) {
    least(one, other, distance, 0);
  }

  void least(Column one, Column other, int distance, int strength) {
    int away = distance + one.away - other.away;
    if (one.variable != other.variable) {
      simplex.atLeast(one.variable, other.variable, away, strength);
    } else if (away > 0) {
      throw new IllegalStateException("the main path is too narrow");
    }
  }

  /**
   * Adds a soft constraint for a straight line. When {@link #solve} computes the columns again, it
   * avoids bends of this line.
   */
  void straight(Column one, Column other, int strength) {
    if (one.variable != other.variable) {
      lines.add(new Line(soft(one, other, 0, strength), strength));
    }
  }

  /** Adds the soft constraint that two columns have the given distance. */
  void near(Column one, Column other, int distance, int strength) {
    if (one.variable != other.variable) {
      soft(one, other, distance, strength);
    }
  }

  private int soft(Column one, Column other, int distance, int strength) {
    int away = distance + one.away - other.away;
    return simplex.near(one.variable, other.variable, away, strength);
  }
}
