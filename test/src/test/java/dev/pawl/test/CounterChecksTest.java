package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.Verification;
import dev.pawl.language.model.Verification.Counter;
import dev.pawl.test.sample.Attempts;
import dev.pawl.test.sample.RetryEvent;
import dev.pawl.test.sample.RetryMachine;
import dev.pawl.test.sample.RetryRules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

class CounterChecksTest {

  private static CounterChecks retry(RetryRules rules) {
    return CounterChecks.of(RetryMachine.class).settings(p -> settings(p, rules));
  }

  private static MachinePaths settings(MachinePaths paths, RetryRules rules) {
    return paths.logic(() -> rules).context(() -> new Attempts("a", 0));
  }

  @TestFactory
  Stream<DynamicTest> declaredCounterCounts() {
    return retry(new RetryRules()).tests();
  }

  @Test
  void pathsWithLogicCheckCounters() {
    MachinePaths paths = settings(MachinePaths.of(RetryMachine.class), new RetryRules());
    List<String> names = paths.tests().map(DynamicTest::getDisplayName).toList();
    String name =
        "counter tries: countTry adds 1, resetTries resets, triesLeft holds below 3, noneLeft holds"
            + " from 3 on";
    assertTrue(names.contains(name), names::toString);
    assertEquals(List.of(name), paths.only(name).tests().map(DynamicTest::getDisplayName).toList());
    assertTrue(
        MachinePaths.of(RetryMachine.class)
            .tests()
            .noneMatch(t -> t.getDisplayName().startsWith("counter")));
  }

  /** A wrong predicate must not look like a wrong machine. */
  @Test
  void failedPathsShowTheAnswersOfTheLogic() {
    RetryRules rules =
        new RetryRules() {
          @Override
          public boolean triesLeft(Attempts context, RetryEvent.Fail event) {
            return true;
          }
        };
    List<String> messages =
        settings(MachinePaths.of(RetryMachine.class), rules)
            .tests()
            .map(t -> catchThrowable(t.getExecutable()))
            .flatMap(Optional::stream)
            .toList();
    assertTrue(
        messages.stream()
            .anyMatch(
                m ->
                    m.contains("The logic answered [{triesLeft=true}].")
                        && m.contains("CounterChecks compares them with the logic.")),
        messages::toString);
  }

  private static Optional<String> catchThrowable(Executable test) {
    try {
      test.execute();
      return Optional.empty();
    } catch (Throwable e) {
      return Optional.of(String.valueOf(e.getMessage()));
    }
  }

  // Mistakes in the user's methods.

