package dev.pawl.cli.exporter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.ImportFormat;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.SourceText;
import dev.pawl.cli.importer.scxml.ScxmlFormat;
import dev.pawl.cli.importer.xstate.XStateFormat;
import dev.pawl.cli.input.CheckedFile;
import dev.pawl.diagrams.document.MachineJson;
import dev.pawl.language.model.Event;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.lockstep.RandomCharts;
import dev.pawl.processor.read.file.MachineFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exports machines, imports them again, and compares the models. */
class RoundTripTest {

  /** The members of the model that the export reports as lost. */
  private static final List<String> LOST =
      List.of(
          ("serializers reserved renamedFrom forbid views assume counters properties omit include"
                  + " contextMembers")
              .split(" "));

  private static final int CHARTS = 12;

  /** A format that is exported and imported. */
  private enum Format {
    SCXML(ExportFormat.SCXML, new ScxmlFormat()),
    XSTATE(ExportFormat.XSTATE, new XStateFormat());

    private final ExportFormat exported;
    private final ImportFormat imported;

    Format(ExportFormat exported, ImportFormat imported) {
      this.exported = exported;
      this.imported = imported;
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @EnumSource
  void filesOfTheRepositorySurvive(Format format) throws IOException {
    int most = Fuzz.of(getClass(), 500).count();
    List<String> differences = new ArrayList<>();
    int compared = 0;
    try (Stream<Path> files = Files.walk(Path.of(".."))) {
      List<Path> all = files.filter(RoundTripTest::isMachine).sorted().toList();
      // a quick build compares only some of the machines
      int every = Math.max(1, all.size() / most);
      for (int i = 0; i < all.size(); i += every) {
        Path file = all.get(i);
        Optional<ResolvedMachine> machine = read(Files.readString(file));
        if (machine.isPresent()) {
          compared++;
          difference(machine.get(), format).ifPresent(d -> differences.add(file + ": " + d));
        }
      }
    }
    assertEquals(List.of(), differences, () -> String.join("\n\n", differences));
    assertTrue(compared > 10, "compared too few files");
  }

  @ParameterizedTest
  @EnumSource
  void randomChartsSurvive(Format format) {
    Fuzz fuzz = Fuzz.of(getClass(), CHARTS);
    List<String> differences = new ArrayList<>();
    RandomCharts.machines(fuzz.random(), fuzz.count())
        .values()
        .forEach(m -> difference(ResolvedMachine.of(m), format).ifPresent(differences::add));
    assertEquals(List.of(), differences, () -> String.join("\n\n", differences));
  }

  @ParameterizedTest
  @EnumSource
  void eventsKeepTheirOrder(Format format) throws ImportError {
    String yaml =
        """
        machine: M
        on: { r: C }
        states:
          A: { initial: true, to: B, on: { x: B } }
          B: { on: { y: A }, ignore: z }
          C: { on: { z: A, y: B }, to: A }
        """;
    MachineImport imported =
        MachineImport.of(
            new SourceText(
                "m" + format.exported.extension(),
                format.exported.export(read(yaml).orElseThrow()).text()),
            format.imported,
            new MachineImport.Naming(Optional.empty(), ""));
    assertEquals(
        List.of("toB", "x", "y", "z", "toA", "r"),
        imported.checked().resolved().orElseThrow().declared().events().stream()
            .map(Event::name)
            .toList(),
        imported::yaml);
  }

  private static boolean isMachine(Path file) {
    return file.toString().endsWith(".yaml")
        && !file.toString().contains("target/")
        && !file.toString().contains("/bad/");
  }

  private static Optional<ResolvedMachine> read(String yaml) {
    return CheckedFile.of(new MachineFiles.Found("m.pawl.yaml", yaml, Optional.empty()), false)
        .resolved();
  }

  private static Optional<String> difference(ResolvedMachine machine, Format format) {
    ExportFormat.Exported exported = format.exported.export(machine);
    MachineImport imported;
    try {
      imported =
          MachineImport.of(
              new SourceText("m" + format.exported.extension(), exported.text()),
              format.imported,
              new MachineImport.Naming(Optional.empty(), ""));
    } catch (ImportError e) {
      return Optional.of(e.place() + e.getMessage() + "\n" + exported.text());
    }
    if (imported.checked().resolved().isEmpty() || !imported.remarks().isEmpty()) {
      return Optional.of(
          imported.remarks() + "\n" + imported.checked().problems() + "\n" + imported.yaml());
    }
    String before = kept(machine);
    String after = kept(imported.checked().resolved().get());
    return before.equals(after)
        ? Optional.empty()
        : Optional.of(firstDifference(before, after) + "\n" + imported.yaml());
  }

  private static void sort(JsonNode list, Predicate<JsonNode> keepsItsPlace, String key) {
    if (list instanceof ArrayNode array) {
      List<JsonNode> sorted = new ArrayList<>();
      array.forEach(sorted::add);
      sorted.sort(Comparator.comparing(e -> keepsItsPlace.test(e) ? "" : e.path(key).asText()));
      array.removeAll().addAll(sorted);
    }
  }

  private static String firstDifference(String before, String after) {
    String[] one = before.split("\n");
    String[] other = after.split("\n");
    int i = 0;
    while (i < one.length && i < other.length && one[i].equals(other[i])) {
      i++;
    }
    return "line "
        + i
        + "\n< "
        + (i < one.length ? one[i] : "")
        + "\n> "
        + (i < other.length ? other[i] : "");
  }

  /** Returns the model without the parts that the export reports as lost. */
  private static String kept(ResolvedMachine machine) {
    try {
      JsonNode model = new ObjectMapper().readTree(MachineJson.of(machine));
      removeLost(model);
      return model.toPrettyString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes the lost parts. Sorts by name the elements of events that only the machine raises. */
  private static void removeLost(JsonNode node) {
    if (node instanceof ObjectNode object) {
      object.remove(LOST);
      sort(object.path("events"), e -> e.path("kind").asText().equals("named"), "name");
      sort(object.path("answers"), e -> false, "event");
    }
    node.forEach(RoundTripTest::removeLost);
  }
}
