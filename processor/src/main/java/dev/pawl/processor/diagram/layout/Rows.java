package dev.pawl.processor.diagram.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** The rows of a level from top to bottom, and the pieces of wire between them. */
final class Rows {

  final Level level;
  final List<List<Item>> rows = new ArrayList<>();
  final List<List<Piece>> gaps = new ArrayList<>();

  Rows(Level level, int ranks) {
    this.level = level;
    for (int r = 0; r < ranks; r++) {
      rows.add(new ArrayList<>());
      if (r > 0) {
        gaps.add(new ArrayList<>());
      }
    }
    Item[] items = new Item[level.boxes.size()];
    for (Box box : level.boxes) {
      items[box.number] = add(new Item(box, box.rank));
    }
    for (Wire wire : level.wires) {
      Item at = items[wire.upper().number];
      for (int r = wire.upper().rank; r < wire.lower().rank; r++) {
        Item next =
            r + 1 == wire.lower().rank ? items[wire.lower().number] : add(new Item(null, r + 1));
        Piece piece = new Piece(wire, at, next);
        at.below.add(piece);
        next.above.add(piece);
        gaps.get(r).add(piece);
        at = next;
      }
    }
    number();
  }

  private Item add(Item item) {
    rows.get(item.rank).add(item);
    return item;
  }

  /** Sets every item's position from its place in its row. */
  void number() {
    for (List<Item> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        row.get(i).position = i;
      }
    }
  }

  /** Orders the rows as the places of their items, in the order they were made in, tell. */
  void order(int[][] places) {
    for (int r = 0; r < places.length; r++) {
      Item[] ordered = new Item[places[r].length];
      for (int i = 0; i < ordered.length; i++) {
        ordered[places[r][i]] = rows.get(r).get(i);
      }
      rows.set(r, new ArrayList<>(Arrays.asList(ordered)));
    }
    number();
  }

  private static int upper(Piece a, Piece b) {
    int by = Integer.compare(a.upper.position, b.upper.position);
    return by != 0 ? by : Integer.compare(a.upperAt(), b.upperAt());
  }

  private static int lower(Piece a, Piece b) {
    int by = Integer.compare(a.lower.position, b.lower.position);
    return by != 0 ? by : Integer.compare(a.lowerAt(), b.lowerAt());
  }

  /**
   * Orders the ends at every box and the pieces within every gap, so that no two cross that need
   * not.
   */
  void orderPieces() {
    number();
    for (List<Piece> gap : gaps) {
      Comparator<Piece> upper = Rows::upper;
      Comparator<Piece> lower = Rows::lower;
      Comparator<Piece> wire = Comparator.comparingInt(p -> p.wire.number);
      List<Piece> sorted = new ArrayList<>(gap);
      sorted.sort(upper.thenComparing(lower).thenComparing(wire));
      for (int i = 0; i < sorted.size(); i++) {
        sorted.get(i).upperIndex = i;
      }
      sorted.sort(lower.thenComparing(upper).thenComparing(wire));
      for (int i = 0; i < sorted.size(); i++) {
        sorted.get(i).lowerIndex = i;
      }
      gap.sort(
          Comparator.comparingInt((Piece p) -> p.upperIndex + p.lowerIndex)
              .thenComparingInt(p -> p.upperIndex));
      for (int i = 0; i < gap.size(); i++) {
        gap.get(i).index = i;
      }
    }
    for (List<Item> row : rows) {
      for (Item item : row) {
        item.below.sort(Comparator.comparingInt(p -> p.upperIndex));
        item.above.sort(Comparator.comparingInt(p -> p.lowerIndex));
      }
    }
  }
}
