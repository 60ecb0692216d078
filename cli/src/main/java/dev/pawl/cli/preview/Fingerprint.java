package dev.pawl.cli.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * The time and size of a file, by which changes are detected.
 *
 * @param written the time of the last change, in milliseconds since the epoch
 * @param size the size in bytes
 */
record Fingerprint(long written, long size) {

  /**
   * The coarsest resolution of file times in a common file system, in milliseconds. Two changes
   * within this period can have the same time.
   */
  private static final long TICK = 2_000;

  /** Returns the fingerprint of a file; empty if the file cannot be read. */
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
   * Returns whether the file may have changed after it was read, although its fingerprint is
   * unchanged.
   *
   * @param readAt the time of reading, in milliseconds since the epoch
   */
  boolean mayHideAWrite(long readAt) {
    return readAt - written < TICK;
  }
}
