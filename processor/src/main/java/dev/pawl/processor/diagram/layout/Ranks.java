package dev.pawl.processor.diagram.layout;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Puts every box in a row so that wires run down, through as few rows as can be. */
final class Ranks {

  /** How wide a row of boxes becomes that have no wires. */
  private static final int ROW = 80;

  private Ranks() {}

  /** Sets the ranks, from 0, and returns how many there are. */
  static int assign(Level level) {
    NetworkSimplex simplex = new NetworkSimplex();
    List<Box> boxes = level.boxes;
    boxes.forEach(b -> simplex.variable());
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
    for (Wire wire : level.wires) {
      simplex.atLeast(wire.upper().number, wire.lower().number, 1, wire.labelled() ? 4 : 3);
    }
    first(level)
        .ifPresent(
            box ->
                boxes.stream()
                    .filter(b -> !b.first && b.place == Box.Place.ANYWHERE)
                    .forEach(b -> simplex.atLeast(box.number, b.number, 1, 0)));
    int[] values = simplex.solve();
    if (values == null) {
      throw new IllegalStateException("wires in a circle");
    }
    for (Box box : boxes) {
      box.rank = values[box.number];
    }
    settle(level, values[top]);
    return compact(boxes);
  }

  /** What all others may stand below, because nothing leads down to it. */
  private static Optional<Box> first(Level level) {
    return level.boxes.stream()
        .filter(
            b -> b.first && level.wires.stream().noneMatch(w -> w.lower() == b && !port(w.upper())))
        .findFirst();
  }

  private static boolean port(Box box) {
    return box.place != Box.Place.ANYWHERE;
  }

  private static void same(NetworkSimplex simplex, int one, int other) {
    simplex.atLeast(one, other, 0, 0);
    simplex.atLeast(other, one, 0, 0);
  }

  /** Moves what hangs together, but not on the edges of the level, up to the first row. */
  private static void settle(Level level, int top) {
    List<List<Box>> neighbours = new ArrayList<>();
    level.boxes.forEach(b -> neighbours.add(new ArrayList<>()));
    for (Wire wire : level.wires) {
      neighbours.get(wire.from.number).add(wire.to);
      neighbours.get(wire.to.number).add(wire.from);
    }
    boolean[] seen = new boolean[level.boxes.size()];
    int last = 0;
    List<Box> alone = new ArrayList<>();
    for (Box start : level.boxes) {
      if (seen[start.number] || start.place != Box.Place.ANYWHERE) {
        continue;
      }
      List<Box> part = new ArrayList<>();
      ArrayDeque<Box> queue = new ArrayDeque<>(List.of(start));
      seen[start.number] = true;
      boolean held = false;
      while (!queue.isEmpty()) {
        Box box = queue.poll();
        part.add(box);
        held |= box.place != Box.Place.ANYWHERE;
        for (Box other : neighbours.get(box.number)) {
          if (!seen[other.number]) {
            seen[other.number] = true;
            queue.add(other);
          }
        }
      }
      if (part.size() == 1 && !start.first) {
        alone.add(start);
        continue;
      }
      if (!held) {
        int least = part.stream().mapToInt(b -> b.rank).min().orElse(0);
        part.forEach(b -> b.rank += top + 1 - least);
      }
      last = Math.max(last, part.stream().mapToInt(b -> b.rank).max().orElse(0));
    }
    int row = Math.max(last, top + 1);
    int used = level.boxes.size() > alone.size() ? ROW / 2 : 0;
    for (Box box : alone) {
      // whatever stands beside it, so that all forms of a drawing have the same rows
      int width = box.width + 5;
      if (used > 0 && used + width > ROW) {
        row++;
        used = 0;
      }
      used += width;
      box.rank = row;
    }
    int below = Math.max(row, top) + 1;
    for (Box box : level.boxes) {
      if (box.place == Box.Place.LAST) {
        box.rank = below;
      }
    }
  }

  private static int compact(List<Box> boxes) {
    int[] used = boxes.stream().mapToInt(b -> b.rank).distinct().sorted().toArray();
    for (Box box : boxes) {
      box.rank = Arrays.binarySearch(used, box.rank);
    }
    return used.length;
  }
}
