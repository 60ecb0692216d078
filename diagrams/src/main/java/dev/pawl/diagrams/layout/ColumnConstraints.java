package dev.pawl.diagrams.layout;

import dev.pawl.diagrams.layout.simplex.NetworkSimplex;
import java.util.ArrayList;
import java.util.List;

/** The unknown columns of a level and the constraints on them. */
final class ColumnConstraints {

  /**
   * The factors for the weights of lines that are already straight, and of nearly straight ones, in
   * the second pass.
   */
  private static final int UNBENT = 6;

  private static final int BENT = 24;

  /** The factor for the weight of a small total width in the second pass. */
  private static final int NARROW = 4;

  private final NetworkSimplex simplex = new NetworkSimplex();
  private final List<Column> columns = new ArrayList<>();

  /** The soft constraints that make lines straight. */
  private final List<Integer> lines = new ArrayList<>();

  /** The number of the first constraint, which keeps the total width small. */
  private static final int WIDTH = 0;

  /** The first and the last column of the level. */
  final Column left = column();

  final Column right = column();

  /** The column of the main path. */
  final Column spine = column();

  /**
   * Computes all columns, relative to the first one. Returns false if the constraints contradict
   * one another.
   *
   * @param straight whether the number of bends matters more than their lengths; a second pass then
   *     prefers nearly straight lines
   */
  boolean solve(boolean straight) {
    int[] values = simplex.solve();
    if (values == null) {
      return false;
    }
    if (straight) {
      for (int line : lines) {
        int away = simplex.away(line);
        simplex.stress(line, away == 0 ? UNBENT : Math.max(1, BENT / away));
      }
      simplex.stress(WIDTH, NARROW);
      values = simplex.solveAgain();
    }
    for (Column column : columns) {
      column.at = values[column.variable] + column.away - values[left.variable];
    }
    return true;
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

  void near(Column one, Column other, int strength) {
    near(one, other, 0, strength);
  }

  void near(Column one, Column other, int distance, int strength) {
    if (one.variable != other.variable) {
      int away = distance + one.away - other.away;
      int near = simplex.near(one.variable, other.variable, away, strength);
      if (strength > 1) {
        lines.add(near);
      }
    }
  }
}
