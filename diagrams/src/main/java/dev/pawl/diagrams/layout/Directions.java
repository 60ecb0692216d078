package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The strategies that decide which edges run upwards. With each strategy, the edges that run
 * downwards form no cycle.
 */
enum Directions {
  /** Edges back to a box on the current path of a depth-first search run upwards. */
  BY_DEPTH,
  /** Edges to an earlier box in the given order run upwards. */
  AS_GIVEN,
  /** Edges to a box that is closer to the first boxes run upwards. */
  BY_DISTANCE,
  /**
   * Few edges run upwards. The heuristic puts boxes with many outgoing edges above boxes with many
   * incoming edges.
   */
  FEW;

  /**
   * The number by which the positions in the order of deeper boxes are increased, so that deeper
   * boxes come later.
   */
  private static final int LAST = 10_000;

  /** Sets the direction of each edge of a level. */
  public void decide(Level level) {
    int[] order = order(level);
    // A box without outgoing edges can always be below the other boxes, like a box that should be
    // low.
    boolean[] leads = new boolean[order.length];
    int[] depths = new int[order.length];
    for (Box box : level.boxes) {
      depths[box.number] = box.depth.ordinal();
    }
    for (Edge edge : level.edges) {
      leads[edge.from.number] = true;
      if (edge.to.depth == Graph.Depth.LOW) {
        // Even a box that should be last is above an end to which its edges lead.
        depths[edge.from.number] = Math.min(depths[edge.from.number], Graph.Depth.LOW.ordinal());
      }
    }
    for (int v = 0; v < order.length; v++) {
      order[v] += LAST * Math.max(depths[v], leads[v] ? 0 : 1);
    }
    // The main path leads down, so its boxes exchange their places such that they are in the order
    // of the path.
    int[] places = new int[level.spine.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = order[level.spine.get(i).number];
    }
    Arrays.sort(places);
    for (int i = 0; i < places.length; i++) {
      order[level.spine.get(i).number] = places[i];
    }
    moveDown(level, order);
    keepTogether(level.beside(), order);
    for (Edge edge : level.edges) {
      Box.Place from = edge.from.place;
      Box.Place to = edge.to.place;
      edge.upwards =
          from == Box.Place.LAST
              || (from == Box.Place.ANYWHERE
                  && (to == Box.Place.FIRST
                      || (to == Box.Place.ANYWHERE && isBelow(edge.from, edge.to, order))));
    }
  }

  /**
   * Gives the boxes of one row the same position, because a box connected to several of them must
   * be above or below all of them. A box on the main path keeps its position.
   */
  private static void keepTogether(List<Box> beside, int[] order) {
    int together = Integer.MAX_VALUE;
    for (Box box : beside) {
      if (box.spine) {
        together = order[box.number];
        break;
      }
      together = Math.min(together, order[box.number]);
    }
    for (Box box : beside) {
      order[box.number] = together;
    }
  }

  /** Returns whether a box is below another. Boxes that were moved may have equal positions. */
  private static boolean isBelow(Box box, Box other, int[] order) {
    int difference = order[box.number] - order[other.number];
    return difference == 0 ? box.number > other.number : difference > 0;
  }

  /**
   * Moves boxes so that the edges in {@link Level#down} lead down. Moves the target of such an
   * edge, or the source if the target is on the main path.
   */
  private static void moveDown(Level level, int[] order) {
    for (int v = 0; v < order.length; v++) {
      // Leave free numbers between two boxes.
      order[v] *= order.length + 1;
    }
    for (Edge edge : level.down) {
      if (order[edge.from.number] > order[edge.to.number]) {
        if (!edge.to.spine) {
          order[edge.to.number] = order[edge.from.number] + 1;
        } else if (!edge.from.spine) {
          order[edge.from.number] = order[edge.to.number] - 1;
        }
      }
    }
  }

  private int[] order(Level level) {
    if (this == AS_GIVEN) {
      return given(level);
    } else if (this == FEW) {
      return few(level);
    }
    return this == BY_DEPTH ? new Walk(level).byDepth() : new Walk(level).byDistance();
  }

  private static int[] given(Level level) {
    int[] order = new int[level.boxes.size()];
    for (Box box : level.boxes) {
      order[box.number] = (box.first ? 0 : order.length) + box.number;
    }
    return order;
  }

