package dev.pawl.benchmarks.walk;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long is measured.
 *
 * @param rounds how many JVMs each contender gets in a row, one in each round of all
 * @param warmups how many iterations before any counts
 * @param warmupMillis how long each of those
 * @param iterations how many that count
 * @param millis how long each of those
 */
record Settings(int rounds, int warmups, int warmupMillis, int iterations, int millis) {

  /** Some three minutes for all. */
  static final Settings SHORT = new Settings(1, 3, 150, 5, 80);

  /** As long as it takes. */
  static final Settings FULL = new Settings(3, 3, 1000, 5, 600);

  /** As options of one JVM. */
  ChainedOptionsBuilder options() {
    return new OptionsBuilder()
        .forks(1)
        .warmupForks(0)
        .threads(1)
        .warmupIterations(warmups)
        .warmupTime(new TimeValue(warmupMillis, TimeUnit.MILLISECONDS))
        .measurementIterations(iterations)
        .measurementTime(new TimeValue(millis, TimeUnit.MILLISECONDS))
        .shouldFailOnError(true);
  }
}
