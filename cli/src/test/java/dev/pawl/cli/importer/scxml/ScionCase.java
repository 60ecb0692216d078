package dev.pawl.cli.importer.scxml;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.cli.importer.ImportError;
import dev.pawl.cli.importer.MachineImport;
import dev.pawl.cli.importer.SourceText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A test of SCION's test framework: a chart, events, and the expected configurations.
 *
 * @param name the folder and name of the test, such as {@code basic/basic0}
 * @param chart the SCXML
 * @param initial the configuration at the start
 * @param events the events, in order
 */
record ScionCase(String name, String chart, Set<String> initial, List<Event> events) {

  /**
   * An event from outside.
   *
   * @param after the milliseconds that pass before the event
   * @param name the name of the event
   * @param next the configuration after the event
   */
  record Event(long after, String name, Set<String> next) {}

  /** Returns all tests in a folder of node modules, sorted by name. */
  static List<ScionCase> all(Path modules) throws IOException {
    Path folder = modules.resolve("@scion-scxml/test-framework/test");
    List<ScionCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".json")).sorted().toList()) {
        String name = folder.relativize(file).toString().replace(".json", "");
        Path chart = file.resolveSibling(file.getFileName().toString().replace(".json", ".scxml"));
        if (Files.exists(chart)) {
          cases.add(read(name, chart, new ObjectMapper().readTree(file.toFile())));
        }
      }
    }
    return cases;
  }

  private static ScionCase read(String name, Path chart, JsonNode script) throws IOException {
    List<Event> events = new ArrayList<>();
    for (JsonNode event : script.path("events")) {
      events.add(
          new Event(
              event.path("after").asLong(),
              event.path("event").path("name").asText(),
              names(event.path("nextConfiguration"))));
    }
    return new ScionCase(
        name, Files.readString(chart), names(script.path("initialConfiguration")), events);
  }

  private static Set<String> names(JsonNode list) {
    Set<String> names = new TreeSet<>();
    list.forEach(n -> names.add(n.asText()));
    return names;
  }

  /** Returns the folder of the test, whose name is the subject of the test. */
  String folder() {
    return name.substring(0, name.indexOf('/'));
  }

  boolean isOfW3c() {
    return folder().startsWith("w3c");
  }

  /** Returns whether the result depends on data or expressions, which Pawl does not evaluate. */
  boolean usesData() {
    return chart.contains("<data ") || chart.contains("<script") || chart.contains("<assign");
  }

  /** Imports the chart with the classes of the command {@code import}. */
  MachineImport imported(String packageName) throws ImportError {
    MachineImport.Naming naming = new MachineImport.Naming(Optional.of("M"), packageName);
    return MachineImport.of(new SourceText(name + ".scxml", chart), new ScxmlFormat(), naming);
  }
}
