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
   * The folder, relative to the folder of any module, because tests run in the folder of their
   * module.
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
