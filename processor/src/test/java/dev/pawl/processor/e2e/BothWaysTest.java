package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the two declarations of a machine generate identical code, except for the check that
 * the enum of the user has the compiled constants.
 */
class BothWaysTest {

  @TempDir Path temp;

  @Test
  void bothDeclarationsGenerateEqualCode() {
    Compiled compiled = Tool.JAVAC.compile(GoodCase.named("bothways").job(temp)).clean();
    Map<String, String> byEnum = of("byenum", compiled.generated());
    Map<String, String> byYaml = of("byyaml", compiled.generated());
    assertTrue(byYaml.remove("one/WorkstreamState.java").contains("enum WorkstreamState"));
    assertEquals(byEnum.keySet(), byYaml.keySet());
    byEnum.forEach((path, text) -> assertEquals(text, byYaml.get(path), path));
  }

  /** Returns the files of a package, renamed to another package. */
  private static Map<String, String> of(String packageName, Map<String, String> generated) {
    Map<String, String> files = new TreeMap<>();
    generated.forEach(
        (path, text) -> {
          if (path.contains(packageName)) {
            files.put(path.replace(packageName, "one"), plain(text.replace(packageName, "one")));
          }
        });
    return files;
  }

  private static String plain(String text) {
    return text.replace("import dev.pawl.engine.Definition;\n", "")
        .replaceFirst("(?s)    Definition\\.requireConstants\\(.*?\\);\n", "")
        .replaceFirst("(?s)  static \\{\n  }\n\n", "")
        .replaceFirst(
            "(?s)    // No default.*?return switch.*?\n    };",
            "    return WorkstreamTransitions.canTransition(from, to);")
        .replaceFirst(
            "(?s)    if \\(!isLegal.*?\n    }",
            "    WorkstreamTransitions.RULES.requireTransition(from, to);")
        .replaceFirst("  \"stateType\": .*\n", "")
        .replaceFirst("\\| States \\| `.*` \\|\n", "")
        .replaceAll("\\s+", " ");
  }
}
