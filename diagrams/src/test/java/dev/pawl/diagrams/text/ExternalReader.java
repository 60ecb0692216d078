package dev.pawl.diagrams.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An independent reader of text diagrams, written in Python. Tests use this reader if it is
 * available.
 */
final class ExternalReader {

  private static final String PROPERTY = "pawl.diagram.reader";
  private static final String FILE = "shared/checks/read_diagram.py";

  private static final String SCRIPT =
      """
      import json, sys
      sys.path.insert(0, sys.argv[1])
      import read_diagram
      for case in json.load(open(sys.argv[2], encoding='utf8')):
          checker, result = read_diagram.check(case['picture'], case['model'], legend=True)
          unclear = ('triple_false', 'edges_unlabelled', 'ambiguous_nets', 'broken_nets', 'dangling',
                     'label_amb', 'label_orphan', 'label_covers_line', 'boxes_damaged')
          bad = [k for k in unclear if result[k]]
          if not result['exact'] or bad:
              print(case['name'], result['triples'], bad, dict(checker.issues))
      """;

  private final Path reader;
  private final List<String> cases = new ArrayList<>();

  private ExternalReader(Path reader) {
    this.reader = reader;
  }

  /**
   * Returns the reader named by the system property, or found in a parent folder; empty if there is
   * none or Python is missing.
   */
  static Optional<ExternalReader> find() {
    Optional<Path> file =
        Optional.ofNullable(System.getProperty(PROPERTY))
            .map(Path::of)
            .or(
                () ->
                    Stream.iterate(Path.of("").toAbsolutePath(), p -> p != null, Path::getParent)
                        .map(p -> p.resolve(FILE))
                        .filter(Files::exists)
                        .findFirst());
    return file.filter(f -> runs(List.of("python3", "-c", "pass"))).map(ExternalReader::new);
  }

  private static boolean runs(List<String> command) {
    try {
      return new ProcessBuilder(command).start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  void add(FlatModel model, String picture) {
    cases.add(
        "{\"name\":"
            + FlatModel.quoted(model.name())
            + ",\"model\":"
            + model.json()
            + ",\"picture\":"
            + FlatModel.quoted(picture)
            + "}");
  }

  /**
   * Returns the reader's output about pictures that it cannot read exactly, or an empty string if
   * there are none.
   */
  String complaints() throws IOException, InterruptedException {
    Path input = Files.createTempFile("pictures", ".json");
    Path output = Files.createTempFile("complaints", ".txt");
    try {
      Files.writeString(input, "[" + String.join(",\n", cases) + "]", StandardCharsets.UTF_8);
      Process process =
          new ProcessBuilder(
                  "python3", "-c", SCRIPT, reader.getParent().toString(), input.toString())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(5, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        return "it does not end";
      }
      return Files.readString(output, StandardCharsets.UTF_8);
    } finally {
      Files.delete(input);
      Files.delete(output);
    }
  }
}
