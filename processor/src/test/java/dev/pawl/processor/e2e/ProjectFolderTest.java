package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the defaults that the usual project layout gives for missing options. */
class ProjectFolderTest {

  private static final String DOOR =
      "machine: Door\npackage: shop\nstates: { A: { initial: true, on: { go: A } } }\n";

  @TempDir Path temp;

  private Compiled compile(Tool tool, String classes, String... options) {
    Job.write(temp, "src/main/java/shop/Shop.java", "package shop; class Shop {}");
    // a build tool sets the class output
    return tool.compile(
        Job.of(temp.resolve("src/main/java"), temp.resolve(classes)).lenient().with(options));
  }

  private static void tells(Compiled compiled, String code, String... words) {
    assertEquals(List.of(code), compiled.codes(), compiled::text);
    String text = compiled.problems().get(0).text();
    for (String word : words) {
      assertTrue(text.contains(word), text);
    }
  }

  @Test
  void unreadMachinesAreReported() {
    Job.write(temp, "src/main/pawl/door.pawl.yaml", DOOR);
    String folder = temp.resolve("src/main/pawl").toString();
    tells(
        compile(Tool.JAVAC, "target"),
        "PAWL144",
        folder,
        "is not given",
        "-Apawl.machines=" + folder);
    assertEquals(List.of(), compile(Tool.JAVAC, "target", "-Apawl.machines=" + folder).codes());
  }

  @Test
  void unreadMachinesNextToAnotherFolderAreReported() {
    Job.write(temp, "src/main/pawl/door.pawl.yaml", DOOR);
    Job.write(temp, "other/gate.pawl.yaml", DOOR);
    tells(
        compile(Tool.JAVAC, "target", "-Apawl.machines=" + temp.resolve("other")),
        "PAWL144",
        "names another folder");
  }

  @Test
  void emptyFolderIsReportedWithTheMachines() {
    Job.write(temp, "src/main/resources/door.pawl.yaml", DOOR);
    Job.write(temp, "pawl/readme.txt", "");
    tells(
        compile(Tool.JAVAC, "target", "-Apawl.machines=" + temp.resolve("pawl")),
        "PAWL134",
        "src/main/resources/door.pawl.yaml");
    tells(
        compile(Tool.JAVAC, "target", "-Apawl.machines=" + temp.resolve("none")),
        "PAWL135",
        "src/main/resources/door.pawl.yaml");
  }

  @Test
  void emptyFolderIsReportedWithoutMachinesOfAnotherOption() {
    Path door = Job.write(temp, "src/main/resources/door.pawl.yaml", DOOR);
    Path readme = Job.write(temp, "pawl/readme.txt", "");
    String folders = readme.getParent() + File.pathSeparator + door.getParent();
    Compiled compiled = compile(Tool.JAVAC, "target", "-Apawl.machines=" + folders);
    assertEquals(List.of("PAWL134"), compiled.codes(), compiled::text);
    assertFalse(compiled.text().contains("The project has"), compiled.text());
  }

  @Test
  void namedFileIsSuggestedFromTheProject() {
    Job.write(temp, "src/main/pawl/door.yaml", DOOR);
    Job.write(
        temp,
        "src/main/java/shop/Door.java",
        "package shop; @dev.pawl.StateMachine(yaml = \"door.yaml\") interface Trigger {}");
    tells(
        compile(Tool.JAVAC, "target"),
        "PAWL002",
        "The project has",
        "-Apawl.machines=" + temp.resolve("src/main/pawl"));
  }

  @ParameterizedTest
  @EnumSource(Tool.class)
  void missingPackageIsSuggestedFromTheProgram(Tool tool) {
    Path file =
        Job.write(temp, "src/main/pawl/door.pawl.yaml", DOOR.replace("package: shop\n", ""));
    tells(
        compile(tool, "target", "-Apawl.machines=" + file.getParent()),
        "PAWL132",
        "Add \"package: shop\".");
  }
}
