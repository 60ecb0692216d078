package dev.pawl.store.audit;

import dev.pawl.engine.Failure;
import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An audit file with rotation. The file consists of lines of text, for example the lines of a
 * {@link dev.pawl.hook.JsonLinesHook}:
 *
 * <pre>{@code
 * AuditFile file = AuditFile.at(path).rotateAt(64 << 20).keep(10).fsync(Fsync.EVERY_LINE).open();
 * builder.hook(JsonLinesHook.<TaskStatus, TaskEvent>to(file).names(TaskCodec::toWire, TaskCodec::eventToWire));
 * }</pre>
 *
 * <p>Each line is written by one call, so that a crash can truncate only the last line. When a file
 * with a truncated line is opened, writing continues on a new line; {@link AuditReader} reports the
 * truncated line. A full file is renamed, for example {@code audit.jsonl} to {@code
 * audit.jsonl.pawl-000000001}. The numbers give the order of the full files. Files with other names
 * are never changed.
 *
 * <p>Interrupting the thread does not damage a line. If another process moves or deletes the file,
 * the next line is written to a new file at the path; a line that is being written at that moment
 * may be in both files. If another process truncates the file, the next line is written at the new
 * end. If the disk is full or the folder no longer exists, an {@link IOException} is thrown and an
 * incomplete line is removed; the next call tries to write its line. If a full file cannot be
 * renamed, a warning is logged and the file continues to grow.
 *
 * <p>Thread-safe; several hooks may share a file. Only one process may write to a file. To exclude
 * other processes, the writer locks the empty file {@code audit.jsonl.lock} in the same folder. The
 * lock file is never deleted.
 */
public final class AuditFile implements Appendable, Flushable, Closeable {

  private final Path path;
  private final AuditNames names;
  private final long maxSize;
  private final @Nullable Duration period;
  private final int kept;
  private final Fsync fsync;
  private final InstantSource clock;
  private final AuditOutput.Writing writing;
  private AuditLock lock;
  private @Nullable AuditOutput output;
  private boolean closed;
  private boolean stuck;
  private long periodNumber;
  private long lastNumber;

