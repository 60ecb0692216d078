package dev.pawl.diagrams.layout;

import dev.pawl.diagrams.layout.simplex.NetworkSimplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Assigns each box to a row (its rank), so that edges lead down and cross few rows. */
final class Ranks {

  /** The weight of the goal that edges of the main path are short. */
  private static final int MAIN = 6;

  private Ranks() {}

  /**
   * Sets the ranks of the boxes, starting at 0, and returns the number of ranks.
   *
   * @param values the result of {@link #shortest}
   * @param widest the maximum total width of connected components that are next to each other
   */
  static int assign(Level level, int[] values, int widest) {
    for (Box box : level.boxes) {
      box.rank = values[box.number];
    }
    settle(level, values[level.boxes.size()], widest);
    return compact(level.boxes);
  }

  /**
   * Returns the rank of each box such that the edges are as short as possible. The result is
   * indexed by the number of the box. The element at the index {@code level.boxes.size()} is a rank
   * above the ranks of all boxes.
   *
   * @param low whether boxes without outgoing edges are below all boxes with outgoing edges
   */
  static int[] shortest(Level level, boolean low) {
    NetworkSimplex simplex = new NetworkSimplex();
    List<Box> boxes = level.boxes;
    for (int i = 0; i < boxes.size(); i++) {
      simplex.variable();
    }
    int top = simplex.variable();
    int bottom = simplex.variable();
    for (Box box : boxes) {
      if (box.place == Box.Place.FIRST) {
        same(simplex, top, box.number);
      } else if (box.place == Box.Place.LAST) {
        same(simplex, box.number, bottom);
      } else {
        simplex.atLeast(top, box.number, 1, box.first ? 1 : 0);
        simplex.atLeast(box.number, bottom, 1, 0);
      }
    }
    simplex.atLeast(top, bottom, 1, 0);
    for (Edge edge : level.edges) {
      simplex.atLeast(
          edge.upper().number, edge.lower().number, 1, edge.main ? MAIN : edge.labelled() ? 4 : 3);
    }
    for (int i = 1; i < level.spine.size(); i++) {
      simplex.atLeast(level.spine.get(i - 1).number, level.spine.get(i).number, 1, 0);
    }
    List<Box> beside = level.beside();
    for (int i = 1; i < beside.size(); i++) {
      same(simplex, beside.get(0).number, beside.get(i).number);
    }
    Box first = first(level);
    for (Box box : boxes) {
      if (first != null && !box.first && !port(box)) {
        simplex.atLeast(first.number, box.number, 1, 0);
      }
    }
    constrainDepths(simplex, boxes, Depths.of(level, first, low));
    int[] values = simplex.solve();
    if (values == null) {
      throw new IllegalStateException("edges in a circle");
    }
    return values;
  }

  /**
   * Adds constraints so that boxes with a larger depth are not above boxes with a smaller depth.
   */
  private static void constrainDepths(NetworkSimplex simplex, List<Box> boxes, int[] depths) {
    for (Graph.Depth depth : Graph.Depth.values()) {
      if (depth != Graph.Depth.ANYWHERE && isAny(depths, depth)) {
        int floor = simplex.variable();
        for (Box box : boxes) {
          int low = depths[box.number];
          if (low < depth.ordinal() && !port(box)) {
            simplex.atLeast(box.number, floor, 0, 0);
          } else if (low == depth.ordinal()) {
            simplex.atLeast(floor, box.number, 0, 0);
          }
        }
      }
    }
  }

