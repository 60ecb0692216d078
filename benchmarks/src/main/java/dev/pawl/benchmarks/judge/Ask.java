package dev.pawl.benchmarks.judge;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import java.util.List;

/**
 * A question for recorded figures. Rows and contenders are found by their whole name, and where
 * none has it by how it begins: versions stand at the end of names.
 *
 * @param part of the measuring
 * @param row what was done
 * @param contender who did it
 * @param unit of the answer
 */
public record Ask(String part, String row, String contender, String unit) {

  /** The figures that answer it: several where several names begin so, none if not measured. */
  public List<Figure> in(Recorded recorded) {
    List<Figure> ofUnit =
        recorded.figures(part).stream().filter(figure -> figure.unit().equals(unit)).toList();
    List<Figure> rows = named(ofUnit, true);
    return named(rows, false);
  }

  private List<Figure> named(List<Figure> figures, boolean byRow) {
    String name = byRow ? row : contender;
    List<Figure> exact = figures.stream().filter(f -> name(f, byRow).equals(name)).toList();
    return exact.isEmpty()
        ? figures.stream().filter(f -> name(f, byRow).startsWith(name)).toList()
        : exact;
  }

  private static String name(Figure figure, boolean byRow) {
    return byRow ? figure.row() : figure.contender();
  }
}
