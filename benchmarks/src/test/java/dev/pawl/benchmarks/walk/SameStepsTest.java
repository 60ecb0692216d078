package dev.pawl.benchmarks.walk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.benchmarks.contender.hand.switched.EnumSwitch;
import dev.pawl.benchmarks.workload.Contender;
import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests that all contenders make the same steps, and that other steps are reported. */
class SameStepsTest {

  private static final Row ROW =
      new Row(Workload.AGENT_TURN, WalkKind.RANDOM, Observation.LISTENER);

  @TestFactory
  Stream<DynamicTest> everyContenderMakesTheStepsOfTheReference() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Workload workload : Workload.values()) {
      for (WalkKind kind : WalkKind.values()) {
        Walk walk = Walk.of(workload, kind);
        for (Observation observation : Observation.values()) {
          Row row = new Row(workload, kind, observation);
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
  void contendersHaveUniqueNamesAndSupportAgentTurn() {
    Set<String> names = new HashSet<>();
    Walk known = Walk.of(Workload.AGENT_TURN, WalkKind.KNOWN);
    for (Contender contender : Contenders.all()) {
      assertTrue(names.add(contender.name()), contender::name);
      Row row = new Row(Workload.AGENT_TURN, WalkKind.KNOWN, Observation.BARE);
      assertTrue(SameSteps.check(contender, row, known), contender::name);
    }
    assertTrue(names.size() >= 8, names::toString);
  }

  @Test
  void everyRowHasPawlAndHandwrittenCode() {
    for (Row row : Row.all(true)) {
      Walk walk = Walk.of(row.workload(), row.kind());
      for (String name :
          List.of("Pawl Machine.fire", "enum switch by hand", "flat table by hand")) {
        Contender contender =
            Contenders.all().stream().filter(found -> found.name().equals(name)).findAny().get();
        assertTrue(SameSteps.check(contender, row, walk), () -> row.title() + ": " + name);
      }
    }
  }

  @Test
  void wrongStepIsReported() {
    String message = failure(2, 0);
    assertTrue(message.startsWith("agent turn, random, listener: wrong is in "), message);
    assertTrue(message.contains(" instead of "), message);
    assertTrue(message.contains(" after step 3, "), message);
  }

  @Test
  void wrongNumberOfObservedMovesIsReported() {
    assertEquals(
        "agent turn, random, listener: the observer of wrong has received 9 moves instead of 8"
            + " after"
            + " step 8",
        failure(Integer.MAX_VALUE, 8));
  }

  /** Returns the message about a walker that omits an event or observes a move too often. */
  private static String failure(int leftOut, int heardTooOften) {
    Walk walk = Walk.of(ROW.workload(), ROW.kind());
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
    public Optional<Walker> walker(Workload workload, Observation observation, Enum<?>[] events) {
      Walker right = new EnumSwitch().walker(workload, observation, events).orElseThrow();
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
            public long observedMoves() {
              return heardTooOften > 0 && at >= heardTooOften
                  ? right.observedMoves() + 1
                  : right.observedMoves();
            }
          });
    }
  }
}
