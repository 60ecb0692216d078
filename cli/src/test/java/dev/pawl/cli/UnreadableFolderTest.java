package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.cover.CoverageReader;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import dev.pawl.processor.e2e.Job;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests commands with a folder that contains an unreadable folder. The path of this folder is
 * longer than the operating system allows, so that not even root can read the folder.
 */
@EnabledOnOs(OS.LINUX)
class UnreadableFolderTest {

  private static final String DOOR =
      "machine: Door\npackage: p\nstates:\n  SHUT: { initial: true, on: { push: OPEN } }\n"
          + "  OPEN: { final: true }\n";

  @TempDir Path temp;

  private Path folder;
  private Path end;
  private Path moved;

  @BeforeEach
  void createFolder() throws IOException {
    folder = Files.createDirectories(temp.resolve("folder"));
    Job.write(folder, "door.pawl.yaml", DOOR);
    moved = temp.resolve("moved");
    end = deep(folder).resolve("moved");
    deep(moved);
    Files.move(moved, end);
  }

  /** Creates nested folders whose path is more than half as long as paths may be. */
  private static Path deep(Path folder) throws IOException {
    String name = "d".repeat(200);
    return Files.createDirectories(folder.resolve((name + "/").repeat(11)));
  }

  @AfterEach
  void shortenPaths() throws IOException {
    Files.move(end, moved);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check W",
        "render W --out OUT",
        "diff W W",
        "export W --to scxml --out OUT",
        "coverage W --data W",
        "requirements W"
      })
  void isReported(String command) {
    RunCommands commands = new RunCommands();
    String all =
        command.replace("W", folder.toString()).replace("OUT", temp.resolve("out").toString());
    int code = commands.run(all.split(" "));
    String output = commands.out() + commands.err();
    assertTrue(output.contains("[PAWL051] \"" + folder + "/ddd"), output);
    assertEquals(ExitCode.FILE_ERROR, code, output);
  }

  @Test
  void isReportedIfTestsRecordedCoverageThere() {
    Problems problems = new Problems();
    CoverageFiles files = new CoverageFiles(new CoverageReader(List.of()), problems);
    files.read("folder/", folder);
    assertEquals(List.of(), files.warnings());
    assertEquals(Code.NOT_READABLE, problems.all().get(0).code());
    assertTrue(problems.all().get(0).text().startsWith("\"folder/ddd"), problems.all()::toString);
  }
}
