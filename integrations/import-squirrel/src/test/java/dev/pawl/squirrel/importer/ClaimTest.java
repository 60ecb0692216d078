package dev.pawl.squirrel.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.processor.testing.ImportedProgram;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.squirrelframework.foundation.fsm.StateMachine;

/** Tests the import of the machine in the guide. */
class ClaimTest {

  private static final Path GUIDE = Path.of("src/test/resources/guide");
  private static final Path BEFORE =
      Path.of("../../docs/guides/src/test/java/dev/pawl/guides/squirrel/SquirrelClaim.java");

  @TempDir static Path folder;

  private static StateMachine<?, ?, ?, ?> claim;

  @BeforeAll
  static void compileClaim() throws Exception {
    copy(BEFORE);
    Class<?> type = ImportedProgram.compile(folder).load("dev.pawl.guides.squirrel.SquirrelClaim");
    Method begin = type.getDeclaredMethod("begin", Consumer.class);
    begin.setAccessible(true);
    Consumer<String> effects = effect -> {};
    claim = (StateMachine<?, ?, ?, ?>) begin.invoke(null, effects);
  }

  private static void copy(Path source) throws IOException {
    Path packageFolder = Files.createDirectories(folder.resolve("dev/pawl/guides/squirrel"));
    Path copy = packageFolder.resolve(source.getFileName());
    Files.copy(source, copy, StandardCopyOption.REPLACE_EXISTING);
  }

  // guide: import
  ImportFolder.Written importTo(Path folder, StateMachine<?, ?, ?, ?> claim) throws IOException {
    return SquirrelImport.of(claim)
        .name("Claim")
        .packageName("dev.pawl.guides.squirrel")
        .writeTo(folder);
  }

  // end

  @Test
  void yamlIsThatOfTheDocuments() throws Exception {
    ImportFolder.Written written = importTo(folder, claim);
    String shown = Files.readString(GUIDE.resolve("Claim.pawl.yaml"));
    assertEquals(
        shown.replaceAll("(?m)^# (guide: .*|end)\n", ""), Files.readString(written.files().get(0)));
  }

  @Test
  void claimTakesTheSameSteps() throws Exception {
    copy(GUIDE.resolve("ClaimSideBySideTest.java"));
    importTo(folder, claim);
    ImportedProgram.compile(folder).runSideBySide("dev.pawl.guides.squirrel.ClaimSideBySideTest");
  }
}
