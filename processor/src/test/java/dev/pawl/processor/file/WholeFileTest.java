package dev.pawl.processor.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a file is replaced completely or not at all, and keeps its other properties. */
class WholeFileTest {

  @TempDir Path folder;

  private List<String> files(Path in) throws IOException {
    try (Stream<Path> files = Files.list(in)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void missingFoldersAreCreated() throws IOException {
    Path file = folder.resolve("a/b/page.md");
    FileGate.write(file, "é\n");
    assertEquals("é\n", Files.readString(file));
    assertEquals(List.of("page.md"), files(file.getParent()));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void newFilesHaveDefaultPermissions() throws IOException {
    Path any = Files.createFile(folder.resolve("any"));
    Path file = folder.resolve("page.md");
    FileGate.write(file, "new");
    assertEquals(Files.getPosixFilePermissions(any), Files.getPosixFilePermissions(file));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void permissionsAndLinksAreKept() throws IOException {
    Path file = Files.writeString(folder.resolve("page.md"), "old");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-----"));
    Path link = Files.createSymbolicLink(folder.resolve("link.md"), Path.of("page.md"));
    FileGate.write(link, "new");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
    assertEquals("rwxr-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    assertEquals(List.of("link.md", "page.md"), files(folder));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void linkedFolderIsWritten() throws IOException {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("real"));
    FileGate.write(link.resolve("page.md"), "new");
    assertEquals("new", Files.readString(real.resolve("page.md")));
  }

  @Test
  void failedReplacementKeepsTheFile() throws IOException {
    Path taken = Files.createDirectories(folder.resolve("page.md/within")).getParent();
    assertThrows(IOException.class, () -> FileGate.write(taken, "new"));
    assertThrows(IOException.class, () -> FileGate.write(taken.resolve("within"), "new"));
    Path file = Files.writeString(folder.resolve("file"), "old");
    assertThrows(IOException.class, () -> FileGate.write(file.resolve("below"), "new"));
    assertEquals("old", Files.readString(file));
    assertEquals(List.of("file", "page.md"), files(folder));
  }
}
