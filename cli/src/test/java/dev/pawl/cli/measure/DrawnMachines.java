package dev.pawl.cli.measure;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The machines whose pictures are measured: machines of real systems, samples, and generated
 * machines.
 */
final class DrawnMachines {

  private static final int MADE = 66;

  private DrawnMachines() {}

  static Map<String, Machine> all() {
    Map<String, Machine> all = new LinkedHashMap<>();
    SeedMachines.all().forEach((name, machine) -> all.put("seed/" + name, machine));
    ChartMachines.all().forEach((name, machine) -> all.put("chart/" + name, machine));
    triples(all);
    files(all, Path.of("..", "samples", "src", "main", "pawl"), "sample");
    files(all, Path.of("../processor/src/test/resources/good"), "good");
    for (int seed = 0; seed < MADE; seed++) {
      all.put("made/" + seed, MadeMachine.of(seed));
    }
    return all;
  }

  /**
   * Adds the machines of the data set, with every transition as the document of the machine
   * contains it.
   */
  private static void triples(Map<String, Machine> all) {
    Map<String, Map<String, List<String[]>>> read = new LinkedHashMap<>();
    try {
      Map<String, List<String[]>> states = new LinkedHashMap<>();
      for (String line :
          Files.readAllLines(Path.of("../diagrams/src/test/resources/diagram/seed-triples.txt"))) {
        if (line.startsWith("  ")) {
          String[] parts = line.strip().split("\t");
          states.get(parts[0]).add(parts);
        } else if (line.startsWith(" ")) {
          states.put(line.strip(), new ArrayList<>());
        } else {
          states = new LinkedHashMap<>();
          read.put(line, states);
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    read.forEach(
        (name, states) -> {
          MachineSketch sketch = MachineSketch.named(name);
          String first = states.keySet().iterator().next();
          states.forEach(
              (state, ways) ->
                  sketch.state(
                      state,
                      s -> {
                        if (state.equals(first)) {
                          s.initial("");
                        }
                        if (ways.isEmpty()) {
                          s.end();
                        }
                        ways.forEach(way -> s.on(way[1], way[2]));
                      }));
          all.put("triples/" + name, sketch.machine());
        });
  }

  private static void files(Map<String, Machine> all, Path folder, String kind) {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".pawl.yaml")).sorted().toList()) {
        String name = kind + "/" + folder.relativize(file);
        Problems problems = new Problems();
        YamlReader.read(
                file.getFileName().toString(),
                Files.readString(file),
                "com.acme",
                true,
                new UnknownTypes(),
                problems)
            .filter(machine -> machine.tree().size() > 1)
            .ifPresent(machine -> all.put(name, machine));
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
