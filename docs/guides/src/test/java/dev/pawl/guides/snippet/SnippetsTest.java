package dev.pawl.guides.snippet;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the snippets of Java and YAML in documents compile and have the shown results. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
class SnippetsTest {

  static final Path COMMON = Documents.ROOT.resolve("docs/guides/src/test/snippets/common");

  private static final Pattern UNIT = Pattern.compile("\\bn\\d+\\b(?=[/.])");

  private final List<Snippet> snippets = new ArrayList<>();
  private final List<Unit> units = new ArrayList<>();
  private Compilation compilation;

  @TempDir static Path temp;

  @BeforeAll
  void compileAll() throws IOException {
    for (Path document : Documents.all()) {
      if (!Documents.isOfProblems(document)) { // have a test of their own
        snippets.addAll(Snippet.of(document));
      }
    }
    Path sources = temp.resolve("sources");
    for (Snippet snippet : snippets) {
      if (isCode(snippet) && !snippet.has("fails")) {
        units.add(unit(snippet, "n" + units.size(), sources, snippet.text()));
      }
    }
    Files.copy(COMMON.resolve("gate.yaml"), sources.resolve("machines/gate.yaml"));
    compilation =
        Compilation.of(
            temp,
            List.of(sources, COMMON),
            sources.resolve("machines"),
            List.of("-Apawl.lock=" + temp));
  }

  private static boolean isCode(Snippet snippet) {
    boolean compiled = snippet.language().equals("java") || snippet.language().equals("yaml");
    boolean elsewhere = snippet.has("in") && !showsImports(snippet);
    return compiled && !elsewhere && !snippet.has("other");
  }

  private static boolean showsImports(Snippet snippet) {
    return !Assumed.shown(snippet.text()).isEmpty();
  }

  private Unit unit(Snippet snippet, String name, Path sources, String text) throws IOException {
    Unit unit = new Unit(snippet, name, sources);
    unit.write(text, snippet.names("with").stream().map(wanted -> named(snippet, wanted)).toList());
    return unit;
  }

  /** Returns the snippet of a name, of the same document or else of another. */
  private Snippet named(Snippet asking, String name) {
    List<Snippet> named =
        snippets.stream().filter(other -> name.equals(other.get("name"))).toList();
    return named.stream()
        .filter(other -> other.document().equals(asking.document()))
        .findFirst()
        .or(() -> named.stream().findFirst())
        .orElseThrow(() -> new AssertionError(asking + ": there is no snippet " + name));
  }

  @Test
  void compile() {
    Map<String, Snippet> where = new LinkedHashMap<>();
    units.forEach(unit -> where.put(unit.name(), unit.snippet));
    List<String> errors = new ArrayList<>();
    for (String error : compilation.errors()) {
      Matcher unit = UNIT.matcher(error);
      errors.add((unit.find() ? where.get(unit.group()) : "?") + " " + error);
    }
    assertEquals("", String.join("\n", errors));
    assertTrue(units.size() > 40, "only " + units.size());
  }

  @Test
  void run() throws Exception {
    assumeTrue(compilation.errors().isEmpty());
    int run = 0;
    URL[] classes = {compilation.classes().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
      List<Executable> runs = new ArrayList<>();
      for (Unit unit : units) {
        if (unit.runs) {
          run++;
          runs.add(
              () -> {
                var method =
                    loader.loadClass(unit.packageName + ".Fixture").getDeclaredMethod("run");
                method.setAccessible(true);
                try {
                  method.invoke(null);
                } catch (ReflectiveOperationException e) {
                  throw new AssertionError(unit.snippet + ": " + e.getCause(), e.getCause());
                }
              });
        }
      }
      assertAll(runs);
    }
    assertTrue(run > 8, "only " + run);
  }

  @Test
  void pairsGenerateTheSame() throws IOException {
    assumeTrue(compilation.errors().isEmpty());
    Map<String, List<Unit>> pairs = new TreeMap<>();
    for (Unit unit : units) {
      if (unit.snippet.has("pair")) {
        pairs.computeIfAbsent(unit.snippet.get("pair"), name -> new ArrayList<>()).add(unit);
      }
    }
    assertFalse(pairs.isEmpty());
    for (Map.Entry<String, List<Unit>> pair : pairs.entrySet()) {
      assertEquals(2, pair.getValue().size(), pair.getKey());
      Map<String, String> one = generated(pair.getValue().get(0));
      Map<String, String> other = generated(pair.getValue().get(1));
      assertEquals(one.keySet(), other.keySet(), pair.getKey());
      one.forEach((name, text) -> assertEquals(text, other.get(name), name));
    }
  }

