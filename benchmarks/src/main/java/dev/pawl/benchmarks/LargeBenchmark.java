package dev.pawl.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.IntUnaryOperator;
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
import org.openjdk.jmh.annotations.Warmup;

/** Steps at random in machines of many states, with ten events each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(LargeBenchmark.LENGTH)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class LargeBenchmark {

  static final int LENGTH = 1 << 18;

  /** How many states; a switch of 4,000 is too large for a method. */
  @Param({"10", "100", "1000", "4000"})
  public int states;

  /** Generated, or the switch. */
  @Param({"generated", "byHand"})
  public String code;

  private IntUnaryOperator walker;

  /** Compiles the machine. */
  @Setup
  public void setUp() {
    boolean byHand = code.equals("byHand");
    walker = Subject.walker(byHand ? Math.min(states, 1000) : states, LENGTH, byHand);
  }

  /** A walk. */
  @Benchmark
  public int walk() {
    return walker.applyAsInt(0);
  }
}
