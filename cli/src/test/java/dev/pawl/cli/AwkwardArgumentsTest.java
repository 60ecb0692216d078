package dev.pawl.cli;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.processor.e2e.AwkwardFile;
import dev.pawl.processor.e2e.Job;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests arguments that do not name a regular file: the command line reports them and does not wait
 * for input.
 */
@DisabledOnOs(OS.WINDOWS)
class AwkwardArgumentsTest {

  private static final String DOOR =
      "machine: Door\npackage: p\nstates:\n  SHUT: { initial: true, on: { push: OPEN } }\n"
          + "  OPEN: { final: true }\n";

  @TempDir Path temp;

  private String run(String... arguments) {
    RunCommands commands = new RunCommands();
    assertTimeoutPreemptively(Duration.ofMinutes(1), () -> commands.run(arguments));
    return commands.out() + commands.err();
  }

  private static Stream<Arguments> inputs() {
    return Stream.of(AwkwardFile.values())
        .filter(t -> t != AwkwardFile.FOLDER)
        .flatMap(t -> Stream.of("check", "render").map(command -> Arguments.of(t, command)));
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void awkwardInputIsReported(AwkwardFile awkward, String command) throws Exception {
    Path file = temp.resolve("m.pawl.yaml");
    awkward.put(file);
    awkward.isSaid(run(command, file.toString()));
    awkward.isSaid(run(command, temp.toString()));
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void awkwardDocumentIsReported(AwkwardFile awkward) throws Exception {
    Path door = Job.write(temp, "door.pawl.yaml", DOOR);
    Path file = temp.resolve("README.md");
    awkward.put(file);
    awkward.isSaid(run("sync", file.toString(), "--machines", door.toString()));
  }

  @ParameterizedTest
  @EnumSource(
      value = AwkwardFile.class,
      names = {"PIPE", "DEVICE", "FOLDER"})
  void awkwardOutputIsReported(AwkwardFile awkward) throws Exception {
    Path door = Job.write(temp, "door.pawl.yaml", DOOR);
    for (String name : List.of("a.svg", "a.png", "a.pdf", "p.Door.svg", "DoorState.java")) {
      Path file = temp.resolve(awkward + "/" + name);
      awkward.put(file);
      awkward.isSaid(run("render", "-o", file.toString(), door.toString()));
    }
    String out = temp.resolve(awkward.toString()).toString();
    awkward.isSaid(run("render", "--to", "svg", "--out", out, door.toString()));
  }

  @Test
  void outputFolderThatIsNoFolderIsReported() throws Exception {
    String door = Job.write(temp, "door.pawl.yaml", DOOR).toString();
    Path link = Files.createSymbolicLink(temp.resolve("link"), temp.resolve("nowhere"));
    for (String folder : List.of(door, link.toString())) {
      for (String said :
          List.of(
              run("render", "-o", folder + "/a.svg", door),
              run("render", "--to", "svg", "--out", folder, door))) {
        assertTrue(said.contains("its parent folder is a file or a broken link"), said);
      }
    }
  }
}
