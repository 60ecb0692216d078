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
 * A change of a machine, and an instance that the version before it wrote.
 *
 * @param old the machine before
 * @param now the machine after
 * @param steps the events of the instance before it is written, and the times that pass
 * @param expected what the version after reads
 */
record MigrationCase(String old, String now, List<String> steps, String expected) {

  private static final Path FOLDER = Path.of("src/test/resources/migration");

  /** The cases, by name. */
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
