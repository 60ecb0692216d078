package dev.pawl.processor.sync;

import dev.pawl.processor.model.source.Origin;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import dev.pawl.processor.write.WholeFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A document on disk, in UTF-8. */
final class DiskFile {

  private final Path path;
  private final String name;
  private final Problems problems;

  DiskFile(Path path, Problems problems) {
    this.path = path;
    this.name = path.toString().replace(path.getFileSystem().getSeparator(), "/");
    this.problems = problems;
  }

  /** The document as the user named it. */
  String name() {
    return name;
  }

  /** The text; empty where it cannot be read, which is reported. */
  Optional<String> read() {
    if (!Files.exists(path)) {
      Path folder = Path.of("").toAbsolutePath();
      problems.add(
          Code.NOT_READABLE,
          path.isAbsolute()
              ? Optional.empty()
              : Optional.of("A relative path begins in " + folder + "."),
          Origin.NONE,
          name,
          "it does not exist");
      return Optional.empty();
    }
    if (Files.isDirectory(path)) {
      return unreadable("it is a folder");
    }
    try {
      return decode(Files.readAllBytes(path));
    } catch (IOException e) {
      return unreadable(reason(e));
    }
  }

  private Optional<String> decode(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    String text = out.flip().toString();
    if (!result.isError()) {
      return Optional.of(text);
    }
    List<TextLines.Line> lines = TextLines.of(name, text + " ").lines();
    return unreadable(
        String.format(
            Locale.ROOT,
            "it is not UTF-8; the byte %02X at line %d, column %d, is no part of a character",
            bytes[in.position()],
            lines.size(),
            lines.get(lines.size() - 1).text().length()));
  }

  private Optional<String> unreadable(String why) {
    problems.add(Code.NOT_READABLE, Origin.NONE, name, why);
    return Optional.empty();
  }

  static String reason(IOException e) {
    if (e instanceof AccessDeniedException) {
      return "it is not permitted";
    }
    String why = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return why == null ? "an error occurred (" + e.getClass().getSimpleName() + ")" : why;
  }

  /**
   * Replaces the text, at once and wholly: whoever reads the document meanwhile sees the old text
   * or the new one. What a symbolic link leads to is replaced, not the link. Where that cannot be
   * done, the old text stays, and a problem is added.
   */
  void write(String text) {
    try {
      Path real = path.toRealPath();
      if (!Files.isWritable(real)) {
        problems.add(Code.NOT_WRITABLE, Origin.NONE, name, "it is write-protected");
        return;
      }
      WholeFile.replace(real, text);
    } catch (IOException e) {
      problems.add(Code.NOT_WRITABLE, Origin.NONE, name, reason(e));
    }
  }
}
