package dev.pawl.processor.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class FileGateTest {

  @TempDir Path temp;

  @Test
  void filesBelowFolderAreSorted() throws IOException {
    Path b = Files.createFile(temp.resolve("b"));
    Path c = Files.createFile(Files.createDirectory(temp.resolve("a")).resolve("c"));
    assertEquals(List.of(c, b), FileGate.below(temp, Files::isRegularFile));
  }

  @Test
  void folderThatCannotBeReadThrowsCheckedException() throws IOException {
    Files.createDirectory(temp.resolve("a"));
    Files.createDirectory(temp.resolve("b"));
    assertThrows(IOException.class, () -> FileGate.below(temp, this::isOnlyFolder));
  }

  /** In this folder, only the kernel creates files. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void fileThatCannotBeCreatedIsNotReportedAsMissing() {
    FileGate.Refused e =
        assertThrows(FileGate.Refused.class, () -> FileGate.write(Path.of("/proc/x.svg"), ""));
    assertEquals(FileFlaw.NOT_CREATABLE, e.flaw());
  }

  /** Deletes the other folder, whose name the search has already read. */
  private boolean isOnlyFolder(Path folder) {
    if (!folder.equals(temp)) {
      try {
        Files.deleteIfExists(
            folder.resolveSibling(folder.getFileName().toString().equals("a") ? "b" : "a"));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return true;
  }
}
