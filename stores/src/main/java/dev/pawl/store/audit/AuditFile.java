package dev.pawl.store.audit;

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
 * A file of lines that makes room for the next when it is full or old, for {@link
 * dev.pawl.hook.JsonLinesHook}:
 *
 * <pre>{@code
 * AuditFile file = AuditFile.at(path).rotateAt(64 << 20).keep(10).fsync(Fsync.EVERY_LINE).open();
 * builder.hook(JsonLinesHook.<TaskStatus, TaskEvent>to(file).names(TaskCodec::toWire, TaskCodec::eventToWire));
 * }</pre>
 *
 * <p>Each line is written in one piece, so a crash tears the last at most. A file whose last line
 * is torn is gone on with on a new line; {@link AuditReader} reports the torn one. A full file is
 * renamed: {@code audit.jsonl} to {@code audit.jsonl.pawl-000000001}, and so on; the number tells
 * the order. Files of any other name are left alone.
 *
 * <p>An interrupt disturbs no line. A file that others move, delete or cut is noticed at the next
 * line, which goes to a new file at the path, or to the new end; a line that is just being written
 * then may stand in both. A line for which there is no room is taken back as a whole, and reported
 * as an {@link IOException}, as is one whose folder is gone; the next is tried anew. If a full file
 * can't be renamed it is gone on with, and that is logged.
 *
 * <p>Thread-safe; several hooks may share one. Only one process may write to a file: a lock on the
 * empty file {@code audit.jsonl.lock} beside it, which stays, keeps others out.
 */
public final class AuditFile implements Appendable, Flushable, Closeable {

  private final Path path;
  private final AuditNames names;
  private final long most;
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
    this.most = builder.most;
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

  /** A file at a path, which is made if it is not there. */
  public static Builder at(Path path) {
    return new Builder(path);
  }

  /**
   * All files that were written at a path and are still there, the oldest first. Those that earlier
   * versions named after the time come first.
   *
   * @throws IOException if the folder can't be read
   */
  public static List<Path> files(Path path) throws IOException {
    return new AuditNames(path.toAbsolutePath()).all();
  }

  /** The file at the path, which is opened if somebody has moved or deleted the one that was. */
  private AuditOutput output() throws IOException {
    if (output != null && !output.isThere()) {
      end();
    }
    if (output == null) {
      if (lock.isGone()) {
        lock.close();
        lock = AuditLock.of(path);
      }
      output = AuditOutput.open(path, writing);
      long now = periodOf(clock.instant());
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
   * Appends a line, with its end.
   *
   * @throws IOException if the line can't be written, and was not, or the file is closed
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
    if (!file.isThere()) {
      output().write(bytes); // it was moved or deleted meanwhile, and nobody knows which
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

  /** A clock that goes back begins no file; what it says then counts. */
  private boolean isFull(AuditOutput file) {
    long now = periodOf(clock.instant());
    boolean old = now > periodNumber;
    periodNumber = Math.min(now, periodNumber);
    return old || file.size() >= most;
  }

  /** Does what the policy asks for after a line. */
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
      // somebody has moved it just now, which the next line finds out
    } catch (IOException e) {
      if (!stuck) {
        System.getLogger("dev.pawl.store.audit")
            .log(Level.WARNING, path + " could not be rotated, and is gone on with: " + e);
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

  /** Closes the file; a line after that fails. Does nothing if it is closed. */
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

  /** Says how a file is written. Not thread-safe. */
  public static final class Builder {
    private final Path path;
    private long most = Long.MAX_VALUE;
    private @Nullable Duration period;
    private int kept = Integer.MAX_VALUE - 1;
    private Fsync fsync = Fsync.ON_ROTATION;
    private InstantSource clock = Clock.systemUTC();
    private AuditOutput.Writing writing = OutputStream::write;

    private Builder(Path path) {
      this.path = path.toAbsolutePath();
    }

    /** Writes otherwise, for tests. */
    Builder writing(AuditOutput.Writing other) {
      writing = other;
      return this;
    }

    /** Begins the next file when one has this many bytes; by default never. */
    public Builder rotateAt(long bytes) {
      if (bytes < 1) {
        throw new IllegalArgumentException("A file must hold a byte, not " + bytes + ".");
      }
      most = bytes;
      return this;
    }

    /** Begins a file for each span of time, such as a day in UTC; by default does not. */
    public Builder rotateEvery(Duration time) {
      if (time.toMillis() < 1) {
        throw new IllegalArgumentException("A file must last a millisecond, not " + time + ".");
      }
      period = time;
      return this;
    }

    /** Removes the oldest full files that it named beyond this many; by default keeps all. */
    public Builder keep(int files) {
      if (files < 0 || files == Integer.MAX_VALUE) {
        throw new IllegalArgumentException("So many files can't be kept: " + files + ".");
      }
      kept = files;
      return this;
    }

    /** Sets when lines are forced to the disk; by default when a file is full or closed. */
    public Builder fsync(Fsync policy) {
      fsync = Objects.requireNonNull(policy, "policy");
      return this;
    }

    /** Tells when a file is old; by default the system's clock. */
    public Builder clock(InstantSource newClock) {
      clock = Objects.requireNonNull(newClock, "clock");
      return this;
    }

    /**
     * Opens the file.
     *
     * @throws IOException if it can't be opened, or somebody else writes to it
     */
    public AuditFile open() throws IOException {
      return new AuditFile(this);
    }
  }
}
