package dev.pawl.processor.diagram.text;

import dev.pawl.processor.diagram.layout.Point;
import dev.pawl.processor.diagram.layout.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads a picture back: finds the boxes, follows every line cell by cell, takes the labels. It
 * knows which names and labels may occur, and nothing of how the picture was made.
 */
final class PictureReader {

  /**
   * What was read.
   *
   * @param lines the lines, each from a box to a box with its labels, blanks aside
   * @param boxes the boxes by the path of their names, and their marks
   * @param faults what nobody could understand
   */
  record Reading(List<String> lines, List<String> boxes, List<String> faults) {}

  private record Token(String text, int x, int y, int width) {}

  private record Line(int from, int to, Set<Point> upright, List<Token> labels) {}

  private final PictureGrid grid;
  private final PictureBoxes boxes;
  private final Map<Point, Token> texts = new HashMap<>();
  private final Set<Token> taken = new HashSet<>();
  private final Set<Point> understood = new HashSet<>();
  private final List<Line> lines = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  private PictureReader(List<String> rows, Glyphs glyphs) {
    grid = new PictureGrid(rows, glyphs, this::isText, this::isBorder);
    boxes = new PictureBoxes(grid);
  }

  /**
   * Reads a picture.
   *
   * @param names what may stand in a box
   * @param holders what may stand at the top of a box with others in it
   * @param labels the rows of text that may stand at lines
   */
  static Reading read(
      List<String> rows,
      Glyphs glyphs,
      Set<String> names,
      Set<String> holders,
      Set<String> labels) {
    PictureReader reader = new PictureReader(rows, glyphs);
    reader.boxes.find(names, holders);
    reader.understood.addAll(reader.boxes.cells());
    reader.faults.addAll(reader.boxes.faults());
    reader.findTexts(labels);
    reader.follow();
    reader.attach();
    return reader.reading();
  }

  private boolean isText(int x, int y) {
    return texts.containsKey(new Point(x, y));
  }

  private boolean isBorder(int x, int y) {
    return boxes.borders().containsKey(new Point(x, y));
  }

  // ---- labels

  private void findTexts(Set<String> labels) {
    List<String> sorted = new ArrayList<>(labels);
    sorted.removeIf(String::isEmpty);
    sorted.sort(Comparator.comparingInt(CellWidth::of).reversed().thenComparing(s -> s));
    Map<String, List<Point>> places = places();
    for (String label : sorted) {
      List<String> cells = CellWidth.cells(label);
      for (Point at : places.getOrDefault(cells.get(0), List.of())) {
        if (grid.matches(at.x(), at.y(), cells) && free(at.x(), at.y(), cells.size())) {
          Token token = new Token(label, at.x(), at.y(), cells.size());
          for (int i = 0; i < cells.size(); i++) {
            texts.put(new Point(at.x() + i, at.y()), token);
          }
        }
      }
    }
  }

  /** Where each sign stands with a blank before it. */
  private Map<String, List<Point>> places() {
    Map<String, List<Point>> places = new HashMap<>();
    for (int y = 0; y < grid.height(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (!grid.blank(x, y) && grid.blank(x - 1, y)) {
          places.computeIfAbsent(grid.at(x, y), s -> new ArrayList<>()).add(new Point(x, y));
        }
      }
    }
    return places;
  }

  private boolean free(int x, int y, int width) {
    for (int i = 0; i < width; i++) {
      Point spot = new Point(x + i, y);
      if (texts.containsKey(spot) || understood.contains(spot)) {
        return false;
      }
    }
    return true;
  }

  // ---- lines

  private void follow() {
    for (Map.Entry<Point, Integer> entry : List.copyOf(boxes.borders().entrySet())) {
      for (int direction : new int[] {1, 2, 4, 8}) {
        Point next = step(entry.getKey(), direction);
        boolean begins =
            !boxes.borders().containsKey(next)
                && leavesAcross(entry.getKey(), entry.getValue(), direction)
                && grid.opens(entry.getKey().x(), entry.getKey().y(), direction)
                && !isText(next.x(), next.y())
                && grid.pointing(next.x(), next.y()) == 0
                && (grid.directions(next.x(), next.y()) & Glyphs.opposite(direction)) != 0;
        if (begins) {
          line(entry.getValue(), next, direction);
        }
      }
    }
  }

