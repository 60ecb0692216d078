package dev.pawl.diagrams.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The rows of a level from top to bottom, and the edge segments between them. */
final class Rows {

  public final Level level;
  public final List<List<Item>> rows = new ArrayList<>();
  public final List<List<EdgeSegment>> gaps = new ArrayList<>();

  /**
   * Creates the rows of a level. In each row, the boxes are in the order of {@link Level#boxes}.
   *
   * @param ranks the number of rows
   */
  public Rows(Level level, int ranks) {
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
    for (Edge edge : level.edges) {
      Item at = items[edge.upper().number];
      for (int r = edge.upper().rank; r < edge.lower().rank; r++) {
        Item next =
            r + 1 == edge.lower().rank ? items[edge.lower().number] : add(new Item(null, r + 1));
        EdgeSegment segment = new EdgeSegment(edge, at, next);
        at.below.add(segment);
        next.above.add(segment);
        gaps.get(r).add(segment);
        at = next;
      }
    }
    number();
  }

  private Item add(Item item) {
    rows.get(item.rank).add(item);
    return item;
  }

  /** Sets the position of each item to its index in its row. */
  public void number() {
    for (List<Item> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        row.get(i).position = i;
      }
    }
  }

  /** Returns whether the boxes still have the ranks that they had when the rows were created. */
  public boolean isRanked() {
    for (List<Item> row : rows) {
      for (Item item : row) {
        if (item.box != null && item.box.rank != item.rank) {
          return false;
        }
      }
    }
    return true;
  }

  /** Restores the ranks that the boxes had when the rows were created. */
  public void rank() {
    for (List<Item> row : rows) {
      for (Item item : row) {
        if (item.box != null) {
          item.box.rank = item.rank;
        }
      }
    }
  }

  /**
   * Orders the items of each row by the given positions.
   *
   * @param places for each row, the new position of each of its items; indexed by the present
   *     position of the item
   */
  public void order(int[][] places) {
    for (int r = 0; r < places.length; r++) {
      Item[] ordered = new Item[places[r].length];
      for (int i = 0; i < ordered.length; i++) {
        ordered[places[r][i]] = rows.get(r).get(i);
      }
      rows.set(r, new ArrayList<>(Arrays.asList(ordered)));
    }
    number();
  }

  /**
   * Orders the ends of edges at each box and the segments between two rows, so that edges do not
   * cross unnecessarily.
   */
  public void orderSegments() {
    number();
    for (List<EdgeSegment> gap : gaps) {
      List<EdgeSegment> sorted = new ArrayList<>(gap);
      sorted.sort((a, b) -> first(upper(a, b), lower(a, b), a.edge.number - b.edge.number));
      for (int i = 0; i < sorted.size(); i++) {
        sorted.get(i).upperIndex = i;
      }
      sorted.sort((a, b) -> first(lower(a, b), upper(a, b), a.edge.number - b.edge.number));
      for (int i = 0; i < sorted.size(); i++) {
        sorted.get(i).lowerIndex = i;
      }
      gap.sort((a, b) -> first(sum(a) - sum(b), a.upperIndex - b.upperIndex, 0));
    }
    for (List<Item> row : rows) {
      for (Item item : row) {
        item.below.sort((a, b) -> a.upperIndex - b.upperIndex);
        item.above.sort((a, b) -> a.lowerIndex - b.lowerIndex);
      }
    }
  }

  private static int upper(EdgeSegment a, EdgeSegment b) {
    return first(a.upper.position - b.upper.position, a.upperAt() - b.upperAt(), 0);
  }

  private static int lower(EdgeSegment a, EdgeSegment b) {
    return first(a.lower.position - b.lower.position, a.lowerAt() - b.lowerAt(), 0);
  }

  private static int sum(EdgeSegment segment) {
    return segment.upperIndex + segment.lowerIndex;
  }

  /** Returns the first comparison result that is not 0, or 0 if all three are 0. */
  private static int first(int one, int two, int three) {
    return one != 0 ? one : two != 0 ? two : three;
  }
}
