package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The strip between two rows in which wires change their columns. Every sideways run gets a lane,
 * so that no two overlap and few cross.
 */
final class Channel {

  /** One sideways run: down in one column, along a lane, down in another. */
  static final class Run {
    final int from;
    final int to;
    int lane;
    final List<Run> below = new ArrayList<>();
    int mark;

    Run(int from, int to) {
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
  private final List<Integer> columns = new ArrayList<>();

  /** The runs of each wire that was added, from top to bottom; none where it is straight. */
  final List<List<Run>> wires = new ArrayList<>();

  int lanes;

  /** A wire that comes in one column and leaves in another. */
  void add(int from, int to) {
    List<Run> own = new ArrayList<>();
    if (from != to) {
      Run run = new Run(from, to);
      own.add(run);
      runs.add(run);
    }
    columns.add(from);
    columns.add(to);
    wires.add(own);
  }

  void assign() {
    while (splitCircle()) {
      // every split leaves one circle less
    }
    prefer();
    lanes();
  }

  /** Whether one must be above another, because it comes down to where the other begins. */
  private static boolean mustPrecede(Run a, Run b) {
    return a != b && a.from == b.to;
  }

  /** Finds runs each of which must be above the next and splits one of them. */
  private boolean splitCircle() {
    runs.forEach(
        r -> {
          r.mark = 0;
          r.below.clear();
        });
    for (Run a : runs) {
      for (Run b : runs) {
        if (mustPrecede(a, b) && !sameWire(a, b)) {
          a.below.add(b);
        }
      }
    }
    for (List<Run> own : wires) {
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

  private boolean sameWire(Run a, Run b) {
    return wires.stream().anyMatch(own -> own.contains(a) && own.contains(b));
  }

  private static Run circle(Run run) {
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
    Run upper = new Run(run.from, column);
    Run lower = new Run(column, run.to);
    columns.add(column);
    runs.remove(run);
    runs.add(upper);
    runs.add(lower);
    for (List<Run> own : wires) {
      int at = own.indexOf(run);
      if (at >= 0) {
        own.set(at, upper);
        own.add(at + 1, lower);
      }
    }
  }

  /** A column in which no wire comes or leaves, between those of a run if there is one. */
  private int freeColumn(Run run) {
    int middle = (run.from + run.to) / 2;
    for (int room = 2; room >= 1; room--) {
      int needed = room;
      for (int away = 0; away < 400; away++) {
        for (int column : new int[] {middle - away, middle + away}) {
          boolean inside = run.spans(column) || room == 1;
          if (column >= 0
              && inside
              && columns.stream().allMatch(c -> Math.abs(c - column) >= needed)) {
            return column;
          }
        }
      }
    }
    throw new IllegalStateException("no column is free");
  }

  /** Adds orders that make wires cross less, the most useful first, as long as none contradicts. */
  private void prefer() {
    record Wish(Run upper, Run lower, int gain) {}
    List<Wish> wishes = new ArrayList<>();
    for (int i = 0; i < runs.size(); i++) {
      for (int j = i + 1; j < runs.size(); j++) {
        Run a = runs.get(i);
        Run b = runs.get(j);
        int gain = crossings(b, a) - crossings(a, b);
        if (gain > 0) {
          wishes.add(new Wish(a, b, gain));
        } else if (gain < 0) {
          wishes.add(new Wish(b, a, -gain));
        }
      }
    }
    wishes.sort(Comparator.comparingInt(w -> -w.gain()));
    for (Wish wish : wishes) {
      if (!reaches(wish.lower(), wish.upper())) {
        wish.upper().below.add(wish.lower());
      }
    }
  }

  /** What it costs if one run is above another: crossings, and lines side by side. */
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
    runs.forEach(r -> r.mark = 0);
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
    waiting.sort(Comparator.comparingInt(Run::low).thenComparingInt(Run::high));
    List<Run> placed = new ArrayList<>();
    while (!waiting.isEmpty()) {
      Run run =
          waiting.stream()
              .filter(r -> waiting.stream().noneMatch(o -> o != r && o.below.contains(r)))
              .findFirst()
              .orElseThrow();
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

  private static boolean taken(Run run, int lane, List<Run> placed) {
    return placed.stream().anyMatch(o -> o.lane == lane && o.near(run));
  }
}
