package dev.pawl.benchmarks.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.contender.hand.switched.EnumSwitch;
import dev.pawl.benchmarks.course.Contender;
import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.benchmarks.course.reference.Walk;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** All contenders make the same steps, and whoever does not is told. */
class SameStepsTest {

  private static final Row ROW = new Row(Course.AGENT_TURN, WalkKind.RANDOM, Watch.LISTENER);

  @TestFactory
  Stream<DynamicTest> everyContenderMakesTheStepsOfTheReference() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Course course : Course.values()) {
      for (WalkKind kind : WalkKind.values()) {
        Walk walk = Walk.of(course, kind);
        for (Watch watch : Watch.values()) {
          Row row = new Row(course, kind, watch);
          for (Contender contender : Contenders.all()) {
            String name = row.title() + ": " + contender.name();
            tests.add(DynamicTest.dynamicTest(name, () -> SameSteps.check(contender, row, walk)));
          }
        }
      }
    }
    return tests.stream();
  }

  @Test
  void whoIsFoundHasANameOfItsOwnAndWalksTheAgentTurn() {
    Set<String> names = new HashSet<>();
    Walk known = Walk.of(Course.AGENT_TURN, WalkKind.KNOWN);
    for (Contender contender : Contenders.all()) {
      assertTrue(names.add(contender.name()), contender::name);
      Row row = new Row(Course.AGENT_TURN, WalkKind.KNOWN, Watch.BARE);
      assertTrue(SameSteps.check(contender, row, known), contender::name);
    }
    assertTrue(names.size() >= 8, names::toString);
  }

  @Test
  void everyRowIsWalkedByPawlAndByHand() {
    for (Row row : Row.all(true)) {
      Walk walk = Walk.of(row.course(), row.kind());
      for (String name :
          List.of("Pawl Machine.fire", "enum switch by hand", "flat table by hand")) {
        Contender contender =
            Contenders.all().stream().filter(found -> found.name().equals(name)).findAny().get();
        assertTrue(SameSteps.check(contender, row, walk), () -> row.title() + ": " + name);
      }
    }
  }

  @Test
  void aStepThatLeadsElsewhereIsTold() {
    String told = failure(2, 0);
    assertTrue(told.startsWith("agent turn, random, listener: wrong is in "), told);
    assertTrue(told.contains(" instead of "), told);
    assertTrue(told.contains(" after step 3, "), told);
  }

  @Test
  void aMoveThatIsNotHeardIsTold() {
    assertEquals(
        "agent turn, random, listener: who watches wrong has heard of 9 moves instead of 8 after"
            + " step 8",
        failure(Integer.MAX_VALUE, 8));
  }

  /** What is said of a walker that leaves an event out, or hears once too often. */
  private static String failure(int leftOut, int heardTooOften) {
    Walk walk = Walk.of(ROW.course(), ROW.kind());
    Contender wrong = new Wrong(leftOut, heardTooOften);
    return assertThrows(IllegalStateException.class, () -> SameSteps.check(wrong, ROW, walk))
        .getMessage();
  }

  private record Wrong(int leftOut, int heardTooOften) implements Contender {
    @Override
    public String name() {
      return "wrong";
    }

    @Override
    public Optional<Walker> walker(Course course, Watch watch, Enum<?>[] events) {
      Walker right = new EnumSwitch().walker(course, watch, events).orElseThrow();
      return Optional.of(
          new Walker() {
            private int at;

            @Override
            public int walk(int from, int to) {
              at = to;
              return from == leftOut ? 0 : right.walk(from, to);
            }

            @Override
            public String configuration() {
              return right.configuration();
            }

            @Override
            public long heard() {
              return heardTooOften > 0 && at >= heardTooOften ? right.heard() + 1 : right.heard();
            }
          });
    }
  }
}