  /** Whether a step from a border leads off the border, and not along a line that crosses it. */
  private boolean leavesAcross(Point spot, int box, int direction) {
    Rectangle place = boxes.place(box);
    boolean upright = direction == Glyphs.UP || direction == Glyphs.DOWN;
    boolean onFlat = spot.y() == place.y() || spot.y() == place.bottom();
    boolean onSteep = spot.x() == place.x() || spot.x() == place.right();
    return (upright ? onFlat && !onSteep : onSteep && !onFlat)
        && !grid.crossing(spot.x(), spot.y());
  }

  private static Point step(Point from, int direction) {
    return switch (direction) {
      case Glyphs.UP -> new Point(from.x(), from.y() - 1);
      case Glyphs.DOWN -> new Point(from.x(), from.y() + 1);
      case Glyphs.LEFT -> new Point(from.x() - 1, from.y());
      default -> new Point(from.x() + 1, from.y());
    };
  }

  private void line(int from, Point start, int startDirection) {
    Set<Point> upright = new HashSet<>();
    List<Token> labels = new ArrayList<>();
    Point at = start;
    int direction = startDirection;
    for (int length = 0; length < 100_000; length++) {
      int x = at.x();
      int y = at.y();
      int open = grid.directions(x, y);
      if (isText(x, y)) {
        Token token = texts.get(at);
        if (direction == Glyphs.LEFT || direction == Glyphs.RIGHT || !taken.add(token)) {
          faults.add("a line runs into " + token);
          return;
        }
        labels.add(token);
      } else if (isBorder(x, y)) {
        if (!grid.crossing(x, y)) {
          faults.add("a line ends without arrowhead at " + at);
          return;
        }
      } else if (grid.pointing(x, y) != 0) {
        understood.add(at);
        upright.add(at);
        Integer to = boxes.borders().get(step(at, direction));
        if (grid.pointing(x, y) != direction || to == null) {
          faults.add("an arrowhead points nowhere at " + at);
        } else {
          lines.add(new Line(from, to, upright, labels));
        }
        return;
      } else if ((open & Glyphs.opposite(direction)) == 0) {
        faults.add("a line breaks off at " + at);
        return;
      } else {
        understood.add(at);
        if (direction == Glyphs.UP || direction == Glyphs.DOWN || open != 15) {
          upright.add(at);
        }
        if (open != 15) {
          int next = open & ~Glyphs.opposite(direction);
          if (Integer.bitCount(next) != 1) {
            faults.add("a line branches at " + at);
            return;
          }
          direction = next;
        }
      }
      at = step(at, direction);
    }
    faults.add("a line goes in circles");
  }

  /** Labels that no line runs through belong to the line at their left. */
  private void attach() {
    for (Token token : new HashSet<>(texts.values())) {
      if (taken.contains(token)) {
        continue;
      }
      Point beside = new Point(token.x() - 2, token.y());
      List<Line> owners = lines.stream().filter(l -> l.upright().contains(beside)).toList();
      if (owners.size() == 1 && grid.blank(token.x() - 1, token.y())) {
        owners.get(0).labels().add(token);
        taken.add(token);
      } else {
        faults.add("nobody's label: " + token);
      }
    }
  }

  private Reading reading() {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      Rectangle place = boxes.place(i);
      String marks = grid.begins(place, understoodSpots()) + grid.ends(place, understoodSpots());
      found.add(boxes.path(i) + "\t" + marks);
    }
    found.sort(null);
    List<String> triples = new ArrayList<>();
    for (Line line : lines) {
      StringBuilder text = new StringBuilder();
      line.labels().sort(Comparator.comparingInt(Token::y));
      line.labels().forEach(t -> text.append(t.text()));
      triples.add(
          boxes.path(line.from()) + "\t" + boxes.path(line.to()) + "\t" + bare(text.toString()));
    }
    triples.sort(null);
    for (int y = 0; y < grid.height(); y++) {
      for (int x = 0; x < grid.width(); x++) {
        if (!grid.blank(x, y) && !understood.contains(new Point(x, y)) && !isText(x, y)) {
          faults.add("nothing known at " + x + ", " + y);
        }
      }
    }
    return new Reading(triples, found, faults);
  }

  private PictureGrid.Marks understoodSpots() {
    return (x, y) -> understood.add(new Point(x, y));
  }

  /** Text without its blanks, which wrapping may take away. */
  static String bare(String text) {
    return text.replace(" ", "");
  }
}