  /**
   * Returns the order that the heuristic by Eades, Lin and Smyth computes. Boxes with the flag
   * {@link Box#first} count as sources even if they have incoming edges.
   */
  private static int[] few(Level level) {
    int n = level.boxes.size();
    int[] order = new int[n];
    boolean[] done = new boolean[n];
    int top = 0;
    int bottom = n;
    for (Box box : level.boxes) {
      if (box.first) {
        order[box.number] = top++;
        done[box.number] = true;
      }
    }
    for (int left = n - top; left > 0; left--) {
      int[] in = new int[n];
      int[] out = new int[n];
      for (Edge edge : level.edges) {
        if (!done[edge.from.number] && !done[edge.to.number]) {
          out[edge.from.number]++;
          in[edge.to.number]++;
        }
      }
      int best = -1;
      int bestGain = Integer.MIN_VALUE;
      boolean sink = false;
      for (int v = 0; v < n; v++) {
        if (!done[v]) {
          boolean isSink = out[v] == 0 && in[v] > 0;
          int gain = in[v] == 0 ? n * n : isSink ? n * n - 1 : out[v] - in[v];
          if (gain > bestGain) {
            bestGain = gain;
            best = v;
            sink = isSink;
          }
        }
      }
      done[best] = true;
      order[best] = sink ? --bottom : top++;
    }
    return order;
  }

  /** A search from the first boxes along the edges. */
  private static final class Walk {
    private final List<List<Integer>> next = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final int[] found;

    /** For each box, the number of the next box on the main path, or -1 if there is none. */
    private final int[] main;

    Walk(Level level) {
      boolean[] entered = new boolean[level.boxes.size()];
      for (int i = 0; i < entered.length; i++) {
        next.add(new ArrayList<>());
      }
      for (Edge edge : level.edges) {
        next.get(edge.from.number).add(edge.to.number);
        entered[edge.to.number] = true;
      }
      // First boxes come before other boxes. Among each kind, boxes without incoming edges come
      // first.
      for (int kind = 0; kind < 4; kind++) {
        for (Box box : level.boxes) {
          if (kind == (box.first ? 0 : 2) + (entered[box.number] ? 1 : 0)) {
            starts.add(box.number);
          }
        }
      }
      found = new int[next.size()];
      main = new int[next.size()];
      Arrays.fill(main, -1);
      for (int i = 1; i < level.spine.size(); i++) {
        main[level.spine.get(i - 1).number] = level.spine.get(i).number;
      }
    }

    /**
     * Returns the reverse postorder of a depth-first search. In the reverse postorder, only edges
     * to ancestors in the search tree lead to an earlier box.
     */
    int[] byDepth() {
      boolean[] visited = new boolean[found.length];
      List<List<Integer>> trees = new ArrayList<>();
      for (int start : starts) {
        List<Integer> tree = new ArrayList<>();
        visit(start, visited, tree);
        trees.add(tree);
      }
      int at = 0;
      for (List<Integer> tree : trees) {
        for (int i = tree.size() - 1; i >= 0; i--) {
          found[tree.get(i)] = at++;
        }
      }
      return found;
    }

    private void visit(int v, boolean[] visited, List<Integer> tree) {
      if (visited[v]) {
        return;
      }
      visited[v] = true;
      List<Integer> to = next.get(v);
      if (main[v] >= 0) {
        // The order is reversed, so the box visited first comes last. Each branch is thus placed
        // before the rest of the main path.
        visit(main[v], visited, tree);
      }
      for (int i = to.size() - 1; i >= 0; i--) {
        visit(to.get(i), visited, tree);
      }
      tree.add(v);
    }

    /** Returns the order of a breadth-first search. */
    int[] byDistance() {
      Arrays.fill(found, -1);
      int depth = 0;
      for (int start : starts) {
        if (found[start] >= 0) {
          continue;
        }
        List<Integer> front = new ArrayList<>(List.of(start));
        found[start] = depth;
        while (!front.isEmpty()) {
          depth++;
          List<Integer> following = new ArrayList<>();
          for (int v : front) {
            for (int to : next.get(v)) {
              if (found[to] < 0) {
                found[to] = depth;
                following.add(to);
              }
            }
          }
          front = following;
        }
      }
      int[] order = new int[found.length];
      for (int v = 0; v < order.length; v++) {
        order[v] = found[v] * order.length + v;
      }
      return order;
    }
  }
}