  private static boolean isAny(int[] depths, Graph.Depth depth) {
    for (int low : depths) {
      if (low == depth.ordinal()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the first box with the flag {@link Box#first} to which no edge leads down and which
   * does not follow another box on the main path, or null if there is no such box. All other boxes
   * can be below the returned box.
   */
  private static @Nullable Box first(Level level) {
    boolean[] below = new boolean[level.boxes.size()];
    for (Edge edge : level.edges) {
      below[edge.lower().number] |= !port(edge.upper());
    }
    for (int i = 1; i < level.spine.size(); i++) {
      below[level.spine.get(i).number] = true;
    }
    for (Box box : level.boxes) {
      if (box.first && !below[box.number]) {
        return box;
      }
    }
    return null;
  }

  private static boolean port(Box box) {
    return box.place != Box.Place.ANYWHERE;
  }

  private static void same(NetworkSimplex simplex, int one, int other) {
    simplex.atLeast(one, other, 0, 0);
    simplex.atLeast(other, one, 0, 0);
  }

  /**
   * Puts the connected components that do not touch the border of the level next to each other.
   * Starts a new row of components when the width is used up.
   */
  private static void settle(Level level, int top, int widest) {
    int last = top;
    int shelf = top + 1;
    int used = 0;
    List<List<Box>> parts = parts(level);
    // The rows of components that touch the border are fixed.
    for (List<Box> part : parts) {
      if (touchesBorder(part)) {
        used += width(level, part);
        for (Box box : part) {
          last = port(box) ? last : Math.max(last, box.rank);
        }
      }
    }
    for (List<Box> part : parts) {
      if (touchesBorder(part)) {
        continue;
      }
      int width = width(level, part);
      if (used > 0 && used + width > widest) {
        shelf = last + 1;
        used = 0;
      }
      used += width;
      int least = least(part);
      for (Box box : part) {
        box.rank += shelf - least;
        last = Math.max(last, box.rank);
      }
    }
    for (Box box : level.boxes) {
      if (box.place == Box.Place.LAST) {
        box.rank = last + 1;
      }
    }
  }

  private static boolean touchesBorder(List<Box> part) {
    for (Box box : part) {
      if (port(box)) {
        return true;
      }
    }
    return false;
  }

  private static int least(List<Box> part) {
    int least = Integer.MAX_VALUE;
    for (Box box : part) {
      least = Math.min(least, box.rank);
    }
    return least;
  }

  /** Returns the approximate width of a connected component. */
  private static int width(Level level, List<Box> part) {
    int least = least(part);
    int[] widths = new int[level.boxes.size() + 2];
    int[] labels = new int[widths.length];
    for (Box box : part) {
      widths[box.rank - least] += box.left + box.width + box.right + 3;
    }
    for (Edge edge : level.edges) {
      if (part.contains(edge.from)) {
        labels[edge.upper().rank - least] += edge.labelWidth + 4;
      }
    }
    int widest = 0;
    for (int i = 0; i < widths.length; i++) {
      widest = Math.max(widest, Math.max(widths[i], labels[i]));
    }
    return widest;
  }

  /**
   * Returns the connected components of a level. The main path is in one component, even if no edge
   * of the level connects two of its boxes. Components that consist of a single box are last.
   */
  private static List<List<Box>> parts(Level level) {
    List<List<Box>> neighbours = new ArrayList<>();
    for (int i = 0; i < level.boxes.size(); i++) {
      neighbours.add(new ArrayList<>());
    }
    for (Edge edge : level.edges) {
      neighbours.get(edge.from.number).add(edge.to);
      neighbours.get(edge.to.number).add(edge.from);
    }
    for (int i = 1; i < level.spine.size(); i++) {
      neighbours.get(level.spine.get(i - 1).number).add(level.spine.get(i));
      neighbours.get(level.spine.get(i).number).add(level.spine.get(i - 1));
    }
    boolean[] seen = new boolean[level.boxes.size()];
    List<List<Box>> parts = new ArrayList<>();
    for (Box start : level.boxes) {
      if (seen[start.number]) {
        continue;
      }
      List<Box> part = new ArrayList<>(List.of(start));
      seen[start.number] = true;
      for (int i = 0; i < part.size(); i++) {
        for (Box other : neighbours.get(part.get(i).number)) {
          if (!seen[other.number]) {
            seen[other.number] = true;
            part.add(other);
          }
        }
      }
      parts.add(part);
    }
    parts.sort((a, b) -> Boolean.compare(alone(a), alone(b)));
    return parts;
  }

  private static boolean alone(List<Box> part) {
    return part.size() == 1 && !part.get(0).first;
  }

  /** Removes empty ranks and returns the number of ranks. */
  private static int compact(List<Box> boxes) {
    int[] ranks = new int[boxes.size()];
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = boxes.get(i).rank;
    }
    Arrays.sort(ranks);
    int count = 0;
    for (int i = 0; i < ranks.length; i++) {
      if (i == 0 || ranks[i] > ranks[i - 1]) {
        ranks[count++] = ranks[i];
      }
    }
    for (Box box : boxes) {
      box.rank = Arrays.binarySearch(ranks, 0, count, box.rank);
    }
    return count;
  }
}
