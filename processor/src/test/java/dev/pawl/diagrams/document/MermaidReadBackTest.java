package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.ChartMachines;
import dev.pawl.diagrams.MachineSketch;
import dev.pawl.diagrams.SeedMachines;
import dev.pawl.diagrams.export.MermaidPainter;
import dev.pawl.language.HostileStrings;
import dev.pawl.language.Tools;
import dev.pawl.language.model.Behavior.History;
import dev.pawl.language.model.Machine;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.CompiledDocuments;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests that Mermaid reads the diagrams back with the states, nesting, transitions and labels of
 * the model. Requires Node and Mermaid; {@code .ci/mermaid} installs both and sets the folder.
 */
class MermaidReadBackTest {

  private static final String FOLDER = System.getProperty("pawl.mermaid", "");

  @Test
  void mermaidReadsTheModel() throws IOException, InterruptedException {
    requireMermaid();
    Path corpus = Files.createDirectories(Path.of(FOLDER, "corpus"));
    for (Map.Entry<String, Machine> entry : machines().entrySet()) {
      Path diagram = corpus.resolve(entry.getKey() + ".mmd");
      Optional<String> text = MermaidPainter.drawable(ResolvedMachine.of(entry.getValue()));
      if (text.isEmpty()) {
        Files.deleteIfExists(diagram);
        continue;
      }
      Files.writeString(diagram, text.get());
      Files.writeString(
          corpus.resolve(entry.getKey() + ".json"),
          MachineJson.of(ResolvedMachine.of(entry.getValue())));
    }
    requireEqual(corpus);
  }

  @Tag("long")
  @Test
  void mermaidReadsTheDocumentsOfCompiledMachines() throws IOException, InterruptedException {
    requireMermaid();
    requireEqual(CompiledDocuments.in(Path.of(FOLDER, "cases").toAbsolutePath()));
  }

  private static void requireMermaid() {
    Tools.require(!FOLDER.isEmpty(), "without -Dpawl.mermaid no Mermaid reads the diagrams back");
  }

  /**
   * Requires that Mermaid reads each diagram of a folder as the model in the file next to the
   * diagram.
   */
  private static void requireEqual(Path folder) throws IOException, InterruptedException {
    Process node =
        new ProcessBuilder("node", "check.mjs", "" + folder)
            .directory(Path.of(FOLDER).toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, node.waitFor(), said);
    assertTrue(said.contains(" diagrams, 0 wrong"), said);
  }

  private static Map<String, Machine> machines() {
    Map<String, Machine> all = new LinkedHashMap<>(SeedMachines.all());
    all.putAll(ChartMachines.all());
    int number = 0;
    for (String text : HostileStrings.visible()) {
      all.put("hostile-" + ++number, hostile(text));
    }
    return all;
  }

  /** Returns a machine with the text in every place that takes text. */
  private static Machine hostile(String text) {
    List<String> list = List.of(text);
    return MachineSketch.named(text)
        .described(text)
        .any(s -> s.entry(list).on(text, "Z", text))
        .state(
            text,
            s ->
                s.initial(text)
                    .described(text)
                    .tags(text)
                    .entry(list, text)
                    .ignore(text)
                    .on("a" + text, "Z")
                    .when("a" + text, text, "Z")
                    .choose("b", text, "Z", text))
        .state(
            "P" + text,
            s ->
                s.described(text)
                    .parallel()
                    .exit(list)
                    .defer(text)
                    .state("L" + text, t -> t.after(text, "Z").raise(text))
                    .state(
                        "R" + text,
                        t ->
                            t.state("I" + text, u -> u.stay(text, "", text))
                                .state("H" + text, u -> u.history(History.DEEP, "I" + text))))
        .state("Z", s -> s.end())
        .machine();
  }
}
