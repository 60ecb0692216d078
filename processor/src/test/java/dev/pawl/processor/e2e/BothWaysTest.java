package dev.pawl.processor.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A machine generates the same, word for word, whichever way it is declared. Only that the user's
 * enum is still the one that was compiled against is checked for one of the two.
 */
class BothWaysTest {

  @TempDir Path temp;

  @Test
  void generateTheSameText() {
    Compiled compiled = Tool.JAVAC.compile(GoodCase.named("bothways").job(temp)).clean();
    Map<String, String> byEnum = of("byenum", compiled.generated());
    Map<String, String> byYaml = of("byyaml", compiled.generated());
    assertTrue(byYaml.remove("one/WorkstreamState.java").contains("enum WorkstreamState"));
    assertEquals(byEnum.keySet(), byYaml.keySet());
    byEnum.forEach((path, text) -> assertEquals(text, byYaml.get(path), path));
  }

  /** The files of one package, as if it had another name. */
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
    return text.replace("import dev.pawl.engine.Constants;\n", "")
        .replaceFirst("(?s)    Constants\\.require\\(.*?\\);\n", "")
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
