package dev.pawl.benchmarks.walk;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The extent of the measurement.
 *
 * @param rounds the number of JVMs for each contender in a row, one in each round
 * @param warmups the number of warm-up iterations
 * @param warmupMillis the duration of a warm-up iteration in milliseconds
 * @param iterations the number of iterations that count
 * @param millis the duration of such an iteration in milliseconds
 */
record Settings(int rounds, int warmups, int warmupMillis, int iterations, int millis) {

  /** The short form, which takes about three minutes. */
  static final Settings SHORT = new Settings(1, 2, 200, 5, 60);

  /**
   * The full form, which takes about forty minutes. It has four times as many rows, and three JVMs
   * for each contender.
   */
  static final Settings FULL = new Settings(3, 2, 300, 5, 100);

  /** Returns settings for slow contenders. HotSpot needs a longer warm-up to compile their code. */
  Settings warmedUpLonger() {
    return new Settings(rounds, 3 * warmups, warmupMillis, iterations, millis);
  }

  /** Returns the JMH options for one JVM. */
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
