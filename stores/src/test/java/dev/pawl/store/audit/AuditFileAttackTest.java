package dev.pawl.store.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.UnixOperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests audit files with interrupts, with other processes that move, delete and truncate files,
 * with full disks, and with clocks that jump.
 */
@Tag("attack")
class AuditFileAttackTest {

  @TempDir Path folder;

  private Path path;
  private Instant now = Instant.parse("2025-11-22T20:00:00Z");

  @BeforeEach
  void name() {
    path = folder.resolve("audit.jsonl");
  }

  private static void write(AuditFile file, long number) throws IOException {
    file.append("{\"n\":" + number + "}\n").flush();
  }

  /** Returns the numbers in the lines, in order. */
  private static List<Long> numbers(Path path, int bad) throws IOException {
    List<Long> found = new ArrayList<>();
    List<AuditReader.BadLine> wrong =
        AuditReader.readAll(path, record -> found.add((Long) record.get("n")));
    assertEquals(bad, wrong.size(), wrong::toString);
    return found;
  }

  private static List<Long> upTo(long last) {
    return LongStream.rangeClosed(1, last).boxed().toList();
  }

  @Test
  void interruptLosesNoLine() throws IOException {
    Thread.currentThread().interrupt();
    try (AuditFile file = AuditFile.at(path).rotateAt(50).fsync(Fsync.EVERY_LINE).open()) {
      for (int i = 1; i <= 100; i++) {
        write(file, i);
        assertTrue(Thread.currentThread().isInterrupted());
      }
      assertEquals(upTo(100), numbers(path, 0));
    }
    assertTrue(Thread.interrupted(), "the thread stays interrupted");
  }

  @Test
  void movedDeletedOrTruncatedFileIsContinued() throws IOException {
    try (AuditFile file = AuditFile.at(path).open()) {
      write(file, 1);
      Files.move(path, folder.resolve("moved"));
      write(file, 2);
      Files.delete(path);
      write(file, 3);
      Files.newOutputStream(path, StandardOpenOption.TRUNCATE_EXISTING).close();
      write(file, 4);
      assertEquals("{\"n\":4}\n", Files.readString(path));
      Files.writeString(path, "{\"n\":");
      write(file, 5);
      assertEquals(List.of(5L), numbers(path, 1));
      Files.delete(path);
      Files.writeString(path, "{\"n\":6}");
      write(file, 7);
      assertEquals(List.of(6L, 7L), numbers(path, 0));
    }
    assertEquals("{\"n\":1}\n", Files.readString(folder.resolve("moved")));
  }

  @Test
  void concurrentMovesLoseNoLine() throws Exception {
    List<Path> moved = new ArrayList<>();
    try (AuditFile file = AuditFile.at(path).rotateAt(200).open()) {
      Thread mover =
          new Thread(
              () -> {
                for (int i = 0; i < 200; i++) {
                  Path to = folder.resolve("moved" + i);
                  try {
                    Files.move(path, to);
                    moved.add(to);
                  } catch (IOException e) {
                    Thread.onSpinWait(); // the file does not exist at the moment
                  }
                }
              });
      mover.start();
      int lines = 0;
      while (mover.isAlive() || lines < 500) {
        write(file, ++lines);
      }
      mover.join();
      moved.addAll(AuditFile.files(path));
      List<Long> found = new ArrayList<>();
      for (Path one : moved) {
        assertEquals(List.of(), AuditReader.read(one, record -> found.add((Long) record.get("n"))));
      }
      assertEquals(upTo(lines), found.stream().distinct().sorted().toList());
    }
  }

  @Test
  void missingFolderIsReportedUntilItIsBack() throws IOException {
    Path deep = Files.createDirectory(folder.resolve("deep"));
    path = deep.resolve("audit.jsonl");
    try (AuditFile file = AuditFile.at(path).open()) {
      write(file, 1);
      Files.move(deep, folder.resolve("away"));
      assertThrows(IOException.class, () -> write(file, 2));
      assertThrows(IOException.class, () -> write(file, 2));
      Files.createDirectory(deep);
      write(file, 3);
      assertEquals(List.of(3L), numbers(path, 0));
    }
  }

  @Test
  void incompleteLineIsRemovedOnFullDisk() throws IOException {
    SplittableRandom random = new SplittableRandom(20251122);
    boolean[] full = new boolean[1];
    AuditOutput.Writing disk =
        (out, bytes) -> {
          if (full[0]) {
            out.write(bytes, 0, random.nextInt(bytes.length));
            throw new IOException("No space left on device");
          }
          out.write(bytes);
        };
    try (AuditFile file = AuditFile.at(path).writing(disk).open()) {
      for (int i = 1; i <= 50; i++) {
        int line = i;
        full[0] = true;
        IOException told = assertThrows(IOException.class, () -> write(file, line));
        assertTrue(told.getMessage().contains("No space left"), told.getMessage());
        full[0] = false;
        write(file, i);
      }
    }
    assertEquals(upTo(50), numbers(path, 0));
  }

