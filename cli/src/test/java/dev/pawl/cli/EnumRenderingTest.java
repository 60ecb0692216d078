package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.testing.Compiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the conversion of a machine in YAML to an enum by {@code --to java}. */
class EnumRenderingTest {

  private static final String DOOR =
      """
      machine: Door
      package: com.acme
      description: A door
      events: Button
      states:
        CLOSED: { initial: true, on: { PRESS: OPEN } }
        OPEN: { after: { 30s: CLOSED } }
      """;

  private static final String ENUM =
      """
      package com.acme;

      import dev.pawl.Initial;
      import dev.pawl.StateMachine;
      import dev.pawl.Transition;

      /** A door */
      @StateMachine(events = Button.class)
      public enum DoorState {
        @Initial
        @Transition(on = "PRESS", to = "OPEN")
        CLOSED,

        @Transition(after = "30s", to = "CLOSED")
        OPEN
      }
      """;

  @TempDir Path folder;
  private final RunCommands commands = new RunCommands();

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text).toString();
  }

  @Test
  void enumIsWrittenToOutput() throws IOException {
    assertEquals(0, commands.run("render", file("door.pawl.yaml", DOOR), "--to", "java"));
    assertEquals(ENUM, commands.out());
    assertEquals("", commands.err());
  }

  @Test
  void enumIsWrittenToJavaFile() throws IOException {
    Path file = folder.resolve("DoorState.java");
    assertEquals(0, commands.run("render", file("door.pawl.yaml", DOOR), "-o", file.toString()));
    assertEquals(ENUM, Files.readString(file));
  }

  @Test
  void enumIsWrittenToFolderOfItsPackage() throws IOException {
    file("all/door.pawl.yaml", DOOR);
    file("all/lamp.pawl.yaml", "machine: Lamp\nstates: { ON: { initial: true, on: { a: ON } } }");
    String all = folder.resolve("all").toString();
    Path made = folder.resolve("made");
    assertEquals(2, commands.run("render", all, "--to", "java"));
    assertTrue(commands.err().contains("There are 2 machines"), commands.err());
    assertEquals(0, commands.run("render", all, "--to=java", "--out", made.toString()));
    assertEquals(ENUM, Files.readString(made.resolve("com/acme/DoorState.java")));
    assertTrue(Files.readString(made.resolve("LampState.java")).startsWith("import dev.pawl."));
  }

  @Test
  void twoEnumsWithSameNameAreRefused() throws IOException {
    file("all/door.pawl.yaml", DOOR);
    file("all/twin.pawl.yaml", DOOR);
    String all = folder.resolve("all").toString();
    assertEquals(2, commands.run("render", all, "--to=java", "--out", folder.toString()));
    assertTrue(commands.err().contains("two enums com/acme/DoorState.java"), commands.err());
  }

  @Test
  void omittedPartsAreReported() throws IOException {
    String file =
        file(
            "m.pawl.yaml",
            """
            machine: M
            entry: log
            states:
              A: { initial: true, data: { n: int }, on: { go: A } }
            """);
    assertEquals(0, commands.run("render", file, "--to", "java"));
    assertEquals(
        """
        note: M: Omitted: the machine's own entry (log), because only YAML can declare it.
        note: A: Left out: data { n: int }, as only states declared in YAML carry data.
        """,
        commands.err());
    assertTrue(commands.out().contains("// Left out: data { n: int }"), commands.out());
  }

  @Test
  void machineWithErrorsWritesNoEnum() throws IOException {
    String file = file("m.pawl.yaml", "machine: M\nstates: { A: { initial: true, to: B } }");
    assertEquals(1, commands.run("render", file, "--to", "java"));
    assertEquals("", commands.out());
  }

  @Test
  void enumCompilesWithItsTypes() throws IOException {
    assertEquals(0, commands.run("render", file("door.pawl.yaml", DOOR), "--to", "java"));
    String button = "package com.acme;\npublic enum Button { PRESS, OPEN_AFTER_30S }";
    Compiler.Result compiled =
        Compiler.JAVAC.compile(
            folder, null, List.of("-Xlint:all", "-Werror"), commands.out(), button);
    assertTrue(compiled.success(), compiled::text);
    assertFalse(compiled.messages().stream().anyMatch(m -> !m.text().isEmpty()), compiled::text);
  }
}
