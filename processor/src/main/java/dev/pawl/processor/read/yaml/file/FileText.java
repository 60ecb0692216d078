package dev.pawl.processor.read.yaml.file;

import dev.pawl.processor.read.yaml.node.DocumentParser;
import dev.pawl.processor.read.yaml.node.Quoted;
import dev.pawl.processor.read.yaml.text.SourceLines;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.util.Locale;
import java.util.Optional;

/**
 * A file's bytes decoded, or why they could not be.
 *
 * @param text the text; empty where there is a flaw
 * @param flaw what is wrong, if anything
 */
public record FileText(String text, Optional<String> flaw) {

  /** Enough for the longest text that is read, whatever its letters. */
  private static final int MAX_BYTES = 4 * DocumentParser.MAX_LENGTH;

  /** Opens a file. */
  public interface Source {
    InputStream open() throws IOException;
  }

  public static FileText read(Source source) {
    byte[] bytes;
    try (InputStream in = source.open()) {
      bytes = in.readNBytes(MAX_BYTES + 1);
    } catch (AccessDeniedException e) {
      return flawed("reading it is not permitted");
    } catch (IOException | RuntimeException e) {
      return flawed(reason(e));
    }
    if (bytes.length > MAX_BYTES) {
      return flawed(
          String.format(
              Locale.ROOT, "it has more than %,d bytes, which no machine needs", MAX_BYTES));
    }
    return decode(bytes);
  }

  /** The reason why opening or reading failed; java.io has it in the message alone. */
  private static String reason(Exception e) {
    String message = e.getMessage() == null ? "" : e.getMessage();
    if (saysFolder(e)) {
      return "it is a folder";
    }
    if (e instanceof FileNotFoundException) {
      return "reading it is not permitted";
    }
    return message.isEmpty() ? "an error occurred" : Quoted.bare(message, 200);
  }

  /** Whether an exception says that what was to be read is a folder. */
  public static boolean saysFolder(Exception e) {
    String message = e.getMessage() == null ? "" : e.getMessage().toLowerCase(Locale.ROOT);
    return message.matches("(?s).*\\bdirector(y|ies)\\b.*") && !message.contains("no such file");
  }

  public static FileText decode(byte[] bytes) {
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
    String text = out.flip().toString();
    return result.isError()
        ? flawed(malformed(text, bytes[in.position()]))
        : new FileText(text, Optional.empty());
  }

  private static String malformed(String before, byte bad) {
    SourceLines lines = new SourceLines("", before);
    var place = lines.placeOfCharacter(before.length());
    return String.format(
        Locale.ROOT,
        "it is not UTF-8; the byte %02X at line %d, column %d, is no part of a character",
        bad,
        place.line(),
        place.column());
  }

  public static FileText flawed(String flaw) {
    return new FileText("", Optional.of(flaw));
  }
}
