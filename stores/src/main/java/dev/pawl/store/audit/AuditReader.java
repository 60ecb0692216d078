package dev.pawl.store.audit;

import dev.pawl.engine.JsonReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A reader of JSON lines, such as the lines of an {@link AuditFile}. The reader reports damaged
 * lines instead of failing. Thread-safe.
 */
public final class AuditReader {

  private AuditReader() {}

  /**
   * A line that is not a JSON object.
   *
   * @param file the file that contains the line
   * @param line the number of the line, from 1
   * @param offset the position of the line's first byte in the file
   * @param torn whether the line is the last line of the file and has no line end, because the
   *     process ended while it wrote the line
   * @param text the text of the line; bytes that are not UTF-8 are replaced
   */
  public record BadLine(Path file, long line, long offset, boolean torn, String text) {}

  /**
   * Reads a file line by line. Blank lines are ignored.
   *
   * @param file the path of the file
   * @param records receives each record, in order
   * @return the lines that are not JSON objects; usually none
   * @throws IOException if the file cannot be read
   */
  public static List<BadLine> read(Path file, Consumer<Map<String, Object>> records)
      throws IOException {
    List<BadLine> bad = new ArrayList<>();
    try (InputStream in = new BufferedInputStream(new FileInputStream(file.toFile()))) {
      ByteArrayOutputStream line = new ByteArrayOutputStream(512);
      long number = 1;
      long offset = 0;
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next != '\n') {
          line.write(next);
          continue;
        }
        take(new BadLine(file, number, offset, false, text(line)), records, bad);
        number++;
        offset += line.size() + 1;
        line.reset();
      }
      take(new BadLine(file, number, offset, true, text(line)), records, bad);
    }
    return bad;
  }

  /**
   * Reads all files of a path, including rotated files, oldest first.
   *
   * @param path the path of the current file
   * @param records receives each record, in order
   * @return the lines that are not JSON objects; usually none
   * @throws IOException if a file cannot be read
   */
  public static List<BadLine> readAll(Path path, Consumer<Map<String, Object>> records)
      throws IOException {
    List<BadLine> bad = new ArrayList<>();
    for (Path file : AuditFile.files(path)) {
      bad.addAll(read(file, records));
    }
    return bad;
  }

  private static String text(ByteArrayOutputStream line) {
    return line.toString(StandardCharsets.UTF_8);
  }

  private static void take(BadLine line, Consumer<Map<String, Object>> records, List<BadLine> bad) {
    if (line.text().isBlank()) {
      return;
    }
    Map<String, Object> record;
    try {
      record = JsonReader.object(line.text());
    } catch (IllegalArgumentException e) {
      bad.add(line);
      return;
    }
    records.accept(record);
  }
}
