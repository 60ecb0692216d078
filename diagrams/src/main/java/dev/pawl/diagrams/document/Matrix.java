package dev.pawl.diagrams.document;

import static java.util.Objects.requireNonNull;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Guard;
import dev.pawl.language.semantics.LeafResponse;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A matrix with the response of each leaf state to each event. The responses include transitions
 * that superstates declare.
 *
 * @param rows the head of each row
 * @param columns the head of each column
 * @param cells the cells, row by row
 */
record Matrix(List<TextLine> rows, List<TextLine> columns, List<List<Cell>> cells) {

  Matrix {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    List<List<Cell>> copies = new ArrayList<>();
    for (List<Cell> row : cells) {
      copies.add(List.copyOf(row));
    }
    cells = List.copyOf(copies);
  }

  /**
   * The response of a state to an event.
   *
   * @param taken whether the event may cause a transition; false if the state ignores, defers or
   *     refuses the event
   * @param lines the candidate transitions in the order in which they are tried; empty if the state
   *     refuses the event
   */
  record Cell(boolean taken, List<TextLine> lines) {

    static final Cell NONE = new Cell(false, List.of());

    Cell {
      lines = List.copyOf(lines);
    }

    private Cell and(Cell other) {
      List<TextLine> both = new ArrayList<>(lines);
      both.addAll(other.lines);
      return new Cell(taken || other.taken, both);
    }
  }

  /** The text in the top left corner of a table with states as rows. */
  static final String CORNER = "State";

  private static final TextLine TIME = TextLine.word("time");
  private static final TextLine ALWAYS = TextLine.word("always");

  /**
   * Returns the matrix of a machine. The matrix has a row for each leaf state, and a column for
   * each event to which at least one leaf state responds.
   */
  static Matrix of(ResolvedMachine machine) {
    List<Map<Integer, Cell>> found = new ArrayList<>();
    Map<Integer, TextLine> heads = new TreeMap<>();
    List<TextLine> rows = new ArrayList<>();
    Map<Event, Integer> positions = new IdentityHashMap<>();
    for (Event event : machine.namedEvents()) {
      positions.put(event, positions.size());
    }
    int always = positions.size();
    for (StateNode leaf : machine.leaves()) {
      Map<Integer, Cell> row = new TreeMap<>();
      Cell timers = Cell.NONE;
      for (Map.Entry<Event, LeafResponse> answer :
          machine.candidates().of(leaf.number()).entrySet()) {
        Event event = answer.getKey();
        Cell cell = cell(answer.getValue());
        if (machine.isTimer(event)) {
          timers = timers.and(cell);
        } else {
          int column = requireNonNull(positions.get(event));
          row.put(column, cell);
          heads.putIfAbsent(column, TextLine.code(event.name()));
        }
      }
      if (!timers.lines().isEmpty()) {
        row.put(always, timers);
        heads.put(always, TIME);
      }
      LeafResponse eventless = machine.candidates().eventless(leaf.number());
      if (!eventless.isNone()) {
        row.put(always + 1, cell(eventless));
        heads.put(always + 1, ALWAYS);
      }
      rows.add(TextLine.state(leaf.name()));
      found.add(row);
    }
    List<List<Cell>> cells = new ArrayList<>();
    for (Map<Integer, Cell> some : found) {
      List<Cell> row = new ArrayList<>();
      for (int column : heads.keySet()) {
        row.add(some.getOrDefault(column, Cell.NONE));
      }
      cells.add(row);
    }
    return new Matrix(rows, List.copyOf(heads.values()), cells);
  }

  private static Cell cell(LeafResponse answer) {
    List<TextLine> lines = new ArrayList<>();
    boolean several = answer.candidates().size() > 1;
    for (ResolvedTransition candidate : answer.candidates()) {
      lines.add(line(candidate, several));
    }
    String otherwise =
        switch (answer.otherwise()) {
          case IGNORED -> "ignored";
          case DEFERRED -> "deferred";
          case REFUSED -> "";
        };
    if (!otherwise.isEmpty()) {
      lines.add(
          lines.isEmpty() ? TextLine.word(otherwise) : TextLine.word("else").then(" " + otherwise));
    }
    return new Cell(!answer.candidates().isEmpty(), lines);
  }

  private static TextLine line(ResolvedTransition candidate, boolean several) {
    TextLine condition =
        candidate
            .declared()
            .guard()
            .map(Guard::text)
            .map(TextLine::code)
            .orElse(several ? TextLine.word("else") : TextLine.EMPTY);
    TextLine delay =
        candidate.timer().map(t -> StateTables.timer(t.declared())).orElse(TextLine.EMPTY);
    return TextLine.joined(
        List.of(delay, condition, TransitionTables.targets(candidate.declared())), " → ");
  }

  boolean isEmpty() {
    return columns.isEmpty();
  }

  /** Returns the number of cells. */
  int size() {
    return rows.size() * columns.size();
  }

  /** Returns the matrix with rows and columns exchanged. */
  Matrix transposed() {
    List<List<Cell>> turned = new ArrayList<>();
    for (int column = 0; column < columns.size(); column++) {
      List<Cell> row = new ArrayList<>();
      for (List<Cell> former : cells) {
        row.add(former.get(column));
      }
      turned.add(row);
    }
    return new Matrix(columns, rows, turned);
  }

  /**
   * Returns a matrix that consists of a range of the columns.
   *
   * @param from the index of the first column
   * @param to the index after the last column
   */
  Matrix columns(int from, int to) {
    List<List<Cell>> some = new ArrayList<>();
    for (List<Cell> row : cells) {
      some.add(row.subList(from, to));
    }
    return new Matrix(rows, columns.subList(from, to), some);
  }

  /** Returns a sentence that explains empty cells. In regions, another state may take the event. */
  static TextLine legend(ResolvedMachine machine) {
    String nothing = machine.declared().lenient() ? "ignored" : "refused";
    return TextLine.plain(
        machine.tree().hasRegions()
            ? "An event is " + nothing + " if its cells of all active states are empty."
            : "In an empty cell the event is " + nothing + ".");
  }
}
