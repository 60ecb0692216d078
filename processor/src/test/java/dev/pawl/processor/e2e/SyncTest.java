package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests documents that compilers update. */
class SyncTest {

  private static final String LAMP =
      """
      package p;
      import dev.pawl.*;
      @StateMachine
      enum LampState {
        @Initial @Transition(on = "press", to = "ON") OFF,
        @Transition(on = "press", to = "OFF") ON
      }
      """;

  private static final String DOOR =
      "machine: Door\npackage: p\nstates: { A: { initial: true, on: { go: A } } }\n";

  private static final String TABLE =
      """

      | From | Event | To |
      | --- | --- | --- |
      | `OFF` | `press` | `ON` |
      | `ON` | `press` | `OFF` |

      """;

  @TempDir Path temp;
  private Path readme;
  private Path page;

  @BeforeEach
  void writeSources() {
    Job.write(temp, "src/LampState.java", LAMP);
    Job.write(temp, "machines/door.pawl.yaml", DOOR);
    readme = Job.write(temp, "README.md", block("Lamp", "") + block("p.Door", "old\n"));
    page = Job.write(temp, "docs/a page.md", block("Lamp", ""));
  }

  private static String block(String machine, String body) {
    return "<!-- pawl:" + machine + " table -->\n" + body + "<!-- /pawl -->\n";
  }

  private Compiled compile(Tool tool, String... options) {
    return tool.compile(
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with("-Apawl.sync=" + readme + ":" + page)
            .with(options));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void documentsAreFilled(Tool tool) throws IOException {
    compile(tool).clean();
    assertTrue(Files.readString(readme).startsWith(block("Lamp", TABLE)));
    assertTrue(Files.readString(readme).contains("| `A` | `go` | `A` |"));
    assertFalse(Files.readString(readme).contains("old"));
    assertEquals(block("Lamp", TABLE), Files.readString(page));
    compile(tool, "-Apawl.sync.check=true").clean();
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void staleBlockFailsTheCheck(Tool tool) throws IOException {
    compile(tool).clean();
    String stale = Files.readString(page).replace("| `ON` | `press`", "| `ON` | `push`");
    Files.writeString(page, stale);
    Compiled checked = compile(tool, "-Apawl.sync.check=true");
    assertFalse(checked.success());
    assertEquals(List.of("PAWL097"), checked.codes(), checked::text);
    Message message = checked.problems().get(0);
    assertTrue(message.isError());
    assertEquals(
        List.of(
            "[PAWL097] The table of Lamp is stale: expected here: \"| `ON` | `press` | `OFF`"
                + " |\". To fill it, compile without -Apawl.sync.check=true.",
            page.toString().replace('\\', '/') + ":6:12",
            "| `ON` | `push` | `OFF` |",
            "^",
            "https://pawl.dev/problems/PAWL097"),
        message.text().lines().map(String::strip).toList());
    assertEquals(stale, Files.readString(page));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void machineWithErrorsKeepsItsBlocks(Tool tool) throws IOException {
    Job.write(temp, "machines/door.pawl.yaml", DOOR.replace("go: A", "go: B"));
    Compiled compiled = compile(tool);
    assertFalse(compiled.success());
    assertEquals(List.of("PAWL012"), compiled.codes(), compiled::text);
    assertEquals(block("Lamp", TABLE) + block("p.Door", "old\n"), Files.readString(readme));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void uncompiledMachineIsNotAnError(Tool tool) throws IOException {
    Job.write(temp, "README.md", block("Other", "filled\n"));
    Compiled compiled = compile(tool).clean();
    assertEquals(List.of("PAWL098"), compiled.codes(), compiled::text);
    assertEquals(block("Other", "filled\n"), Files.readString(readme));
    assertEquals(List.of(), compile(tool, "-Apawl.suppress=PAWL098").clean().codes());
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void wrongMarkersAreErrors(Tool tool) throws IOException {
    String text = block("Lamp", "") + "<!-- pawl:Lamp table -->\n";
    Job.write(temp, "README.md", text);
    Compiled compiled = compile(tool);
    assertFalse(compiled.success());
    assertEquals(List.of("PAWL095"), compiled.codes(), compiled::text);
    assertEquals(text, Files.readString(readme));
    assertEquals(block("Lamp", TABLE), Files.readString(page));
  }

  /** Compilations of tests have no machines, and neither have some incremental compilations. */
  @ParameterizedTest
  @EnumSource(Tool.class)
  void documentsAreNotReadWithoutMachines(Tool tool) throws IOException {
    Job.write(temp, "other/Plain.java", "class Plain {}");
    Compiled compiled =
        tool.compile(
            Job.of(temp.resolve("other"), temp.resolve("work"))
                .with("-Apawl.sync=" + temp.resolve("none.md"), "-Apawl.sync.check=true"));
    compiled.clean();
    assertEquals(List.of(), compiled.codes());
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void missingDocumentIsReportedWithoutPlace(Tool tool) {
    Compiled compiled = compile(tool, "-Apawl.sync=" + temp.resolve("REDME.md"));
    assertEquals(List.of("PAWL051"), compiled.codes(), compiled::text);
    assertEquals("", compiled.problems().get(0).file(), compiled::text);
  }
}
