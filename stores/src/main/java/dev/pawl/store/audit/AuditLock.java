package dev.pawl.store.audit;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A lock that prevents a second writer of an audit file. The locked file is an empty file in the
 * same folder. The locked file is never deleted, because another writer could otherwise lock a new
 * file with the same name.
 */
final class AuditLock implements Closeable {

  /**
   * The paths that this process has locked. The file locks of the operating system exclude only
   * other processes.
   */
  private static final Set<Path> LOCKED = new HashSet<>();

  /**
   * The open channels of files that a copy of this class in another class loader has locked, by
   * file. To close such a channel would release the lock, because file locks of POSIX belong to the
   * process. The next attempt to lock the file uses its channel.
   */
  private static final Map<Path, FileChannel> OVERLAPPING = new HashMap<>();

  private final Path real;
  private final Path file;
  private final @Nullable FileChannel channel;

  private AuditLock(Path real, Path file, @Nullable FileChannel channel) {
    this.real = real;
    this.file = file;
    this.channel = channel;
  }

  /** Returns the path of the lock file. */
  static Path pathOf(Path path) {
    return path.resolveSibling(path.getFileName() + ".lock");
  }

  /**
   * Locks a path. If the file system has no locks, only writers of this process are excluded.
   *
   * @throws IOException if the path has another writer
   */
  static AuditLock of(Path path) throws IOException {
    Path real = Objects.requireNonNull(path.getParent()).toRealPath().resolve(path.getFileName());
    Path file = pathOf(real);
    synchronized (LOCKED) {
      if (!LOCKED.add(real)) {
        throw lockedError(path);
      }
    }
    boolean locked = false;
    try {
      FileChannel channel = channel(file);
      if (channel != null && !tryLock(file, channel)) {
        throw lockedError(path);
      }
      locked = true;
      return new AuditLock(real, file, channel);
    } finally {
      if (!locked) {
        release(real);
      }
    }
  }

  private static IOException lockedError(Path path) {
    return new IOException(
        path
            + " has a writer already, in this process or another one. Share its AuditFile, or use"
            + " a separate file for each process.");
  }

  /** Opens the lock file, unless it is open; returns null if the file cannot be created. */
  private static @Nullable FileChannel channel(Path file) {
    synchronized (OVERLAPPING) {
      FileChannel known = OVERLAPPING.remove(file);
      if (known != null) {
        return known;
      }
    }
    try {
      return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    } catch (IOException e) {
      return null;
    }
  }

  /**
   * Locks the channel of a file. Returns false if another process, or a copy of this class in
   * another class loader, has locked the file; the caller must then not use the channel. Returns
   * true if the file system does not support locks.
   */
  private static boolean tryLock(Path file, FileChannel channel) throws IOException {
    FileLock lock;
    try {
      lock = channel.tryLock();
    } catch (OverlappingFileLockException e) {
      synchronized (OVERLAPPING) {
        OVERLAPPING.put(file, channel);
      }
      return false;
    } catch (IOException e) {
      return true;
    }
    if (lock == null) {
      channel.close();
    }
    return lock != null;
  }

  private static void release(Path real) {
    synchronized (LOCKED) {
      LOCKED.remove(real);
    }
  }

  /**
   * Returns whether the lock file was deleted, so that the lock no longer excludes other writers.
   */
  boolean isDeleted() {
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
