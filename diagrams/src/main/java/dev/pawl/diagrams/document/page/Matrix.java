package dev.pawl.diagrams.document.page;

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
 * The outcome of each event in each state that an instance can be in: the answers that the
 * semantics give, those inherited from states around among them.
 *
 * @param rows what each row is of
 * @param columns what each column is of
 * @param cells row by row
 */
public record Matrix(List<TextLine> rows, List<TextLine> columns, List<List<Cell>> cells) {

  public Matrix {
    rows = List.copyOf(rows);
    columns = List.copyOf(columns);
    List<List<Cell>> copies = new ArrayList<>();
    for (List<Cell> row : cells) {
      copies.add(List.copyOf(row));
    }
    cells = List.copyOf(copies);
  }

  /**
   * The answer of a state to an event.
   *
   * @param taken whether it may be taken; what is ignored or deferred is not
   * @param lines in the order in which they are asked; none where the event is refused
   */
  public record Cell(boolean taken, List<TextLine> lines) {

    static final Cell NONE = new Cell(false, List.of());

    public Cell {
      lines = List.copyOf(lines);
    }

    private Cell and(Cell other) {
      List<TextLine> both = new ArrayList<>(lines);
      both.addAll(other.lines);
      return new Cell(taken || other.taken, both);
    }
  }

  /** The text in the corner of a table of states by events. */
  public static final String CORNER = "State";

  private static final TextLine TIME = TextLine.word("time");
  private static final TextLine ALWAYS = TextLine.word("always");

  /** A row for each state, a column for each event to which any state has an answer. */
  public static Matrix of(ResolvedMachine machine) {
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

  public boolean isEmpty() {
    return columns.isEmpty();
  }

  /** How many cells there are. */
  public int size() {
    return rows.size() * columns.size();
  }

  /** The same with events as rows and states as columns. */
  public Matrix transposed() {
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

  /** Some of the columns, from one up to another. */
  public Matrix columns(int from, int to) {
    List<List<Cell>> some = new ArrayList<>();
    for (List<Cell> row : cells) {
      some.add(row.subList(from, to));
    }
    return new Matrix(rows, columns.subList(from, to), some);
  }

  /** The meaning of a cell that says nothing. */
  public static TextLine legend(ResolvedMachine machine) {
    String nothing = machine.declared().lenient() ? "ignored" : "refused";
    return TextLine.plain("Where nothing stands the event is " + nothing + ".");
  }
}
