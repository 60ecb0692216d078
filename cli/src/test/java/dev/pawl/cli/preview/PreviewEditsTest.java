package dev.pawl.cli.preview;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the preview of files that are being edited. */
@Tag("slow")
class PreviewEditsTest {

  private static final String FILE = "door.pawl.yaml";

  @TempDir Path folder;

  private static String door(String state) {
    return """
    machine: Door
    package: com.acme
    states:
      OPEN: { initial: true, on: { shut: %s } }
      %s: { on: { open: OPEN } }
    """
        .formatted(state, state);
  }

  private void write(String text) throws IOException {
    Files.writeString(folder.resolve(FILE), text);
  }

  @Test
  void addedChangedAndDeletedFilesAreShown() throws IOException {
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      assertTrue(server.isEmpty());
      write(door("CLOSED"));
      visitor.await(FILE, m -> m.get("page").equals(true) && m.get("stale").equals(""));
      assertTrue(visitor.page(FILE).contains("CLOSED"));

      write(door("SHUT"));
      visitor.await(FILE, m -> (int) m.get("revision") >= 4 && m.get("stale").equals(""));
      assertTrue(visitor.page(FILE).contains("SHUT"));

      write(door("SHUT").replace("shut: SHUT", "shut: SHTU"));
      Map<String, Object> broken = visitor.await(FILE, m -> m.get("errors").equals(1));
      assertEquals(
          List.of(
              FILE
                  + ":4:38: error: [PAWL012] Transition target \"SHTU\" is not a state of Door."
                  + " Did you mean \"SHUT\"?",
              "  OPEN: { initial: true, on: { shut: SHTU } }",
              " ".repeat(37) + "^"),
          broken.get("report").toString().lines().limit(3).map(this::here).toList());
      assertTrue(
          broken
              .get("stale")
              .toString()
              .matches("The picture is of [\\d:]+\\. The file has had errors .*"),
          broken.toString());
      assertTrue(visitor.page(FILE).contains("SHUT"));

      Files.delete(folder.resolve(FILE));
      long version = -1;
      Map<String, Object> state;
      do {
        state = visitor.state(version);
        version = ((Number) state.get("version")).longValue();
      } while (!((List<?>) state.get("machines")).isEmpty());
      assertEquals(404, visitor.get("machine?id=" + FILE).status());
    }
  }

  /** Returns a line with paths relative to the working folder of the command. */
  private String here(String line) {
    return line.replaceFirst(".*/" + FILE, FILE);
  }

  @Test
  void changeWithinSameFileTimeIsDetected() throws IOException {
    FileTime time = FileTime.fromMillis(System.currentTimeMillis());
    write(door("A_STATE"));
    Files.setLastModifiedTime(folder.resolve(FILE), time);
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      visitor.await(FILE, m -> m.get("page").equals(true));
      write(door("B_STATE"));
      Files.setLastModifiedTime(folder.resolve(FILE), time);
      visitor.await(FILE, m -> (int) m.get("revision") >= 4 && m.get("stale").equals(""));
      assertTrue(visitor.page(FILE).contains("B_STATE"));
    }
  }

  @Test
  void namedFileIsShownAlone() throws IOException {
    write(door("CLOSED"));
    Files.writeString(folder.resolve("other.pawl.yaml"), door("CLOSED").replace("Door", "Other"));
    try (PreviewServer server = PreviewServer.start(folder, FILE, 0)) {
      Visitor visitor = new Visitor(server);
      assertEquals(1, ((List<?>) visitor.state(-1).get("machines")).size());
    }
  }

  /**
   * Tests that the preview survives a thousand edits, most of them invalid, and marks every
   * outdated page.
   */
  @Test
  void thousandBrokenEditsLeavePreviewCorrect() throws IOException {
    long seed = 20261123L;
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    write(door("S0"));
    try (PreviewServer server = PreviewServer.start(folder, "", 0)) {
      Visitor visitor = new Visitor(server);
      for (int i = 1; i <= 1_000; i++) {
        String good = door("S" + i);
        boolean whole = random.nextInt(5) == 0;
        Files.write(folder.resolve(FILE), whole ? good.getBytes() : broken(good, random));
        String text = Files.readString(folder.resolve(FILE), StandardCharsets.ISO_8859_1);
        if (i % 25 == 0) {
          settled(visitor, text, "S" + i);
        }
      }
      write(door("LAST"));
      settled(visitor, door("LAST"), "LAST");
      assertEquals(200, visitor.get("").status());
    }
  }

  /** Checks that the page shows the current text of the file, or is marked as outdated. */
  private void settled(Visitor visitor, String text, String state) throws IOException {
    visitor.post("try", text);
    long end = System.nanoTime() + 30_000_000_000L;
    while (System.nanoTime() < end) {
      Map<?, ?> machine = (Map<?, ?>) ((List<?>) visitor.state(-1).get("machines")).get(0);
      boolean fresh = machine.get("stale").equals("");
      if (machine.get("page").equals(true) && fresh) {
        String page = visitor.page(FILE);
        if (text.contains(state) && page.contains(state)) {
          return;
        }
      } else if (!machine.get("errors").equals(0)) {
        assertFalse(machine.get("page").equals(true) && fresh, machine.toString());
        return;
      }
    }
    throw new AssertionError("The preview shows something else than " + text);
  }

  private static byte[] broken(String good, SplittableRandom random) {
    byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
    return switch (random.nextInt(5)) {
      case 0 -> Arrays.copyOf(bytes, 20 + random.nextInt(bytes.length - 20));
      case 1 -> good.replaceFirst("on: \\{", "on: [").getBytes(StandardCharsets.UTF_8);
      case 2 -> {
        byte[] garbage = new byte[random.nextInt(2_000)];
        random.nextBytes(garbage);
        yield garbage;
      }
      case 3 -> good.replaceFirst("OPEN", "&a *a").getBytes(StandardCharsets.UTF_8);
      default -> "[".repeat(random.nextInt(5_000)).getBytes(StandardCharsets.UTF_8);
    };
  }
}
