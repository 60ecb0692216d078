package dev.pawl.store.audit;

import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/**
 * An open file to which lines are appended. This class uses a stream and not a channel, because an
 * interrupt closes channels. An instance is used by one thread at a time.
 */
final class AuditOutput implements Closeable {

  private static final int TRIES = 10;
  private static final byte[] LINE_END = {'\n'};

  /** The operation that writes bytes. Tests replace this operation to simulate a full disk. */
  interface Writing {
    void write(OutputStream out, byte[] bytes) throws IOException;
  }

  private final Path path;
  private final Writing writing;
  private final FileOutputStream out;
  private final Object key;
  private long size;
  private boolean torn;

  private AuditOutput(Path path, Writing writing, FileOutputStream out, BasicFileAttributes file) {
    this.path = path;
    this.writing = writing;
    this.out = out;
    this.key = key(file);
    this.size = file.size();
  }

  /**
   * Opens the file at a path. A missing file is created. If the last line is truncated, the next
   * write ends that line.
   */
  static AuditOutput open(Path path, Writing writing) throws IOException {
    for (int i = 0; i < TRIES; i++) {
      BasicFileAttributes before = attributes(path);
      if (before == null) {
        create(path);
        continue;
      }
      FileOutputStream out = new FileOutputStream(path.toFile(), true);
      BasicFileAttributes after = attributes(path);
      if (after != null && key(after).equals(key(before))) {
        AuditOutput opened = new AuditOutput(path, writing, out, after);
        opened.torn = opened.endsTorn();
        return opened;
      }
      out.close(); // another process has just replaced the file
    }
    throw new IOException(
        path + " could not be opened, because another process keeps replacing it.");
  }

  private static void create(Path path) throws IOException {
    try {
      Files.createFile(path);
    } catch (FileAlreadyExistsException e) {
      // another process has created it
    }
  }

  private static @Nullable BasicFileAttributes attributes(Path path) throws IOException {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class);
    } catch (NoSuchFileException e) {
      return null;
    }
  }

  private static Object key(BasicFileAttributes file) {
    return file.fileKey() != null ? file.fileKey() : file.creationTime();
  }

  private boolean endsTorn() throws IOException {
    if (size == 0) {
      return false;
    }
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
      file.seek(size - 1);
      return file.read() != '\n';
    }
  }

  /**
   * Returns whether the file is still at its path; false if the file was moved, deleted or
   * replaced. If another process changed the size of the file, writing continues at the new end.
   */
  boolean isAtPath() throws IOException {
    BasicFileAttributes now = attributes(path);
    if (now == null || !key(now).equals(key)) {
      return false;
    }
    if (now.size() != size) {
      size = now.size();
      torn = endsTorn();
    }
    return true;
  }

  long size() {
    return size;
  }

  /** Writes a line. If the write fails, removes the bytes that were written. */
  void write(byte[] line) throws IOException {
    try {
      if (torn) {
        writing.write(out, LINE_END);
        torn = false;
        size++;
      }
      writing.write(out, line);
      size += line.length;
    } catch (IOException e) {
      removeWritten(e);
      throw new IOException("A line could not be written to " + path + ": " + e.getMessage(), e);
    }
  }

  private void removeWritten(IOException failure) {
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      BasicFileAttributes now = attributes(path);
      if (now != null && key(now).equals(key) && now.size() > size) {
        file.setLength(size);
      }
    } catch (IOException e) {
      failure.addSuppressed(e);
      torn = true;
    }
  }

  /** Forces the written lines to the disk. */
  void force() throws IOException {
    out.getFD().sync();
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
