package dev.pawl.stress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests the published jars. This module is built after all of them have been packaged. */
class PublishedJarsTest {

  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  private static final Pattern SUBMODULE = Pattern.compile("<module>(.*?)</module>");
  private static final Pattern ARTIFACT =
      Pattern.compile("(?s)</parent>.*?<artifactId>(pawl-.*?)</artifactId>");

  /** Returns the modules whose jars are published. */
  private static List<String> published() throws IOException {
    List<String> published = new ArrayList<>();
    Matcher module =
        SUBMODULE.matcher(Files.readString(ROOT.resolve("pom.xml")).split("<profiles>")[0]);
    while (module.find()) {
      String pom = pom(module.group(1));
      if (!pom.contains("<maven.deploy.skip>true<") && !pom.contains("<packaging>pom<")) {
        published.add(module.group(1));
      }
    }
    return published;
  }

  @ParameterizedTest
  @MethodSource("published")
  void jarsContainLicence(String module) throws IOException {
    try (JarFile jar = jar(module)) {
      for (String file : List.of("LICENSE", "NOTICE")) {
        String text = Files.readString(ROOT.resolve(file));
        assertEquals(text, text(jar, "META-INF/" + file), jar.getName());
      }
    }
  }

  @Test
  void processorNamesContainedLibraries() throws IOException {
    try (JarFile jar = jar("processor")) {
      String notice = text(jar, "META-INF/NOTICE");
      for (String library : List.of("com.palantir.javapoet:javapoet", "org.yaml:snakeyaml")) {
        assertTrue(notice.contains(library), library);
        Properties versions = new Properties();
        String folder = "META-INF/maven/" + library.replace(':', '/');
        versions.load(new java.io.StringReader(text(jar, folder + "/pom.properties")));
        assertEquals(library, versions.get("groupId") + ":" + versions.get("artifactId"));
        assertTrue(versions.getProperty("version").matches("\\d.*"), versions::toString);
      }
      List<String> contained =
          jar.stream()
              .map(entry -> entry.getName())
              .filter(name -> name.matches("dev/pawl/processor/shaded/\\w+/"))
              .map(name -> name.split("/")[4])
              .toList();
      assertEquals(List.of("javapoet", "snakeyaml"), contained, "each must be named above");
    }
  }

  /**
   * Tests that no class needs an {@code invokedynamic} bootstrap, each of which takes about half a
   * millisecond in a new javac.
   */
  @Test
  void processorHasNoLambdasCreatedAtRunTime() throws IOException {
    try (JarFile jar = jar("processor")) {
      List<String> left = new ArrayList<>();
      for (JarEntry entry : Collections.list(jar.entries())) {
        if (entry.getName().endsWith(".class")) {
          try (InputStream in = jar.getInputStream(entry)) {
            String constants = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            if (constants.matches(
                "(?s).*(LambdaMetafactory|ObjectMethods|StringConcatFactory).*")) {
              left.add(entry.getName());
            }
          }
        }
      }
      assertEquals(List.of(), left);
    }
  }

  /** Tests that frames of the runtime have line numbers. */
  @Test
  void stackTracesThroughTheRuntimeHaveLines() throws Exception {
    try (JarFile jar = jar("runtime");
        URLClassLoader loader =
            new URLClassLoader(
                new URL[] {Path.of(jar.getName()).toUri().toURL()},
                ClassLoader.getPlatformClassLoader())) {
      Class<?> ring = loader.loadClass("dev.pawl.hook.RingHook");
      Throwable thrown = null;
      try {
        ring.getConstructor(int.class).newInstance(-1);
      } catch (java.lang.reflect.InvocationTargetException e) {
        thrown = e.getCause();
      }
      assertNotNull(thrown, "a ring of a negative size is refused");
      StackTraceElement frame =
          Stream.of(thrown.getStackTrace())
              .filter(f -> f.getClassName().equals(ring.getName()))
              .findFirst()
              .orElseThrow();
      assertEquals("RingHook.java", frame.getFileName());
      assertTrue(frame.getLineNumber() > 0, frame::toString);
    }
  }

  private static String text(JarFile jar, String name) throws IOException {
    assertNotNull(jar.getEntry(name), name + " in " + jar.getName());
    try (InputStream in = jar.getInputStream(jar.getEntry(name))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static JarFile jar(String module) throws IOException {
    Path classes = location();
    Path folder =
        ROOT.resolve(module).resolve(Path.of("").toAbsolutePath().relativize(classes.getParent()));
    assumeTrue(Files.isDirectory(folder), "not built: " + module);
    Matcher artifact = ARTIFACT.matcher(pom(module));
    assertTrue(artifact.find(), module);
    String name = artifact.group(1) + "-\\d(?!.*-(sources|javadoc)\\.jar).*\\.jar";
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> jars = files.filter(f -> f.getFileName().toString().matches(name)).toList();
      assumeTrue(!jars.isEmpty(), "not packaged: " + module);
      return new JarFile(jars.get(0).toFile());
    }
  }

  private static String pom(String module) throws IOException {
    return Files.readString(ROOT.resolve(module).resolve("pom.xml"));
  }

  private static Path location() {
    URL place = PublishedJarsTest.class.getProtectionDomain().getCodeSource().getLocation();
    return Path.of(java.net.URI.create(place.toString()));
  }
}
