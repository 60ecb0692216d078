package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the commands {@code import} and {@code export}. */
class ImportCommandTest {

  private static final String DOOR =
      """
      <scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="Door" initial="shut">
        <!-- nobody inside -->
        <state id="shut">
          <transition event="open" cond="!locked &amp;&amp; In('shut')" target="open"/>
        </state>
        <state id="open">
          <onentry><log label="hello" expr="'hello'"/></onentry>
          <invoke type="http" src="x"/>
          <transition event="close" target="shut"/>
          <transition event="leave" target="gone"/>
        </state>
        <final id="gone"/>
      </scxml>
      """;

  @TempDir Path folder;
  private final RunCommands command = new RunCommands();
  private String door = "";

  @BeforeEach
  void writeDoor() throws IOException {
    door = write("door.scxml", DOOR);
  }

  private String write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void yamlIsPrinted() {
    assertEquals(0, command.run("import", door, "--package", "com.acme", "--name", "FrontDoor"));
    assertTrue(command.out().contains("machine: FrontDoor\npackage: com.acme\n"), command.out());
    assertTrue(command.out().contains("  # nobody inside\n  shut:"), command.out());
    assertTrue(command.out().contains("guard: \"!locked && in(shut)\""), command.out());
  }

  @Test
  void constructsWithoutCounterpartAreRemarkedWithTheirPlaces() {
    assertEquals(0, command.run("import", door));
    assertTrue(
        command.err().contains("door.scxml:8:5: note: <invoke>: not imported"), command.err());
  }

  @Test
  void folderGetsYamlAndClasses() throws IOException {
    Path into = folder.resolve("out");
    assertEquals(0, command.run("import", door, "--package", "com.acme", "--to", "" + into));
    assertTrue(read("out/Door.pawl.yaml").startsWith("machine: Door\n"));
    String logic = read("out/com/acme/DoorLogicImpl.java");
    assertTrue(logic.contains("// Imported: locked"), logic);
    assertTrue(logic.contains("public boolean locked()"), logic);
    assertTrue(read("out/com/acme/DoorEffectsImpl.java").contains("public void logHello()"));
  }

  @Test
  void existingClassesAreKept() throws IOException {
    Path into = folder.resolve("out");
    assertEquals(0, command.run("import", door, "--to", "" + into));
    Files.writeString(into.resolve("DoorLogicImpl.java"), "mine");
    assertEquals(0, command.run("import", door, "--to", "" + into));
    assertEquals("mine", read("out/DoorLogicImpl.java"));
    assertTrue(command.err().contains("DoorLogicImpl.java exists and is kept."), command.err());
  }

  @Test
  void enumIsWritten() {
    assertEquals(0, command.run("import", door, "--enum"));
    assertTrue(command.out().contains("public enum DoorState {"), command.out());
    assertTrue(command.out().contains("/** nobody inside */"), command.out());
  }

  @Test
  void errorsOfTheYamlAreThoseOfTheImport() throws IOException {
    String loop =
        write(
            "loop.scxml",
            "<scxml><state id='a'><transition target='b'/></state>"
                + "<state id='b'><transition target='a'/></state></scxml>");
    assertEquals(1, command.run("import", loop));
    assertTrue(command.err().contains("[PAWL065]"), command.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<scxml><state id='a'>|1:22: error: This is not well-formed XML",
        "<scxml><state id='a'><transition event='e' target='b'/></state></scxml>"
            + "|1:22: error: There is no state \"b\"",
        "<scxml><state id='a'/><state id='a'/></scxml>|1:23: error: The id \"a\" is used twice",
        "<!DOCTYPE scxml [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><scxml>&e;</scxml>"
            + "|1:70: error: The entity \"e\" is not read. Replace it by its text.",
        "<scxml></scxml>|1:1: error: <scxml> has no states.",
        "<html/>|1:1: error: The root is <html>"
      })
  void badFilesAreReported(String text, String message) throws IOException {
    String file = write("bad.scxml", text);
    assertEquals(1, command.run("import", file));
    assertTrue(command.err().contains(message), command.err());
    assertEquals(1, command.err().lines().count(), command.err());
    assertEquals("", command.out());
  }

