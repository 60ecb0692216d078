package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the argument {@code -}, which means the standard input. */
class StandardInputTest {

  private static final String DOOR =
      "machine: Door\npackage: p\nstates:\n  SHUT: { initial: true, on: { push: OPEN } }\n"
          + "  OPEN: { final: true }\n";

  private final RunCommands commands = new RunCommands();
  @TempDir private Path folder;

  private void succeeds(String... arguments) {
    assertEquals(ExitCode.OK, commands.input(DOOR).run(arguments), commands.err());
  }

  @Test
  void commandsReadMachineFromInput() throws IOException {
    succeeds("check", "-");
    succeeds("render", "-");
    succeeds("export", "-", "--to", "scxml");
    assertTrue(commands.out().contains("<scxml"), commands.out());
    Path file = Files.writeString(folder.resolve("door.pawl.yaml"), DOOR);
    succeeds("diff", "-", file.toString());
    assertEquals("1 machine compared: no differences\n", commands.out());
    succeeds("diff", file.toString(), "-");
  }

  @Test
  void problemsInInputAreReported() {
    commands.input(DOOR.replace("OPEN }", "OPNE }"));
    assertEquals(ExitCode.PROBLEMS, commands.run("export", "-", "--to", "scxml"));
    assertTrue(commands.err().startsWith("<stdin>:4:"), commands.err());
  }

  @Test
  void inputCanBeNamedOnlyOnce() {
    assertEquals(ExitCode.USAGE, commands.input(DOOR).run("diff", "-", "-"));
    assertTrue(commands.err().contains("\"-\" is given more than once."), commands.err());
    assertEquals(ExitCode.USAGE, commands.input(DOOR).run("check", "-", "--", "-"));
  }

  /** A file named {@code -} would be hard to delete. */
  @Test
  void outputToDashIsRefused() {
    for (List<String> arguments :
        List.of(
            List.of("render", "-", "-o", "-"),
            List.of("export", "-", "--to", "scxml", "-o", "-"),
            List.of("coverage", folder.toString(), "--data", folder.toString(), "--json", "-"),
            List.of("requirements", folder.toString(), "--csv", "-"),
            List.of("requirements", "-"))) {
      int exit = commands.input(DOOR).run(arguments.toArray(String[]::new));
      assertEquals(ExitCode.USAGE, exit, arguments.toString());
      assertTrue(commands.err().contains("\"-\" is not supported here."), commands.err());
      assertFalse(Files.exists(Path.of("-")));
    }
  }
}
