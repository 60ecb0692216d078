package dev.pawl.processor.serialize;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * A change of a machine, with an instance that the previous version wrote.
 *
 * @param old the previous machine
 * @param now the present machine
 * @param steps the events of the instance before it is written, and passing times
 * @param expected the instance that the present version reads
 */
record MigrationCase(String old, String now, List<String> steps, String expected) {

  private static final Path FOLDER = Path.of("src/test/resources/migration");

  /** Returns the cases, by name. */
  static Map<String, MigrationCase> read() {
    Map<String, MigrationCase> cases = new TreeMap<>();
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.toList()) {
        String[] parts = Files.readString(file).split("(?m)^---\n");
        List<String> steps = parts[2].isBlank() ? List.of() : List.of(parts[2].strip().split("\n"));
        cases.put(
            file.getFileName().toString().replace(".txt", ""),
            new MigrationCase(parts[0], parts[1], steps, parts[3].strip()));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return cases;
  }
}
