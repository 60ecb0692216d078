package dev.pawl.desugar;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that executable jars are still jars. */
class ExecutableTest {

  @TempDir Path folder;

  private Path jar() throws IOException {
    Path jar = folder.resolve("some.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (int i = 0; i < 100; i++) {
        out.putNextEntry(new ZipEntry("folder/entry" + i));
        out.write(("text " + i).getBytes(StandardCharsets.UTF_8));
      }
      ZipEntry last = new ZipEntry("last");
      last.setComment("with a comment");
      last.setExtra(new byte[] {1, 2, 0, 0});
      out.putNextEntry(last);
    }
    return jar;
  }

  @Test
  void executableFileIsReadableAsJar() throws IOException {
    Path file = folder.resolve("some");
    Executable.main(new String[] {jar().toString(), file.toString()});
    assertTrue(Files.readString(file, StandardCharsets.ISO_8859_1).startsWith("#!/bin/sh\n"));
    try (JarFile read = new JarFile(file.toFile())) {
      assertEquals(101, read.size());
      byte[] bytes = read.getInputStream(read.getEntry("folder/entry99")).readAllBytes();
      assertEquals("text 99", new String(bytes, StandardCharsets.UTF_8));
      assertEquals("with a comment", read.getEntry("last").getComment());
    }
    // in contrast to JarFile, ZipFileSystem requires exact offsets
    try (FileSystem zip = FileSystems.newFileSystem(file)) {
      assertEquals("text 7", Files.readString(zip.getPath("folder", "entry7")));
    }
  }

  @Test
  void fileIsExecutableAndReproducible() throws IOException {
    Path jar = jar();
    Path one = folder.resolve("one");
    Path two = folder.resolve("two");
    Executable.main(new String[] {jar.toString(), one.toString()});
    Executable.main(new String[] {jar.toString(), two.toString()});
    assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
    assumeTrue(Files.getFileStore(one).supportsFileAttributeView("posix"));
    assertTrue(Files.isExecutable(one));
  }

  @Test
  void fileThatIsNoJarIsRefused() throws IOException {
    Path file = folder.resolve("text");
    Files.writeString(file, "not a jar, but longer than an end record");
    String[] arguments = {file.toString(), folder.resolve("made").toString()};
    assertThrows(IllegalArgumentException.class, () -> Executable.main(arguments));
  }

  @Test
  void entriesOfOtherJarsAreAdded() throws IOException {
    Path others = Files.createDirectories(folder.resolve("others"));
    try (JarOutputStream out =
        new JarOutputStream(Files.newOutputStream(others.resolve("other-1.jar")))) {
      for (String name :
          new String[] {
            "META-INF/MANIFEST.MF", "META-INF/LICENSE", "module-info.class", "last", "more/Class"
          }) {
        out.putNextEntry(new ZipEntry(name));
        out.write(name.getBytes(StandardCharsets.UTF_8));
      }
    }
    Path file = folder.resolve("both");
    Executable.main(new String[] {jar().toString(), file.toString(), others.toString()});
    try (JarFile read = new JarFile(file.toFile())) {
      assertEquals(103, read.size());
      for (String name : new String[] {"more/Class", "META-INF/other-1/LICENSE", "last"}) {
        byte[] bytes = read.getInputStream(read.getEntry(name)).readAllBytes();
        String wanted =
            switch (name) {
              case "last" -> "";
              case "more/Class" -> name;
              default -> "META-INF/LICENSE";
            };
        assertEquals(wanted, new String(bytes, StandardCharsets.UTF_8));
      }
    }
  }
}