  /** Uses a small file system. The test is skipped if its user must not mount one. */
  @Test
  void writingContinuesWhenDiskHasSpaceAgain() throws Exception {
    Path disk = Files.createDirectory(folder.resolve("disk"));
    assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=16k", "tmpfs", disk.toString()) == 0);
    try {
      path = disk.resolve("audit.jsonl");
      String filler = "x".repeat(700);
      int written = 0;
      try (AuditFile file = AuditFile.at(path).rotateAt(3000).open()) {
        try {
          while (written < 100) {
            file.append("{\"n\":" + (written + 1) + ",\"x\":\"" + filler + "\"}\n");
            written++;
          }
        } catch (IOException e) {
          assertTrue(e.getMessage().contains("No space left"), e.getMessage());
        }
        assertTrue(written > 3 && written < 100, written + " lines");
        assertEquals(upTo(written), numbers(path, 0));
        assertThrows(IOException.class, () -> file.append(filler.repeat(20) + "\n"));
        assertEquals(upTo(written), numbers(path, 0));
        assertEquals(0, run("mount", "-o", "remount,size=64k", disk.toString()));
        write(file, written + 1);
        assertEquals(upTo(written + 1), numbers(path, 0));
      }
    } finally {
      run("umount", disk.toString());
    }
  }

  private static int run(String... command) throws Exception {
    try {
      return new ProcessBuilder(command)
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      return -1;
    }
  }

  @Test
  void onlyRotatedFilesAreDeleted() throws IOException {
    List<String> others =
        List.of(
            "audit.jsonl.00-legal-hold.tar.gz",
            "audit.jsonl.20240101-000000-000",
            "audit.jsonl.1",
            "audit.jsonl.pawl-1",
            "audit.jsonl.pawl-000000001.gz",
            "audit.jsonl-pawl-000000001",
            "audit.jsonl2.pawl-000000001",
            "audit.jsonl.000000000");
    for (String other : others) {
      Files.writeString(folder.resolve(other), "{\"n\":0}\n");
    }
    Files.createDirectory(folder.resolve("audit.jsonl.pawl-000000007"));
    try (AuditFile file = AuditFile.at(path).rotateAt(1).keep(2).open()) {
      for (int i = 1; i <= 20; i++) {
        write(file, i);
      }
    }
    for (String other : others) {
      assertEquals("{\"n\":0}\n", Files.readString(folder.resolve(other)), other);
    }
    assertTrue(Files.isDirectory(folder.resolve("audit.jsonl.pawl-000000007")));
    assertEquals(List.of(0L, 18L, 19L, 20L), numbers(path, 0));
  }

  @Test
  void filesOfOtherAuditFilesAreNotDeleted() throws IOException {
    List<String> neighbours =
        List.of(
            ".pawl-0000000012",
            ".pawl-000000000",
            ".pawl-000000000000000001",
            ".pawl-00000001",
            ".pawl-000000001.gz",
            ".pawl-000000001 ",
            ".pawl--00000001",
            ".pawl-\u0660\u0660\u0660\u0660\u0660\u0660\u0660\u0660\u0661",
            ".PAWL-000000001",
            ".2.pawl-000000001",
            ".pawl-000000007");
    for (String neighbour : neighbours) {
      Files.writeString(folder.resolve("audit.jsonl" + neighbour), neighbour);
    }
    Files.writeString(folder.resolve("xaudit.jsonl.pawl-000000001"), "x");
    // another audit file with the name of a full file
    AuditFile.at(folder.resolve("audit.jsonl.pawl-000000007")).open().close();
    try (AuditFile file = AuditFile.at(path).rotateAt(1).keep(1).open()) {
      for (int i = 0; i < 12; i++) {
        write(file, i);
      }
    }
    for (String neighbour : neighbours) {
      assertEquals(neighbour, Files.readString(folder.resolve("audit.jsonl" + neighbour)));
    }
    assertTrue(Files.exists(folder.resolve("xaudit.jsonl.pawl-000000001")));
    assertEquals(
        List.of("audit.jsonl.pawl-000000012", "audit.jsonl"),
        AuditFile.files(path).stream().map(one -> one.getFileName().toString()).toList());
  }

  /** Some locales have other digits. */
  @Test
  void namesDoNotDependOnLocale() throws IOException {
    Locale before = Locale.getDefault();
    Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
    try (AuditFile file = AuditFile.at(path).rotateAt(1).keep(1).open()) {
      for (int i = 0; i < 4; i++) {
        write(file, i);
      }
    } finally {
      Locale.setDefault(before);
    }
    assertEquals(
        List.of("audit.jsonl.pawl-000000003", "audit.jsonl"),
        AuditFile.files(path).stream().map(one -> one.getFileName().toString()).toList());
  }

