package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.input.UnknownTypes;
import dev.pawl.diagrams.text.TextDiagram;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.YamlReader;
import dev.pawl.processor.Documents;
import dev.pawl.processor.option.Output;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the output and the exit codes of the command line. */
class CommandLineTest {

  private static final String DOOR =
      """
      machine: front-door
      package: com.acme
      states:
        OPEN: { initial: true, on: { shut: CLOSED } }
        CLOSED: { on: { open: OPEN } }
      """;

  private static final String LAMP =
      """
      machine: Lamp
      states: { OFF: { initial: true, on: { press: ON } }, ON: {} }
      """;

  private static final String BROKEN =
      """
      machine: Broken
      states:
        OPEN: { initial: true, on: { shut: CLOSD } }
        CLOSED: { on: { open: OPEN } }
      """;

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private String in = "";
  private boolean unicode = true;
  private boolean color;

  @BeforeEach
  void writeMachines() throws IOException {
    Files.writeString(folder.resolve("door.pawl.yaml"), DOOR);
    Files.createDirectories(folder.resolve("all/sub"));
    Files.writeString(folder.resolve("all/lamp.pawl.yaml"), LAMP);
    Files.writeString(folder.resolve("all/sub/door.pawl.yaml"), DOOR);
    Files.writeString(folder.resolve("all/other.yaml"), "not: a machine");
    Files.writeString(folder.resolve("broken.yaml"), BROKEN);
  }

