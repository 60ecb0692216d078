package dev.pawl.playground;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.language.Tools;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiled playground returns what the JVM returns, and is small. */
class CompiledPlaygroundTest {

  private static final Path FILES = Path.of(System.getProperty("pawl.playground.files", "none"));
  private static final Path ROOT = Path.of(System.getProperty("pawl.playground.root", "../.."));
  private static final int MAX_BYTES = 500_000;

  private static final Set<String> NO_SOURCES = Set.of("target", ".git", "node_modules");

  @TempDir Path folder;

  @BeforeAll
  static void compiled() {
    assumeTrue(Files.exists(FILES), "mvn -Dplayground compiles the playground");
  }

  @Test
  void examplesHaveTheSameProblemsAndDocuments() throws Exception {
    Map<String, String> texts = new LinkedHashMap<>();
    for (JsonNode example : new ObjectMapper().readTree(Exports.examples())) {
      texts.put(example.get("title").asText(), example.get("text").asText());
    }
    texts.put(
        "unknown target", "machine: Door\nstates: { OPEN: { initial: true, on: { shut: OPN } } }");
    assertSame(texts);
  }

  @Test
  @Tag("long")
  void everyDeclarationHasTheSameProblemsAndDocuments() throws Exception {
    Map<String, String> texts = new LinkedHashMap<>();
    for (Path file : declarations()) {
      texts.put(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    }
    assertTrue(texts.size() > 300, () -> "only " + texts.size() + " files");
    assertSame(texts);
  }

  /** Asserts that the compiled playground returns for each text what the JVM returns. */
  private void assertSame(Map<String, String> texts) throws Exception {
    JsonNode results = run(List.copyOf(texts.values()));
    ObjectMapper json = new ObjectMapper();
    List<String> different = new ArrayList<>();
    Iterator<JsonNode> next = results.iterator();
    for (Map.Entry<String, String> one : texts.entrySet()) {
      String text = one.getValue();
      JsonNode compiled = next.next();
      String[] attempt = Exports.attempt(text);
      JsonNode here = json.readTree(attempt[0]);
      JsonNode there = json.readTree(compiled.get("attempt").get(0).asText());
      for (String part : List.of("marks", "report", "name", "java")) {
        compare(
            one.getKey(), part, here.get(part).toString(), there.get(part).toString(), different);
      }
      String page = compiled.get("attempt").get(1).asText();
      compare(one.getKey(), "page", attempt[1], page, different);
      List<String> formats = List.of("svg", "mmd", "txt");
      for (int f = 0; f < formats.size(); f++) {
        String document = compiled.get("documents").get(f).asText();
        compare(
            one.getKey(),
            formats.get(f),
            Exports.render(text, formats.get(f)),
            document,
            different);
      }
    }
    assertEquals(List.of(), different);
  }

  @Test
  void filesAreSmall() throws IOException {
    for (String file : List.of("playground/worker.js", "pawl-playground.html")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
        gzip.write(Files.readAllBytes(FILES.resolve(file)));
      }
      System.out.println(file + ": " + out.size() + " bytes compressed");
      assertTrue(out.size() <= MAX_BYTES, () -> file + ": " + out.size() + " bytes compressed");
    }
  }

  private static void compare(
      String text, String part, String here, String there, List<String> different) {
    if (!here.equals(there)) {
      int at = 0;
      while (at < here.length() && at < there.length() && here.charAt(at) == there.charAt(at)) {
        at++;
      }
      different.add(
          "%s, %s: \"%s\" is \"%s\"".formatted(text, part, excerpt(here, at), excerpt(there, at)));
    }
  }

  private static String excerpt(String text, int at) {
    return text.substring(Math.max(0, at - 40), Math.min(text.length(), at + 60));
  }

  /** Returns all YAML files of the repository; those without a machine have problems in common. */
  private static List<Path> declarations() throws IOException {
    try (Stream<Path> files = Files.walk(ROOT)) {
      return files
          .filter(file -> file.toString().endsWith(".yaml"))
          .filter(file -> Stream.of(parts(file)).noneMatch(NO_SOURCES::contains))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }

  private static String[] parts(Path file) {
    return ROOT.relativize(file).toString().split("[/\\\\]");
  }

  private JsonNode run(List<String> texts) throws Exception {
    Tools.require(hasNode(), "without Node the compiled playground does not run");
    Path script = folder.resolve("run-worker.cjs");
    try (InputStream in = CompiledPlaygroundTest.class.getResourceAsStream("run-worker.cjs")) {
      Files.copy(in, script);
    }
    ObjectMapper json = new ObjectMapper();
    Path input = folder.resolve("texts.json");
    json.writeValue(input.toFile(), texts);
    Path output = folder.resolve("results.json");
    Process node =
        new ProcessBuilder(
                "node",
                script.toString(),
                FILES.resolve("playground/worker.js").toString(),
                input.toString(),
                output.toString())
            .inheritIO()
            .start();
    assertEquals(0, node.waitFor());
    return json.readTree(output.toFile());
  }

  private static boolean hasNode() {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "node")));
  }
}
