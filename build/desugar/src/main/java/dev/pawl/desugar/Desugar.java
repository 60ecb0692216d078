package dev.pawl.desugar;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

/** Rewrites the classes of a jar, and adds a {@link Lambdas} class to each package. */
public final class Desugar {

  private final Map<String, ClassNode> classes = new LinkedHashMap<>();
  private final Map<String, Lambdas> lambdas = new LinkedHashMap<>();

  private Desugar() {}

  /** Rewrites the jar whose path is the first argument. */
  public static void main(String[] args) throws IOException {
    Path jar = Path.of(args[0]);
    Path rewritten = jar.resolveSibling(jar.getFileName() + ".desugared");
    new Desugar().rewrite(jar, rewritten);
    Files.move(rewritten, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private record Entry(JarEntry head, byte[] bytes) {
    boolean isClass() {
      String name = head.getName();
      return name.endsWith(".class")
          && !name.endsWith("module-info.class")
          && !name.startsWith("META-INF/");
    }
  }

  private void rewrite(Path from, Path to) throws IOException {
    List<Entry> entries = read(from);
    for (Entry entry : entries) {
      if (entry.isClass()) {
        ClassNode node = new ClassNode();
        new ClassReader(entry.bytes()).accept(node, 0);
        classes.put(node.name, node);
      }
    }
    for (ClassNode node : classes.values()) {
      new ClassRewriter(node, classes, this::lambdasOf).rewrite();
    }
    try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(to))) {
      for (Entry entry : entries) {
        put(jar, entry.head(), entry.isClass() ? rewritten(entry) : entry.bytes());
      }
      for (Lambdas added : lambdas.values()) {
        JarEntry head = new JarEntry(added.name() + ".class");
        head.setTime(entries.get(0).head().getTime());
        put(jar, head, added.bytes());
      }
    }
  }

  private Lambdas lambdasOf(ClassNode node) {
    String name = node.name.substring(0, node.name.lastIndexOf('/') + 1) + "Lambdas";
    if (classes.containsKey(name)) {
      throw new IllegalStateException("the class already exists: " + name);
    }
    return lambdas.computeIfAbsent(name, Lambdas::new);
  }

  private byte[] rewritten(Entry entry) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    classes.get(entry.head().getName().replaceFirst("\\.class$", "")).accept(writer);
    return writer.toByteArray();
  }

  private static List<Entry> read(Path file) throws IOException {
    List<Entry> entries = new ArrayList<>();
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry head : Collections.list(jar.entries())) {
        try (InputStream in = jar.getInputStream(head)) {
          entries.add(new Entry(head, in.readAllBytes()));
        }
      }
    }
    return entries;
  }

  private static void put(JarOutputStream jar, JarEntry head, byte[] bytes) throws IOException {
    ZipEntry copy = new ZipEntry(head.getName());
    copy.setTime(head.getTime());
    jar.putNextEntry(copy);
    jar.write(bytes);
    jar.closeEntry();
  }
}
