package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.Imports;
import dev.pawl.cli.importer.MachineFacts;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.diagram.MermaidFormat;
import dev.pawl.cli.importer.diagram.PlantUmlFormat;
import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.export.PlantUmlPainter;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.read.file.MachineFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Draws machines as diagrams, imports the diagrams, and compares the behavior of the machines. */
class DiagramRoundTripTest {

  /**
   * The machines that a diagram does not describe completely, because they have an event with a
   * slash in its name, a type that only generated code has, or targets whose order is lost because
   * a method chooses one.
   */
  private static final Set<String> LOSSY = Set.of("käse-Maschine", "Chart", "Order");

  private enum Diagram {
    MERMAID(MermaidPainter::paint, new MermaidFormat()),
    PLANTUML(PlantUmlPainter::paint, new PlantUmlFormat());

    private final Function<ResolvedMachine, String> painter;
    private final ImportFormat format;

    Diagram(Function<ResolvedMachine, String> painter, ImportFormat format) {
      this.painter = painter;
      this.format = format;
    }
  }

  @ParameterizedTest
  @EnumSource
  void machinesComeBackFromTheirDiagrams(Diagram diagram) throws IOException {
    List<String> differences = new ArrayList<>();
    List<ResolvedMachine> machines = machines();
    for (ResolvedMachine machine : machines) {
      MachineImport imported = Imports.of(diagram.painter.apply(machine), diagram.format);
      Set<String> before = MachineFacts.of(machine);
      Set<String> after =
          imported.checked().drawable().map(MachineFacts::of).orElse(new TreeSet<>());
      if (!before.equals(after) && !LOSSY.contains(machine.name())) {
        Set<String> lost = new TreeSet<>(before);
        lost.removeAll(after);
        differences.add(machine.name() + " lost " + lost + "\n" + imported.yaml());
      }
    }
    assertEquals(List.of(), differences, () -> String.join("\n", differences));
    assertTrue(machines.size() > 50, "too few machines");
  }

  private static List<ResolvedMachine> machines() throws IOException {
    List<ResolvedMachine> machines = new ArrayList<>();
    for (String folder : List.of("samples/src", "processor/src/test/resources/good")) {
      try (Stream<Path> files = Files.walk(Path.of("..", folder))) {
        for (Path file : files.filter(f -> f.toString().endsWith(".yaml")).sorted().toList()) {
          CheckedFile.of(
                  new MachineFiles.Found(file.toString(), Files.readString(file), Optional.empty()),
                  false)
              .drawable()
              .ifPresent(machines::add);
        }
      }
    }
    return machines;
  }
}
