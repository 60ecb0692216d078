package dev.pawl.diagrams.text;

import dev.pawl.diagrams.layout.Rectangle;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * Reads a painted picture to check it. The reader knows the possible names and labels, but not how
 * the picture was drawn.
 */
final class PictureReader {

  /**
   * The result of reading a picture.
   *
   * @param lines the drawn lines, each as source, target and labels, separated by tabs. Blanks in
   *     labels are omitted.
   * @param boxes the boxes, each as the names of the boxes around the box, the name of the box
   *     itself, and whether it is initial or final
   * @param faults messages about parts of the picture that the reader could not interpret
   */
  record Reading(List<String> lines, List<String> boxes, List<String> faults) {}

  /** A row of a label that was found in the picture, and the cell at which the row starts. */
  private static final class Token {
    final String text;
    final int at;
    boolean taken;

    Token(String text, int at) {
      this.text = text;
      this.at = at;
    }
  }

  /**
   * A line that connects boxes.
   *
   * @param to the boxes at which the line ends; several boxes if the line branches
   */
  private record Line(int from, List<Integer> to, List<Token> labels) {}

  /** A part of a line that the reader has not followed yet. */
  private record Branch(int at, int direction) {}

  private static final int TWO_LINES = -1;

  private final PictureGrid grid;
  private final PictureBoxes boxes;
  private final List<Token> texts = new ArrayList<>();
  private final Token[] textAt;

  /**
   * For each cell, the number of the line that passes the cell vertically, starting at 1; {@link
   * #TWO_LINES} if two lines pass.
   */
  private final int[] upright;

  private final List<Line> lines = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();

  private PictureReader(List<String> rows, Glyphs glyphs) {
    grid = new PictureGrid(rows, glyphs);
    boxes = new PictureBoxes(grid);
    textAt = new Token[grid.size()];
    upright = new int[grid.size()];
  }

  /**
   * Reads a picture.
   *
   * @param names the possible texts in boxes that contain no other boxes
   * @param holders the possible titles of boxes that contain other boxes
   * @param labels the possible rows of labels
   */
  static Reading read(
      List<String> rows,
      Glyphs glyphs,
      Set<String> names,
      Set<String> holders,
      Set<String> labels) {
    PictureReader reader = new PictureReader(rows, glyphs);
    reader.boxes.find(names, holders);
    reader.faults.addAll(reader.boxes.faults());
    reader.findTexts(labels);
    reader.follow();
    reader.attach();
    return reader.reading();
  }

  // ---- labels

  private void findTexts(Set<String> labels) {
    record Label(String text, Cells cells) {}
    List<Label> sorted = new ArrayList<>();
    for (String label : labels) {
      if (!label.isEmpty()) {
        sorted.add(new Label(label, Cells.of(label)));
      }
    }
    // The longest labels are first, since one label may be the beginning of another label.
    sorted.sort(Comparator.comparingInt(label -> -label.cells().size()));
    for (int at = grid.unknown(0); at < grid.size(); at = grid.unknown(at + 1)) {
      if (grid.blank(at - 1)) {
        for (Label label : sorted) {
          if (grid.take(at, label.cells())) {
            Token token = new Token(label.text(), at);
            texts.add(token);
            Arrays.fill(textAt, at, at + label.cells().size(), token);
            break;
          }
        }
      }
    }
  }

  // ---- lines

  private void follow() {
    for (int box = 0; box < boxes.size(); box++) {
      Rectangle place = boxes.place(box);
      for (int x = place.x() + 1; x < place.right(); x++) {
        begin(box, grid.cell(x, place.y()), Glyphs.UP, Glyphs.DOWN);
        begin(box, grid.cell(x, place.bottom()), Glyphs.UP, Glyphs.DOWN);
      }
      for (int y = place.y() + 1; y < place.bottom(); y++) {
        begin(box, grid.cell(place.x(), y), Glyphs.LEFT, Glyphs.RIGHT);
        begin(box, grid.cell(place.right(), y), Glyphs.LEFT, Glyphs.RIGHT);
      }
    }
  }

  /**
   * Follows the lines that start at a border cell of a box. The lines may lead into the box or out
   * of the box.
   */
  private void begin(int box, int at, int oneWay, int otherWay) {
    if (grid.border(at) == box && !grid.isCrossing(at)) {
      begin(box, at, oneWay);
      begin(box, at, otherWay);
    }
  }