  private AuditFile(Builder builder) throws IOException {
    this.path = builder.path;
    this.names = new AuditNames(path);
    this.maxSize = builder.maxSize;
    this.period = builder.period;
    this.kept = builder.kept;
    this.fsync = builder.fsync;
    this.clock = builder.clock;
    this.writing = builder.writing;
    this.lock = AuditLock.of(path);
    try {
      output();
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /** Returns a builder of the file at a path. A missing file is created. */
  public static Builder at(Path path) {
    return new Builder(path);
  }

  /**
   * Returns the existing files of a path, including rotated files, oldest first. Files that earlier
   * versions of Pawl named by a time come first.
   *
   * @throws IOException if the folder cannot be read
   */
  public static List<Path> files(Path path) throws IOException {
    return new AuditNames(path.toAbsolutePath()).all();
  }

  /** Returns the open file. If the file was moved or deleted, opens a new file. */
  private AuditOutput output() throws IOException {
    if (output != null && !output.isAtPath()) {
      end();
    }
    if (output == null) {
      if (lock.isDeleted()) {
        lock.close();
        lock = AuditLock.of(path);
      }
      output = AuditOutput.open(path, writing);
      long now = periodOf(Failure.time(clock, path));
      periodNumber =
          output.size() == 0
              ? now
              : Math.min(now, periodOf(Files.getLastModifiedTime(path).toInstant()));
    }
    return output;
  }

  private long periodOf(Instant time) {
    return period == null ? 0 : Math.floorDiv(time.toEpochMilli(), period.toMillis());
  }

  /**
   * Appends a line.
   *
   * @param line the text, including the line feed at its end
   * @throws IOException if the line was not written, or this file is closed
   */
  @Override
  public synchronized AuditFile append(CharSequence line) throws IOException {
    if (closed) {
      throw new IOException(path + " is closed.");
    }
    byte[] bytes = String.valueOf(line).getBytes(StandardCharsets.UTF_8);
    AuditOutput last = output();
    if (last.size() > 0 && isFull(last)) {
      rotate(last);
    }
    AuditOutput file = output();
    file.write(bytes);
    if (!file.isAtPath()) {
      output()
          .write(bytes); // moved or deleted meanwhile: the line may be lost, so it is written again
    }
    return this;
  }

  @Override
  public AuditFile append(CharSequence text, int start, int end) throws IOException {
    return append(String.valueOf(text).subSequence(start, end));
  }

  @Override
  public AuditFile append(char c) throws IOException {
    return append(String.valueOf(c));
  }

  /**
   * Returns whether a file has reached its maximum size or its period has ended. A clock that is
   * set back does not start a new file.
   */
  private boolean isFull(AuditOutput file) {
    long now = periodOf(Failure.time(clock, path));
    boolean old = now > periodNumber;
    periodNumber = Math.min(now, periodNumber);
    return old || file.size() >= maxSize;
  }

  /** Forces the last line to the disk if the policy is {@link Fsync#EVERY_LINE}. */
  @Override
  public synchronized void flush() throws IOException {
    if (fsync == Fsync.EVERY_LINE && output != null) {
      output.force();
    }
  }

  private void rotate(AuditOutput last) {
    try {
      NavigableMap<Long, Path> full = names.counted();
      long number = names.free(Math.max(lastNumber, full.isEmpty() ? 0 : full.lastKey()) + 1);
      if (fsync != Fsync.NEVER) {
        last.force();
      }
      Files.move(path, names.numbered(number));
      lastNumber = number;
      full.put(number, names.numbered(number));
      stuck = false;
      end();
      for (Iterator<Path> old = full.values().iterator(); full.size() > kept; old.remove()) {
        Files.deleteIfExists(old.next());
      }
    } catch (NoSuchFileException e) {
      // another process has just moved the file; the next line opens a new file
    } catch (IOException e) {
      if (!stuck) {
        System.getLogger("dev.pawl.store.audit")
            .log(Level.WARNING, path + " could not be rotated, so it continues to grow: " + e);
      }
      stuck = true;
    }
  }

  private void end() throws IOException {
    AuditOutput ended = output;
    output = null;
    if (ended != null) {
      try (ended) {
        if (fsync != Fsync.NEVER) {
          ended.force();
        }
      }
    }
  }

  /**
   * Closes this file. Appending further lines throws an {@link IOException}. Does nothing if this
   * file is closed already.
   */
  @Override
  public synchronized void close() throws IOException {
    if (!closed) {
      closed = true;
      try {
        end();
      } finally {
        lock.close();
      }
    }
  }

  /** Builds an audit file. Not thread-safe. */
  public static final class Builder {
    private final Path path;
    private long maxSize = Long.MAX_VALUE;
    private @Nullable Duration period;
    private int kept = Integer.MAX_VALUE - 1;
    private Fsync fsync = Fsync.ON_ROTATION;
    private InstantSource clock = Clock.systemUTC();
    private AuditOutput.Writing writing = OutputStream::write;

    private Builder(Path path) {
      this.path = path.toAbsolutePath();
    }

    /** Replaces the write operation, for tests. */
    Builder writing(AuditOutput.Writing other) {
      writing = other;
      return this;
    }

    /**
     * Sets the size at which the next file begins. By default there is no limit.
     *
     * @param bytes the size in bytes, at least 1
     * @throws IllegalArgumentException if the size is less than 1
     */
    public Builder rotateAt(long bytes) {
      if (bytes < 1) {
        throw new IllegalArgumentException(
            "The maximum size must be at least 1 byte, but is " + bytes + ".");
      }
      maxSize = bytes;
      return this;
    }

    /**
     * Sets the period after which the next file begins, such as a day in UTC. By default there is
     * no period.
     *
     * @param time the period, counted from 1970-01-01T00:00Z; at least a millisecond
     * @throws IllegalArgumentException if the period is less than a millisecond
     */
    public Builder rotateEvery(Duration time) {
      if (time.toMillis() < 1) {
        throw new IllegalArgumentException(
            "The period must be at least 1 ms, but is " + time + ".");
      }
      period = time;
      return this;
    }

    /**
     * Sets the number of full files to keep. Older full files are deleted. By default all full
     * files are kept.
     *
     * @param files the number of files, 0 or more
     * @throws IllegalArgumentException if the number is negative
     */
    public Builder keep(int files) {
      if (files < 0 || files == Integer.MAX_VALUE) {
        throw new IllegalArgumentException(
            "The number of files to keep must be 0 or more, but is " + files + ".");
      }
      kept = files;
      return this;
    }

    /** Sets when lines are forced to the disk. The default is {@link Fsync#ON_ROTATION}. */
    public Builder fsync(Fsync policy) {
      fsync = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /** Sets the clock for {@link #rotateEvery}. The default is the system clock. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /**
     * Opens the file.
     *
     * @throws IOException if the file cannot be opened, or has another writer
     */
    public AuditFile open() throws IOException {
      return new AuditFile(this);
    }
  }
}
