package dev.pawl.spring.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.cli.importer.ImportFolder;
import dev.pawl.spring.importer.samples.CdPlayer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.statemachine.config.StateMachineFactory;

/** Tests the import that the documentation shows. */
class CdImportTest {

  @TempDir Path folder;

  // guide: import
  ImportFolder.Written importTo(Path folder) throws IOException {
    try (var context = new AnnotationConfigApplicationContext(CdPlayer.class)) {
      return SpringImport.of(context.getBean(StateMachineFactory.class))
          .name("CdPlayer")
          .packageName("com.acme")
          .beans(context) // guards and actions get the names of their beans
          .writeTo(folder);
    }
  }

  // end

  @Test
  void yamlIsThatOfTheDocuments() throws IOException {
    ImportFolder.Written result = importTo(folder);
    String shown = Files.readString(Path.of("src/test/resources/guide/CdPlayer.pawl.yaml"));
    assertEquals(
        shown.replaceAll("(?m)^# (guide: .*|end)\n", ""), Files.readString(result.files().get(0)));
  }
}