  private void begin(int box, int at, int direction) {
    int next = grid.step(at, direction);
    boolean begins =
        !grid.blank(next)
            && grid.border(next) < 0
            && grid.canStartLine(at, direction)
            && !grid.isText(next)
            && grid.pointing(next) == 0
            && (grid.directions(next) & Glyphs.opposite(direction)) != 0;
    if (begins) {
      line(box, next, direction);
    }
  }

  private void line(int from, int start, int startDirection) {
    Line line = new Line(from, new ArrayList<>(), new ArrayList<>());
    Deque<Branch> branches = new ArrayDeque<>();
    branches.add(new Branch(start, startDirection));
    while (!branches.isEmpty()) {
      Branch branch = branches.remove();
      if (!follow(line, branch.at(), branch.direction(), branches)) {
        return;
      }
    }
    lines.add(line);
  }

  /**
   * Follows a line until it ends. Adds a branch to {@code branches} at each point at which the line
   * divides. Returns whether the line ends at an arrowhead.
   */
  private boolean follow(Line line, int start, int startDirection, Deque<Branch> branches) {
    int at = start;
    int direction = startDirection;
    for (int length = 0; length < 100_000; length++) {
      int open = grid.directions(at);
      if (grid.isText(at)) {
        Token token = textAt[at];
        if (direction == Glyphs.LEFT || direction == Glyphs.RIGHT || token.taken) {
          faults.add("a line runs into " + token.text);
          return false;
        }
        token.taken = true;
        line.labels().add(token);
      } else if (grid.border(at) >= 0) {
        if (!grid.isCrossing(at)) {
          faults.add("a line ends without arrowhead at " + grid.place(at));
          return false;
        }
      } else if (grid.pointing(at) != 0) {
        recordUpright(at);
        int to = grid.border(grid.step(at, direction));
        if (grid.pointing(at) != direction || to < 0) {
          faults.add("an arrowhead points nowhere at " + grid.place(at));
          return false;
        }
        line.to().add(to);
        return true;
      } else if ((open & Glyphs.opposite(direction)) == 0) {
        faults.add("a line breaks off at " + grid.place(at));
        return false;
      } else if (open == 15) {
        grid.understand(at);
        if (direction == Glyphs.UP || direction == Glyphs.DOWN) {
          recordUpright(at);
        }
      } else {
        recordUpright(at);
        int ahead = open & ~Glyphs.opposite(direction);
        int next = Integer.highestOneBit(ahead);
        if (next == 0) {
          faults.add("a line ends without arrowhead at " + grid.place(at));
          return false;
        }
        if (ahead != next) {
          branches.add(new Branch(grid.step(at, ahead - next), ahead - next));
        }
        direction = next;
      }
      at = grid.step(at, direction);
    }
    faults.add("a line goes in circles");
    return false;
  }

  /**
   * Records that the current line passes a cell vertically. A label to the right of the cell
   * belongs to this line.
   */
  private void recordUpright(int at) {
    grid.understand(at);
    int line = lines.size() + 1;
    upright[at] = upright[at] == 0 || upright[at] == line ? line : TWO_LINES;
  }

  /** Assigns each label that is not on a line to the line at the left of the label. */
  private void attach() {
    for (Token token : texts) {
      if (!token.taken) {
        int line = upright[token.at - 2];
        if (line > 0 && line <= lines.size()) {
          lines.get(line - 1).labels().add(token);
        } else {
          faults.add("a label belongs to no line: " + token.text);
        }
      }
    }
  }

  private Reading reading() {
    List<String> paths = new ArrayList<>();
    List<String> found = new ArrayList<>();
    for (int i = 0; i < boxes.size(); i++) {
      Rectangle place = boxes.place(i);
      paths.add(boxes.path(i));
      found.add(paths.get(i) + "\t" + grid.begins(place) + grid.ends(place));
    }
    found.sort(null);
    List<String> triples = new ArrayList<>();
    for (Line line : lines) {
      StringBuilder text = new StringBuilder();
      line.labels().sort(Comparator.comparingInt(t -> grid.y(t.at)));
      line.labels().forEach(t -> text.append(t.text));
      for (int to : line.to()) {
        triples.add(paths.get(line.from()) + "\t" + paths.get(to) + "\t" + bare(text.toString()));
      }
    }
    triples.sort(null);
    for (int at = grid.unknown(0); at < grid.size(); at = grid.unknown(at + 1)) {
      faults.add("the reader cannot interpret " + grid.place(at));
    }
    return new Reading(triples, found, faults);
  }

  /**
   * Removes the blanks from a text. Texts are compared without blanks, because wrapping may remove
   * blanks.
   */
  static String bare(String text) {
    return text.replace(" ", "");
  }
}
