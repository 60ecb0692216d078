package dev.pawl.language.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {

  @ParameterizedTest
  @CsvSource({
    "Opn, OPEN",
    "open, OPEN",
    "half-open, HALF_OPEN",
    "HalfOpen, HALF_OPEN",
    "HLAF_OPEN, HALF_OPEN",
    "OPEN_HALF, HALF_OPEN",
    "RESPOND, RESPONDING",
    "RESPONDING_NOW, RESPONDING",
    "PENDING, S_PENDING",
    "STOPED, STOPPED",
    "RETRY, S_RETRYING",
    "S_RETRYNG, S_RETRYING",
    "STOPPED.OPEN, OPEN",
    "#gate.half-open, HALF_OPEN",
    "../X, X",
    "STOPPED.OPN, STOPPED",
  })
  void similarNameIsFound(String written, String meant) {
    List<String> states =
        List.of(
            "CLOSED",
            "OPEN",
            "HALF_OPEN",
            "RESPONDING",
            "STORED",
            "STOPPED",
            "S_PENDING",
            "S_RETRYING",
            "X");
    assertEquals(Optional.of(meant), Nearest.to(written, states));
  }

  @ParameterizedTest
  @CsvSource({"Y", "XY", "ELSEWHERE", "OP", "--", "S_RUNNING", "COLD"})
  void dissimilarNameGivesNoHint(String written) {
    List<String> states = List.of("CLOSED", "OPEN", "S_FAILED", "X", "Z", "S");
    assertEquals(Optional.empty(), Nearest.to(written, states));
  }

  @Test
  void ambiguousPartGivesNoHint() {
    assertEquals(Optional.empty(), Nearest.to("PENDING", List.of("PENDING_INPUT", "PENDING_TOOL")));
  }

  @Test
  void equalNameIsNotSuggested() {
    assertEquals(Optional.empty(), Nearest.to("OPEN", List.of("OPEN")));
    assertEquals(Optional.of("Open"), Nearest.to("OPEN", List.of("OPEN", "Open")));
  }

  @Test
  void hintIsWholeSentence() {
    assertEquals(
        Optional.of("Did you mean \"guard\"?"), Nearest.hint("gaurd", List.of("on", "guard")));
  }

  @Test
  void longNamesAreNotCompared() {
    String name = "x".repeat(100_000);
    assertEquals(Optional.empty(), Nearest.to(name, List.of(name + "y")));
  }

  @Test
  void distanceIsSymmetricAndCountsEdits() {
    assertEquals(0, Nearest.distance("", ""));
    assertEquals(3, Nearest.distance("", "abc"));
    assertEquals(1, Nearest.distance("open", "opne"));
    assertEquals(1, Nearest.distance("open", "opn"));
    assertEquals(2, Nearest.distance("open", "opnx"));
    long seed = Long.getLong("pawl.fuzz.seed", 20_261_121L);
    System.out.println("NearestTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 2_000; i++) {
      String a = text(random);
      String b = text(random);
      assertEquals(Nearest.distance(a, b), Nearest.distance(b, a), "seed " + seed);
      assertEquals(a.equals(b), Nearest.distance(a, b) == 0, "seed " + seed);
    }
  }

  private static String text(SplittableRandom random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append((char) ('a' + random.nextInt(3)));
    }
    return text.toString();
  }
}
