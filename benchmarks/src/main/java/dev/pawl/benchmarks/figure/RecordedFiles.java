package dev.pawl.benchmarks.figure;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The JSON files of recorded figures: {@code jdk-17.json}, {@code jdk-25.json}. */
public final class RecordedFiles {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Path folder;

  /** Creates the records of a folder, which need not exist. */
  public RecordedFiles(Path folder) {
    this.folder = folder;
  }

  /** Returns the file of a feature version. */
  public Path file(int jdk) {
    return folder.resolve("jdk-" + jdk + ".json");
  }

  /** Returns the figures of a feature version; without parts if there is no file. */
  public Recorded read(int jdk) throws IOException {
    return Files.exists(file(jdk)) ? read(file(jdk)) : new Recorded(jdk, Map.of());
  }

  /** Returns all recorded figures, the oldest feature version first. */
  public List<Recorded> all() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Recorded> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).toList()) {
        all.add(read(file));
      }
    }
    all.sort((one, other) -> Integer.compare(one.jdk(), other.jdk()));
    return all;
  }

  private static Recorded read(Path file) throws IOException {
    return JSON.readValue(file.toFile(), Recorded.class);
  }

  /** Returns the text of a file. Each figure has a line of its own, so that diffs are readable. */
  public static String text(Recorded recorded) {
    DefaultPrettyPrinter.Indenter lines = new OuterLines();
    DefaultPrettyPrinter printer =
        new DefaultPrettyPrinter().withObjectIndenter(lines).withArrayIndenter(lines);
    try {
      String text = JSON.writer(printer).writeValueAsString(recorded) + "\n";
      // the end of a figure is indented by the enclosing level, which breaks lines
      return text.replaceAll("\n {8}([}\\]])", " $1");
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Breaks lines between figures, but not within them. */
  private static final class OuterLines implements DefaultPrettyPrinter.Indenter {

    private static final int FIGURE = 5;
    private static final DefaultPrettyPrinter.Indenter LINES = new DefaultIndenter("  ", "\n");

    @Override
    public void writeIndentation(JsonGenerator json, int level) throws IOException {
      if (level < FIGURE) {
        LINES.writeIndentation(json, level);
      } else {
        json.writeRaw(' ');
      }
    }

    @Override
    public boolean isInline() {
      return false;
    }
  }
}
