package dev.pawl.cli.importer;


import dev.pawl.cli.importer.mermaid.MermaidFormat;
import dev.pawl.cli.importer.plantuml.PlantUmlFormat;
import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.diagrams.export.PlantUmlPainter;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.read.file.MachineFiles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DiagramRoundTripTest {

  private static List<ResolvedMachine> machines() throws Exception {
    List<ResolvedMachine> machines = new ArrayList<>();
    for (String folder : List.of("../samples/src", "../processor/src/test/resources/good", "../docs/guides/src")) {
      try (Stream<Path> files = Files.walk(Path.of(folder))) {
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

  @Test
  void report() throws Exception {
    int[] equal = new int[2];
    List<ResolvedMachine> machines = machines();
    for (ResolvedMachine machine : machines) {
      compare(machine, MermaidPainter.paint(machine), new MermaidFormat(), equal, 0);
      compare(machine, PlantUmlPainter.paint(machine), new PlantUmlFormat(), equal, 1);
    }
    System.out.println(machines.size() + " machines, equal " + equal[0] + " " + equal[1]);
  }

  private void compare(ResolvedMachine machine, String text, ImportFormat format, int[] equal, int i) throws Exception {
    MachineImport imported;
    try {
      imported = MachineImport.of(new SourceText("x", text), format, new MachineImport.Naming(Optional.empty(), ""));
    } catch (ImportError e) {
      System.out.println("#### " + format.name() + " " + machine.name() + ": " + e.getMessage() + " " + e.place() + text);
      return;
    }
    if (imported.checked().drawable().isEmpty()) {
      System.out.println("#### " + format.name() + " " + machine.name() + ": " + imported.checked().problems().stream().filter(p -> p.code().severity().toString().equals("ERROR")).map(p -> p.message()).toList());
      return;
    }
    Set<String> before = MachineFacts.of(machine);
    Set<String> after = MachineFacts.of(imported.checked().drawable().get());
    Set<String> lost = new TreeSet<>(before); lost.removeAll(after);
    Set<String> added = new TreeSet<>(after); added.removeAll(before);
    if (lost.isEmpty() && added.isEmpty()) { equal[i]++; return; }
    System.out.println("#### " + format.name() + " " + machine.name() + "\n - " + lost + "\n + " + added);
  }
}
