package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.pawl.language.model.State;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Writes the table of a machine: what each state does on each event, as the position of the state
 * entered where that is all, else as the number of a step or decision. A small one is an array that
 * can be read; a large one is text, as an initializer may not exceed 64 kB of bytecode; a large one
 * that is nearly empty, or very large, is stored without its holes.
 */
public final class TransitionTable {

  /** The largest table that is written to be read. */
  private static final int MAX_READABLE = 1_500;

  /** The widest line of a table in columns. */
  private static final int MAX_WIDTH = 84;

  /** How wide a number with its comma is at least. */
  private static final int MAX_CELL = 4;

  /** The largest table with all its holes, of two or four bytes each. */
  private static final int MAX_DENSE = 1 << 18;

  /** The largest that is nearly empty and has its holes: beyond, it is found sooner without. */
  private static final int MAX_SCATTERED = 1 << 16;

  /** One cell in how many is taken where a table is nearly empty. */
  private static final int SCATTERED = 8;

  /**
   * The largest table of states, of four bytes each: a look-up need not read a position first, but
   * beyond this the caches hold so much more of the smaller table of positions that it is ahead.
   */
  private static final int MAX_STATES = 40_000;

  /** A string constant may have 65,535 bytes of UTF-8, and a character here has up to three. */
  private static final int MAX_PART = 16_000;

  private final Plan plan;
  private final ApiTypes api;

  private final ToIntFunction<Row.Entry> number;
  private final int largest;
  private final int columns;
  private final int size;

  /** The table of the steps' numbers, or of positions where all are plain. */
  public TransitionTable(ApiTypes api) {
    this(
        api,
        api.plan().plain() ? e -> e.candidates().get(0).target().ordinal() : Row.Entry::code,
        (api.plan().plain() ? api.plan().states().size() : api.plan().numbers()) - 1);
  }

  /** A table of other numbers, none greater than the largest. */
  public TransitionTable(ApiTypes api, ToIntFunction<Row.Entry> number, int largest) {
    this.plan = api.plan();
    this.api = api;
    this.number = number;
    this.largest = largest;
    this.columns = plan.events().size();
    this.size = plan.states().size() * columns;
  }

  /** Whether it is stored without its holes. */
  public boolean sparse() {
    return size > MAX_DENSE || size > MAX_SCATTERED && SCATTERED * taken() < size;
  }

  private int taken() {
    return plan.rows().stream().mapToInt(r -> r.entries().size()).sum();
  }

  /** Whether functions look the next state up in a table of states. */
  public boolean showsStates() {
    return plan.plain() && size <= MAX_STATES;
  }

  /** Whether bytes hold all numbers. */
  private boolean small() {
    return largest <= Byte.MAX_VALUE && size <= MAX_READABLE;
  }

  /** The type of the table. */
  public TypeName type() {
    return sparse()
        ? ApiTypes.engine("SparseTable")
        : ArrayTypeName.of(small() ? TypeName.BYTE : TypeName.SHORT);
  }

  /** The value of a field of that type at a row and a column. */
  public CodeBlock look(String field, String row, CodeBlock event) {
    return sparse()
        ? CodeBlock.of("$L.get($L, $L)", field, row, event)
        : CodeBlock.of("$L[$L * $L + $L]", field, row, columns, event);
  }

