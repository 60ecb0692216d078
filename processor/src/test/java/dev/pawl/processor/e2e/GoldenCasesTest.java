package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.diagrams.document.ModelRoundTripTest;
import dev.pawl.processor.option.Output;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Compiles machines with both compilers without warnings, runs their programs, and compares the
 * generated texts with the stored ones. With {@code -Dpawl.golden.update=true} the texts are stored
 * instead; then review the difference. Only some texts are stored: enough to see every kind of text
 * and every feature, but few enough to review a change of wording.
 */
class GoldenCasesTest {

  /** The maximum number of files, and of texts of a kind, that a change of wording can affect. */
  private static final int MOST = 15;

  @TempDir Path temp;

  @TestFactory
  Stream<DynamicTest> compilesRunsAndReadsAsExpected() {
    Map<String, Integer> kinds = new TreeMap<>();
    Stream<DynamicTest> cases =
        GoodCase.all().stream()
            .flatMap(good -> tools().flatMap(tool -> compiled(good, tool, kinds)));
    return Stream.concat(
        cases,
        Stream.of(
            DynamicTest.dynamicTest("every kind of text is kept of some case", () -> kept(kinds))));
  }

  /** Returns the compilers; one is enough to store texts. */
  private static Stream<Tool> tools() {
    return Boolean.getBoolean("pawl.golden.update")
        ? Stream.of(Tool.JAVAC)
        : Stream.of(Tool.values());
  }

  private Stream<DynamicTest> compiled(GoodCase good, Tool tool, Map<String, Integer> kinds) {
    return Tool.releases().stream()
        .map(
            release ->
                DynamicTest.dynamicTest(
                    good.name() + " " + tool + " " + release,
                    () -> check(good, tool, release, kinds)));
  }

  private void check(GoodCase good, Tool tool, int release, Map<String, Integer> kinds) {
    Path work = temp.resolve(good.name() + "-" + tool + "-" + release);
    Compiled compiled = good.compileAndRun(tool, release, work);
    if (release == 17) {
      Map<String, String> generated = compiled.generated();
      DeterminismTest.assertOfNoTimeAndPlace(generated);
      assertEquals(
          List.of(),
          good.differences(generated),
          "if the change is intended, run with -Dpawl.golden.update=true");
      generated.forEach(
          (path, text) -> {
            if (path.startsWith("META-INF/pawl/") && path.endsWith(".json")) {
              ModelRoundTripTest.assertReadsBack(text);
            }
          });
      Set<String> expected = Golden.expectedOf(good.name()).keySet();
      generated
          .keySet()
          .forEach(
              path ->
                  kinds.merge(
                      kind(path, generated.keySet()),
                      tool == Tool.JAVAC && expected.contains(path) ? 1 : 0,
                      Integer::sum));
    }
  }

  /**
   * Returns the kind of a text: its path without the name of the machine, such as {@code
   * Machine.java} or {@code .md}.
   */
  private static String kind(String path, Set<String> generated) {
    String folder = "META-INF/pawl/";
    if (path.startsWith(folder)) {
      return path.substring(path.lastIndexOf('.'));
    }
    if (path.startsWith("META-INF/services/")) {
      return "services";
    }
    String type = path.replace('/', '.');
    return generated.stream()
        .filter(p -> p.startsWith(folder) && p.endsWith(".json"))
        .map(p -> p.substring(folder.length(), p.length() - ".json".length()))
        .filter(type::startsWith)
        .map(machine -> type.substring(machine.length()))
        .min(Comparator.comparingInt(String::length))
        .orElseThrow(() -> new AssertionError(path + " belongs to no machine"));
  }

  private static void kept(Map<String, Integer> kinds) {
    for (Path file : Job.below(Path.of("../diagrams/src/test/resources/golden"), "")) {
      kinds.merge(file.toString().replaceFirst(".*\\.", "."), 1, Integer::sum);
    }
    for (Output output : Output.values()) {
      kinds.putIfAbsent("." + output.ending(), 0);
    }
    Set<String> missing = new TreeSet<>();
    Set<String> tooMany = new TreeSet<>();
    kinds.forEach(
        (kind, count) -> {
          if (count == 0) {
            missing.add(kind);
          } else if (count > MOST) {
            tooMany.add(kind + " " + count);
          }
        });
    assertTrue(kinds.size() >= 20, kinds::toString);
    assertEquals(Set.of(), missing, "no file of expected or golden has one");
    assertEquals(Set.of(), tooMany, "a change of wording would show too often");
  }

  @Test
  void textsAreStoredInFewFiles() {
    List<Golden> all = Golden.all();
    assertTrue(all.size() <= MOST, () -> all.stream().map(Golden::name).toList().toString());
  }

  @Test
  void everyStoredTextBelongsToACase() {
    Set<String> cases = new TreeSet<>();
    GoodCase.all().forEach(good -> cases.add(good.name()));
    Set<String> seen = new TreeSet<>();
    for (Golden golden : Golden.all()) {
      assertTrue(golden.name().matches("(whole|part)/[a-z]+\\.txt"), golden.name());
      Map<String, String> texts = golden.texts();
      assertTrue(!texts.isEmpty(), golden.name());
      for (String key : texts.keySet()) {
        String goodCase = key.substring(0, key.indexOf('/'));
        assertTrue(cases.contains(goodCase), golden.name() + ": " + key);
        boolean whole = golden.wholeCase() != null;
        assertTrue(!whole || goodCase.equals(golden.wholeCase()), golden.name() + ": " + key);
        assertTrue(seen.add(key), golden.name() + ": " + key + " is kept twice");
      }
    }
  }

  @Test
  void thereAreEnoughCases() {
    assertTrue(GoodCase.all().size() >= 30, "" + GoodCase.all().size());
  }
}
