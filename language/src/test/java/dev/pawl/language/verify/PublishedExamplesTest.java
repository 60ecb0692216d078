package dev.pawl.language.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.check.Checks;
import dev.pawl.language.model.Machine;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.yaml.FakeTypes;
import dev.pawl.language.yaml.YamlReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests machines from publications. The properties must have the verdicts that the publications
 * give.
 */
class PublishedExamplesTest {

  private static final Pattern EXPECTED =
      Pattern.compile("^ {4}(\\w+): .* # (holds|fails|depends)(.*)$", Pattern.MULTILINE);

  static List<Path> machines() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../language/src/test/resources/verify"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("machines")
  void publishedPropertiesHavePublishedVerdicts(Path file) throws IOException {
    String text = Files.readString(file);
    Problems problems = new Problems();
    Machine machine =
        YamlReader.read(file.toString(), text, "p", true, new FakeTypes(), problems).orElseThrow();
    Checks.run(machine, problems, false);
    assertEquals(
        List.of(),
        problems.all().stream()
            .filter(p -> p.code().severity() == Severity.ERROR)
            .filter(p -> !p.code().name().startsWith("PROPERTY_"))
            .toList());
    Map<String, String> expected = new LinkedHashMap<>();
    Matcher line = EXPECTED.matcher(text);
    while (line.find()) {
      expected.put(line.group(1), line.group(2) + line.group(3));
    }
    Map<String, String> actual = new LinkedHashMap<>();
    Verifier.verify(ResolvedMachine.of(machine))
        .forEach(r -> actual.put(r.property().name().name(), Verified.text(r)));
    assertEquals(expected, actual);
  }
}
