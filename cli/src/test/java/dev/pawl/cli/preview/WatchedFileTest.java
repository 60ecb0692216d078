package dev.pawl.cli.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchedFileTest {

  private static final String DOOR =
      "machine: Door\nstates: { OPEN: { initial: true, on: { shut: SHUT } }, SHUT: { final: true } }\n";

  @TempDir Path folder;

  @Test
  void pageIsDrawnIfOnlyPropertiesHaveErrors() throws IOException {
    String property = "verify: { properties: { stays: { never: in(SHUT) } } }\n";
    Path file = Files.writeString(folder.resolve("door.pawl.yaml"), DOOR + property);
    WatchedFile draft = new WatchedFile("door.pawl.yaml", folder, file);
    assertTrue(draft.changes());
    draft.draw();
    assertEquals(1, draft.view().verdict().errors());
    assertEquals("", draft.view().staleReason());
    assertTrue(draft.view().page().contains("This machine does not compile"));
    assertTrue(draft.view().page().contains("\"counterexample\""));
  }

  /** Editors that overwrite a file in place make it empty first. */
  @Test
  void brieflyEmptyFileKeepsPage() throws IOException {
    Path file = Files.writeString(folder.resolve("door.pawl.yaml"), DOOR);
    WatchedFile draft = new WatchedFile("door.pawl.yaml", folder, file);
    assertTrue(draft.changes());
    draft.draw();
    assertEquals("", draft.view().staleReason());

    Files.writeString(file, "");
    assertFalse(draft.changes());
    Files.writeString(file, DOOR.replace("SHUT", "CLOSED"));
    assertTrue(draft.changes());
    draft.draw();
    assertTrue(draft.view().page().contains("CLOSED"));

    Files.writeString(file, "");
    assertFalse(draft.changes());
    assertFalse(draft.changes());
    assertTrue(draft.changes(), "it stays empty");
    draft.draw();
    assertTrue(
        draft.view().staleReason().startsWith("The picture is of "), draft.view().staleReason());
  }
}
