package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerOutputTest {

  @TempDir Path temp;

  @Test
  void folderThatCannotBeReadThrowsCheckedException() throws IOException {
    for (String name : new String[] {"a", "b"}) {
      Files.createFile(Files.createDirectory(temp.resolve(name)).resolve("file"));
    }
    assertThrows(IOException.class, () -> CompilerOutput.files(temp, this::isOnlyFile));
  }

  /** Deletes the other folder, whose name the search has already read. */
  private boolean isOnlyFile(Path file) {
    Path other = temp.resolve(file.startsWith(temp.resolve("a")) ? "b" : "a");
    try {
      Files.deleteIfExists(other.resolve("file"));
      Files.deleteIfExists(other);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return true;
  }
}