  /** The initializer of the table: -1 where an event is not legal. */
  public CodeBlock initializer() {
    if (sparse()) {
      return sparseTable();
    }
    return size <= MAX_READABLE
        ? readable()
        : CodeBlock.of("$T.shorts($L, $L)", ApiTypes.engine("Tables"), size, text(dense()));
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

  /** An array of numbers, none below -1. */
  public static CodeBlock shorts(List<Integer> numbers) {
    if (numbers.size() <= MAX_READABLE) {
      String cells = String.join(",$W", numbers.stream().map(String::valueOf).toList());
      return CodeBlock.of("new short[] {" + cells + "}");
    }
    StringBuilder text = new StringBuilder();
    numbers.forEach(n -> text.append((char) (n + 1)));
    return CodeBlock.of(
        "$T.shorts($L, $L)", ApiTypes.engine("Tables"), numbers.size(), text(text.toString()));
  }

  /** The argument that gives a chart its table: a row per leaf, a column per event and for none. */
  public CodeBlock chart() {
    List<ChartPlan.LeafRow> rows = plan.chart().orElseThrow().rows();
    if (rows.size() * (columns + 1) > MAX_READABLE) {
      StringBuilder numbers = new StringBuilder();
      rows.forEach(r -> r.codes().forEach(c -> numbers.append((char) (c + 5))));
      return text(numbers.toString());
    }
    CodeBlock.Builder code = CodeBlock.builder().add("new short[] {\n").indent();
    for (ChartPlan.LeafRow row : rows) {
      String cells = String.join(", ", row.codes().stream().map(String::valueOf).toList());
      State leaf = plan.chart().orElseThrow().tree().node(row.leaf());
      code.add("$L, // $L\n", cells, leaf.words().constant());
    }
    return code.unindent().add("}").build();
  }

  private String dense() {
    char[] numbers = new char[size];
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        numbers[row.state().ordinal() * columns + entry.event().ordinal()] =
            (char) (number.applyAsInt(entry) + 1);
      }
    }
    return new String(numbers);
  }

  /** The initializer of the array of the steps' targets, where there are too many to read. */
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

  /** The cells as they are read: below the names of events where those are short enough. */
  private CodeBlock readable() {
    int[] widths = new int[columns];
    int total = 0;
    for (EventPlan event : plan.events()) {
      widths[event.ordinal()] = Math.max(event.constant().length(), MAX_CELL);
      total += widths[event.ordinal()] + 1;
    }
    boolean headed = columns > 0 && total <= MAX_WIDTH;
    CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
    if (headed) {
      code.add("// $L\n", heading(widths));
    }
    for (Row row : columns == 0 ? List.<Row>of() : plan.rows()) {
      int next = 0;
      StringBuilder cells = new StringBuilder(headed ? "   " : "");
      for (int column = 0; column < columns; column++) {
        boolean taken =
            next < row.entries().size() && row.entries().get(next).event().ordinal() == column;
        String cell = (taken ? number.applyAsInt(row.entries().get(next++)) : -1) + ",";
        cells.append(cell);
        cells.append(
            headed
                ? " ".repeat(widths[column] + 1 - cell.length())
                : column + 1 < columns ? " " : "");
      }
      String name = row.state().declared().words().constant();
      if (cells.length() + name.length() + 4 <= MAX_WIDTH + 8) {
        code.add("$L // $L\n", cells, name);
      } else {
        code.add("// $L\n$L\n", name, wrapped(cells.toString()));
      }
    }
    return code.unindent().add("}").build();
  }

  private static CodeBlock wrapped(String cells) {
    return CodeBlock.of(cells.strip().replaceAll(" +", "\\$W"));
  }

  private String heading(int[] widths) {
    StringBuilder heading = new StringBuilder();
    for (EventPlan event : plan.events()) {
      String name = event.constant();
      heading.append(name).append(" ".repeat(widths[event.ordinal()] - name.length() + 1));
    }
    return heading.toString().stripTrailing();
  }

  /** Numbers as characters: the arguments of a method that takes any number of texts. */
  public static CodeBlock text(String numbers) {
    List<CodeBlock> parts = new ArrayList<>();
    for (int start = 0; start < numbers.length(); start += MAX_PART) {
      String part = numbers.substring(start, Math.min(numbers.length(), start + MAX_PART));
      parts.add(CodeBlock.of("$L", literal(part)));
    }
    return CodeBlock.join(parts, ",\n");
  }

  /** Written as escapes, so that no tool on the way can change a character. */
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
