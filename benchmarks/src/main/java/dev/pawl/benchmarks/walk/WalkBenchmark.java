package dev.pawl.benchmarks.walk;

import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import dev.pawl.benchmarks.course.Walker;
import dev.pawl.benchmarks.course.Watch;
import dev.pawl.benchmarks.course.reference.Walk;
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

/** One event of a walk, by one contender in a JVM of its own. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(WalkBenchmark.PART)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class WalkBenchmark {

  /** How many events an invocation takes. */
  static final int PART = 4096;

  /** The same where each takes long: a power of two, too. */
  static final int FEW = 512;

  /** The type of the contender. */
  @Param({
    "dev.pawl.benchmarks.contender.pawl.MachineFire",
    "dev.pawl.benchmarks.contender.pawl.TransitionsNext",
    "dev.pawl.benchmarks.contender.hand.switched.EnumSwitch"
  })
  public String contender;

  /** Where. */
  @Param({"AGENT_TURN"})
  public Course course;

  /** By which events. */
  @Param({"RANDOM", "KNOWN"})
  public WalkKind kind;

  /** Who hears of it. */
  @Param({"BARE"})
  public Watch watch;

  /** How many events an invocation takes; JMH is told the same. */
  @Param({"" + PART})
  public int part;

  private Walk walk;
  private Walker walker;
  private long steps;

  /** Works out the walk. */
  @Setup
  public void setUp() {
    walk = Walk.of(course, kind);
    walker =
        Contenders.named(contender)
            .walker(course, watch, walk.events())
            .orElseThrow(() -> new IllegalArgumentException(contender + " cannot do that"));
  }

  /** A part of the walk. */
  @Benchmark
  public int walk() {
    int from = (int) steps & (Walk.LENGTH - 1);
    steps += part;
    return walker.walk(from, from + part);
  }

  /** Looks whether what was measured has come to where it must. */
  @TearDown
  public void tearDown() {
    SameSteps.compare(contender, new Row(course, kind, watch), walk, walker, steps);
  }
}
