package dev.pawl.language.yaml;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.problem.Problems;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests the statements of the page about the format. */
class DocumentationTest {

  // the tests run in the module's folder
  private final String page =
      Stream.of("guide/yaml", "guide/yaml-statecharts", "reference/yaml-keys")
          .map(name -> GoodDocuments.text(Path.of("../docs/" + name + ".md")))
          .collect(Collectors.joining("\n"));

  @Test
  void examplesAreReadWithoutProblems() {
    Matcher example = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL).matcher(page);
    int count = 0;
    while (example.find()) {
      Problems problems = new Problems();
      YamlReader.read("m.yaml", example.group(1), "", true, new FakeTypes(), problems);
      assertEquals(List.of(), problems.all());
      count++;
    }
    assertTrue(count > 0);
  }

  @Test
  void everyKeyIsExplained() {
    for (MapKeys keys : MapKeys.values()) {
      for (String key : keys.accepted()) {
        Pattern row = Pattern.compile("(?m)^\\| (`\\w+`, )*`" + key + "`(, `\\w+`)* \\|");
        assertTrue(row.matcher(page).find(), keys + " " + key);
      }
    }
  }

  @Test
  void documentedLimitsAreCurrent() {
    assertTrue(page.contains("more than " + DocumentParser.MAX_DEPTH + " deep"));
    assertTrue(
        page.contains(String.format(Locale.ROOT, "%,d characters", DocumentParser.MAX_LENGTH)));
    assertTrue(
        page.contains(
            String.format(Locale.ROOT, "at most %,d wrong keys", FileProblems.MAX_PROBLEMS)));
  }
}
