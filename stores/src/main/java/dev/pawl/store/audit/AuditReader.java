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

/** Reads files of JSON lines back, whatever has happened to whoever wrote them. Thread-safe. */
public final class AuditReader {

  private AuditReader() {}

  /**
   * A line that is no record.
   *
   * @param file where
   * @param line its number, from 1
   * @param offset the position of its first byte
   * @param torn whether it is the last and has no end: the process died while it wrote it
   * @param text what it says, what is not UTF-8 replaced
   */
  public record BadLine(Path file, long line, long offset, boolean torn, String text) {}

  /**
   * Reads a file line by line. Blank lines are passed over.
   *
   * @param records takes each record, in order
   * @return the lines that are no records; empty if all is well
   * @throws IOException if the file can't be read
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
   * Reads all files written at a path, the oldest first.
   *
   * @throws IOException if one can't be read
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
