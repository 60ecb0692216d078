package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FingerprintTest {

  private static final FilePatterns YAML =
      new FilePatterns(List.of("**/*.yaml", "**/*.yml"), List.of());

  @TempDir private Path base;
  private Path machines;

  @BeforeEach
  void writeMachines() throws IOException {
    machines = Files.createDirectories(base.resolve("src/main/pawl"));
    Files.createDirectories(machines.resolve("deep/er"));
    Files.writeString(machines.resolve("a.yaml"), "machine: A");
    Files.writeString(machines.resolve("deep/er/b.yml"), "machine: B");
    Files.writeString(machines.resolve("readme.txt"), "no machine");
  }

  @Test
  void namesEveryMachineFileRelativeToTheModule() throws IOException {
    assertEquals(
        List.of("src/main/pawl/a.yaml", "src/main/pawl/deep/er/b.yml"),
        List.copyOf(take().hashes().keySet()));
  }

  @Test
  void unchangedFilesAreEqual() throws IOException {
    assertEquals(take(), take());
    assertEquals(List.of(), take().since(take()));
  }

  @Test
  void contentIsComparedAndTimeIsNot() throws IOException {
    Fingerprint before = take();
    Files.setLastModifiedTime(machines.resolve("a.yaml"), FileTime.fromMillis(0));
    assertEquals(before, take());
    Files.writeString(machines.resolve("a.yaml"), "machine: Z");
    Files.setLastModifiedTime(machines.resolve("a.yaml"), FileTime.fromMillis(0));
    assertEquals(List.of("src/main/pawl/a.yaml changed"), take().since(before));
  }

  @Test
  void otherFilesAreIgnored() throws IOException {
    Fingerprint before = take();
    Files.writeString(machines.resolve("readme.txt"), "edited");
    assertEquals(before, take());
  }

  @Test
  void addedChangedAndRemovedFilesAreReported() throws IOException {
    Fingerprint before = take();
    Files.writeString(machines.resolve("a.yaml"), "machine: A2");
    Files.writeString(machines.resolve("c.yaml"), "machine: C");
    Files.delete(machines.resolve("deep/er/b.yml"));
    assertEquals(
        List.of(
            "src/main/pawl/a.yaml changed",
            "src/main/pawl/c.yaml added",
            "src/main/pawl/deep/er/b.yml removed"),
        take().since(before));
  }

  @Test
  void renamingIsAChange() throws IOException {
    Fingerprint before = take();
    Files.move(machines.resolve("a.yaml"), machines.resolve("z.yaml"));
    assertFalse(before.equals(take()));
  }

  @Test
  void overlappingFoldersCountOnceAndMissingOnesAreEmpty() throws IOException {
    List<Path> folders = List.of(machines, machines.resolve("deep"), base.resolve("nowhere"));
    assertEquals(take(), Fingerprint.of(base, folders, List.of(), YAML, base.resolve("target")));
    List<Path> nowhere = List.of(base.resolve("nowhere"));
    assertTrue(Fingerprint.of(base, nowhere, List.of(), YAML, base.resolve("target")).isEmpty());
  }

  @Test
  void buildDirectoryIsSkipped() throws IOException {
    Path copy = Files.createDirectories(base.resolve("target/classes"));
    Files.writeString(copy.resolve("a.yaml"), "machine: A");
    assertEquals(
        take(), Fingerprint.of(base, List.of(base), List.of(), YAML, base.resolve("target")));
  }

  @Test
  void loopsOfLinksAreIgnored() throws IOException {
    try {
      Files.createSymbolicLink(machines.resolve("loop"), machines);
    } catch (UnsupportedOperationException | IOException e) {
      assumeTrue(false, "no links here");
    }
    assertEquals(2, take().hashes().size());
  }

  @Test
  void writtenFingerprintCanBeRead() throws IOException {
    Path file = base.resolve("target/pawl/machines.sha256");
    assertEquals(Optional.empty(), Fingerprint.read(file));
    take().write(file);
    assertEquals(Optional.of(take()), Fingerprint.read(file));
    Files.writeString(machines.resolve("with  two blanks ü.yaml"), "machine: U");
    take().write(file);
    assertEquals(Optional.of(take()), Fingerprint.read(file));
    try (var files = Files.list(file.getParent())) {
      assertEquals(List.of(file), files.toList());
    }
  }

  @Test
  void writtenEmptyFingerprintCanBeRead() throws IOException {
    Path file = base.resolve("target/pawl/machines.sha256");
    Fingerprint empty = new Fingerprint(new TreeMap<>());
    empty.write(file);
    assertEquals(Optional.of(empty), Fingerprint.read(file));
  }

  @Test
  void malformedRecordIsIgnored() throws IOException {
    Path file = Files.writeString(base.resolve("machines.sha256"), "nonsense\n");
    assertEquals(Optional.empty(), Fingerprint.read(file));
  }

  private Fingerprint take() throws IOException {
    return Fingerprint.of(base, List.of(machines), List.of(), YAML, base.resolve("target"));
  }
}
