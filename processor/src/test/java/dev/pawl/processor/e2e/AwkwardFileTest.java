package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.DisplayPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests every file that an option or an argument names, replaced by something that is not a regular
 * file.
 */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class AwkwardFileTest {

  private static final Duration MOST = Duration.ofMinutes(1);
  private static final String DOOR =
      "machine: Door\npackage: p\nstates:\n  SHUT: { initial: true, on: { push: OPEN } }\n"
          + "  OPEN: { final: true }\n";

  @TempDir Path temp;

  private Compiled compile(String... options) {
    Job.write(temp, "src/Noawkward.java", "class Noawkward {}\n");
    if (!Files.exists(temp.resolve("machines"))) {
      Job.write(temp, "machines/door.pawl.yaml", DOOR);
    }
    Job job =
        Job.of(temp.resolve("src"), temp.resolve("work"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("machines"))
            .with(options);
    return assertTimeoutPreemptively(MOST, () -> Tool.JAVAC.compile(job));
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void lockFileThatIsNoFileIsReported(AwkwardFile awkward) throws Exception {
    awkward.put(temp.resolve("lock/p.Door.lock"));
    Compiled compiled = compile("-Apawl.lock=" + temp.resolve("lock"));
    assertEquals(List.of("PAWL109"), compiled.codes(), compiled.text());
    awkward.isSaid(compiled.text());
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void orphanedLockFileDoesNotBlock(AwkwardFile awkward) throws Exception {
    awkward.put(temp.resolve("lock/p.Gate.lock"));
    compile("-Apawl.lock=" + temp.resolve("lock")).clean();
    assertTrue(Files.exists(temp.resolve("lock/p.Door.lock")));
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void documentThatIsNoFileIsReported(AwkwardFile awkward) throws Exception {
    for (String check : List.of("true", "false")) {
      Path document = temp.resolve(check + ".md");
      awkward.put(document);
      Compiled compiled = compile("-Apawl.sync=" + document, "-Apawl.sync.check=" + check);
      assertEquals(List.of("PAWL051"), compiled.codes(), compiled.text());
      awkward.isSaid(compiled.text());
    }
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void pictureThatIsNoFileIsReported(AwkwardFile awkward) throws Exception {
    Path document = Job.write(temp, "doc/a.md", "<!-- pawl:Door svg -->\n<!-- /pawl -->\n");
    awkward.put(temp.resolve("doc/p.Door.svg"));
    Compiled checked = compile("-Apawl.sync=" + document, "-Apawl.sync.check=true");
    assertEquals(List.of("PAWL097"), checked.codes(), checked.text());
    Compiled compiled = compile("-Apawl.sync=" + document);
    assertEquals(List.of("PAWL099"), compiled.codes(), compiled.text());
    awkward.isSaid(compiled.text());
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void outputThatIsNoFileIsReported(AwkwardFile awkward) throws Exception {
    awkward.put(temp.resolve("docs/p.Door.md"));
    awkward.put(temp.resolve("docs/index.md"));
    awkward.put(temp.resolve("docs/p.Other.json"));
    Compiled compiled = compile("-Apawl.docs=" + temp.resolve("docs"));
    if (awkward.ordinal() <= AwkwardFile.FOLDER.ordinal()) {
      assertTrue(compiled.codes().contains("PAWL041"), compiled.text());
      awkward.isSaid(compiled.text());
      assertFalse(Files.isRegularFile(temp.resolve("docs/p.Door.md")));
    } else {
      assertTrue(Files.readString(temp.resolve("docs/p.Door.md")).contains("# Door"));
    }
  }

  @Test
  void unwritableFolderOfDocumentsIsReportedOnce() {
    Path folder = Job.write(temp, "file", "").resolve("folder");
    Compiled compiled = compile("-Apawl.docs=" + folder);
    assertEquals(List.of("PAWL041"), compiled.codes(), compiled.text());
    assertTrue(compiled.text().contains("the folder \"" + DisplayPath.of(folder) + "\", in which"));
  }

  @Test
  void unwritableFolderOfLockFilesIsNamed() {
    Path folder = Job.write(temp, "file", "").resolve("folder");
    Compiled compiled = compile("-Apawl.lock=" + folder);
    assertEquals(List.of("PAWL109"), compiled.codes(), compiled.text());
    assertTrue(compiled.text().contains(DisplayPath.of(folder) + "/p.Door.lock cannot be written"));
  }

  @ParameterizedTest
  @EnumSource(AwkwardFile.class)
  void machineFileThatIsNoFileIsReported(AwkwardFile awkward) throws Exception {
    awkward.put(temp.resolve("machines/door.pawl.yaml"));
    Compiled compiled = compile();
    boolean folder = awkward == AwkwardFile.FOLDER;
    assertEquals(folder ? List.of("PAWL134") : List.of("PAWL051"), compiled.codes());
    if (!folder) {
      awkward.isSaid(compiled.text());
    }
  }

  @Test
  void unreadableProjectFileDoesNotBlock() throws Exception {
    AwkwardFile.PIPE.put(temp.resolve("pom.xml"));
    Job.write(temp, "src/main/pawl/door.pawl.yaml", DOOR.replace("package: p\n", ""));
    Job.write(temp, "src/main/java/Noawkward.java", "class Noawkward {}\n");
    Job job =
        Job.of(temp.resolve("src/main/java"), temp.resolve("target"))
            .lenient()
            .with("-Apawl.machines=" + temp.resolve("src/main/pawl"));
    assertTimeoutPreemptively(MOST, () -> Tool.JAVAC.compile(job));
  }

  @Test
  void nothingIsWrittenOutsideTheFolders() throws IOException {
    Files.createDirectories(temp.resolve("in/lock"));
    for (String name : List.of("../../x", "/x", "a/b/c", "..\\\\..\\\\x", "x\\0y", "../lock/x")) {
      staysInside(DOOR.replace("Door", '"' + name + '"'));
      staysInside(DOOR.replace("package: p", "package: \"" + name + '"'));
    }
    assertTrue(Files.exists(temp.resolve("in/lock/p.X.lock")));
  }

  private void staysInside(String machine) throws IOException {
    Job.write(temp, "machines/m.pawl.yaml", machine);
    Compiled compiled =
        compile("-Apawl.lock=" + temp.resolve("in/lock"), "-Apawl.docs=" + temp.resolve("in/docs"));
    assertFalse(compiled.text().contains("bug in Pawl"), compiled.text());
    try (Stream<Path> files = Files.walk(temp)) {
      List<Path> outside =
          files
              .filter(Files::isRegularFile)
              .filter(f -> f.toString().matches(".*\\.(lock|md|svg|html)"))
              .filter(f -> !f.getParent().equals(temp.resolve("work/classes/META-INF/pawl")))
              .filter(f -> !f.getParent().equals(temp.resolve("in/lock")))
              .filter(f -> !f.getParent().equals(temp.resolve("in/docs")))
              .toList();
      assertEquals(List.of(), outside, machine);
    }
  }

  @Test
  void lockFileOfADeclaredNameIsReported() {
    Job.write(temp, "machines/m.pawl.yaml", DOOR.replace("Door", "front-door"));
    Job.write(temp, "lock/p.front-door.lock", "lock 1 p.front-door\nstate 1 OPEN\n");
    Compiled compiled = compile("-Apawl.lock=" + temp.resolve("lock"));
    assertEquals(List.of("PAWL109"), compiled.codes(), compiled.text());
    assertTrue(compiled.text().contains("Rename it to p.FrontDoor.lock."), compiled.text());
    assertFalse(Files.exists(temp.resolve("lock/p.FrontDoor.lock")));
  }

  @Test
  void linksToRegularFilesAreFollowed() throws IOException {
    Path yaml = Job.write(temp, "elsewhere/1", DOOR);
    Path lock = Job.write(temp, "elsewhere/2", "lock 1 p.Door\nstate 1 OPEN\nstate 2 SHUT\n");
    Path readme = Job.write(temp, "elsewhere/3", "<!-- pawl:Door table -->\n<!-- /pawl -->\n");
    Path page = Job.write(temp, "elsewhere/4", "");
    for (String folder : List.of("machines", "lock", "docs")) {
      Files.createDirectories(temp.resolve(folder));
    }
    Files.createSymbolicLink(temp.resolve("machines/door.pawl.yaml"), yaml);
    Files.createSymbolicLink(temp.resolve("lock/p.Door.lock"), lock);
    Files.createSymbolicLink(temp.resolve("README.md"), readme);
    Files.createSymbolicLink(temp.resolve("docs/p.Door.md"), page);
    Files.createSymbolicLink(temp.resolve("docs/p.Door.svg"), temp.resolve("elsewhere/none"));
    compile(
            "-Apawl.lock=" + temp.resolve("lock"),
            "-Apawl.docs=" + temp.resolve("docs"),
            "-Apawl.sync=" + temp.resolve("README.md"))
        .clean();
    assertTrue(Files.readString(lock).contains("event 1 push"));
    assertTrue(Files.readString(readme).contains("SHUT"));
    assertTrue(Files.readString(page).contains("# Door"));
    assertTrue(Files.isSymbolicLink(temp.resolve("lock/p.Door.lock")));
    // a broken link never creates a file elsewhere
    assertFalse(Files.exists(temp.resolve("elsewhere/none")));
    assertTrue(Files.isRegularFile(temp.resolve("docs/p.Door.svg"), LinkOption.NOFOLLOW_LINKS));
  }
}