  /**
   * Returns the sources generated for a unit, without the parts that depend on whether the enum of
   * states is generated.
   */
  private Map<String, String> generated(Unit unit) throws IOException {
    Map<String, String> texts = new TreeMap<>();
    Path folder = compilation.generated().resolve(unit.packageName.replace('.', '/'));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.endsWith("Validator.java") && !name.endsWith("State.java")) {
          String text = Files.readString(file).replace(unit.packageName, "one");
          texts.put(name, bare(text));
        }
      }
    }
    return texts;
  }

  /**
   * Returns a source without history states, which only declared enums have as constants, and
   * without the check that the declared enum has not changed since it was compiled.
   */
  private static String bare(String text) {
    return text.replace("import dev.pawl.engine.Definition;\n", "")
        .replaceFirst("(?s)    Definition\\.requireConstants\\(.*?\\);\n", "")
        .replaceFirst("(?s)  static \\{\n  }\n\n", "")
        .replaceAll("(chart\\.(?:deep|shallow)\\(\"\\w+\", )[\\w.]+", "$1null")
        .replaceAll("[ \n]+", " ")
        // line breaks depend on the length of the constants
        .replace(" .", ".")
        .replaceAll("([;{}]) ", "$1\n");
  }

  @Test
  void snippetsAreInTheNamedFiles() throws IOException {
    for (Snippet snippet : snippets) {
      if (snippet.has("in")) {
        String file = Files.readString(Documents.ROOT.resolve(snippet.get("in")));
        String code = plain(Assumed.withoutImports(snippet.text()));
        assertTrue(plain(file).contains(code), snippet + " is missing");
        assertTrue(
            showsImports(snippet) || leadsTo(snippet.document(), snippet.get("in")),
            snippet + ": where readers find its imports, " + snippet.get("in") + ", is not said");
      }
    }
  }

  /**
   * Returns whether a document links to a file, or to a folder of its module that contains the
   * file.
   */
  private static boolean leadsTo(Path document, String file) throws IOException {
    String page = Documents.read(document);
    for (Path path = Path.of(file); path.getNameCount() > 1; path = path.getParent()) {
      if (page.contains("](../../" + path + ")")
          || page.contains("](https://github.com/pawl-dev/pawl/tree/main/" + path + ")")) {
        return true;
      }
    }
    return false;
  }

  private static String plain(String code) {
    return code.replaceAll("//[^\n]*", "").replaceAll("\\s+", "");
  }

  @Test
  void picturesShowTheirMachines() throws IOException {
    int number = 0;
    for (Snippet snippet : snippets) {
      if (snippet.has("picture")) {
        Path folder = temp.resolve("drawn" + number++);
        Path drawn = folder.resolve("docs");
        Unit unit = unit(snippet, "drawn", folder.resolve("in"), snippet.text());
        Compilation.of(
            folder,
            List.of(folder.resolve("in"), COMMON),
            unit.machines(),
            List.of("-Apawl.outputs=svg", "-Apawl.docs=" + drawn));
        try (Stream<Path> files = Files.list(drawn)) {
          Path svg =
              files
                  .filter(file -> file.getFileName().toString().startsWith("snippet.drawn."))
                  .filter(file -> file.toString().endsWith(".svg"))
                  .findFirst()
                  .orElseThrow();
          Path shown = Documents.ROOT.resolve(snippet.get("picture"));
          if (Boolean.getBoolean("pawl.guides.update")) {
            Files.copy(svg, shown, StandardCopyOption.REPLACE_EXISTING);
          }
          assertEquals(Files.readString(svg), Files.readString(shown), snippet::toString);
        }
      }
    }
    assertTrue(number > 0);
  }

  @Test
  void failingSnippetsHaveTheNamedProblem() throws IOException {
    int number = 0;
    for (Snippet snippet : snippets) {
      List<String> wrong = new ArrayList<>();
      if (snippet.has("fails")) {
        wrong.add(snippet.text());
      } else if (isCode(snippet) && snippet.language().equals("java")) {
        wrong.addAll(Statements.wrong(snippet.text()));
      }
      for (String text : wrong) {
        Path folder = temp.resolve("wrong" + number++);
        Unit unit = unit(snippet, "wrong", folder, text.replace("// does not", "// must not"));
        Compilation compiled =
            Compilation.of(folder, List.of(folder, COMMON), unit.machines(), List.of());
        String code = snippet.has("fails") ? snippet.get("fails") : "";
        assertTrue(
            compiled.errors().stream().anyMatch(error -> error.contains(code)),
            () -> snippet + " compiles, or fails otherwise: " + compiled.errors());
      }
    }
    assertTrue(number > 0);
  }
}
