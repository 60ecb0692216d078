package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decides which wires run upwards, so that the others form no circle. */
enum Directions {
  /** Those that lead back to what was passed on the way from the first boxes. */
  BY_DEPTH,
  /** Those that lead back in the order in which the boxes are given. */
  AS_GIVEN,
  /** Those that lead nearer to the first boxes. */
  BY_DISTANCE,
  /** Few: what has more wires in than out goes down, what has more wires out goes up. */
  FEW;

  /** The depth that is added for what stands below all others. */
  private static final int LAST = 10_000;

  public void decide(Level level) {
    int[] order = order(level);
    // nothing leads on from an end, so it may always stand below, as what should
    boolean[] leads = new boolean[order.length];
    int[] depths = new int[order.length];
    for (Box box : level.boxes) {
      depths[box.number] = box.depth.ordinal();
    }
    for (Edge wire : level.wires) {
      leads[wire.from.number] = true;
      if (wire.to.depth == Graph.Depth.LOW) {
        // even what should stand last stands above an end that it leads to
        depths[wire.from.number] = Math.min(depths[wire.from.number], Graph.Depth.LOW.ordinal());
      }
    }
    for (int v = 0; v < order.length; v++) {
      order[v] += LAST * Math.max(depths[v], leads[v] ? 0 : 1);
    }
    // the main path leads down, so its boxes take their places in its order
    int[] places = new int[level.spine.size()];
    for (int i = 0; i < places.length; i++) {
      places[i] = order[level.spine.get(i).number];
    }
    Arrays.sort(places);
    for (int i = 0; i < places.length; i++) {
      order[level.spine.get(i).number] = places[i];
    }
    fall(level, order);
    // what leads to several that stand beside one another stands above all of them, or below
    int together = Integer.MAX_VALUE;
    for (Box box : level.beside()) {
      together = Math.min(together, order[box.number]);
    }
    for (Box box : level.beside()) {
      order[box.number] = together;
    }
    for (Edge wire : level.wires) {
      Box.Place from = wire.from.place;
      Box.Place to = wire.to.place;
      wire.upwards =
          from == Box.Place.LAST
              || (from == Box.Place.ANYWHERE
                  && (to == Box.Place.FIRST
                      || (to == Box.Place.ANYWHERE
                          && order[wire.from.number] > order[wire.to.number])));
    }
  }

  /** Lets wires lead down that should, by moving what they lead to, or else what they lead from. */
  private static void fall(Level level, int[] order) {
    for (int v = 0; v < order.length; v++) {
      // so that there is room between two
      order[v] *= order.length + 1;
    }
    for (Edge wire : level.down) {
      if (order[wire.from.number] > order[wire.to.number]) {
        if (!wire.to.spine) {
          order[wire.to.number] = order[wire.from.number] + 1;
        } else if (!wire.from.spine) {
          order[wire.from.number] = order[wire.to.number] - 1;
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

  /** Eades, Lin and Smyth; the first boxes are sources whatever leads to them. */
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
      for (Edge wire : level.wires) {
        if (!done[wire.from.number] && !done[wire.to.number]) {
          out[wire.from.number]++;
          in[wire.to.number]++;
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

  /** Walks from the first boxes along the wires. */
  private static final class Walk {
    private final List<List<Integer>> next = new ArrayList<>();
    private final List<Integer> starts = new ArrayList<>();
    private final int[] found;

    /** The next on the main path; negative where there is none. */
    private final int[] main;

    Walk(Level level) {
      boolean[] entered = new boolean[level.boxes.size()];
      for (int i = 0; i < entered.length; i++) {
        next.add(new ArrayList<>());
      }
      for (Edge wire : level.wires) {
        next.get(wire.from.number).add(wire.to.number);
        entered[wire.to.number] = true;
      }
      // the first boxes, and of those and of the others what nothing leads to
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

    /** Reverse postorder: a wire against it leads back to what it came from. */
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
        // what is visited first comes last: so branches stand where they leave the main path
        visit(main[v], visited, tree);
      }
      for (int i = to.size() - 1; i >= 0; i--) {
        visit(to.get(i), visited, tree);
      }
      tree.add(v);
    }

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
