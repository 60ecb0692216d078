package dev.pawl.diagrams.text;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The machines of real systems as lists of transitions, each of which is drawn as a separate line.
 */
final class SeedModels {

  private static final Path FILE =
      Path.of("../diagrams/src/test/resources/diagram/seed-triples.txt");

  private SeedModels() {}

  /**
   * Reads the machines from the file. The name of a machine starts its line. A state follows one
   * blank, and a transition follows two blanks. Tabs separate the parts of a transition.
   */
  static Map<String, FlatModel> all() {
    Map<String, FlatModel> all = new LinkedHashMap<>();
    try {
      FlatModel current = null;
      for (String line : Files.readAllLines(FILE, StandardCharsets.UTF_8)) {
        if (line.startsWith("  ")) {
          String[] parts = line.strip().split("\t");
          current.triples().add(new FlatModel.Triple(parts[0], parts[1], parts[2]));
        } else if (line.startsWith(" ")) {
          current.states().add(line.strip());
        } else {
          current = new FlatModel(line, new ArrayList<>(), new ArrayList<>(), 1);
          all.put(line, current);
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return all;
  }

  static List<FlatModel> models() {
    return List.copyOf(all().values());
  }
}
