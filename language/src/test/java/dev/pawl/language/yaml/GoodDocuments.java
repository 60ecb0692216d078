package dev.pawl.language.yaml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The valid documents in the test resources. */
public final class GoodDocuments {

  /**
   * The folder of the documents. The path is valid in the folder of each module, in which the tests
   * of that module run.
   */
  private static final Path FOLDER =
      Path.of("../language/src/test/resources/dev/pawl/language/yaml/good");

  private GoodDocuments() {}

  public static List<Path> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static String text(String name) {
    return text(all().stream().filter(p -> p.endsWith(name)).findFirst().orElseThrow());
  }

  public static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
