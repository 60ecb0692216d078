package dev.pawl.processor.sync;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading and replacing a document on disk. */
class DiskFileTest {

  private static final String EMPTY = SyncFixture.block("table", "");
  private static final String FILLED = SyncFixture.block("table", SyncFixture.DOOR_TABLE);

  @TempDir Path folder;
  private SyncFixture fixture;

  @BeforeEach
  void setUp() {
    fixture = new SyncFixture(folder);
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }

  private static boolean posix(Path path) throws IOException {
    return Files.getFileStore(path).supportsFileAttributeView("posix");
  }

  @Test
  void noOtherFileIsLeft() throws IOException {
    assertEquals(List.of(), fixture.sync(EMPTY));
    assertEquals(FILLED, fixture.text());
    assertEquals(List.of("README.md"), files());
  }

  @Test
  void permissionsAreKept() throws IOException {
    assumeTrue(posix(folder));
    Files.writeString(fixture.file, EMPTY);
    var permissions = PosixFilePermissions.fromString("rw-rw-r-x");
    Files.setPosixFilePermissions(fixture.file, permissions);
    assertEquals(List.of(), fixture.sync());
    assertEquals(FILLED, fixture.text());
    assertEquals(permissions, Files.getPosixFilePermissions(fixture.file));
  }

  @Test
  void targetOfALinkIsReplaced() throws IOException {
    assumeTrue(posix(folder));
    Path real = Files.writeString(Files.createDirectory(folder.resolve("sub")).resolve("r"), EMPTY);
    Files.createSymbolicLink(fixture.file, Path.of("sub", "r"));
    assertEquals(List.of(), fixture.sync());
    assertEquals(FILLED, Files.readString(real));
    assertTrue(Files.isSymbolicLink(fixture.file));
    assertEquals(FILLED, fixture.text());
  }

  @Test
  void protectedDocumentIsKept() throws IOException {
    Files.writeString(fixture.file, EMPTY);
    assertTrue(fixture.file.toFile().setReadOnly());
    assumeFalse(Files.isWritable(fixture.file), "the super-user may write everything");
    assertEquals(
        List.of(
            "[PAWL099] \"README.md\" could not be written: it is write-protected. Change its"
                + " permissions."),
        fixture.sync());
    assertEquals(EMPTY, fixture.text());
  }

  @Test
  void unreadableDocumentIsReported() throws IOException {
    assertEquals(
        List.of(
            "[PAWL051] \"README.md\" could not be read: it does not exist. Correct the name, or"
                + " create the file."),
        fixture.sync());
    Files.createDirectory(fixture.file);
    assertEquals(
        List.of("[PAWL051] \"README.md\" could not be read: it is a folder. Name a file."),
        fixture.sync());
  }

  @Test
  void missingRelativePathNamesTheFolder() {
    Problems problems = new Problems();
    new DiskFile(Path.of("no", "such.md"), problems).read();
    assertEquals(
        List.of(
            "[PAWL051] \"no/such.md\" could not be read: it does not exist. Relative paths start at"
                + " "
                + Path.of("").toAbsolutePath()
                + "."),
        problems.all().stream().map(Problem::message).toList());
  }

  @Test
  void onlyUtf8IsRead() throws IOException {
    byte[] latin = "é\nab\n\u00fc".getBytes(java.nio.charset.StandardCharsets.ISO_8859_1);
    Files.write(fixture.file, latin);
    assertEquals(
        List.of(
            "[PAWL051] \"README.md\" could not be read: it is not UTF-8; the byte E9 at line 1,"
                + " column 1, is not part of a character. Save it as UTF-8."),
        fixture.sync());
    byte[] late = EMPTY.getBytes(java.nio.charset.StandardCharsets.UTF_8);
    late[late.length - 2] = (byte) 0xFF;
    Files.write(fixture.file, late);
    assertEquals(
        List.of(
            "[PAWL051] \"README.md\" could not be read: it is not UTF-8; the byte FF at line 2,"
                + " column 14, is not part of a character. Save it as UTF-8."),
        fixture.sync());
    assertArrayEquals(late, Files.readAllBytes(fixture.file));
  }
}
