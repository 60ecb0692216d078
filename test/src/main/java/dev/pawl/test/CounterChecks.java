package dev.pawl.test;

import dev.pawl.Machine;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Tests that check the counters that are declared under {@code verify:}. The compiler relies on the
 * declarations of counters, but cannot check the user's methods.
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> counters() {
 *   return CounterChecks.of(StepMachine.class)
 *       .settings(paths -> paths.logic(StepRules::new).context(() -> StepRun.withRetries(3)))
 *       .tests();
 * }
 * }</pre>
 *
 * <p>Each test starts with the supplied context and calls the user's updates with random events, in
 * a random order. An update under {@code increment} must add one to the counter, and an update
 * under {@code reset} must set the counter to zero. All other updates must not change the counter.
 * The predicates must change their results when the counter reaches {@code max}. The value of a
 * counter is the value of the context's component with the name of the counter. If the context has
 * no such component, the test counts the calls of the updates and checks only the predicates.
 *
 * <p>If the context is a record with a component for the counter, the test also tries contexts with
 * random values for this component and for other components that updates change.
 *
 * <p>{@link MachinePaths#tests()} contains the tests of counters if {@link MachinePaths#logic} is
 * set. This class is not thread-safe.
 */
public final class CounterChecks {

  private final MachinePaths paths;
  private long seed = RandomWalks.defaultSeed();

  CounterChecks(MachinePaths paths) {
    this.paths = paths;
  }

  /**
   * Returns an object that creates the tests for the counters of a machine.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not contain the model of the machine
   */
  public static CounterChecks of(Class<? extends Machine<?, ?>> machine) {
    return new CounterChecks(MachinePaths.of(machine));
  }

  /**
   * Sets the context, the logic and the arguments by the methods of {@link MachinePaths}. The logic
   * is required.
   */
  public CounterChecks settings(Consumer<MachinePaths> settings) {
    settings.accept(paths);
    return this;
  }

  /**
   * Sets the seed of the random numbers. The default is the system property {@code pawl.test.seed},
   * or 1 if the property is not set. Tests with equal seeds use equal contexts and events.
   */
  public CounterChecks seed(long seed) {
    this.seed = seed;
    return this;
  }

  /**
   * Returns the tests, one for each counter.
   *
   * @throws IllegalStateException if no logic is set
   */
  public Stream<DynamicTest> tests() {
    PathRunner runner = paths.runner();
    if (!runner.hasLogic()) {
      throw new IllegalStateException(
          "Counters are checked against your logic. Set it: settings(paths -> paths.logic(…)).");
    }
    return runner.generated().model().verification().counters().stream()
        .map(c -> new CounterCheck(runner.generated(), runner.code(), c, seed))
        .map(c -> DynamicTest.dynamicTest(c.displayName(), c::run));
  }

  void run() {
    tests()
        .forEach(
            test -> {
              try {
                test.getExecutable().execute();
              } catch (RuntimeException | Error e) {
                throw e;
              } catch (Throwable e) {
                throw new IllegalStateException(e);
              }
            });
  }
}
