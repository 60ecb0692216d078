package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The strip between two rows in which edges change their columns. Each horizontal part of an edge
 * gets a lane, so that no two parts overlap and few edges cross.
 */
final class Channel {

  /**
   * A horizontal part of an edge. The edge comes down in one column, follows a lane, and continues
   * down in another column.
   */
  static final class Run {
    final int edge;
    final int from;
    final int to;
    int lane;
    final List<Run> below = new ArrayList<>();
    int mark;

    Run(int edge, int from, int to) {
      this.edge = edge;
      this.from = from;
      this.to = to;
    }

    int low() {
      return Math.min(from, to);
    }

    int high() {
      return Math.max(from, to);
    }

    boolean near(Run other) {
      return low() <= other.high() + 1 && other.low() <= high() + 1;
    }

    private boolean spans(int column) {
      return low() < column && column < high();
    }
  }

  private final List<Run> runs = new ArrayList<>();

  /** The columns in which edges enter or leave, or change from one run to the next. */
  private final BitSet columns = new BitSet();

  /**
   * For each added edge, the horizontal parts of the edge from top to bottom. The list of a
   * straight edge is empty.
   */
  final List<List<Run>> edges = new ArrayList<>();

  int lanes;

  /**
   * Adds an edge.
   *
   * @param from the column in which the edge enters the channel
   * @param to the column in which the edge leaves the channel
   */
  void add(int from, int to) {
    columns.set(from);
    columns.set(to);
    if (from == to) {
      edges.add(List.of());
    } else {
      Run run = new Run(edges.size(), from, to);
      runs.add(run);
      edges.add(new ArrayList<>(List.of(run)));
    }
  }

  void assign() {
    while (splitCircle()) {
      // Each split removes one cycle.
    }
    prefer();
    lanes();
  }

  /**
   * Splits a run of a cycle in which each run must be above the next run. Returns false if there is
   * no such cycle.
   */
  private boolean splitCircle() {
    for (Run a : runs) {
      a.mark = 0;
      a.below.clear();
      for (Run b : runs) {
        // Edge a enters in the column in which edge b leaves, so the run of a must be above the run
        // of b.
        if (a.from == b.to && a.edge != b.edge) {
          a.below.add(b);
        }
      }
    }
    for (List<Run> own : edges) {
      for (int i = 1; i < own.size(); i++) {
        own.get(i - 1).below.add(own.get(i));
      }
    }
    for (Run run : runs) {
      Run found = run.mark == 0 ? circle(run) : null;
      if (found != null) {
        split(found);
        return true;
      }
    }
    return false;
  }

  private static @Nullable Run circle(Run run) {
    run.mark = 1;
    for (Run next : run.below) {
      if (next.mark == 1) {
        return next;
      }
      Run found = next.mark == 0 ? circle(next) : null;
      if (found != null) {
        return found;
      }
    }
    run.mark = 2;
    return null;
  }

  private void split(Run run) {
    int column = freeColumn(run);
    Run upper = new Run(run.edge, run.from, column);
    Run lower = new Run(run.edge, column, run.to);
    columns.set(column);
    runs.remove(run);
    runs.add(upper);
    runs.add(lower);
    List<Run> own = edges.get(run.edge);
    int at = own.indexOf(run);
    own.set(at, upper);
    own.add(at + 1, lower);
  }

  /**
   * Returns a column in which no edge enters or leaves the channel. The column is between the ends
   * of the run if possible.
   */
  private int freeColumn(Run run) {
    int middle = (run.from + run.to) / 2;
    for (int needed = 2; needed >= 1; needed--) {
      for (int away = 0; away < 400; away++) {
        for (int side = -1; side <= 1; side += 2) {
          int column = middle + side * away;
          boolean inside = run.spans(column) || needed == 1;
          if (column >= 0 && inside && isFree(column, needed)) {
            return column;
          }
        }
      }
    }
    throw new IllegalStateException("no column is free");
  }

  private boolean isFree(int column, int needed) {
    int taken = columns.nextSetBit(Math.max(0, column - needed + 1));
    return taken < 0 || taken >= column + needed;
  }

  /**
   * Decides for pairs of runs which run is above the other, so that fewer edges cross. Pairs whose
   * order avoids many crossings are decided first. A pair is skipped if its order would contradict
   * earlier decisions.
   */
  private void prefer() {
    record Preference(Run upper, Run lower, int gain) {}
    List<Preference> preferences = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      for (int j = i + 1; j < runs.size(); j++) {
        Run a = runs.get(i);
        Run b = runs.get(j);
        int gain = crossings(b, a) - crossings(a, b);
        if (gain > 0) {
          preferences.add(new Preference(a, b, gain));
        } else if (gain < 0) {
          preferences.add(new Preference(b, a, -gain));
        }
      }
    }
    preferences.sort((a, b) -> b.gain() - a.gain());
    for (Preference preference : preferences) {
      if (!reaches(preference.lower(), preference.upper())) {
        preference.upper().below.add(preference.lower());
      }
    }
  }

  /**
   * Returns the cost of placing the run {@code upper} above the run {@code lower}. The cost counts
   * crossings, and vertical lines that are directly next to each other.
   */
  private static int crossings(Run upper, Run lower) {
    int cost = 0;
    if (lower.spans(upper.to)) {
      cost += 4;
    }
    if (upper.spans(lower.from)) {
      cost += 4;
    }
    if (Math.abs(upper.to - lower.from) == 1) {
      cost += 1;
    }
    return cost;
  }

  private boolean reaches(Run from, Run to) {
    for (Run run : runs) {
      run.mark = 0;
    }
    return walk(from, to);
  }

  private static boolean walk(Run at, Run to) {
    if (at == to) {
      return true;
    }
    at.mark = 1;
    for (Run next : at.below) {
      if (next.mark == 0 && walk(next, to)) {
        return true;
      }
    }
    return false;
  }

  private void lanes() {
    List<Run> waiting = new ArrayList<>(runs);
    waiting.sort((a, b) -> a.low() == b.low() ? a.high() - b.high() : a.low() - b.low());
    List<Run> placed = new ArrayList<>();
    while (!waiting.isEmpty()) {
      Run run = first(waiting);
      waiting.remove(run);
      int lane = 0;
      for (Run other : placed) {
        if (other.below.contains(run)) {
          if (other.from == run.to) {
            lane = Math.max(lane, other.lane + 2);
          } else if (other.near(run) || other.to == run.from) {
            lane = Math.max(lane, other.lane + 1);
          }
        }
      }
      while (taken(run, lane, placed)) {
        lane++;
      }
      run.lane = lane;
      lanes = Math.max(lanes, lane + 1);
      placed.add(run);
    }
  }

  /** Returns the first waiting run that need not be below any other waiting run. */
  private static Run first(List<Run> waiting) {
    for (Run run : waiting) {
      boolean free = true;
      for (Run other : waiting) {
        free &= other == run || !other.below.contains(run);
      }
      if (free) {
        return run;
      }
    }
    throw new IllegalStateException("runs in a circle");
  }

  private static boolean taken(Run run, int lane, List<Run> placed) {
    for (Run other : placed) {
      if (other.lane == lane && other.near(run)) {
        return true;
      }
    }
    return false;
  }
}
