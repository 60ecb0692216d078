package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.pawl.language.model.StateTree;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Writes the transition table of a machine. A cell contains the number that belongs to a state and
 * an event: the position of the next state if no step calls user code, otherwise the number of a
 * step or decision. A small table is written as a readable array. A large table is written as a
 * string, because the bytecode of a static initializer is limited to 64 kB. Very large tables, and
 * large tables that are mostly empty, are sparse.
 */
public final class TransitionTable {

  /** The maximum number of cells of a table that is written as a readable array. */
  private static final int MAX_READABLE = 1_500;

  /** The maximum width of the heading of a table that is written as an array, in characters. */
  private static final int MAX_WIDTH = 84;

  /** The minimum width of a column of a readable array, in characters. */
  private static final int MIN_CELL = 4;

  /** The maximum number of cells of a dense table. A cell has two or four bytes. */
  private static final int MAX_DENSE = 1 << 18;

  /**
   * The maximum number of cells of a dense table that is mostly empty. With more cells, a sparse
   * table would be faster than a dense table.
   */
  private static final int MAX_SCATTERED = 1 << 16;

  /** A table is mostly empty if it has more than this number of cells for each used cell. */
  private static final int SCATTERED = 8;

  /**
   * The maximum number of cells of a table that contains states in place of their positions. A
   * table of states saves the look-up of the state, but needs four bytes per cell, so a larger
   * table of states is slower because of the CPU cache.
   */
  private static final int MAX_STATES = 40_000;

  /**
   * The maximum length of a literal: a string constant has at most 65,535 bytes of UTF-8, and each
   * character of a table has up to three bytes.
   */
  private static final int MAX_PART = 16_000;

  private final Plan plan;
  private final ApiTypes api;

  private final ToIntFunction<Row.Entry> number;
  private final int largest;
  private final int columns;
  private final int size;

  /**
   * Creates the table of the numbers of steps. If no step calls user code, creates the table of the
   * positions of the next states.
   */
  public TransitionTable(ApiTypes api) {
    this(
        api,
        api.plan().callsNoUserCode()
            ? e -> e.candidates().get(0).target().ordinal()
            : Row.Entry::code,
        (api.plan().callsNoUserCode()
                ? api.plan().states().size()
                : api.plan().stepAndDecisionCount())
            - 1);
  }

  /**
   * Creates a table whose cells contain the numbers that a function computes.
   *
   * @param number the function
   * @param largest the highest number that the function returns
   */
  public TransitionTable(ApiTypes api, ToIntFunction<Row.Entry> number, int largest) {
    this.plan = api.plan();
    this.api = api;
    this.number = number;
    this.largest = largest;
    this.columns = plan.events().size();
    this.size = plan.states().size() * columns;
  }

  public boolean isSparse() {
    return size > MAX_DENSE || size > MAX_SCATTERED && SCATTERED * cellCount() < size;
  }

  private int cellCount() {
    return plan.rows().stream().mapToInt(r -> r.entries().size()).sum();
  }

  /**
   * Returns whether the generated code has a table of states in addition to the table of their
   * positions.
   */
  public boolean hasStateTable() {
    return plan.callsNoUserCode() && size <= MAX_STATES;
  }

  private boolean fitsBytes() {
    return largest <= Byte.MAX_VALUE && size <= MAX_READABLE;
  }

  public TypeName type() {
    return isSparse()
        ? ApiTypes.engine("SparseTable")
        : ArrayTypeName.of(fitsBytes() ? TypeName.BYTE : TypeName.SHORT);
  }

  /**
   * Returns an expression that reads a cell of the table.
   *
   * @param field the name of the Java field that contains the table
   * @param row the Java expression for the index of the row
   * @param event the Java expression for the index of the column
   */
  public CodeBlock cell(String field, String row, CodeBlock event) {
    return isSparse()
        ? CodeBlock.of("$L.get($L, $L)", field, row, event)
        : CodeBlock.of("$L[$L * $L + $L]", field, row, columns, event);
  }

  /**
   * Returns the Java expression that creates the table. If an event is not legal in a state, the
   * cell contains -1.
   */
  public CodeBlock initializer() {
    if (isSparse()) {
      return sparseTable();
    }
    return size <= MAX_READABLE
        ? readable()
        : CodeBlock.of("$T.shorts($L, $L)", ApiTypes.engine("Tables"), size, text(denseCells()));
  }

  private CodeBlock sparseTable() {
    StringBuilder cells = new StringBuilder();
    for (Row row : plan.rows()) {
      cells.append((char) (row.entries().size() + 1));
      for (Row.Entry entry : row.entries()) {
        cells.append((char) (entry.event().ordinal() + 1));
        cells.append((char) (number.applyAsInt(entry) + 1));
      }
    }
    return CodeBlock.of(
        "new $T($L, $L, $L)",
        ApiTypes.engine("SparseTable"),
        plan.states().size(),
        columns,
        text(cells.toString()));
  }

  /** Returns the expression of an array of numbers. No number may be less than -1. */
  public static CodeBlock shortArray(List<Integer> numbers) {
    if (numbers.size() <= MAX_READABLE) {
      String cells = String.join(",$W", numbers.stream().map(String::valueOf).toList());
      return CodeBlock.of("new short[] {" + cells + "}");
    }
    StringBuilder text = new StringBuilder();
    numbers.forEach(n -> text.append((char) (n + 1)));
    return CodeBlock.of(
        "$T.shorts($L, $L)", ApiTypes.engine("Tables"), numbers.size(), text(text.toString()));
  }

