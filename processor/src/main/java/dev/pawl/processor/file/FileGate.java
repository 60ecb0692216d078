package dev.pawl.processor.file;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reads and writes files. Only regular files and links to them are opened, because opening a pipe
 * or a device can block forever. Files with more than {@link #MAX_BYTES} bytes are refused, except
 * by {@link #eachLine}. Texts are read and written as UTF-8.
 *
 * <p>Links to regular files may lead anywhere, because build tools such as Bazel run compilers in
 * folders of links. Links to folders must stay within the named folder.
 */
public final class FileGate {

  /** The maximum size of a file that is read, in bytes. */
  public static final int MAX_BYTES = 12_000_000;

  private FileGate() {}

  /** Thrown if a file cannot be read or written, or if Pawl must not open the file. */
  public static final class Refused extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient FileFlaw flaw;

    Refused(FileFlaw flaw) {
      super(flaw.reason());
      this.flaw = flaw;
    }

    public FileFlaw flaw() {
      return flaw == null ? FileFlaw.UNKNOWN : flaw;
    }
  }

  /**
   * Returns the path of a file directly inside a folder.
   *
   * @param name a file name that consists of names the caller has checked
   * @throws IllegalArgumentException if the name leads out of the folder
   * @throws Refused if the file system does not support the name
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

  /** Returns whether a name is a plain file name, not a path. */
  public static boolean isPlain(String name) {
    return !name.isEmpty()
        && !name.equals(".")
        && !name.equals("..")
        && name.chars().noneMatch(c -> c == '/' || c == '\\' || c == ':' || c < ' ');
  }

  /** Returns the reason why a file cannot be read; empty if the file can be read. */
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
   * Returns the reason why a file below a folder cannot be read; empty if the file can be read. A
   * file that is outside of the folder because of a symbolic link cannot be read.
   *
   * @param folder the folder that the caller searches; can itself be a symbolic link
   */
  public static Optional<FileFlaw> flaw(Path folder, Path file) {
    Path parent = file.toAbsolutePath().getParent();
    Optional<FileFlaw> outside = parent == null ? Optional.empty() : linkFlaw(folder, parent);
    return outside.isPresent() ? outside : flaw(file);
  }

  /**
   * Returns the reason why a caller that searches {@code folder} must not search its subfolder
   * {@code inner}; empty if the subfolder may be searched.
   */
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
   * Returns the files below a folder that meet a condition, sorted. Links to folders are not
   * followed.
   *
   * @throws IOException if the folder or one of its subfolders cannot be read
   */
  public static List<Path> below(Path folder, Predicate<Path> wanted) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(wanted).sorted().toList();
    } catch (UncheckedIOException e) {
      throw e.getCause(); // the stream cannot throw checked exceptions
    }
  }

  /** Returns whether a file or folder exists. For a broken link, returns false. */
  public static boolean exists(Path file) {
    return Files.exists(file);
  }

  /**
   * Reads a file.
   *
   * @throws Refused if the file is not a regular file, is too large, or cannot be read
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
   * @throws Refused if the stream has more than {@link #MAX_BYTES} bytes
   */
  public static byte[] bytes(InputStream in) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw new Refused(FileFlaw.TOO_LARGE);
    }
    return bytes;
  }

  /**
   * Reads a file's text.
   *
   * @throws Refused if the file is not UTF-8, or cannot be read
   */
  public static String text(Path file) throws Refused {
    return decoded(bytes(file));
  }

  /**
   * Passes each line of a file to a consumer. The file may have any size. Bytes that are not UTF-8
   * are replaced, because the last line can be cut off within a character.
   *
   * @throws Refused if the file is not a regular file or cannot be read
   */
  public static void eachLine(Path file, Consumer<String> line) throws Refused {
    Optional<FileFlaw> flaw = flaw(file);
    if (flaw.isPresent()) {
      throw new Refused(flaw.get());
    }
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8))) {
      for (String each = reader.readLine(); each != null; each = reader.readLine()) {
        line.accept(each);
      }
    } catch (IOException e) {
      throw new Refused(FileFlaw.of(e));
    }
  }

  /**
   * Decodes UTF-8.
   *
   * @throws Refused if the bytes are not UTF-8; the message contains the position of the first
   *     invalid byte
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
   * Replaces a file atomically and creates missing folders. A reader sees either the old or the new
   * bytes. An existing file keeps its permissions. If the path is a symbolic link, the target of
   * the link is replaced.
   *
   * @throws Refused if the path is not a regular file or cannot be written; an existing file is
   *     then unchanged
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
    } catch (NoSuchFileException e) {
      throw new Refused(FileFlaw.NOT_CREATABLE);
    } catch (IOException e) {
      throw new Refused(FileFlaw.of(e));
    }
  }

  /** Writes a text as UTF-8, like {@link #write(Path, byte[])}. */
  public static void write(Path file, String text) throws Refused {
    write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * Deletes a regular file or a symbolic link to a regular file. Does nothing if the path is a
   * folder, or if no file exists.
   *
   * @throws Refused if the file cannot be deleted
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
