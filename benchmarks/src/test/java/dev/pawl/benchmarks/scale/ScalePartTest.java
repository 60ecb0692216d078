package dev.pawl.benchmarks.scale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.figure.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Tests short measurements of small machines, and reports about code that is not compiled. */
class ScalePartTest {

  @Test
  void everyContenderHasFigures() throws Exception {
    List<Figure> figures = new ScalePart(new int[] {10}, 300).measure(false);
    Set<String> walked =
        figures.stream()
            .filter(f -> f.row().equals("10 states, random") && f.unit().equals("ns"))
            .map(Figure::contender)
            .collect(Collectors.toSet());
    assertEquals(
        Set.of(
            "Pawl Transitions.next",
            "Pawl Machine.fire",
            "enum switch by hand",
            "switch by hand, a method per state",
            "flat table by hand",
            "bare array",
            "bare array of positions"),
        walked);
    figures.stream()
        .filter(f -> f.unit().equals("B") && f.contender().startsWith("Pawl"))
        .forEach(f -> assertEquals(0, f.value(), 0.1, f.toString()));
    for (String row :
        List.of("one shared machine, 2 threads", "one machine per thread, 1 thread")) {
      assertTrue(
          figures.stream().anyMatch(f -> f.row().equals(row) && f.value() > 0), () -> row + " ?");
    }
    assertTrue(figures.stream().anyMatch(f -> f.row().equals("10 states, compiled by C2")));
    assertTrue(figures.stream().allMatch(f -> f.low() <= f.value() && f.value() <= f.high()));
  }

  @Test
  void slowCompilationIsAwaited() throws Exception {
    String never = "subject.WalkMachine::fire was never compiled by C2";
    List<Integer> times = new ArrayList<>();
    List<String> slow =
        CompilationCheck.waiting(
            10,
            millis -> {
              times.add(millis);
              return millis < 100 ? List.of(never) : List.of();
            });
    assertEquals(List.of(), slow);
    assertEquals(List.of(10, 40, 160), times);
    assertEquals(List.of(never), CompilationCheck.waiting(10, millis -> List.of(never)));
  }

  @Test
  void permanentFailureIsReportedAtOnce() throws Exception {
    String refused = "subject.WalkMachine::fire was refused:   COMPILE SKIPPED: out of nodes";
    List<Integer> times = new ArrayList<>();
    List<String> failures =
        CompilationCheck.waiting(
            10,
            millis -> {
              times.add(millis);
              return List.of(refused);
            });
    assertEquals(List.of(refused), failures);
    assertEquals(List.of(10), times);
  }

  /** Tests a switch of 400 states, which HotSpot does not compile because of its size. */
  @Test
  void tooLargeMethodIsReported() throws Exception {
    try (CompiledMachine subject = CompiledMachine.of(CodeStyle.MOST_IN_ONE)) {
      Set<String> hot = Set.of("subject.OneSwitch::next", "subject.Arrays::bare");
      List<CodeStyle> shapes = List.of(CodeStyle.ONE_SWITCH, CodeStyle.BARE);
      assertEquals(
          List.of("subject.OneSwitch::next was never compiled by C2"),
          CompilationCheck.failures(subject, shapes, hot, 1_500));
      List<String> large =
          CompilationCheck.tooLarge(
              subject.classes().resolve("subject"),
              Set.of("OneSwitch", "WalkTransitions", "WalkMachine"));
      assertEquals(1, large.size(), large::toString);
      assertTrue(large.get(0).startsWith("OneSwitch next("), large::toString);
    }
  }

  @Test
  void deoptimizedAndRefusedMethodsAreReported() {
    String compiled = "    120   45       4       a.B::go (12 bytes)";
    Set<String> hot = Set.of("a.B::go");
    assertTrue(CompilationCheck.failures(List.of(compiled), hot).isEmpty());
    String givenUp = "    130   45       4       a.B::go (12 bytes)   made not entrant";
    assertFalse(CompilationCheck.failures(List.of(compiled, givenUp), hot).isEmpty());
    String again = "    140   61       4       a.B::go (12 bytes)";
    assertTrue(CompilationCheck.failures(List.of(compiled, givenUp, again), hot).isEmpty());
    String loop = "    120   45 %     4       a.B::go @ 7 (12 bytes)";
    assertFalse(CompilationCheck.failures(List.of(loop), hot).isEmpty());
    String slow = "    120   45   !   3       a.B::go (12 bytes)";
    assertFalse(CompilationCheck.failures(List.of(slow), hot).isEmpty());
    String refused = "    120   45       4       a.B::go (12 bytes)   COMPILE SKIPPED: too large";
    assertFalse(CompilationCheck.failures(List.of(compiled, refused), hot).isEmpty());
  }
}
