package dev.pawl.samples.mistakes;

import static dev.pawl.samples.order.OrderState.PACKING;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.samples.order.Account;
import dev.pawl.samples.order.OrderEvent;
import dev.pawl.samples.order.OrderLogic;
import dev.pawl.samples.order.OrderMachine;
import dev.pawl.samples.step.StepEvent;
import dev.pawl.samples.step.StepLogic;
import dev.pawl.samples.step.StepMachine;
import dev.pawl.samples.step.StepRules;
import dev.pawl.samples.step.StepRun;
import dev.pawl.test.CounterChecks;
import dev.pawl.test.MachinePath;
import dev.pawl.test.MachinePaths;
import dev.pawl.test.RandomWalks;
import dev.pawl.time.Backoff;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/** Checks that the tests of the guide find its mistakes. */
class PlantedMistakesTest {

  private static final String FAILS = "The tests below call these methods, which fail.";

  /** Rules with a mistake: any payment counts as the full one. */
  static final class HastyRules implements OrderLogic {
    @Override
    public boolean paidSomething(Account account) {
      return account.paid() > 0;
    }

    @Override
    public boolean paidInFull(Account account) {
      return account.paid() > 0;
    }

    @Override
    public Account addPayment(Account account, OrderEvent.PaymentReceived event) {
      return account.plus(event.cents());
    }
  }

  @Disabled(FAILS)
  static final class Order {
    @Test
    void nothingIsPackedBeforeItIsPaid() {
      RandomWalks.of(OrderMachine.class)
          .settings(
              paths ->
                  paths
                      .logic(HastyRules::new)
                      .context(() -> Account.due(1_000))
                      .argument("payment_received", "cents", 400L))
          .invariant(
              "paid before packed", order -> !order.is(PACKING) || order.context().paid() >= 1_000)
          .run();
    }
  }

  /** Rules with a mistake. */
  static final class StubbornRules implements StepLogic {
    private final StepRules rules = new StepRules();

    @Override
    public boolean dependenciesMet(StepRun run, StepEvent.DependenciesMet event) {
      return rules.dependenciesMet(run, event);
    }

    @Override
    public boolean exitCodeExpected(StepRun run, StepEvent.ToolExits event) {
      return rules.exitCodeExpected(run, event);
    }

    @Override
    public StepRun countRetry(StepRun run) {
      return rules.countRetry(run);
    }

    @Override
    public Duration backoff(StepRun run) {
      return rules.backoff(run);
    }

    @Override
    public boolean retriesLeft(StepRun run) {
      return run.retryCount() <= run.maxRetries();
    }
  }

  @Disabled(FAILS)
  static final class Step {
    @TestFactory
    Stream<DynamicTest> stepCountsRetries() {
      Backoff backoff = Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));
      return CounterChecks.of(StepMachine.class)
          .settings(
              paths ->
                  paths
                      .logic(StubbornRules::new)
                      .context(() -> new StepRun(Set.of(), Set.of(0), 0, 3, backoff)))
          .tests();
    }
  }

  @Disabled(FAILS)
  static final class Loan {
    @Test
    void depositIsPaidBackOnce() {
      for (MachinePath path : MachinePaths.of(LoanMachine.class).paths()) {
        path.run();
        int paid = Collections.frequency(path.effects(), "payBackDeposit");
        assertTrue(paid <= 1, path::displayName);
      }
    }
  }

  @Test
  void orderIsPackedUnpaid() throws IOException {
    assertFails("order-error", () -> new Order().nothingIsPackedBeforeItIsPaid());
  }

  @Test
  void stepIsRetriedTooOften() throws IOException {
    for (DynamicTest test : new Step().stepCountsRetries().toList()) {
      assertFails("step-error", test.getExecutable());
    }
  }

  @Test
  void depositIsPaidBackTwice() throws IOException {
    assertFails("loan-error", () -> new Loan().depositIsPaidBackOnce());
  }

  /** Requires the error that the guide shows. */
  private static void assertFails(String shown, Executable test) throws IOException {
    String errors;
    try (var in = PlantedMistakesTest.class.getResourceAsStream("/mistakes.txt")) {
      errors = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    String error = errors.split("# guide: " + shown + "\n", 2)[1].split("\n# end", 2)[0];
    AssertionError failure = assertThrows(AssertionError.class, test);
    assertEquals(error, failure.getMessage().lines().reduce((a, b) -> a + "\n" + b).orElseThrow());
  }
}
