package dev.pawl.cli.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * The time and size of a file, to detect changes.
 *
 * @param changedAt the time of the last change, in milliseconds since 1970
 * @param size the size in bytes
 */
record Fingerprint(long changedAt, long size) {

  /**
   * The resolution of file times in the least precise of the common file systems, in milliseconds.
   * Two changes within this resolution can have equal file times.
   */
  private static final long TICK = 2_000;

  /** Returns the time and size of a file; empty if the file cannot be read. */
  static Optional<Fingerprint> of(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(
          new Fingerprint(attributes.lastModifiedTime().toMillis(), attributes.size()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /**
   * Returns whether the file can have changed after it was read without a change of time and size.
   *
   * @param readAt the time at which the file was read, in milliseconds since 1970
   */
  boolean canMissChange(long readAt) {
    return readAt - changedAt < TICK;
  }
}
