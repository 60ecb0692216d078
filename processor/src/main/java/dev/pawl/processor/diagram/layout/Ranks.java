package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts every box in a row so that wires run down, through as few rows as can be. */
final class Ranks {

  private Ranks() {}

  /**
   * Sets the ranks, from 0, and returns how many there are.
   *
   * @param widest how wide parts may be that stand side by side
   */
  static int assign(Level level, int widest) {
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
    List<Box> beside = level.beside();
    for (int i = 1; i < beside.size(); i++) {
      same(simplex, beside.get(0).number, beside.get(i).number);
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
    settle(level, values[top], widest);
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

  /** Stands what hangs together, but not on the edges of the level, side by side while it fits. */
  private static void settle(Level level, int top, int widest) {
    int last = top;
    int shelf = top + 1;
    int used = 0;
    List<List<Box>> parts = parts(level);
    // what hangs on the edges takes its place anyway
    for (List<Box> part : parts) {
      if (held(part)) {
        used += width(level, part);
        last =
            Math.max(
                last, part.stream().filter(b -> !port(b)).mapToInt(b -> b.rank).max().orElse(top));
      }
    }
    for (List<Box> part : parts) {
      if (held(part)) {
        continue;
      }
      int width = width(level, part);
      if (used > 0 && used + width > widest) {
        shelf = last + 1;
        used = 0;
      }
      used += width;
      int least = part.stream().mapToInt(b -> b.rank).min().orElse(0);
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

  private static boolean held(List<Box> part) {
    return part.stream().anyMatch(Ranks::port);
  }

  /** How wide a part becomes, about. */
  private static int width(Level level, List<Box> part) {
    Map<Integer, Integer> widths = new HashMap<>();
    for (Box box : part) {
      widths.merge(box.rank, box.left + box.width + box.right + 3, Integer::sum);
    }
    Map<Integer, Integer> labels = new HashMap<>();
    for (Wire wire : level.wires) {
      if (part.contains(wire.from)) {
        labels.merge(wire.upper().rank, wire.labelWidth + 4, Integer::sum);
      }
    }
    labels.forEach((rank, width) -> widths.merge(rank, width, Math::max));
    return widths.values().stream().mapToInt(w -> w).max().orElse(0);
  }

  /** What hangs together; what stands alone comes last. */
  private static List<List<Box>> parts(Level level) {
    List<List<Box>> neighbours = new ArrayList<>();
    level.boxes.forEach(b -> neighbours.add(new ArrayList<>()));
    for (Wire wire : level.wires) {
      neighbours.get(wire.from.number).add(wire.to);
      neighbours.get(wire.to.number).add(wire.from);
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
    parts.sort(Comparator.comparing(p -> p.size() == 1 && !p.get(0).first));
    return parts;
  }

  private static int compact(List<Box> boxes) {
    int[] used = boxes.stream().mapToInt(b -> b.rank).distinct().sorted().toArray();
    for (Box box : boxes) {
      box.rank = Arrays.binarySearch(used, box.rank);
    }
    return used.length;
  }
}
