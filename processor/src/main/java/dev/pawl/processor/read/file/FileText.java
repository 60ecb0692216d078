package dev.pawl.processor.read.file;

import dev.pawl.language.yaml.QuotedText;
import dev.pawl.processor.file.FileFlaw;
import dev.pawl.processor.file.FileGate;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The text of a file, or the reason why the file cannot be read.
 *
 * @param text the text; empty if the file cannot be read
 * @param flaw the reason why the file cannot be read, if so
 */
public record FileText(String text, Optional<FileFlaw> flaw) {

  private static final String REMEDY = "Make sure that it is a readable file.";

  public interface Source {
    InputStream open() throws IOException;
  }

  public static FileText read(Path file) {
    try {
      return new FileText(FileGate.text(file), Optional.empty());
    } catch (FileGate.Refused e) {
      return flawed(e.flaw());
    }
  }

  /** Reads a file below a folder, unless a symbolic link leads out of the folder. */
  public static FileText read(Path folder, Path file) {
    return FileGate.flaw(folder, file).map(FileText::flawed).orElseGet(() -> read(file));
  }

  /** Reads a stream to its end. */
  public static FileText read(Source source) {
    try (InputStream in = source.open()) {
      return decode(FileGate.bytes(in));
    } catch (FileGate.Refused e) {
      return flawed(e.flaw());
    } catch (AccessDeniedException e) {
      return flawed("reading it is not permitted");
    } catch (IOException | RuntimeException e) {
      return flawed(reason(e));
    }
  }

  /**
   * Returns the reason why a file could not be read. Exceptions of {@code java.io} contain the
   * reason only in their message.
   */
  private static String reason(Exception e) {
    String message = e.getMessage() == null ? "" : e.getMessage();
    if (isAboutFolder(e)) {
      return "it is a folder";
    }
    if (e instanceof FileNotFoundException) {
      return "reading it is not permitted";
    }
    return message.isEmpty() ? "an error occurred" : QuotedText.bare(message, 200);
  }

  /** Returns whether the message of an exception says that a path is a folder. */
  public static boolean isAboutFolder(Exception e) {
    String message = e.getMessage() == null ? "" : e.getMessage().toLowerCase(Locale.ROOT);
    return message.matches("(?s).*\\bdirector(y|ies)\\b.*") && !message.contains("no such file");
  }

  public static FileText decode(byte[] bytes) {
    try {
      return new FileText(FileGate.decoded(bytes), Optional.empty());
    } catch (FileGate.Refused e) {
      return flawed(e.flaw());
    }
  }

  public static FileText flawed(FileFlaw flaw) {
    return new FileText("", Optional.of(flaw));
  }

  static FileText flawed(String reason) {
    return flawed(new FileFlaw(reason, REMEDY));
  }
}
