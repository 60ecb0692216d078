package dev.pawl.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FilePatternsTest {

  private final FilePatterns patterns =
      new FilePatterns(List.of("**/*.yaml", "**/*.yml"), List.of("**/draft/**", "draft/**"));

  @ParameterizedTest
  @CsvSource({
    "circuit.yaml, true",
    "circuit.yml, true",
    "circuit.pawl.yaml, true",
    "a/circuit.yaml, true",
    "a/b/c/circuit.yml, true",
    "circuit.yaml.orig, false",
    "circuit.json, false",
    "yaml, false",
    "draft/circuit.yaml, false",
    "a/draft/b/circuit.yaml, false",
    "a/drafts/circuit.yaml, true",
  })
  void includedAndNotExcludedPathsAreAccepted(String path, boolean accepted) {
    assertEquals(accepted, patterns.accept(Path.of(path)));
  }
}