  @Test
  void hugeAndDeepFilesAreRefused() throws IOException {
    String huge = write("huge.scxml", "<scxml><!--" + "x".repeat(4_000_000) + "--></scxml>");
    assertEquals(1, command.run("import", huge));
    assertTrue(command.err().contains("more than 3,000,000 characters"), command.err());
    String deep = write("deep.scxml", "<state>".repeat(5_000));
    assertEquals(1, command.run("import", deep));
    assertTrue(command.err().contains("nested more than 120 deep"), command.err());
  }

  @Test
  void otherEncodingsAreReported() throws IOException {
    Path file = folder.resolve("wide.scxml");
    Files.write(file, DOOR.getBytes(StandardCharsets.UTF_16));
    assertEquals(3, command.run("import", "" + file));
    assertTrue(command.err().contains("is not UTF-8"), command.err());
  }

  @Test
  void unknownFormatIsAUsageError() throws IOException {
    String file = write("notes.txt", "Dear diary");
    assertEquals(2, command.run("import", file));
    assertTrue(command.err().contains("Add --from with"), command.err());
  }

  @Test
  void exportedMachineIsImportedAgain() throws IOException {
    Path into = folder.resolve("out");
    assertEquals(0, command.run("import", door, "--to", "" + into));
    String yaml = into.resolve("Door.pawl.yaml").toString();
    String scxml = folder.resolve("again.scxml").toString();
    assertEquals(0, command.run("export", yaml, "-o", scxml));
    assertEquals("", command.err());
    assertEquals(0, command.run("import", scxml));
    assertEquals("", command.err());
    assertEquals(read("out/Door.pawl.yaml").replace("  # nobody inside\n", ""), command.out());
  }

  /** Completion of A is not an event of this machine. */
  @Test
  void eventThatResemblesCompletionKeepsItsName() throws IOException {
    String yaml =
        write(
            "m.pawl.yaml",
            "machine: M\nstates: { A: { initial: true, on: { doneA: B } }, B: { final: true } }\n");
    String scxml = folder.resolve("m.scxml").toString();
    assertEquals(0, command.run("export", yaml, "-o", scxml));
    assertEquals(0, command.run("import", scxml));
    assertEquals("", command.err());
    assertTrue(command.out().contains("doneA: B"), command.out());
  }

  @Test
  void lostPartsAreNoted() throws IOException {
    String yaml =
        write(
            "lamp.pawl.yaml",
            "machine: Lamp\nstates: { A: { initial: true, on: { x: B } }, B: {} }\n"
                + "forbid: [{ from: B, to: A, because: no }]\n");
    assertEquals(0, command.run("export", yaml, "--to", "scxml"));
    assertTrue(
        command.err().contains("note: Lamp: The export does not contain forbidden pairs."),
        command.err());
    assertFalse(command.out().isEmpty());
  }

  /** A machine that ends exits no state, but other tools run the exit actions. */
  @Test
  void exitActionsAtTheEndAreNoted() throws IOException {
    String states = "states: { A: { initial: true, on: { x: B } }, B: { final: true%s } }\n";
    String ofFinal =
        write("final.pawl.yaml", "machine: F\n" + states.formatted(", exit: { effects: [bye] }"));
    String ofMachine =
        write("all.pawl.yaml", "machine: A\nexit: { effects: [bye] }\n" + states.formatted(""));
    assertEquals(List.of("SCXML"), namesOfToolsThatExit(ofFinal, "scxml"));
    assertEquals(List.of("XState"), namesOfToolsThatExit(ofFinal, "xstate"));
    assertEquals(List.of(), namesOfToolsThatExit(ofMachine, "scxml"));
    assertEquals(List.of("XState"), namesOfToolsThatExit(ofMachine, "xstate"));
  }

  private List<String> namesOfToolsThatExit(String yaml, String format) {
    assertEquals(0, command.run("export", yaml, "--to", format));
    return command
        .err()
        .lines()
        .filter(line -> line.startsWith("note: ") && line.contains(" runs the exit actions of "))
        .map(line -> line.split(" ")[2])
        .toList();
  }
}
