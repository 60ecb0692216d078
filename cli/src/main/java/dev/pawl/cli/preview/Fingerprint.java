package dev.pawl.cli.preview;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * A sign that a file has been written: when, and how long it is.
 *
 * @param written in milliseconds since 1970
 * @param size in bytes
 */
record Fingerprint(long written, long size) {

  /**
   * A file system may keep times by no more than two seconds, so a file may be written again within
   * one of its times.
   */
  private static final long TICK = 2_000;

  /** Of a file as it is now; empty where there is none. */
  static Optional<Fingerprint> of(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return Optional.of(
          new Fingerprint(attributes.lastModifiedTime().toMillis(), attributes.size()));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether what was read at a time may differ from what is there, though this is the same. */
  boolean mayHideAWrite(long readAt) {
    return readAt - written < TICK;
  }
}