  @Test
  void orderOfFilesDoesNotDependOnClocks() throws IOException {
    SplittableRandom random = new SplittableRandom(20251122);
    int line = 0;
    for (int run = 0; run < 5; run++) {
      try (AuditFile file =
          AuditFile.at(path).rotateEvery(Duration.ofDays(1)).rotateAt(60).clock(() -> now).open()) {
        for (int i = 0; i < 20; i++) {
          now = now.plus(Duration.ofHours(random.nextInt(-1000, 1000)));
          write(file, ++line);
        }
      }
    }
    assertEquals(upTo(100), numbers(path, 0));
  }

  @Test
  void clockThatWasAheadStartsOneFileOnly() throws IOException {
    try (AuditFile file =
        AuditFile.at(path).rotateEvery(Duration.ofDays(1)).clock(() -> now).open()) {
      write(file, 1);
      now = now.plus(Duration.ofDays(400));
      write(file, 2);
      now = now.minus(Duration.ofDays(400));
      write(file, 3);
      assertEquals(2, AuditFile.files(path).size());
      now = now.plus(Duration.ofDays(1));
      write(file, 4);
      assertEquals(3, AuditFile.files(path).size());
    }
    assertEquals(upTo(4), numbers(path, 0));
  }

  /** The file is mounted, as in a container that mounts only this file. */
  @Test
  void fileThatCannotBeRenamedIsContinued() throws Exception {
    try (AuditFile file = AuditFile.at(path).rotateAt(1).open()) {
      assumeTrue(run("mount", "--bind", path.toString(), path.toString()) == 0);
      try {
        write(file, 1);
        write(file, 2);
        assertEquals(List.of(path), AuditFile.files(path));
      } finally {
        assertEquals(0, run("umount", path.toString()));
      }
      write(file, 3);
      assertEquals(upTo(3), numbers(path, 0));
      assertEquals(2, AuditFile.files(path).size());
    }
  }

  @Test
  void truncatedLineOfFullFileIsReportedWithPosition() throws IOException {
    Files.writeString(folder.resolve("audit.jsonl.pawl-000000001"), "{\"n\":1}\n{\"n\":");
    Files.writeString(path, "{\"n\":2}\n");
    List<AuditReader.BadLine> bad = AuditReader.readAll(path, record -> {});
    assertEquals(1, bad.size());
    assertTrue(bad.get(0).torn());
    assertEquals(2, bad.get(0).line());
    assertEquals("audit.jsonl.pawl-000000001", bad.get(0).file().getFileName().toString());
  }

  @Test
  void secondWriterIsRejectedInAnyProcess() throws Exception {
    try (AuditFile file = AuditFile.at(path).open()) {
      IOException here = assertThrows(IOException.class, () -> AuditFile.at(path).open());
      assertTrue(here.getMessage().contains("has a writer already"), here.getMessage());
      assertTrue(inAnother(path).contains("has a writer already"));
      write(file, 1);
    }
    AuditFile.at(path).open().close();
    assertEquals("opened", inAnother(path));
    assertFalse(AuditFile.files(path).stream().anyMatch(one -> one.toString().endsWith(".lock")));
  }

  @Test
  void writerOfAnotherClassLoaderIsRejected() throws Exception {
    // a copy of the class in another class loader locks the file, but shares no static fields
    try (FileChannel other =
        FileChannel.open(
            AuditLock.pathOf(path), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      other.lock();
      IOException error = assertThrows(IOException.class, () -> AuditFile.at(path).open());
      assertTrue(error.getMessage().contains("has a writer already"), error.getMessage());
      assertTrue(inAnother(path).contains("has a writer already"), "the lock was released");
      long open = openFiles();
      for (int i = 0; i < 100; i++) {
        assertThrows(IOException.class, () -> AuditFile.at(path).open());
      }
      assertTrue(openFiles() < open + 50, "each attempt leaves a file open");
    }
    AuditFile.at(path).open().close();
  }

  /** Returns the number of open files of this process; 0 on Windows. */
  private static long openFiles() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getOpenFileDescriptorCount()
        : 0;
  }

  private static String inAnother(Path path) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Opener.class.getName(),
                path.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      return out.readLine();
    } finally {
      process.waitFor();
    }
  }

  /** Another process that tries to write. */
  static final class Opener {
    private Opener() {}

    public static void main(String[] args) {
      try {
        AuditFile.at(Path.of(args[0])).open().close();
        System.out.println("opened");
      } catch (IOException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
