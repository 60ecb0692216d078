package dev.pawl.diagrams.document;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

class JsonTextTest {

  static List<Object> values() {
    return List.of(1, true, "text", List.of(), Map.of(), List.of("a", 2), Map.of("a", List.of()));
  }

  @ParameterizedTest
  @MethodSource("values")
  void indentationMayExceedWidth(Object value) {
    Object nested = value;
    for (int level = 0; level < 80; level++) {
      nested = level % 2 == 0 ? Map.of("key", nested) : List.of(nested, "x".repeat(100));
    }
    LoaderOptions options = new LoaderOptions();
    options.setNestingDepthLimit(100);
    assertEquals(nested, new Yaml(new SafeConstructor(options)).load(JsonText.of(nested)));
  }
}
