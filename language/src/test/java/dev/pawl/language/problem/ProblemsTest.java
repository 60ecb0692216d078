package dev.pawl.language.problem;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Origin;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProblemsTest {

  @Test
  void repeatedProblemIsKeptOnceInOrder() {
    Problems problems = new Problems();
    problems.add(Code.DEAD_END, Origin.NONE, "B");
    problems.add(Code.DEAD_END, Origin.NONE, "A");
    problems.add(Code.DEAD_END, Origin.NONE, "B");
    assertFalse(problems.hasErrors());
    problems.add(Code.NO_STATES, Origin.NONE, "M");
    assertTrue(problems.hasErrors());
    assertEquals(
        List.of(
            "[PAWL022] No transition leaves B, and it is not final.",
            "[PAWL022] No transition leaves A, and it is not final.",
            "[PAWL011] M has no states. Declare at least one state."),
        problems.all().stream().map(Problem::message).toList());
  }

  @Test
  void hintFollowsText() {
    Problem problem = Problem.of(Code.UNKNOWN_TARGET, Origin.NONE, "Opn", "Circuit");
    assertEquals(
        "[PAWL012] Transition target \"Opn\" is not a state of Circuit. Did you mean \"OPEN\"?",
        problem.withHint(Nearest.hint("Opn", List.of("CLOSED", "OPEN"))).message());
    assertEquals(problem, problem.withHint(Optional.empty()));
  }

  @Test
  void longListsAreShortened() {
    assertEquals("", NameList.and(List.of()));
    assertEquals("A", NameList.and(List.of("A")));
    assertEquals("A and B", NameList.and(List.of("A", "B")));
    assertEquals("A, B or C", NameList.or(List.of("A", "B", "C")));
    List<String> many = IntStream.range(0, 30).mapToObj(i -> "S" + i).toList();
    assertEquals("S0, S1, S2, S3, S4, S5, S6, S7, S8 and 21 more", NameList.and(many));
    assertEquals(10, NameList.and(many.subList(0, 10)).split(", | and ").length);
  }
}
