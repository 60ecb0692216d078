package dev.pawl.test;

import dev.pawl.Machine;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Checks of the counters that are declared under {@code verify:}, one test for each. The compiler
 * relies on these declarations, but cannot check the user's methods.
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
 * <p>Each test begins with the supplied context and changes it by random sequences of the user's
 * updates, which get random events. In all these contexts, updates under {@code increment} must add
 * one, and updates under {@code reset} must set the counter to zero. Other updates must not change
 * the counter. The predicates must change their answers when the counter reaches {@code max}. The
 * value of a counter is the component of the context with the counter's name. If the context has no
 * such component, the test counts the calls of the updates and compares only the predicates.
 *
 * <p>If the context is a record that has this component, the test also tries random values for this
 * component and for the other components that updates change.
 *
 * <p>{@link MachinePaths#tests()} contains these tests if {@link MachinePaths#logic} is set. Not
 * thread-safe.
 */
public final class CounterChecks {

  private final MachinePaths paths;
  private long seed = RandomWalks.defaultSeed();

  CounterChecks(MachinePaths paths) {
    this.paths = paths;
  }

  /**
   * Returns the checks of the counters of a machine.
   *
   * @param machine the generated class
   * @throws IllegalStateException if the class path does not have the model of the machine
   */
  public static CounterChecks of(Class<? extends Machine<?, ?>> machine) {
    return new CounterChecks(MachinePaths.of(machine));
  }

  /** Sets context, logic and arguments, as for {@link MachinePaths}. The logic is required. */
  public CounterChecks settings(Consumer<MachinePaths> settings) {
    settings.accept(paths);
    return this;
  }

  /**
   * Sets the seed. The default is the system property {@code pawl.test.seed}, or 1 if the property
   * is not set. The same seed gives the same contexts and events.
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

  /** Runs all tests. */
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
