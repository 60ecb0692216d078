package dev.pawl.desugar;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/** Merges several jars into one. */
final class Jars {

  private Jars() {}

  /**
   * Returns a jar with all entries of {@code first} and the entries of the jars in a folder. The
   * manifests, signatures and module descriptors of the other jars are omitted. Their licenses are
   * stored in a folder for each jar.
   */
  static byte[] merged(Path first, Path folder) throws IOException {
    Map<String, byte[]> entries = new LinkedHashMap<>();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long time;
    try (ZipFile jar = new ZipFile(first.toFile())) {
      time = jar.entries().nextElement().getTime();
      read(jar, entries, "");
    }
    List<Path> others;
    try (Stream<Path> files = Files.list(folder)) {
      others = files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
    }
    for (Path other : others) {
      try (ZipFile jar = new ZipFile(other.toFile())) {
        read(jar, entries, other.getFileName().toString().replace(".jar", ""));
      }
    }
    try (ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        ZipEntry entry = new ZipEntry(each.getKey());
        entry.setTime(time);
        zip.putNextEntry(entry);
        zip.write(each.getValue());
        zip.closeEntry();
      }
    }
    return out.toByteArray();
  }

  /**
   * Adds the entries of a jar, except entries that already exist.
   *
   * @param part the name of the jar; empty for the first jar
   */
  private static void read(ZipFile jar, Map<String, byte[]> entries, String part)
      throws IOException {
    for (Enumeration<? extends ZipEntry> all = jar.entries(); all.hasMoreElements(); ) {
      ZipEntry entry = all.nextElement();
      String name = part.isEmpty() ? entry.getName() : renamed(entry.getName(), part);
      if (!name.isEmpty() && !(entry.isDirectory() && !part.isEmpty())) {
        entries.putIfAbsent(name, jar.getInputStream(entry).readAllBytes());
      }
    }
  }

  private static String renamed(String name, String part) {
    if (name.endsWith("module-info.class") || name.matches("META-INF/[^/]*\\.(MF|SF|RSA|DSA)")) {
      return "";
    }
    boolean legal = name.matches("(META-INF/)?(LICENSE|NOTICE|DEPENDENCIES)[^/]*");
    return legal ? "META-INF/" + part + "/" + name.replace("META-INF/", "") : name;
  }
}
