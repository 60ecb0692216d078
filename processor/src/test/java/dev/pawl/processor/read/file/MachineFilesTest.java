package dev.pawl.processor.read.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.lang.model.element.Element;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MachineFilesTest {

  private static final Origin HERE = new Origin.InFile("Trigger.java", 1, 1, "");

  @TempDir Path temp;

  private final FakeFiler filer = new FakeFiler();
  private final Problems problems = new Problems();

  /** A filer with files in memory, which can fail like the filers of compilers. */
  private static final class FakeFiler implements Filer {
    private final Map<String, byte[]> files = new HashMap<>();
    private boolean eclipse;

    void put(StandardLocation location, String name, String text) {
      files.put(location + ":" + name, text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public FileObject getResource(
        JavaFileManager.Location location, CharSequence pkg, CharSequence name) throws IOException {
      if (eclipse && location != StandardLocation.CLASS_OUTPUT) {
        throw new IllegalArgumentException("Unknown location " + location);
      }
      String path = pkg.length() == 0 ? "" : pkg.toString().replace('.', '/') + "/";
      byte[] bytes = files.get(location + ":" + path + name);
      if (bytes == null && location == StandardLocation.CLASS_PATH) {
        throw new FileNotFoundException(name.toString());
      }
      return new SimpleJavaFileObject(URI.create("mem:///x"), JavaFileObject.Kind.OTHER) {
        @Override
        public InputStream openInputStream() throws IOException {
          if (bytes == null) {
            throw new FileNotFoundException(name.toString());
          }
          return new ByteArrayInputStream(bytes);
        }
      };
    }

    @Override
    public JavaFileObject createSourceFile(CharSequence name, Element... elements) {
      throw new UnsupportedOperationException();
    }

    @Override
    public JavaFileObject createClassFile(CharSequence name, Element... elements) {
      throw new UnsupportedOperationException();
    }

    @Override
    public FileObject createResource(
        JavaFileManager.Location location,
        CharSequence pkg,
        CharSequence name,
        Element... elements) {
      throw new UnsupportedOperationException();
    }
  }

  private Path write(String name, String text) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Optional<MachineFiles.Found> find(String name, String... folders) {
    List<Path> paths = List.of(folders).stream().map(temp::resolve).toList();
    return new MachineFiles(paths, filer).find(name, "com.acme", HERE, problems);
  }

  private Problem problem() {
    assertEquals(1, problems.all().size(), () -> problems.all().toString());
    return problems.all().get(0);
  }

  @Test
  void foldersAndPackageComeFirst() throws IOException {
    write("a/m.yaml", "a root");
    write("b/com/acme/m.yaml", "b package");
    write("b/m.yaml", "b root");
    filer.put(StandardLocation.CLASS_OUTPUT, "com/acme/m.yaml", "output");
    assertEquals("b package", find("m.yaml", "b", "a").orElseThrow().text());
    assertEquals("com/acme/m.yaml", find("m.yaml", "b", "a").orElseThrow().name());
    assertEquals("a root", find("m.yaml", "a", "b").orElseThrow().text());
    assertEquals("m.yaml", find("m.yaml", "a", "b").orElseThrow().name());
    assertEquals(List.of(), problems.all());
  }

  @Test
  void compilerLocationsAreSearchedInOrder() {
    filer.put(StandardLocation.SOURCE_PATH, "sub/m.yaml", "source root");
    assertEquals("source root", find("sub/m.yaml").orElseThrow().text());
    filer.put(StandardLocation.SOURCE_PATH, "com/acme/sub/m.yaml", "source package");
    assertEquals("source package", find("sub/m.yaml").orElseThrow().text());
    filer.put(StandardLocation.CLASS_PATH, "sub/m.yaml", "class path");
    assertEquals("class path", find("sub/m.yaml").orElseThrow().text());
    filer.put(StandardLocation.CLASS_OUTPUT, "sub/m.yaml", "output");
    assertEquals("output", find("sub/m.yaml").orElseThrow().text());
    assertEquals(List.of(), problems.all());
  }

  @Test
  void everySearchedPlaceIsListed() {
    assertTrue(find("m.yaml", "a").isEmpty());
    String a = temp.resolve("a").toString().replace('\\', '/');
    assertEquals(
        "\"m.yaml\" was not found. Looked in: "
            + (a + "/com/acme/m.yaml; " + a + "/m.yaml; ")
            + "class output (com/acme/m.yaml); class output (m.yaml); "
            + "class path (com/acme/m.yaml); class path (m.yaml); "
            + "source path (com/acme/m.yaml); source path (m.yaml).",
        problem().text());
    assertEquals(HERE, problem().origin());
    assertEquals(Code.FILE_NOT_FOUND, problem().code());
  }

  @Test
  void unsupportedLocationIsSkipped() {
    filer.eclipse = true;
    assertTrue(find("m.yaml").isEmpty());
    assertTrue(problem().text().contains("class path (m.yaml, which this compiler cannot open)"));
    filer.put(StandardLocation.CLASS_OUTPUT, "m.yaml", "output");
    assertEquals("output", find("m.yaml").orElseThrow().text());
  }

  @Test
  void unsupportedFileNameIsExplained() throws IOException {
    write("a/my machine.yaml", "1");
    assertEquals("1", find("my machine.yaml", "a").orElseThrow().text());
    assertTrue(find("my machine.yaml").isEmpty());
    assertTrue(problem().hint().orElseThrow().contains("with a space"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "``, it is empty",
        "` `, it is empty",
        "../m.yaml, it must not contain",
        "a/../../m.yaml, it must not contain",
        "/m.yaml, it must be relative",
        "C:m.yaml, it names a drive",
        "c:/m.yaml, it names a drive",
        "a\\m.yaml, folders are separated by",
        "a//m.yaml, a name is missing",
        "a/, a name is missing",
        "./m.yaml, it must not contain",
      })
  void unportableNamesAreRejected(String name, String why) {
    assertTrue(find(name, "a").isEmpty());
    assertEquals(Code.BAD_PATH, problem().code());
    assertTrue(problem().text().contains(why), problem().text());
  }

  @Test
  void controlCharactersAreRejected() {
    assertTrue(find("a\0.yaml", "a").isEmpty());
    assertTrue(find("a\n.yaml", "a").isEmpty());
    assertEquals(2, problems.all().stream().filter(p -> p.code() == Code.BAD_PATH).count());
  }

  @Test
  void invalidByteIsReported() throws IOException {
    Path file = write("a/m.yaml", "");
    Files.write(file, "machine: M\ndescription: é".getBytes(StandardCharsets.ISO_8859_1));
    assertTrue(find("m.yaml", "a").isEmpty());
    assertEquals(
        "\"m.yaml\" could not be read: it is not UTF-8; the byte E9 at line 2, column 14, is not part"
            + " of a character.",
        problem().text());
  }

  @Test
  void utf16AndTruncatedCharactersAreRejected() throws IOException {
    for (byte[] bytes :
        List.of("abc".getBytes(StandardCharsets.UTF_16), new byte[] {'a', (byte) 0xc3})) {
      Files.write(write("a/m.yaml", ""), bytes);
      assertTrue(find("m.yaml", "a").isEmpty());
    }
    assertEquals(2, problems.all().size());
  }

  @Test
  void folderIsRejected() throws IOException {
    Files.createDirectories(temp.resolve("a/m.yaml"));
    assertTrue(find("m.yaml", "a").isEmpty());
    assertEquals("\"m.yaml\" could not be read: it is a folder.", problem().text());
  }

  @Test
  void unreadableFilesAreRejected() throws IOException {
    Path file = write("a/m.yaml", "x");
    assumeTrue(file.toFile().setReadable(false) && !Files.isReadable(file), "runs as root");
    assertTrue(find("m.yaml", "a").isEmpty());
    assertEquals(Code.NOT_READABLE, problem().code());
  }

  @Test
  void hugeFilesAreRejected() throws IOException {
    write("a/m.yaml", "x".repeat(13_000_000));
    assertTrue(find("m.yaml", "a").isEmpty());
    assertEquals(Code.NOT_READABLE, problem().code());
  }

  private List<String> all(String... folders) {
    List<Path> paths = List.of(folders).stream().map(temp::resolve).toList();
    return new MachineFiles(paths, filer)
        .all(Set.of(), false, problems).stream().map(f -> f.name() + "=" + f.text()).toList();
  }

  @Test
  void allFilesAreListedByName() throws IOException {
    write("a/z.pawl.yaml", "1");
    write("a/b/y.pawl.yaml", "2");
    write("a/b.pawl.yaml", "3");
    write("a/B.pawl.yaml", "4");
    write("a/other.yaml", "5");
    Files.createDirectories(temp.resolve("a/folder.pawl.yaml"));
    write("c/a.pawl.yaml", "6");
    assertEquals(
        List.of(
            "B.pawl.yaml=4", "b.pawl.yaml=3", "b/y.pawl.yaml=2", "z.pawl.yaml=1", "a.pawl.yaml=6"),
        all("a", "c"));
    assertEquals(List.of(), problems.all());
  }

  @Test
  void sharedFileIsReadOnce() throws IOException {
    write("a/b/y.pawl.yaml", "2");
    assertEquals(List.of("b/y.pawl.yaml=2"), all("a", "a/b", "a"));
  }

  @Test
  void cyclicLinksAreSkipped() throws IOException {
    write("a/m.pawl.yaml", "1");
    write("a/b/n.pawl.yaml", "2");
    Files.createSymbolicLink(temp.resolve("a/up"), temp.resolve("a"));
    Files.createSymbolicLink(temp.resolve("a/in"), temp.resolve("a/b"));
    Files.createSymbolicLink(temp.resolve("a/dead.pawl.yaml"), temp.resolve("nothing"));
    assertEquals(List.of("b/n.pawl.yaml=2", "m.pawl.yaml=1"), all("a"));
    assertEquals(List.of(), problems.all());
  }

  @Test
  void linksOutOfTheFolderAreNotFollowed() throws IOException {
    write("a/m.pawl.yaml", "1");
    write("elsewhere/n.pawl.yaml", "2");
    Files.createSymbolicLink(temp.resolve("a/out"), temp.resolve("elsewhere"));
    assertEquals(List.of("m.pawl.yaml=1"), all("a"));
    assertEquals(
        "\""
            + MachineFiles.slashed(temp.resolve("a/out"))
            + "\" could not be read: a symbolic link leads out of the folder that is searched.",
        problem().text());
  }

  @Test
  void invalidFoldersAreReported() throws IOException {
    write("file", "");
    assertEquals(List.of(), all("nothing", "file"));
    assertEquals(
        List.of(Code.FOLDER_LACKS, Code.BAD_OPTION),
        problems.all().stream().map(Problem::code).toList());
    assertTrue(problems.all().get(1).text().startsWith("The option pawl.machines: \""));
  }

  @Test
  void unreadableFileDoesNotStopTheSearch() throws IOException {
    Files.write(write("a/a.pawl.yaml", ""), new byte[] {(byte) 0xff});
    write("a/b.pawl.yaml", "1");
    assertEquals(List.of("b.pawl.yaml=1"), all("a"));
    String shown = DisplayPath.of(MachineFiles.real(temp.resolve("a/a.pawl.yaml")));
    assertEquals(new Origin.InFile(shown, 1, 1, ""), problem().origin());
  }
}