  /**
   * Returns the expression that passes the table of a statechart as an argument. The table has one
   * row per leaf, one column per event, and a last column for eventless transitions.
   */
  public CodeBlock chart() {
    List<ChartPlan.LeafRow> rows = plan.chart().orElseThrow().rows();
    if (rows.size() * (columns + 1) > MAX_READABLE) {
      StringBuilder numbers = new StringBuilder();
      rows.forEach(r -> r.codes().forEach(c -> numbers.append((char) (c + 5))));
      return text(numbers.toString());
    }
    List<String> events = new ArrayList<>(constants());
    events.add("eventless");
    StateTree tree = plan.chart().orElseThrow().tree();
    List<Line> lines =
        rows.stream()
            .map(r -> new Line(tree.node(r.leaf()).words().constant(), r.codes()))
            .toList();
    boolean isExplained = rows.stream().flatMap(r -> r.codes().stream()).anyMatch(c -> c < -1);
    String legend = isExplained ? "// -1: illegal, -3: ignored, -4: deferred\n" : "";
    return CodeBlock.of("new short[] {\n$>$L$L$<}", legend, readable(events, lines));
  }

  private String denseCells() {
    char[] numbers = new char[size];
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        numbers[row.state().ordinal() * columns + entry.event().ordinal()] =
            (char) (number.applyAsInt(entry) + 1);
      }
    }
    return new String(numbers);
  }

  /** Returns the expression of an array with the target of each step, written as a string. */
  public CodeBlock targets() {
    StringBuilder numbers = new StringBuilder();
    plan.steps().forEach(s -> numbers.append((char) (s.dynamic() ? 0 : s.target().ordinal() + 1)));
    return valuesOf(plan.steps().size(), numbers.toString());
  }

  private CodeBlock valuesOf(int length, String numbers) {
    ClassName tables = ApiTypes.engine("Tables");
    return CodeBlock.of(
        "$T.valuesOf(\n$T.shorts($L, $L),\nSTATES,\nnew $T[$L])",
        tables,
        tables,
        length,
        text(numbers),
        api.state(),
        length);
  }

  private CodeBlock readable() {
    List<Line> lines = new ArrayList<>();
    for (Row row : columns == 0 ? List.<Row>of() : plan.rows()) {
      List<Integer> cells = new ArrayList<>(Collections.nCopies(columns, -1));
      row.entries().forEach(e -> cells.set(e.event().ordinal(), number.applyAsInt(e)));
      lines.add(new Line(row.state().declared().words().constant(), cells));
    }
    return CodeBlock.of("{\n$>$L$<}", readable(constants(), lines));
  }

  /** Returns the names of the constants of all events. */
  private List<String> constants() {
    return plan.events().stream().map(EventPlan::constant).toList();
  }

  /** A line of a readable array: the name of a state, and a number for each event. */
  private record Line(String state, List<Integer> cells) {}

  /**
   * Returns the lines of a readable array. If the names of the events fit on a line, the first line
   * is a comment with these names. If the lines are short, the name of each state follows its
   * numbers; otherwise it precedes them.
   */
  private static CodeBlock readable(List<String> events, List<Line> lines) {
    List<Integer> widths = events.stream().map(e -> Math.max(e.length(), MIN_CELL) + 1).toList();
    int total = widths.stream().mapToInt(Integer::intValue).sum();
    boolean headed = !events.isEmpty() && total <= MAX_WIDTH;
    CodeBlock.Builder code = CodeBlock.builder();
    if (headed) {
      code.add("// $L\n", padded(events, widths).stripTrailing());
    }
    List<String> numbers =
        lines.stream()
            .map(line -> line.cells().stream().map(c -> c + ",").toList())
            .map(cells -> headed ? "   " + padded(cells, widths) : String.join(" ", cells))
            .toList();
    boolean beside =
        IntStream.range(0, lines.size())
            .map(i -> numbers.get(i).length() + lines.get(i).state().length() + 4)
            .allMatch(width -> width <= MAX_WIDTH + 8);
    for (int i = 0; i < lines.size(); i++) {
      String cells = numbers.get(i);
      String state = lines.get(i).state();
      if (beside) {
        code.add("$L // $L\n", cells, state);
      } else if (headed) {
        code.add("// $L\n$L\n", state, cells.stripTrailing());
      } else {
        code.add("// $L\n" + cells.replace(" ", "$W") + "\n", state);
      }
    }
    return code.build();
  }

  /** Returns texts in columns. */
  private static String padded(List<String> texts, List<Integer> widths) {
    StringBuilder padded = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      String text = texts.get(i);
      padded.append(text).append(" ".repeat(Math.max(0, widths.get(i) - text.length())));
    }
    return padded.toString();
  }

  /** Returns numbers that are encoded as characters, as string literals for a varargs method. */
  public static CodeBlock text(String numbers) {
    List<CodeBlock> parts = new ArrayList<>();
    for (int start = 0; start < numbers.length(); start += MAX_PART) {
      String part = numbers.substring(start, Math.min(numbers.length(), start + MAX_PART));
      parts.add(CodeBlock.of("$L", literal(part)));
    }
    return CodeBlock.join(parts, ",\n");
  }

  /**
   * Returns a literal of printable ASCII. All other characters are escaped, so that no tool can
   * change them.
   */
  private static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean digitFollows = i + 1 < text.length() && Character.isDigit(text.charAt(i + 1));
      if (c >= ' ' && c < 127 && c != '"' && c != '\\') {
        literal.append(c);
      } else if (c < 128 && !digitFollows) {
        literal.append('\\').append(Integer.toOctalString(c));
      } else if (c < 128) {
        literal.append(String.format("\\%03o", (int) c));
      } else {
        literal.append(String.format("\\u%04x", (int) c));
      }
    }
    return literal.append('"').toString();
  }
}
