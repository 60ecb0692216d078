package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the index pages in the folder for documents. */
class DocsIndexTest {

  private static final String MACHINE =
      """
      machine: %s
      package: p.q
      description: |
        About %s | & <b>.

        More.
      states:
        A: { initial: true, on: { go: B } }
        B: { states: { C: { initial: true, on: { back: A } }, H: { history: deep, to: C } } }
      """;

  private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)|href=\"([^\"#]+)\"");

  @TempDir Path temp;

  private Compiled compile(String machine, String... options) {
    Path machines = temp.resolve("machines-" + machine);
    Job.write(machines, "m.pawl.yaml", String.format(MACHINE, machine, machine));
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    return Tool.JAVAC.compile(
        Job.of(temp.resolve("src"), temp.resolve("work-" + machine))
            .lenient()
            .with("-Apawl.machines=" + machines, "-Apawl.suppress=PAWL021")
            .with(options));
  }

  private Path docs() {
    return temp.resolve("docs");
  }

  private String option() {
    return "-Apawl.docs=" + docs();
  }

  private String index(String ending) throws IOException {
    return Files.readString(docs().resolve("index." + ending));
  }

  private List<String> links(String ending) throws IOException {
    Matcher links = LINK.matcher(index(ending));
    return links
        .results()
        .map(m -> m.group(1) == null ? m.group(2) : m.group(1))
        .filter(link -> !link.startsWith("data:"))
        .toList();
  }

  @Test
  void everyMachineIsListedWithItsDocuments() throws IOException {
    compile("Second", option()).clean();
    compile("First", option()).clean();

    List<String> page = index("md").lines().filter(line -> line.startsWith("| [")).toList();
    assertEquals(2, page.size());
    assertEquals(
        "| [First](p.q.First.md) | `p.q` | 3 | 2 |  | About First \\| & &lt;b&gt;. |"
            + " [mmd](p.q.First.mmd) [txt](p.q.First.txt) [svg](p.q.First.svg)"
            + " [html](p.q.First.html) [json](p.q.First.json) |",
        page.get(0));
    assertTrue(index("html").contains("<a href=\"p.q.Second.html\">Second</a>"), index("html"));
    for (String ending : List.of("md", "html")) {
      assertEquals(12, links(ending).size());
      for (String link : links(ending)) {
        assertTrue(Files.exists(docs().resolve(link)), link);
      }
    }
  }

  @Test
  void repeatedRunWritesEqualPages() throws IOException {
    compile("First", option()).clean();
    String before = index("md") + index("html");
    compile("First", option()).clean();
    assertEquals(before, index("md") + index("html"));
  }

  @Test
  void machineWithoutPageIsNotListed() throws IOException {
    compile("Gone", option()).clean();
    Files.delete(docs().resolve("p.q.Gone.md"));
    compile("First", option()).clean();
    assertFalse(index("md").contains("[Gone]"), index("md"));
    assertTrue(index("html").contains(">Gone</a>"), index("html"));
  }

  @Test
  void foreignModelsAreSkipped() throws IOException {
    List<String> foreign =
        List.of(
            "",
            "{",
            "{\"pawl\": 1",
            "{\"pawl\": 1}",
            "{\"pawl\": 1, \"machine\": {}}",
            "{\"pawl\": [], \"machine\": \"X\"}",
            "[{\"pawl\": 1, \"machine\": \"X\"}]",
            "{\"name\": \"x\", \"version\": 2}",
            "{\"pawl\": 1, \"machine\": \"X\", \"states\": [[[" + "[".repeat(5_000),
            "{\"pawl\": 1, \"machine\": &a X, \"states\": [*a, *a]}",
            "not even \0 JSON");
    for (int i = 0; i < foreign.size(); i++) {
      Job.write(docs(), "f" + i + ".json", foreign.get(i));
      Job.write(docs(), "f" + i + ".md", "# Foreign\n");
    }
    Files.write(docs().resolve("bytes.json"), new byte[] {(byte) 0xff, 0, 1});
    Files.createDirectories(docs().resolve("folder.json"));
    compile("First", option()).clean();
    assertEquals(
        List.of("p.q.First.md"),
        links("md").stream().filter(link -> link.endsWith(".md")).toList());
  }

  @Test
  void foreignIndexIsKept() throws IOException {
    Job.write(docs(), "index.md", "# My own\n");
    Compiled compiled = compile("First", option());
    assertTrue(compiled.success());
    assertEquals(List.of("PAWL085"), compiled.codes(), compiled::text);
    assertEquals("# My own\n", index("md"));
    assertTrue(index("html").contains(">First</a>"));
    assertEquals(List.of(), compile("First", option(), "-Apawl.suppress=PAWL085").codes());
  }

  @Test
  void htmlIndexIsWrittenToTheDocsFolder() throws IOException {
    assertEquals(endings("json", "md", "mmd", "svg", "txt"), written(compile("First")));
    assertEquals(
        endings("html", "json", "md", "mmd", "svg", "txt"), written(compile("Second", option())));
    assertEquals(endings("html"), written(compile("Third", option(), "-Apawl.outputs=html")));
    assertEquals(endings(), written(compile("Fourth", option(), "-Apawl.outputs=none")));
    assertTrue(index("html").contains(">Third</a>"), index("html"));
    assertFalse(index("md").contains("Third"), index("md"));
  }

  private static TreeSet<String> endings(String... endings) {
    return new TreeSet<>(List.of(endings));
  }

  private static TreeSet<String> written(Compiled compiled) {
    try (Stream<String> files = compiled.generated().keySet().stream()) {
      return files
          .filter(file -> file.startsWith("META-INF/pawl/"))
          .map(file -> file.substring(file.lastIndexOf('.') + 1))
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }
}
