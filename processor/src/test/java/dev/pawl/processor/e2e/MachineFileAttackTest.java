package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests hostile sources that try to reveal a file of the user who compiles them, or to block the
 * compiler: with links, pipes, devices and paths in the names of machine files.
 */
@Tag("attack")
class MachineFileAttackTest {

  private static final String SECRET = "s3cr3t";
  private static final String MACHINE = "machine: Found\nstates:\n  A: { initial: true, to: A }\n";

  @TempDir Path temp;

  private Path outside;

  @BeforeEach
  void placeSecret() {
    // neither YAML nor a machine, so reading it causes a message about its first line
    outside = Job.write(temp, "outside/secret", SECRET + ": [\n" + SECRET);
  }

  /** Returns every compiler with every folder in which it searches files. */
  private static Stream<Arguments> places() {
    return Stream.of(Tool.values())
        .flatMap(
            tool ->
                Stream.of("folder/com/acme", "work/classes")
                    .map(place -> Arguments.of(tool, place)));
  }

  private Path at(String place, String name) throws IOException {
    return Files.createDirectories(temp.resolve(place)).resolve(name);
  }

  private Compiled compile(Tool tool, String yaml) {
    Job.write(
        temp,
        "src/com/acme/Trigger.java",
        "package com.acme;\n@dev.pawl.StateMachine(yaml = \""
            + yaml
            + "\")\ninterface Trigger {}\n");
    Job.write(temp, "folder/keep", "");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("folder"));
    return assertTimeoutPreemptively(Duration.ofMinutes(1), () -> tool.compile(job));
  }

  private static void refused(Compiled compiled, String flaw) {
    // a message about a skipped folder is allowed
    assertEquals(Set.of("PAWL051"), Set.copyOf(compiled.codes()), compiled::text);
    Message message = compiled.problems().get(0);
    assertTrue(message.text().contains(flaw), message::text);
    assertEquals("Trigger.java", message.file());
    assertEquals(2, message.line());
    assertFalse(compiled.text().contains(SECRET), compiled::text);
  }

  @ParameterizedTest
  @MethodSource("places")
  void linkToAnOutsideFileIsFollowed(Tool tool, String place) throws IOException {
    Path elsewhere = Job.write(temp, "elsewhere/other.yaml", MACHINE);
    Files.createSymbolicLink(at(place, "two"), elsewhere);
    Files.createSymbolicLink(at(place, "m.yaml"), Path.of("two"));
    Compiled compiled = compile(tool, "m.yaml").clean();
    assertTrue(compiled.generated().containsKey("com/acme/FoundMachine.java"));
  }

  @ParameterizedTest
  @MethodSource("places")
  void linkToAnOutsideFolderIsNotFollowed(Tool tool, String place) throws IOException {
    Files.createSymbolicLink(at(place, "up"), outside.getParent());
    refused(compile(tool, "up/secret"), "leads out of the folder");
  }

  @ParameterizedTest
  @MethodSource("places")
  void linkWithinTheFolderIsFollowed(Tool tool, String place) throws IOException {
    Files.writeString(at(place, "real.yaml"), MACHINE);
    Files.createSymbolicLink(at(place, "m.yaml"), Path.of("real.yaml"));
    Compiled compiled = compile(tool, "m.yaml").clean();
    assertTrue(compiled.generated().containsKey("com/acme/FoundMachine.java"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void folderItselfCanBeALink(Tool tool) throws IOException {
    Job.write(temp, "real/m.yaml", MACHINE);
    Files.createSymbolicLink(temp.resolve("linked"), temp.resolve("real"));
    Job.write(
        temp,
        "src/com/acme/Trigger.java",
        "package com.acme;\n@dev.pawl.StateMachine(yaml = \"m.yaml\")\ninterface Trigger {}\n");
    Job job = Job.of(temp.resolve("src"), temp.resolve("work"));
    tool.compile(job.with("-Apawl.machines=" + temp.resolve("linked"))).clean();
  }

  @ParameterizedTest
  @MethodSource("places")
  void pipeDoesNotBlock(Tool tool, String place) throws Exception {
    makePipe(at(place, "m.yaml"));
    refused(compile(tool, "m.yaml"), "it is not a regular file");
  }

  private static void makePipe(Path pipe) throws Exception {
    assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "no mkfifo");
  }

  @ParameterizedTest
  @MethodSource("places")
  void folderAndDeviceAreReported(Tool tool, String place) throws IOException {
    Files.createDirectories(at(place, "m.yaml"));
    refused(compile(tool, "m.yaml"), "it is a folder");
    Files.delete(at(place, "m.yaml"));
    Files.createSymbolicLink(at(place, "m.yaml"), Path.of("/dev/zero"));
    refused(compile(tool, "m.yaml"), "it is not a regular file");
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void pathsOutsideAreNotRead(Tool tool) {
    int number = 0;
    for (String name :
        List.of(
            outside.toString(),
            "../outside/secret",
            "sub/../../outside/secret",
            "./../outside/secret",
            "..\\\\outside\\\\secret",
            "%2e%2e/outside/secret",
            "..%2foutside%2fsecret",
            "file:" + outside,
            "file://" + outside,
            "C:secret",
            "..")) {
      String type = "Trigger" + number++;
      Job.write(
          temp,
          "src/com/acme/" + type + ".java",
          "package com.acme;\n@dev.pawl.StateMachine(yaml = \""
              + name
              + "\")\ninterface "
              + type
              + " {}\n");
    }
    Job.write(temp, "folder/keep", "");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("folder"));
    Compiled compiled = tool.compile(job);
    assertEquals(number, compiled.codes().size(), compiled::text);
    assertTrue(List.of("PAWL009", "PAWL002").containsAll(compiled.codes()), compiled::text);
    assertFalse(compiled.text().contains(SECRET), compiled::text);
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void filesBelowAFolderFollowTheSameRules(Tool tool) throws Exception {
    Job.write(temp, "folder/good.pawl.yaml", MACHINE);
    Path linked = Job.write(temp, "elsewhere/m.yaml", MACHINE.replace("Found", "Linked"));
    Files.createSymbolicLink(at("folder", "link.pawl.yaml"), linked);
    Files.createSymbolicLink(at("folder", "out"), outside.getParent());
    Files.createSymbolicLink(at("folder", "dead.pawl.yaml"), Path.of("nothing"));
    Files.createSymbolicLink(at("folder", "device.pawl.yaml"), Path.of("/dev/zero"));
    makePipe(at("folder", "pipe.pawl.yaml"));
    Job.write(temp, "outside/more.pawl.yaml", MACHINE.replace("Found", "More"));
    Job.write(temp, "src/Nothing.java", "class Nothing {}\n");
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("folder"));
    Compiled compiled = assertTimeoutPreemptively(Duration.ofMinutes(1), () -> tool.compile(job));
    assertEquals(
        Stream.of("device.pawl.yaml", "out", "pipe.pawl.yaml")
            .map(name -> temp.resolve("folder").resolve(name).toString())
            .toList(),
        compiled.problems("PAWL051").stream()
            .map(m -> m.text().replaceAll("(?s).*PAWL051. \"([^\"]*)\".*", "$1"))
            .sorted()
            .toList(),
        compiled::text);
    assertEquals(3, compiled.codes().size(), compiled::text);
    assertFalse(compiled.text().contains(SECRET), compiled::text);
  }
}
