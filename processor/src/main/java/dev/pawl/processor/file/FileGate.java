package dev.pawl.processor.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;

/**
 * Opens and writes files. It opens regular files only, and symbolic links to such: opening a pipe
 * or a device may never end. It reads no more than {@link #MOST_BYTES}. All text is UTF-8.
 *
 * <p>Links to regular files are followed wherever they lead, since build tools such as Bazel run
 * compilers in folders of links. Links to folders are followed inside the folder that was named.
 */
public final class FileGate {

  /** The largest size of a file that is read, in bytes. */
  public static final int MOST_BYTES = 12_000_000;

  private FileGate() {}

  /** A file is not read or written. */
  public static final class Refused extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient FileFlaw flaw;

    Refused(FileFlaw flaw) {
      super(flaw.reason());
      this.flaw = flaw;
    }

    /** Returns the reason, and what to do. */
    public FileFlaw flaw() {
      return flaw == null ? FileFlaw.UNKNOWN : flaw;
    }
  }

  /**
   * Returns the path of a file right inside a folder.
   *
   * @param name the name of the file, derived from names that were checked
   * @throws IllegalArgumentException if the name leads anywhere else
   * @throws Refused if the file system cannot have a file of this name
   */
  public static Path inside(Path folder, String name) throws Refused {
    if (!isPlain(name)) {
      throw new IllegalArgumentException("not a plain file name: " + name);
    }
    try {
      return folder.resolve(name);
    } catch (InvalidPathException e) {
      throw new Refused(FileFlaw.badName(name));
    }
  }

  /** Returns whether a name is that of a file, and not a path to somewhere else. */
  public static boolean isPlain(String name) {
    return !name.isEmpty()
        && !name.equals(".")
        && !name.equals("..")
        && name.chars().noneMatch(c -> c == '/' || c == '\\' || c == ':' || c < ' ');
  }

  /** Returns the reason why a file cannot be read; empty if it can. */
  public static Optional<FileFlaw> flaw(Path file) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (attributes.isDirectory()) {
        return Optional.of(FileFlaw.FOLDER);
      }
      return attributes.isRegularFile() ? Optional.empty() : Optional.of(FileFlaw.NOT_REGULAR);
    } catch (IOException e) {
      return Optional.of(FileFlaw.of(e));
    }
  }

  /**
   * Returns the reason why a file that was found below a folder cannot be read; empty if it can.
   *
   * @param folder the folder in which the file was looked up, which may be a link itself
   */
  public static Optional<FileFlaw> flaw(Path folder, Path file) {
    Path parent = file.toAbsolutePath().getParent();
    Optional<FileFlaw> outside = parent == null ? Optional.empty() : linkFlaw(folder, parent);
    return outside.isPresent() ? outside : flaw(file);
  }

  /** Returns the reason why a folder below another is not looked into; empty if it is. */
  public static Optional<FileFlaw> linkFlaw(Path folder, Path inner) {
    try {
      return inner.toRealPath().startsWith(folder.toRealPath())
          ? Optional.empty()
          : Optional.of(FileFlaw.OUTSIDE);
    } catch (IOException e) {
      return Optional.of(FileFlaw.of(e));
    }
  }

  /**
   * Returns whether there is anything at a path, be it a file or not. A link that leads to nothing
   * is nothing.
   */
  public static boolean exists(Path file) {
    return Files.exists(file);
  }

  /**
   * Reads a file.
   *
   * @throws Refused if it is no regular file, too large, or cannot be read
   */
  public static byte[] bytes(Path file) throws Refused {
    Optional<FileFlaw> flaw = flaw(file);
    if (flaw.isPresent()) {
      throw new Refused(flaw.get());
    }
    try (InputStream in = Files.newInputStream(file)) {
      return bytes(in);
    } catch (IOException e) {
      throw new Refused(FileFlaw.of(e));
    }
  }

  /**
   * Reads a stream to its end.
   *
   * @throws Refused if it has more bytes than a file may have
   */
  public static byte[] bytes(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MOST_BYTES + 1);
    if (bytes.length > MOST_BYTES) {
      throw new Refused(FileFlaw.TOO_LARGE);
    }
    return bytes;
  }

  /**
   * Reads a file's text.
   *
   * @throws Refused if it is not UTF-8, or cannot be read
   */
  public static String text(Path file) throws Refused {
    return decoded(bytes(file));
  }

  /**
   * Decodes UTF-8.
   *
   * @throws Refused if it is none, with the place of the first byte that is wrong
   */
  public static String decoded(byte[] bytes) throws Refused {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    String text = out.flip().toString();
    if (!result.isError()) {
      return text;
    }
    int line = 1;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean beforeLf = i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (c == '\n' || (c == '\r' && !beforeLf)) {
        line++;
        start = i + 1;
      }
    }
    throw new Refused(FileFlaw.notUtf8(bytes[in.position()], line, text.length() - start + 1));
  }

  /**
   * Replaces a file at once, and creates the folders that it lacks. A reader sees the old bytes or
   * the new ones. The file keeps its permissions; if it is a link, the file that it leads to is
   * replaced.
   *
   * @throws Refused if there is something at this path that is no regular file, or if it cannot be
   *     written; a file that was there is left as it was
   */
  public static void write(Path file, byte[] bytes) throws Refused {
    if (Files.exists(file)) {
      Optional<FileFlaw> flaw = flaw(file);
      if (flaw.isPresent()) {
        throw new Refused(flaw.get());
      }
    }
    try {
      AtomicFile.replace(file, bytes);
    } catch (IOException e) {
      throw new Refused(FileFlaw.of(e));
    }
  }

  /** Replaces a file by a text, as {@link #write(Path, byte[])} does. */
  public static void write(Path file, String text) throws Refused {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Deletes a regular file or a link; anything else is left.
   *
   * @throws Refused if it cannot be deleted
   */
  public static void delete(Path file) throws Refused {
    try {
      if (flaw(file).isEmpty()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new Refused(FileFlaw.of(e));
    }
  }
}
