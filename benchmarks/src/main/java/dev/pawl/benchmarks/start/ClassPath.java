package dev.pawl.benchmarks.start;

import dev.pawl.DeclaredName;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/** The class path of this JVM, and the jars of single artifacts. */
public final class ClassPath {

  private ClassPath() {}

  /** Returns all folders and jars, including those that only the manifest of a jar names. */
  public static List<Path> all() {
    List<Path> all = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path path = Path.of(entry).toAbsolutePath();
      all.add(path);
      if (entry.endsWith(".jar")) {
        all.addAll(named(path));
      }
    }
    return all;
  }

  private static List<Path> named(Path jar) {
    try (JarFile file = new JarFile(jar.toFile())) {
      Manifest manifest = file.getManifest();
      String names =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      if (names == null) {
        return List.of();
      }
      List<Path> named = new ArrayList<>();
      for (String name : names.trim().split(" +")) {
        URI uri = jar.toUri().resolve(name);
        Path path = Path.of(uri);
        if (Files.exists(path)) {
          named.add(path);
        }
      }
      return named;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the folder or jar that contains this class. */
  public static Path own() {
    return Path.of(
        URI.create(ClassPath.class.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /**
   * Packs the classes of machines and of this package into a jar with a manifest, like the jar of
   * an application. The jar also contains the interface of the generated events, because all
   * contenders use these events.
   */
  static void pack(Path jar) throws IOException {
    Path own = own();
    if (Files.isDirectory(own)) {
      pack(own, jar);
      return;
    }
    try (FileSystem entries = FileSystems.newFileSystem(own)) {
      pack(entries.getPath("/"), jar);
    }
  }

  private static void pack(Path root, Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (String folder : List.of("workload", "contender", "start")) {
        try (Stream<Path> files = Files.walk(root.resolve("dev/pawl/benchmarks").resolve(folder))) {
          for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
            out.putNextEntry(new ZipEntry(root.relativize(file).toString().replace('\\', '/')));
            Files.copy(file, out);
            out.closeEntry();
          }
        }
      }
      String shared = DeclaredName.class.getName().replace('.', '/') + ".class";
      out.putNextEntry(new ZipEntry(shared));
      try (InputStream in = DeclaredName.class.getClassLoader().getResourceAsStream(shared)) {
        Objects.requireNonNull(in, shared).transferTo(out);
      }
      out.closeEntry();
    }
  }

  /**
   * Returns the jar of an artifact, or the folder of its classes if Maven has just compiled it.
   *
   * @throws IllegalStateException if the class path has no separate jar for it
   */
  public static Path of(String artifact) {
    String module = artifact.replaceFirst("^pawl-", "");
    for (Path path : all()) {
      boolean jar = path.getFileName().toString().matches(artifact + "-\\d.*\\.jar");
      if (jar || path.endsWith(Path.of(module, "target", "classes"))) {
        return path;
      }
    }
    throw new IllegalStateException(
        "There is no " + artifact + " on the class path, which must have jars one by one.");
  }

  /** Returns the version in the name of an artifact's jar. */
  static String version(String artifact) {
    String name = of(artifact).getFileName().toString();
    return name.substring(artifact.length() + 1, name.length() - ".jar".length());
  }
}
