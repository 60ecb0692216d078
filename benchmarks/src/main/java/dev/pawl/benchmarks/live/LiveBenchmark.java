package dev.pawl.benchmarks.live;

import dev.pawl.benchmarks.contender.pawl.machine.Circle;
import dev.pawl.benchmarks.contender.pawl.machine.CircleMachine;
import dev.pawl.live.PawlLive;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Measures a step without and with the live view. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LiveBenchmark.STEPS)
@Fork(2)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
public class LiveBenchmark {

  /** The number of steps in an invocation. Their reports fit in the queue of the live view. */
  static final int STEPS = 10_000;

  /** The time in which the live view empties its queue. */
  private static final int PAUSE_MILLIS = 60;

  /** True if the live view is on. */
  @Param({"false", "true"})
  public boolean live;

  private @Nullable PawlLive view;
  private CircleMachine machine;

  /** Starts the live view before the instance is created. */
  @Setup
  public void setUp() {
    if (live) {
      view = PawlLive.start();
    }
    machine = new CircleMachine();
  }

  /** Waits until the queue is empty, because a full queue would accept no reports. */
  @Setup(Level.Invocation)
  public void pause() throws InterruptedException {
    Thread.sleep(PAUSE_MILLIS);
  }

  /** Makes the steps. */
  @Benchmark
  public Circle steps() {
    for (int i = 0; i < STEPS; i++) {
      machine.left();
    }
    return machine.state();
  }

  /** Stops the live view. */
  @TearDown
  public void tearDown() {
    if (view != null) {
      view.close();
    }
  }
}
