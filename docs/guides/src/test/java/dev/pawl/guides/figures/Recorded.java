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
 * What {@code mvn -Pbenchmarks verify} has recorded on one JDK, read as the JSON that it is.
 *
 * @param name of the file
 * @param figures of all parts
 */
record Recorded(String name, List<Figure> figures) {

  /** A figure, as far as claims need it. */
  record Figure(String part, String row, String contender, String unit, double value) {}

  /** All files of a folder: none where nothing has been recorded yet. */
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

  /** What a text tells. */
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
   * @param row its whole name, or with … at the end how it begins; so also {@code contender}
   * @param unit of the figure; empty for the first that there is
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
