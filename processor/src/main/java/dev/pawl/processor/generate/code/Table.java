package dev.pawl.processor.generate.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.pawl.processor.model.State;
import dev.pawl.processor.plan.ChartPlan;
import dev.pawl.processor.plan.EventPlan;
import dev.pawl.processor.plan.Plan;
import dev.pawl.processor.plan.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Writes the table of a machine: what each state does on each event. A small one is an array that
 * can be read; a large one is text, as an initializer may not exceed 64 kB of bytecode; a large one
 * that is nearly empty is stored without its holes.
 */
public final class Table {

  /** The largest table that is written to be read. */
  private static final int MAX_READABLE = 1_500;

  /** The widest line of a table in columns. */
  private static final int MAX_WIDTH = 84;

  /** The largest table with all its holes, of two or four bytes each. */
  private static final int MAX_DENSE = 1 << 18;

  /** A string constant may have 65,535 bytes of UTF-8, and a character here has up to three. */
  private static final int MAX_PART = 16_000;

  private final Plan plan;
  private final Api api;
  private final int columns;
  private final int size;

  public Table(Plan plan) {
    this.plan = plan;
    this.api = new Api(plan);
    this.columns = plan.events().size();
    this.size = plan.states().size() * columns;
  }

  public boolean sparse() {
    return size > MAX_DENSE;
  }

  /** The type of an array that holds the steps' numbers. */
  public TypeName numberType() {
    int codes = plan.steps().size() + plan.decisions().size();
    return codes <= Byte.MAX_VALUE && size <= MAX_READABLE ? TypeName.BYTE : TypeName.SHORT;
  }

  /** {@code from.ordinal() * 5 + event.ordinal()}. */
  public CodeBlock position(String from, CodeBlock event) {
    return CodeBlock.of("$N.ordinal() * $L + $L", from, columns, event);
  }

  /** The initializer of the table of target states, {@code null} where an event is not legal. */
  public CodeBlock states() {
    if (size <= MAX_READABLE) {
      return readable(e -> api.constant(e.candidates().get(0).target()), "null");
    }
    return valuesOf(size, dense(false));
  }

  /** The initializer of the table of steps' numbers, -1 where an event is not legal. */
  public CodeBlock steps() {
    return size <= MAX_READABLE
        ? readable(e -> CodeBlock.of("$L", e.code()), "-1")
        : CodeBlock.of("$T.shorts($L, $L)", Api.engine("Tables"), size, text(dense(true)));
  }

  /** The initializer of a sparse table, of steps' numbers or of the ordinals of targets. */
  public CodeBlock sparse(boolean steps) {
    StringBuilder numbers = new StringBuilder();
    for (Row row : plan.rows()) {
      numbers.append((char) (row.entries().size() + 1));
      for (Row.Entry entry : row.entries()) {
        numbers
            .append((char) (entry.event().ordinal() + 1))
            .append((char) (value(entry, steps) + 1));
      }
    }
    return CodeBlock.of(
        "new $T($L, $L, $L)",
        Api.engine("SparseTable"),
        plan.states().size(),
        columns,
        text(numbers.toString()));
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
        "$T.shorts($L, $L)", Api.engine("Tables"), numbers.size(), text(text.toString()));
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

  private static int value(Row.Entry entry, boolean steps) {
    return steps ? entry.code() : entry.candidates().get(0).target().ordinal();
  }

  private String dense(boolean steps) {
    char[] numbers = new char[size];
    for (Row row : plan.rows()) {
      for (Row.Entry entry : row.entries()) {
        numbers[row.state().ordinal() * columns + entry.event().ordinal()] =
            (char) (value(entry, steps) + 1);
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
    ClassName tables = Api.engine("Tables");
    return CodeBlock.of(
        "$T.valuesOf(\n$T.shorts($L, $L),\n$L,\nnew $T[$L])",
        tables,
        tables,
        length,
        text(numbers),
        api.states(),
        api.state(),
        length);
  }

  /** The cells as they are read: in columns where those are narrow enough, else wrapped. */
  private CodeBlock readable(Function<Row.Entry, CodeBlock> cell, String none) {
    List<List<CodeBlock>> lines = new ArrayList<>();
    int[] widths = plan.events().stream().mapToInt(e -> e.constant().length()).toArray();
    for (Row row : plan.rows()) {
      List<CodeBlock> line = new ArrayList<>();
      int next = 0;
      for (EventPlan event : plan.events()) {
        boolean taken = next < row.entries().size() && row.entries().get(next).event() == event;
        CodeBlock code = taken ? cell.apply(row.entries().get(next++)) : CodeBlock.of(none);
        int column = event.ordinal();
        widths[column] = Math.max(widths[column], shown(code) + 1);
        line.add(code);
      }
      lines.add(line);
    }
    CodeBlock.Builder code = CodeBlock.builder().add("{\n").indent();
    if (IntStream.of(widths).sum() + widths.length <= MAX_WIDTH) {
      code.add("// $L\n", heading(widths));
      for (Row row : plan.rows()) {
        code.add(
            "   $L // $L\n",
            padded(lines.get(row.state().ordinal()), widths),
            row.state().constant());
      }
    } else {
      for (Row row : plan.rows()) {
        List<CodeBlock> line = lines.get(row.state().ordinal());
        code.add("// $L\n$L,\n", row.state().constant(), CodeBlock.join(line, ",$W"));
      }
    }
    return code.unindent().add("}").build();
  }

  /** How wide a cell is when shown; the name of the enum is imported. */
  private static int shown(CodeBlock code) {
    String text = code.toString();
    return text.length() - text.lastIndexOf('.') - 1;
  }

  private String heading(int[] widths) {
    StringBuilder heading = new StringBuilder();
    for (EventPlan event : plan.events()) {
      String name = event.constant();
      heading.append(name).append(" ".repeat(widths[event.ordinal()] - name.length() + 1));
    }
    return heading.toString().stripTrailing();
  }

  private static CodeBlock padded(List<CodeBlock> line, int[] widths) {
    CodeBlock.Builder code = CodeBlock.builder();
    for (int column = 0; column < widths.length; column++) {
      CodeBlock cell = line.get(column);
      code.add("$L,$L", cell, " ".repeat(widths[column] - shown(cell)));
    }
    return code.build();
  }

  private static CodeBlock text(String numbers) {
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