  @Test
  void incrementThatAddsTwoIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public Attempts countTry(Attempts context, RetryEvent.Fail event) {
            return new Attempts(context.name(), context.tries() + 2);
          }
        },
        "Retry: the counter tries: countTry must add 1.",
        "Called:   countTry(Attempts[name=a",
        "Expected: tries = 1",
        "Found:    tries = 2",
        "-Dpawl.test.seed=1");
  }

  @Test
  void incrementThatDependsOnItsEventIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public Attempts countTry(Attempts context, RetryEvent.Fail event) {
            return event.code() == 7 ? context : super.countTry(context, event);
          }
        },
        "countTry must add 1",
        "Fail[code=7]");
  }

  @Test
  void resetToOneIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public Attempts resetTries(Attempts context) {
            return new Attempts(context.name(), 1);
          }
        },
        "resetTries must set it to 0",
        "Found:    tries = 1");
  }

  @Test
  void otherUpdateThatChangesTheCounterIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public Attempts rename(Attempts context) {
            return new Attempts("", 0);
          }
        },
        "rename must not change it");
  }

  @Test
  void predicateThatChangesTooEarlyIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public boolean triesLeft(Attempts context, RetryEvent.Fail event) {
            return context.tries() < 2;
          }
        },
        "triesLeft must hold at 2",
        "Expected: true, because max is 3",
        "Found:    false");
  }

  @Test
  void predicateThatChangesTooLateIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public boolean noneLeft(Attempts context, RetryEvent.Fail event) {
            return context.tries() > 3;
          }
        },
        "noneLeft must hold at 3");
  }

  @Test
  void updateThatAlwaysThrowsIsReported() {
    assertFails(
        new RetryRules() {
          @Override
          public Attempts countTry(Attempts context, RetryEvent.Fail event) {
            throw new IllegalStateException("no");
          }
        },
        "countTry cannot be called",
        "Supply a context and arguments",
        "no");
  }

  @Test
  void exceptionInContextsThatCannotOccurIsNoMistake() {
    RetryRules careful =
        new RetryRules() {
          @Override
          public Attempts countTry(Attempts context, RetryEvent.Fail event) {
            if (context.tries() >= 3) {
              throw new IllegalStateException("too many");
            }
            return super.countTry(context, event);
          }
        };
    assertDoesNotThrow(() -> retry(careful).run());
  }

  @Test
  void counterThatStaysAtItsMaximumIsNoMistake() {
    RetryRules bounded =
        new RetryRules() {
          @Override
          public Attempts countTry(Attempts context, RetryEvent.Fail event) {
            return new Attempts(context.name(), Math.min(3, context.tries() + 1));
          }
        };
    assertDoesNotThrow(() -> retry(bounded).run());
  }

  @Test
  void contextMustBeginWithZero() {
    CounterChecks checks =
        retry(new RetryRules()).settings(p -> p.context(() -> new Attempts("a", 2)));
    AssertionError error = assertThrows(AssertionError.class, checks::run);
    assertTrue(error.getMessage().contains("must begin with 0"), error.getMessage());
  }

  @Test
  void logicIsRequired() {
    CounterChecks checks = CounterChecks.of(RetryMachine.class);
    assertThrows(IllegalStateException.class, checks::tests);
  }

  @Test
  void sameSeedGivesSameCalls() {
    RetryRules wrong =
        new RetryRules() {
          @Override
          public Attempts rename(Attempts context) {
            return new Attempts("", context.tries() > 1 ? 0 : context.tries());
          }
        };
    String first = message(retry(wrong).seed(5));
    assertEquals(first, message(retry(wrong).seed(5)));
    assertTrue(first.endsWith("-Dpawl.test.seed=5"), first);
  }

  // Mistakes in the declaration.

  @Test
  void wrongMaximumIsReported() {
    assertFails(
        counter("tries", 4, "countTry", "resetTries"), "triesLeft must hold at 3", "max is 4");
    assertFails(counter("tries", 2, "countTry", "resetTries"), "triesLeft must not hold at 2");
  }

  @Test
  void missingResetIsReported() {
    assertFails(counter("tries", 3, "countTry"), "resetTries must not change it");
  }

  @Test
  void wrongIncrementIsReported() {
    assertFails(counter("tries", 3, "rename", "resetTries"), "must");
  }

  @Test
  void counterWithoutComponentIsObservedThroughItsPredicates() {
    Counter right = counter("attempts", 3, "countTry", "resetTries");
    assertDoesNotThrow(() -> declaring(right).run());
    assertFails(
        counter("attempts", 4, "countTry", "resetTries"), "triesLeft must hold at 3", ", after ");
    assertFails(counter("attempts", 3, "countTry"), "triesLeft must not hold at ");
  }

  @Test
  void counterThatCannotBeObservedIsReported() {
    Counter declared = counter("attempts", 3, "countTry", "resetTries");
    Counter hidden =
        new Counter(
            declared.name(),
            3,
            declared.increments(),
            declared.resets(),
            Optional.empty(),
            Optional.empty());
    assertFails(hidden, "cannot be observed", "Attempts has no whole number named attempts");
  }

  private static Counter counter(String name, int max, String increment, String... resets) {
    return new Counter(
        name(name),
        max,
        List.of(name(increment)),
        Arrays.stream(resets).map(CounterChecksTest::name).toList(),
        Optional.of(name("triesLeft")),
        Optional.of(name("noneLeft")));
  }

  private static NameReference name(String name) {
    return new NameReference(name, Origin.NONE);
  }

  private static CounterChecks declaring(Counter counter) {
    Machine model = new GeneratedMachine(RetryMachine.class).model();
    Machine changed =
        new Machine(
            model.identity(),
            model.settings(),
            model.types(),
            model.tree(),
            model.events(),
            model.forbids(),
            model.views(),
            new Verification(List.of(), List.of(counter), List.of()));
    GeneratedMachine generated = new GeneratedMachine(RetryMachine.class, Optional.of(changed));
    return new CounterChecks(settings(new MachinePaths(generated), new RetryRules()));
  }

  private static void assertFails(Counter counter, String... parts) {
    assertContains(message(declaring(counter)), parts);
  }

  private static void assertFails(RetryRules rules, String... parts) {
    assertContains(message(retry(rules)), parts);
  }

  private static String message(CounterChecks checks) {
    return assertThrows(AssertionError.class, checks::run).getMessage();
  }

  private static void assertContains(String message, String... parts) {
    for (String part : parts) {
      assertTrue(message.contains(part), message);
    }
  }
}
