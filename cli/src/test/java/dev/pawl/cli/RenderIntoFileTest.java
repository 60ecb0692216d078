package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.option.Output;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that the extension of a file determines the format, and outputs that cannot be written. */
class RenderIntoFileTest {

  @TempDir Path folder;
  private final RunCommands commands = new RunCommands();
  private String door;

  @BeforeEach
  void writeMachine() throws IOException {
    Path file = folder.resolve("door.pawl.yaml");
    Files.writeString(
        file,
        """
        machine: Door
        states:
          OPEN: { initial: true, on: { shut: CLOSED } }
          CLOSED: { on: { open: OPEN } }
        """);
    door = file.toString();
  }

  private String written(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  private String as(String format) {
    assertEquals(0, commands.run("render", door, "--to", format));
    return commands.out();
  }

  @Test
  void severalFormatsAreWrittenAtOnce() throws IOException {
    Path into = folder.resolve("out");
    assertEquals(
        0, commands.run("render", door, "--to", "json, png,txt,ascii", "--out", into.toString()));
    assertEquals("", commands.out() + commands.err());
    assertEquals(List.of("Door.json", "Door.png", "Door.txt"), names(into));
    assertEquals(as("json"), Files.readString(into.resolve("Door.json")));
  }

  @Test
  void markdownBringsItsPicture() throws IOException {
    Path into = folder.resolve("out");
    assertEquals(0, commands.run("render", door, "--to", "md", "--out", into.toString()));
    assertEquals(List.of("Door.md", "Door.svg"), names(into));
    assertTrue(Files.readString(into.resolve("Door.md")).contains("Door.svg"));
  }

  @Test
  void severalFormatsNeedAFolder() {
    assertEquals(2, commands.run("render", door, "--to", "svg,md"));
    assertTrue(commands.err().contains("Several formats need --out with a folder."));
    String into = folder.toString();
    assertEquals(2, commands.run("render", door, "--to", "svg,java", "--out", into));
    assertTrue(commands.err().contains("java cannot be written together with other formats."));
    assertEquals(2, commands.run("render", door, "--to", "svg,mp", "--out", into));
    assertTrue(commands.err().contains("\"mp\" is no format"), commands.err());
    assertEquals(2, commands.run("render", door, "--to", "svg,", "--out", into));
  }

  private static List<String> names(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void machineWithFailingPropertyIsWrittenIfAsked() throws IOException {
    String yaml = Files.readString(Path.of(door));
    Files.writeString(
        Path.of(door), yaml + "verify: { properties: { stays: { never: in(CLOSED) } } }\n");
    String page = folder.resolve("door.html").toString();
    assertEquals(1, commands.run("render", door, "-o", page));
    assertFalse(Files.exists(Path.of(page)));
    assertTrue(commands.err().contains("PAWL161"), commands.err());
    assertTrue(
        commands
            .err()
            .endsWith(
                "is not written because of errors in its properties. Add --unproven to write it"
                    + " anyway.\n"),
        commands.err());

    assertEquals(1, commands.run("render", door, "-o", page, "--unproven"));
    assertTrue(commands.err().contains("PAWL161"), commands.err());
    assertFalse(commands.err().contains("--unproven"), commands.err());
    assertTrue(written("door.html").contains("This machine does not compile"));
    assertTrue(written("door.html").contains("\"counterexample\""));

    Files.writeString(Path.of(door), yaml.replace("shut: CLOSED", "shut: CLOSD"));
    assertEquals(1, commands.run("render", door, "-o", page, "--unproven"));
    assertFalse(commands.err().contains("--unproven"), commands.err());
  }

  @ParameterizedTest
  @EnumSource
  void extensionSetsFormat(Output output) throws IOException {
    String name = "made/door." + output.ending();
    assertEquals(0, commands.run("render", door, "-o", folder.resolve(name).toString()));
    assertEquals("", commands.out() + commands.err());
    assertEquals(as(output.ending()), written(name));
  }

  @ParameterizedTest
  @ValueSource(strings = {"door", "a.b/door", ".hidden", "door."})
  void fileWithoutExtensionGetsTextDiagram(String name) throws IOException {
    assertEquals(0, commands.run("render", door, "-o", folder.resolve(name).toString()));
    assertEquals(as("txt"), written(name));
  }

  @Test
  void toOptionAppliesIfExtensionIsUnknown() throws IOException {
    String file = folder.resolve("door.picture").toString();
    assertEquals(0, commands.run("render", door, "--to=svg", "-o", file));
    assertEquals(as("svg"), written("door.picture"));
    String same = folder.resolve("DOOR.SVG").toString();
    assertEquals(0, commands.run("render", door, "--to=svg", "-o", same));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--to=md|door.svg|--to is md, but the file ends with .svg.",
        "--to=java|door.md|--to is java, but the file ends with .md.",
        "--to=md|door.java|--to is md, but the file ends with .java.",
        "--to=ascii|door.md|--to is ascii, but the file ends with .md.",
        "--width=80|door.gif|The file ends with .gif, which is no format; there are mermaid, ascii,"
            + " svg, png, pdf, md, html, json, puml, dot, java. Set the format with --to.",
        "--width=80|door.svgg|The file ends with .svgg, which is no format; there are mermaid,"
            + " ascii, svg, png, pdf, md, html, json, puml, dot, java. Set the format with --to. Did you mean"
            + " \"svg\"?"
      })
  void contradictingOrUnknownExtensionIsRefused(String option, String name, String message) {
    Path file = folder.resolve(name);
    assertEquals(2, commands.run("render", door, option, "-o", file.toString()));
    assertEquals("error: " + message + "\nTry --help.\n", commands.err());
    assertFalse(Files.exists(file));
  }

  @Test
  void helpNamesEveryFormat() {
    for (String[] help : new String[][] {{"--help"}, {"render", "--help"}}) {
      assertEquals(0, commands.run(help));
      for (String format : OutputFormat.all()) {
        assertTrue(commands.out().matches("(?s).*[ ]" + format + "[,\\n].*"), format);
      }
    }
  }

  private static OutputStream failing(String why) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(why);
      }
    };
  }

  @Test
  void brokenPipeEndsWithoutMessage() {
    assertEquals(141, commands.runInto(failing("Broken pipe"), "render", door));
    assertEquals("", commands.err());
  }

  @Test
  void fullDiskIsReported() {
    OutputStream full = failing("No space left on device");
    assertEquals(3, commands.runInto(full, "check", door));
    assertEquals(
        "error: The output could not be written: No space left on device\n", commands.err());
  }
}
