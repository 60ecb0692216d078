package dev.pawl.benchmarks;

import dev.pawl.benchmarks.course.AgentTurnMachine;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** The first event in a new JVM, class loading included. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(20)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class ColdStartBenchmark {

  /** An instance and its first step. */
  @Benchmark
  public Object firstEvent() {
    return AgentTurnMachine.start().taskClaimed();
  }

  /** An instance with an id and its first step. */
  @Benchmark
  public Object firstEventWithId() {
    return AgentTurnMachine.builder().entityId("a-1").build().taskClaimed();
  }
}