  private int run(String... arguments) {
    out.reset();
    err.reset();
    Terminal terminal =
        new Terminal(
            new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, false, StandardCharsets.UTF_8),
            unicode,
            color);
    int code = CommandLine.run(arguments, terminal);
    assertEquals(code, terminal.end(code));
    return code;
  }

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  /** Returns the error output, with paths of files relative to the folder. */
  private String err() {
    return err.toString(StandardCharsets.UTF_8)
        .replace(folder.toString().replace('\\', '/') + "/", "")
        .replace(System.lineSeparator(), "\n");
  }

  private static Machine machine(String yaml) {
    return YamlReader.read("x", yaml, "", true, new UnknownTypes(), new Problems()).orElseThrow();
  }

  private static String document(String yaml, Output output, boolean ascii, int width) {
    return Documents.of(
        ResolvedMachine.of(machine(yaml)), output, new TextDiagram.Options(ascii, width));
  }

  @ParameterizedTest
  @EnumSource
  void everyDocumentIsRendered(Output output) {
    assertEquals(0, run("render", at("door.pawl.yaml"), "--to", output.ending()));
    assertEquals(document(DOOR, output, false, 100), out());
    assertEquals("", err());
  }

  @Test
  void textDiagramIsDefault() {
    assertEquals(0, run("render", at("door.pawl.yaml")));
    assertEquals(document(DOOR, Output.TXT, false, 100), out());
    assertEquals(0, run("render", "--to=ASCII", "--ascii", "--", at("door.pawl.yaml")));
    assertEquals(document(DOOR, Output.TXT, true, 100), out());
    assertEquals(0, run("render", at("door.pawl.yaml"), "--width", "20"));
    assertEquals(document(DOOR, Output.TXT, false, 20), out());
    assertEquals(0, run("render", at("door.pawl.yaml"), "--to", "mermaid"));
    assertEquals(document(DOOR, Output.MMD, false, 100), out());
  }

  @Test
  void terminalWithoutUnicodeGetsAscii() throws IOException {
    unicode = false;
    assertEquals(0, run("render", at("door.pawl.yaml")));
    assertEquals(document(DOOR, Output.TXT, true, 100), out());
    assertEquals(0, run("render", at("door.pawl.yaml"), "--unicode"));
    assertEquals(document(DOOR, Output.TXT, false, 100), out());
    assertEquals(0, run("render", at("door.pawl.yaml"), "-o", at("x/y.txt")));
    assertEquals(
        document(DOOR, Output.TXT, false, 100), Files.readString(folder.resolve("x/y.txt")));
    assertEquals("", out());
  }

  @Test
  void standardInputIsRendered() {
    in = LAMP;
    assertEquals(0, run("render", "-", "--to", "dot"));
    assertEquals(document(LAMP, Output.DOT, false, 100), out());
  }

  @Test
  void folderIsRenderedIntoFolder() throws IOException {
    assertEquals(0, run("render", at("all"), "--to", "puml", "--out", at("made/here")));
    assertEquals("", out() + err());
    try (Stream<Path> files = Files.list(folder.resolve("made/here"))) {
      assertEquals(
          List.of("Lamp.puml", "com.acme.FrontDoor.puml"),
          files.map(f -> f.getFileName().toString()).sorted().toList());
    }
    assertEquals(
        document(DOOR, Output.PUML, false, 100),
        Files.readString(folder.resolve("made/here/com.acme.FrontDoor.puml")));
  }

  @Test
  void severalMachinesWithoutOutFolderAreRefused() throws IOException {
    usage("There are 2 machines. Set a folder for them with --out DIR.", "render", at("all"));
    Files.writeString(folder.resolve("all/twin.pawl.yaml"), LAMP);
    String twins = "There are two machines Lamp: all/lamp.pawl.yaml and all/twin.pawl.yaml.";
    usage(twins, "render", at("all"), "--out", at("made"));
    assertFalse(Files.exists(folder.resolve("made")));
    Files.write(folder.resolve("all/unreadable.pawl.yaml"), new byte[] {(byte) 0xff});
    assertEquals(3, run("render", at("all"), "--out", at("made")));
    assertTrue(err().contains("error: There are two machines"), err());
  }

  @Test
  void machineWithErrorsIsNotRendered() throws IOException {
    assertEquals(
        1, run("render", at("broken.yaml"), at("all/lamp.pawl.yaml"), "--out", at("made")));
    assertTrue(err().startsWith("broken.yaml:3:38: error: [PAWL012] Transition"), err());
    try (Stream<Path> files = Files.list(folder.resolve("made"))) {
      assertEquals(
          List.of("Lamp.txt"), files.map(f -> f.getFileName().toString()).sorted().toList());
    }
  }

  @Test
  void checkReportsProblemsLikeCompiler() {
    assertEquals(
        1, run("check", at("broken.yaml"), at("all"), at("all/lamp.pawl.yaml")), this::err);
    assertEquals(
        """
        broken.yaml:3:38: error: [PAWL012] Transition target "CLOSD" is not a state of Broken. Did you mean "CLOSED"?
          OPEN: { initial: true, on: { shut: CLOSD } }
                                             ^
        https://pawl.dev/problems/PAWL012
        all/lamp.pawl.yaml:2:54: warning: [PAWL022] No transition leaves ON, and it is not final. If an instance ends here, add "final: true".
        states: { OFF: { initial: true, on: { press: ON } }, ON: {} }
                                                             ^
        https://pawl.dev/problems/PAWL022
        """,
        err());
    assertEquals("3 machines checked: 1 error, 1 warning" + System.lineSeparator(), out());
  }

  @Test
  void colorTerminalGetsColoredMessages() {
    color = true;
    assertEquals(1, run("check", at("broken.yaml")), this::err);
    assertTrue(err().contains("\u001b[1;31merror:\u001b[0m [PAWL012]"), err());
    assertFalse(out().contains("\u001b"));
  }

  @Test
  void warningsOptionSetsSeverityOfWarnings() {
    String lamp = at("all/lamp.pawl.yaml");
    assertEquals(0, run("check", lamp), this::err);
    assertTrue(err().contains("warning: [PAWL022]"), err());
    assertEquals(1, run("check", lamp, "--warnings=error"), this::err);
    assertTrue(err().contains("error: [PAWL022]"), err());
    assertEquals(0, run("check", lamp, "--warnings", "off"), this::err);
    assertEquals("", err());
    assertEquals(0, run("check", lamp, "--suppress", "pawl022", "--warnings=error"), this::err);
    assertEquals("", err());
    usage(
        "The option --warnings must be on, error or off, not \"of\".",
        "check",
        lamp,
        "--warnings=of");
    usage(
        "The option --suppress names PAWL012, which is an error and cannot be suppressed. Remove"
            + " it.",
        "check",
        lamp,
        "--suppress=PAWL012");
  }

  @Test
  void strictOptionReportsMore() throws IOException {
    Path gate =
        Files.writeString(
            folder.resolve("gate.yaml"),
            "machine: Gate\nstates: { A: { initial: true, on: { go: { guard: ok, to: A } } } }\n");
    assertEquals(0, run("check", gate.toString(), "--warnings=error"), this::err);
    assertEquals(1, run("check", gate.toString(), "--warnings=error", "--strict"), this::err);
    assertTrue(err().contains("[PAWL031]"), err());
  }

  @Test
  void unknownTypesAreNamedInNote() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("typed.yaml"),
            """
            machine: Typed
            package: com.acme
            context: Retries
            events: org.other.Signal
            states:
              A: { initial: true, on: { GO: { update: count, to: A } }, data: { since: Instant } }
            views: { com.acme.Status: { UP: A } }
            """);
    assertEquals(0, run("check", file.toString()), this::err);
    assertEquals(
        "note: only a compiler can check the types com.acme.Retries, com.acme.Status and"
            + " org.other.Signal.\n",
        err());
  }

  @Test
  void unreadableFileIsReported() throws IOException {
    assertEquals(3, run("check", at("none.yaml"), at("all")), this::err);
    assertTrue(
        err()
            .startsWith(
                "error: [PAWL051] \"none.yaml\" could not be read: it does not exist. Correct the"
                    + " name, or create the file."),
        err());
    assertTrue(out().startsWith("2 machines checked"));
    Files.createDirectory(folder.resolve("empty"));
    assertEquals(3, run("render", at("empty")));
    assertTrue(err().contains("no file below it ends with .pawl.yaml"), err());
    Files.write(folder.resolve("latin.yaml"), new byte[] {(byte) 0xE9});
    assertEquals(3, run("render", at("latin.yaml")));
    assertTrue(err().contains("it is not UTF-8"), err());
  }

  @Test
  void unwritableFileIsReported() {
    assertEquals(3, run("render", at("door.pawl.yaml"), "-o", at("all")));
    assertTrue(err().contains("error: [PAWL099]"), err());
    assertEquals(3, run("render", at("door.pawl.yaml"), "--out", at("broken.yaml")));
    assertTrue(err().contains("error: [PAWL099]"), err());
  }

  private void usage(String message, String... arguments) {
    assertEquals(2, run(arguments));
    assertEquals("error: " + message + "\nTry --help.\n", err());
    assertEquals("", out());
  }

  @Test
  void machineWhoseStatesHaveErrorsIsNotReportedAsWithoutStates() throws IOException {
    Files.writeString(folder.resolve("m.yaml"), "machine: M\nstates: { \"\": { initial: true } }");
    assertEquals(1, run("check", at("m.yaml")), this::err);
    assertTrue((out() + err()).contains("1 error, 0 warnings"), out() + err());
    Files.writeString(folder.resolve("m.yaml"), "machine: M\nstates:\n  ? [a, b]\n");
    assertEquals(1, run("check", at("m.yaml")), this::err);
    assertTrue((out() + err()).contains("1 error, 0 warnings"), out() + err());
  }

  @Test
  void controlCharactersInArgumentAreEscaped() {
    usage("There is no command \"x\n  error: \\u001B[2J\\u202E\".", "x\nerror: \u001b[2J\u202e");
  }

  @Test
  void invalidArgumentsAreExplained() {
    usage("There is no command \"rendr\". Did you mean \"render\"?", "rendr");
    usage("render needs a file.", "render");
    usage("The name of a file or folder is empty.", "check", "");
    usage("There is no option --too here. Did you mean \"--to\"?", "render", "--too", "svg", "x");
    usage("There is no option --out here.", "check", "--out", "x", "y");
    usage("--to needs a value.", "render", "x", "--to");
    usage("--to needs a value.", "render", "x", "--to=");
    usage("--to is given more than once.", "render", "x", "--to=svg", "--to=md");
    usage("--ascii takes no value.", "render", "x", "--ascii=yes");
    usage("Give either --ascii or --unicode.", "render", "x", "--ascii", "--unicode");
    usage("Give either -o or --out.", "render", "x", "-o", "a", "--out", "b");
    usage("--width must be a number of columns from 20.", "render", "x", "--width", "9");
    usage("--width must be a number of columns from 20.", "render", "x", "--width", "wide");
    usage("sync needs --machines, which names the machines' file or folder.", "sync", "x.md");
    usage(
        "\"A.java\" is a Java source, which only the compiler reads. Name a file in YAML.",
        "check",
        at("broken.yaml").replace("broken.yaml", "A.java"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"svgg", "dto"})
  void unknownFormatIsExplained(String name) {
    assertEquals(2, run("render", at("door.pawl.yaml"), "--to", name));
    assertTrue(
        err().startsWith("error: \"" + name + "\" is no format; there are mermaid, "), err());
    assertTrue(err().contains("Did you mean \"" + (name.equals("dto") ? "dot" : "svg") + "\"?"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "render",
        "check",
        "sync",
        "diff",
        "requirements",
        "coverage",
        "import",
        "export",
        "preview"
      })
  void helpOfCommandHasOperandOfOverview(String command) {
    assertEquals(0, run("--help"));
    String overview =
        out().lines().filter(l -> l.startsWith("  " + command + " ")).findFirst().orElseThrow();
    String operand = overview.strip().split("[ .\\]]+")[1];
    assertEquals(0, run(command, "--help"));
    String usage = out().lines().filter(l -> l.startsWith("Usage: ")).findFirst().orElseThrow();
    assertTrue(usage.contains(" " + operand), usage + "\n" + overview);
    assertTrue(out().lines().allMatch(l -> l.length() <= 100), out());
  }

  @Test
  void helpListsEveryCommandAndOption() {
    assertEquals(0, run("--help"));
    String help = out();
    // the processor's jar has no main class
    assertTrue(help.contains("(or: java -jar pawl COMMAND ARGUMENT...)"), help);
    assertEquals(0, run("help"));
    assertEquals(help, out());
    assertEquals(2, run());
    assertEquals(help, err());
    for (Command command : List.of(new RenderCommand(), new CheckCommand(), new SyncCommand())) {
      assertTrue(help.contains("\n  " + command.name() + " "));
      assertEquals(0, run(command.name(), "--help"));
      String own = out();
      assertEquals(0, run("help", command.name()));
      assertEquals(own, out());
      command.switches().forEach(s -> assertTrue(own.contains("\n  " + s.text()), s.text() + own));
      assertTrue(own.lines().allMatch(l -> l.length() <= 100), own);
    }
    assertEquals(0, run("--version"));
    assertTrue(out().startsWith("Pawl "), out());
  }

  @Test
  void syncFillsBlocks() throws IOException {
    Path page = folder.resolve("page.md");
    String empty = "<!-- pawl:Lamp table -->\n<!-- /pawl -->\n";
    Files.writeString(page, empty);
    String[] check = {"sync", page.toString(), "--machines", at("all"), "--check"};
    assertEquals(1, run(check));
    assertEquals(
        """
        page.md:1:1: error: [PAWL097] The table of Lamp is stale: it has not been filled yet. To fill it, run sync without --check.
        <!-- pawl:Lamp table -->
        ^
        https://pawl.dev/problems/PAWL097
        """,
        err()
            .lines()
            .dropWhile(l -> !l.startsWith("page"))
            .map(l -> l + "\n")
            .reduce("", String::concat));
    assertEquals(empty, Files.readString(page));
    assertEquals(0, run("sync", page.toString(), "--machines", at("all"), "--warnings=off"));
    assertEquals("", err() + out());
    assertTrue(Files.readString(page).contains("| `OFF` | `press` | `ON` |"));
    assertEquals(0, run(check));
    assertEquals(3, run("sync", at("none.md"), "--machines", at("all")));
  }

  @Test
  void machineWithErrorsFillsNoBlock() throws IOException {
    Path page = folder.resolve("page.md");
    String text =
        "<!-- pawl:Broken table -->\n<!-- /pawl -->\n<!-- pawl:Lamp table -->\n<!-- /pawl -->\n";
    Files.writeString(page, text);
    assertEquals(
        1,
        run("sync", page.toString(), "--machines=" + at("all"), "--machines", at("broken.yaml")));
    assertTrue(err().contains("[PAWL012]"), err());
    assertTrue(Files.readString(page).startsWith("<!-- pawl:Broken table -->\n<!-- /pawl -->\n"));
    assertTrue(Files.readString(page).contains("`press`"));
  }
}
