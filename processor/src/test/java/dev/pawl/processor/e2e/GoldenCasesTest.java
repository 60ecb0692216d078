package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
 * Machines compiled by both compilers without a warning, run, and compared with the texts that are
 * kept of them. With {@code -Dpawl.golden.update=true} those texts are written instead; then read
 * what has changed. Not every case is kept: enough that each kind of text and what a feature makes
 * of it can be read, and so few that a change of wording can be read through.
 */
class GoldenCasesTest {

  /** In how many files, and in how many texts of a kind, a change of wording may show. */
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

  /** One is enough where texts are only to be written. */
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
      assertEquals(List.of(), good.differences(generated));
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
   * What a text is: its path without its machine's name, as {@code Machine.java} or {@code .md}.
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
  void aChangeOfWordingShowsInFewFiles() {
    List<Golden> all = Golden.all();
    assertTrue(all.size() <= MOST, () -> all.stream().map(Golden::name).toList().toString());
  }

  @Test
  void everyTextThatIsKeptIsOfACase() {
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
  void thereAreEnoughOfThem() {
    assertTrue(GoodCase.all().size() >= 30, "" + GoodCase.all().size());
  }
}
