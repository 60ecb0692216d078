package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Things that can be in the place of a file, with the expected words of messages. */
public enum AwkwardFile {
  PIPE("not a regular file"),
  DEVICE("not a regular file"),
  FOLDER("is a folder"),
  TOO_LARGE("more than 12,000,000 bytes"),
  NOT_UTF8("not UTF-8"),
  FORBIDDEN("not permitted");

  private final String said;

  AwkwardFile(String said) {
    this.said = said;
  }

  public void put(Path place) throws Exception {
    Files.createDirectories(place.toAbsolutePath().getParent());
    switch (this) {
      case PIPE ->
          assertEquals(0, new ProcessBuilder("mkfifo", place.toString()).start().waitFor());
      case DEVICE -> Files.createSymbolicLink(place, Path.of("/dev/zero"));
      case FOLDER -> Files.createDirectory(place);
      case TOO_LARGE -> {
        try (RandomAccessFile file = new RandomAccessFile(place.toFile(), "rw")) {
          file.setLength(3_000_000_000L);
        }
      }
      case NOT_UTF8 -> Files.write(place, new byte[] {'a', (byte) 0xFF, '\n'});
      case FORBIDDEN -> {
        Files.writeString(place, "x");
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("---------"));
        assumeTrue(!Files.isReadable(place), "the super-user may read everything");
      }
    }
  }

  /**
   * Asserts that a text describes the problem, and mentions UTF-8 only if the encoding is wrong.
   */
  public void isSaid(String text) {
    assertTrue(text.contains(said), text);
    assertEquals(this == NOT_UTF8, text.contains("Save it as UTF-8"), text);
    assertFalse(text.contains("bug in Pawl"), text);
  }
}
