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
  static final Settings SHORT = new Settings(1, 2, 200, 5, 60);

  /** Some forty minutes: four times as many rows, and three JVMs for each contender. */
  static final Settings FULL = new Settings(3, 2, 300, 5, 100);

  /** For who makes so few steps in that time that HotSpot would not have seen enough of them. */
  Settings warmedUpLonger() {
    return new Settings(rounds, 3 * warmups, warmupMillis, iterations, millis);
  }

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
