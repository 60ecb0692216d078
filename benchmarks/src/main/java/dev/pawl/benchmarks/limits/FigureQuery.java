package dev.pawl.benchmarks.limits;

import dev.pawl.benchmarks.figure.Figure;
import dev.pawl.benchmarks.figure.Recorded;
import java.util.List;

/**
 * A query for recorded figures. If no row or contender has the given name, those whose names start
 * with it are found, because names end with versions.
 *
 * @param part the part of the benchmarks
 * @param row the name of the row
 * @param contender the name of the contender
 * @param unit the unit
 */
public record FigureQuery(String part, String row, String contender, String unit) {

  /** Returns the matching figures; empty if nothing was measured. */
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
