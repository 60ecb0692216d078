package dev.pawl.store.audit;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a file of lines from having two writers, by a lock on an empty file beside it. That file
 * stays: whoever removed it would let others lock one of the same name.
 */
final class AuditLock implements Closeable {

  /** Systems lock for a process, so this one has to tell its own writers apart. */
  private static final Set<Path> LOCKED = new HashSet<>();

  private final Path real;
  private final Path file;
  private final @Nullable FileChannel channel;

  private AuditLock(Path real, Path file, @Nullable FileChannel channel) {
    this.real = real;
    this.file = file;
    this.channel = channel;
  }

  /** Returns the file whose lock keeps a second writer of a path out. */
  static Path pathOf(Path path) {
    return path.resolveSibling(path.getFileName() + ".lock");
  }

  /**
   * Locks.
   *
   * @throws IOException if somebody else has the lock; where there are no locks, nobody has
   */
  static AuditLock of(Path path) throws IOException {
    Path real = Objects.requireNonNull(path.getParent()).toRealPath().resolve(path.getFileName());
    Path file = pathOf(path);
    synchronized (LOCKED) {
      if (!LOCKED.add(real)) {
        throw taken(path);
      }
    }
    boolean locked = false;
    try {
      FileChannel channel = channel(file);
      if (channel != null && !isLocked(channel)) {
        channel.close();
        throw taken(path);
      }
      locked = true;
      return new AuditLock(real, file, channel);
    } finally {
      if (!locked) {
        release(real);
      }
    }
  }

  private static IOException taken(Path path) {
    return new IOException(
        path
            + " has a writer already, in this process or another. Share its AuditFile, or give each"
            + " process a file of its own.");
  }

  /** Null where there may be no such file. */
  private static @Nullable FileChannel channel(Path file) {
    try {
      return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      return null;
    }
  }

  /** True where the system knows no locks. */
  private static boolean isLocked(FileChannel channel) {
    try {
      return channel.tryLock() != null;
    } catch (IOException e) {
      return true;
    }
  }

  private static void release(Path real) {
    synchronized (LOCKED) {
      LOCKED.remove(real);
    }
  }

  /** Whether somebody has removed the file, so that the lock keeps nobody out any more. */
  boolean isGone() {
    return channel != null && !Files.exists(file);
  }

  @Override
  public void close() throws IOException {
    release(real);
    if (channel != null) {
      channel.close();
    }
  }
}
