package dev.pawl.store.audit;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

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
 * renamed: {@code audit.jsonl} to {@code audit.jsonl.20251122-200000-000}, so the names are in the
 * order of time.
 *
 * <p>Thread-safe; several hooks may share one. Only one process may write to a file.
 */
public final class AuditFile implements Appendable, Flushable, Closeable {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss-SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final Path path;
  private final long most;
  private final Duration period;
  private final int kept;
  private final Fsync fsync;
  private final InstantSource clock;
  private FileChannel channel;
  private long size;
  private long periodNumber;

  private AuditFile(Builder builder) throws IOException {
    this.path = builder.path;
    this.most = builder.most;
    this.period = builder.period;
    this.kept = builder.kept;
    this.fsync = builder.fsync;
    this.clock = builder.clock;
    open();
  }

  /** A file at a path, which is made if it is not there. */
  public static Builder at(Path path) {
    return new Builder(path);
  }

  /**
   * All files that were written at a path and are still there, the oldest first.
   *
   * @throws IOException if the folder can't be read
   */
  public static List<Path> files(Path path) throws IOException {
    Path file = path.toAbsolutePath();
    String prefix = file.getFileName() + ".";
    try (Stream<Path> found = Files.list(file.getParent())) {
      List<Path> rotated =
          found.filter(one -> one.getFileName().toString().startsWith(prefix)).sorted().toList();
      return Stream.concat(rotated.stream(), Stream.of(file).filter(Files::exists)).toList();
    }
  }

  private void open() throws IOException {
    channel =
        FileChannel.open(
            path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    size = channel.size();
    channel.position(size);
    periodNumber =
        periodOf(size == 0 ? clock.instant() : Files.getLastModifiedTime(path).toInstant());
    if (size > 0 && lastByte() != '\n') {
      write("\n");
    }
  }

  private byte lastByte() throws IOException {
    ByteBuffer one = ByteBuffer.allocate(1);
    channel.read(one, size - 1);
    return one.get(0);
  }

  private long periodOf(Instant time) {
    return period == null ? 0 : Math.floorDiv(time.toEpochMilli(), period.toMillis());
  }

  /**
   * Appends a line, with its end.
   *
   * @throws IOException if the file can't be written, or is closed
   */
  @Override
  public synchronized AuditFile append(CharSequence line) throws IOException {
    if (channel == null) {
      throw new IOException(path + " is closed.");
    }
    if (size > 0 && (size >= most || periodOf(clock.instant()) != periodNumber)) {
      rotate();
    }
    write(line);
    return this;
  }

  @Override
  public AuditFile append(CharSequence text, int start, int end) throws IOException {
    return append(text.subSequence(start, end));
  }

  @Override
  public AuditFile append(char c) throws IOException {
    return append(String.valueOf(c));
  }

  private void write(CharSequence line) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.encode(line.toString());
    while (bytes.hasRemaining()) {
      size += channel.write(bytes);
    }
  }

  /** Does what the policy asks for after a line. */
  @Override
  public synchronized void flush() throws IOException {
    if (fsync == Fsync.EVERY_LINE && channel != null) {
      channel.force(false);
    }
  }

  private void rotate() throws IOException {
    end();
    Instant now = clock.instant();
    Path full = path.resolveSibling(path.getFileName() + "." + STAMP.format(now));
    for (int n = 1; Files.exists(full); n++) {
      full = path.resolveSibling(path.getFileName() + "." + STAMP.format(now) + "-" + n);
    }
    Files.move(path, full);
    open();
    List<Path> files = files(path);
    for (int i = 0; i < files.size() - 1 - kept; i++) {
      Files.deleteIfExists(files.get(i));
    }
  }

  private void end() throws IOException {
    try (FileChannel ended = channel) {
      channel = null;
      if (fsync != Fsync.NEVER) {
        ended.force(true);
      }
    }
  }

  /** Closes the file; a line after that fails. Does nothing if it is closed. */
  @Override
  public synchronized void close() throws IOException {
    if (channel != null) {
      end();
    }
  }

  /** Says how a file is written. Not thread-safe. */
  public static final class Builder {
    private final Path path;
    private long most = Long.MAX_VALUE;
    private Duration period;
    private int kept = Integer.MAX_VALUE - 1;
    private Fsync fsync = Fsync.ON_ROTATION;
    private InstantSource clock = Clock.systemUTC();

    private Builder(Path path) {
      this.path = path.toAbsolutePath();
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

    /** Removes the oldest full files beyond this many; by default keeps all. */
    public Builder keep(int files) {
      if (files < 0 || files == Integer.MAX_VALUE) {
        throw new IllegalArgumentException("So many files can't be kept: " + files + ".");
      }
      kept = files;
      return this;
    }

    /** When lines are forced to the disk; by default when a file is full or closed. */
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
     * @throws IOException if it can't be opened
     */
    public AuditFile open() throws IOException {
      return new AuditFile(this);
    }
  }
}
