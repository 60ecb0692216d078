package dev.pawl.desugar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

class DesugarTest {

  @TempDir Path folder;
  private Path jar;

  /** Compiles the sample with {@code invokedynamic} concatenations; this build inlines them. */
  @BeforeEach
  void compileSample() throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    String source = "src/test/java/dev/pawl/desugar/Sample.java";
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "--release",
                "17",
                "-d",
                classes.toString(),
                source);
    assertEquals(0, result);
    jar = folder.resolve("sample.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        out.putNextEntry(new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
  }

  @Test
  void behaviorOfClassesDoesNotChange() throws Exception {
    String before = run();
    assertTrue(before.contains("derived two after one"), before);
    Desugar.main(new String[] {jar.toString()});
    assertEquals(before, run());
  }

  @Test
  void noInvokedynamicRemains() throws IOException {
    assertFalse(dynamic().isEmpty());
    Desugar.main(new String[] {jar.toString()});
    assertEquals(List.of(), dynamic());
  }

  @Test
  void jarIsReproducible() throws IOException {
    Path copy = Files.copy(jar, folder.resolve("copy.jar"));
    Desugar.main(new String[] {jar.toString()});
    Desugar.main(new String[] {copy.toString()});
    assertEquals(-1, Files.mismatch(jar, copy));
  }

  private String run() throws Exception {
    URL[] urls = {jar.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      Class<?> sample = loader.loadClass("dev.pawl.desugar.Sample");
      return (String) ((Supplier<?>) sample.getConstructor().newInstance()).get();
    }
  }

  private List<String> dynamic() throws IOException {
    List<String> found = new ArrayList<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : Collections.list(file.entries())) {
        ClassNode node = new ClassNode();
        new ClassReader(file.getInputStream(entry).readAllBytes()).accept(node, 0);
        node.methods.forEach(
            method ->
                Stream.of(method.instructions.toArray())
                    .filter(InvokeDynamicInsnNode.class::isInstance)
                    .forEach(indy -> found.add(node.name + "." + method.name)));
      }
    }
    return found;
  }
}
