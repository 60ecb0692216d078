package dev.pawl.guides.figures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.guides.Documents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the claims about speed and memory in README and docs. Below each such number, a comment
 * names a recorded figure (see {@link Claim}), and every file in {@code benchmarks/recorded} must
 * confirm the claim.
 */
class FiguresTest {

  /** The section about attempts, which contains results of the past. */
  private static final Pattern TRIED = Pattern.compile("(?ms)^## What was tried$.*?(?=^## |\\z)");

  @Test
  void claimsAgreeWithRecords() throws IOException {
    List<Recorded> recorded = Recorded.in(Documents.ROOT.resolve("benchmarks/recorded"));
    List<String> wrong = new ArrayList<>();
    int claims = 0;
    for (Path document : documents()) {
      for (Statement statement : statements(document)) {
        for (Claim claim : statement.claims()) {
          claims++;
          for (Recorded on : recorded) {
            claim
                .against(on)
                .ifPresent(
                    found ->
                        wrong.add(
                            "%s, %s: %s; %s"
                                .formatted(
                                    Documents.ROOT.relativize(document),
                                    on.name(),
                                    claim.numbers(),
                                    found)));
          }
        }
      }
    }
    assertEquals(List.of(), wrong);
    assertTrue(claims > 5, "only " + claims);
  }

  @Test
  void everyFigureHasAComment() throws IOException {
    List<String> wrong = new ArrayList<>();
    for (Path document : documents()) {
      for (Statement statement : statements(document)) {
        for (String unbacked : statement.unbacked()) {
          wrong.add(Documents.ROOT.relativize(document) + ": " + unbacked);
        }
      }
    }
    assertEquals(List.of(), wrong);
  }

  private static List<Path> documents() throws IOException {
    List<Path> documents = new ArrayList<>(Documents.all());
    // generated from the recorded figures, and examples of errors
    documents.remove(Documents.ROOT.resolve("docs/internals/benchmarks.md"));
    documents.removeIf(Documents::isOfProblems);
    documents.add(Documents.ROOT.resolve("benchmarks/README.md"));
    return documents;
  }

  private static List<Statement> statements(Path document) throws IOException {
    return Statement.of(TRIED.matcher(Documents.read(document)).replaceAll(""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "walk | turn | Pawl fire | ≤ 0.6 × switch;",
        "walk | turn | Pawl fire | ≤ 0.5 × switch;",
        "walk | turn | Pawl fire | ≤ 0.4 × switch; recorded: 0.5",
        "walk | turn | stateless4j… | ≥ 20 × Pawl fire;",
        "walk | turn | stateless4j… | ≥ 21 × Pawl fire; recorded: 20.0",
        "walk | turn | Pawl fire | = 0 B;",
        "walk | turn | stateless4j 2.6.0 | = 0 B; recorded: 56.0",
        "walk | turn | stateless4j… | 40 to 60 ns;",
        "walk | turn | stateless4j… | 50 to 60 ns; recorded: 40.0",
        "walk | turn | Pawl fire | ≤ 3 ns;",
        "walk | turn | Pawl | ≤ 3 ns; not recorded: walk | turn | Pawl",
        "walk | turns | Pawl fire | ≤ 3 ns; not recorded: walk | turns | Pawl fire",
        "walk | turn | Pawl fire | ≤ 3 × Spring…; not recorded: walk | turn | Spring…",
        "budget | audit… | Pawl | ≤ 1.3 ×;",
        "budget | audit… | Pawl | ≤ 1.1 ×; recorded: 1.25",
        "store | steps | Pawl | ≥ 1,000 /s;",
        "store | steps | Pawl | ≥ 2,000 /s; recorded: 1700.0",
      })
  void recordConfirmsOrContradictsClaim(String marker, String against) throws IOException {
    assertEquals(
        Optional.ofNullable(against), Claim.of(marker).orElseThrow().against(madeUp()), marker);
  }

  private static Recorded madeUp() throws IOException {
    return Recorded.of(
        "jdk-17.json",
        """
        {"jdk": 17, "parts": {
          "walk": {"environment": {}, "figures": [
            {"part": "walk", "row": "turn", "contender": "Pawl fire", "unit": "ns", "value": 2},
            {"part": "walk", "row": "turn", "contender": "Pawl fire", "unit": "B", "value": 0.001},
            {"part": "walk", "row": "turn", "contender": "switch", "unit": "ns", "value": 4},
            {"part": "walk", "row": "turn", "contender": "stateless4j 2.6.0", "unit": "ns", "value": 40},
            {"part": "walk", "row": "turn", "contender": "stateless4j 2.6.0", "unit": "B", "value": 56}]},
          "budget": {"environment": {}, "figures": [
            {"part": "budget", "row": "audit hook", "contender": "Pawl", "unit": "1", "value": 1.25}]},
          "store": {"environment": {}, "figures": [
            {"part": "store", "row": "steps", "contender": "Pawl", "unit": "1/s", "value": 1700}]}}}
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It takes 5 ns.",
        "It takes 5 ns.\n<!-- figure: a | b | c | ≤ 6 ns -->",
        "At most 0.6 × the switch.",
        "| a | 33 kB |\n|---|---|",
        "An event allocates 56 bytes.",
        "It is faster than a switch.",
        "It is 20 times as fast.",
        "It takes 5 ns.\n<!-- figure: a | b | ≤ 5 ns -->",
        "It takes little.\n<!-- figure: a | b | c | ≤ 5 ns -->",
        "It takes 15 ns.\n<!-- figure: a | b | c | ≤ 15 ns -->\n<!-- figure: a | b | c | ≤ 5 ns -->",
      })
  void claimWithoutCommentIsReported(String text) {
    assertFalse(unbacked(text).isEmpty(), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "It takes 5 ns.\n<!-- figure: a | b | c | ≤ 5 ns -->",
        "| a | 33 kB |\n|---|---|\n<!-- figure: a | b | c | ≤ 33 kB -->",
        "Nothing is allocated.\n<!-- figure: a | b | c | = 0 B -->",
        "Names may have 100 bytes. A picture of 42 × 15.",
        "`after: { 500ms: X }` waits.",
        "```yaml\nafter: { 500 ms: X }\n```",
        "![An event: Pawl 2 ns](docs/charts/walk.svg)",
      })
  void claimWithCommentIsNotReported(String text) {
    assertEquals(List.of(), unbacked(text), text);
  }

  private static List<String> unbacked(String text) {
    return Statement.of(text).stream().flatMap(s -> s.unbacked().stream()).toList();
  }
}
