package dev.pawl.guides.figures;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The figures of one JDK that {@code mvn -Pbenchmarks verify} has recorded as JSON.
 *
 * @param name the name of the file
 * @param figures the figures of all parts
 */
record Recorded(String name, List<Figure> figures) {

  /** The properties of a figure that claims need. */
  record Figure(String part, String row, String contender, String unit, double value) {}

  /** Returns all files of a folder; empty if nothing has been recorded yet. */
  static List<Recorded> in(Path folder) throws IOException {
    List<Recorded> all = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
          all.add(of(file.getFileName().toString(), Files.readString(file)));
        }
      }
    }
    return all;
  }

  /** Parses the text of a file. */
  static Recorded of(String name, String json) throws IOException {
    List<Figure> figures = new ArrayList<>();
    for (JsonNode part : new ObjectMapper().readTree(json).path("parts")) {
      for (JsonNode figure : part.path("figures")) {
        figures.add(
            new Figure(
                figure.path("part").textValue(),
                figure.path("row").textValue(),
                figure.path("contender").textValue(),
                figure.path("unit").textValue(),
                figure.path("value").doubleValue()));
      }
    }
    return new Recorded(name, figures);
  }

  /**
   * A figure.
   *
   * @param row the name, or with … at the end the beginning of the name; likewise {@code contender}
   * @param unit the unit; empty for the first figure
   */
  Optional<Figure> find(String part, String row, String contender, String unit) {
    return figures.stream()
        .filter(figure -> figure.part().equals(part))
        .filter(figure -> named(figure.row(), row) && named(figure.contender(), contender))
        .filter(figure -> unit.isEmpty() || figure.unit().equals(unit))
        .findFirst();
  }

  private static boolean named(String name, String asked) {
    return asked.endsWith("…")
        ? name.startsWith(asked.substring(0, asked.length() - 1).stripTrailing())
        : name.equals(asked);
  }
}
