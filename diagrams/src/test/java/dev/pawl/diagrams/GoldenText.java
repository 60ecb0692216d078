package dev.pawl.diagrams;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares text with a file in {@code src/test/resources/golden}. With {@code
 * -Dpawl.golden.update=true} the file is written instead; then review the changes.
 */
public final class GoldenText {

  private static final Path ROOT = Path.of("src", "test", "resources", "golden");

  private GoldenText() {}

  public static void assertGolden(String file, String actual) {
    Path path = ROOT.resolve(file);
    try {
      if (Boolean.getBoolean("pawl.golden.update")) {
        Files.createDirectories(path.getParent());
        Files.writeString(path, actual);
      }
      assertEquals(
          Files.readString(path),
          actual,
          file + " differs; if the change is intended, run with -Dpawl.golden.update=true");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
