package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.workload.Observation;
import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Walker;
import dev.pawl.benchmarks.workload.Workload;
import dev.pawl.benchmarks.workload.reference.Walk;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
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

/** Measures the events of a walk for one contender in a separate JVM. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(WalkBenchmark.PART)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class WalkBenchmark {

  /** The number of events in an invocation. */
  static final int PART = 4096;

  /** The number of events in an invocation of a slow contender; also a power of two. */
  static final int FEW = 512;

  /** The type of the contender. */
  @Param({
    "dev.pawl.benchmarks.contender.pawl.MachineFire",
    "dev.pawl.benchmarks.contender.pawl.TransitionsNext",
    "dev.pawl.benchmarks.contender.hand.switched.EnumSwitch"
  })
  public String contender;

  /** The workload. */
  @Param({"AGENT_TURN"})
  public Workload workload;

  /** The kind of walk. */
  @Param({"RANDOM", "KNOWN"})
  public WalkKind kind;

  /** How steps are observed. */
  @Param({"BARE"})
  public Observation observation;

  /** The number of events in an invocation. For JMH, these are the operations per invocation. */
  @Param({"" + PART})
  public int part;

  private Walk walk;
  private Walker walker;
  private long steps;

  /** Computes the walk. */
  @Setup
  public void setUp() {
    walk = Walk.of(workload, kind);
    walker =
        Contenders.named(contender)
            .walker(workload, observation, walk.events())
            .orElseThrow(() -> new IllegalArgumentException(contender + " cannot do that"));
  }

  /** Walks a part of the walk. */
  @Benchmark
  public int walk() {
    int from = (int) steps & (Walk.LENGTH - 1);
    steps += part;
    return walker.walk(from, from + part);
  }

  /** Checks that the measured walker has reached the expected configuration. */
  @TearDown
  public void tearDown() {
    SameSteps.compare(contender, new Row(workload, kind, observation), walk, walker, steps);
  }
}
