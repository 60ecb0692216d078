package dev.pawl.benchmarks;

import dev.pawl.Outcome;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Single steps of every kind, each beside the same written by hand. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class StepBenchmark {

  private final AgentTurnMachine turn = AgentTurnMachine.start();
  private final LoneTurnMachine lone = LoneTurnMachine.start();
  private final SharedTurnMachine shared = SharedTurnMachine.start();

  /** A refusal as an answer. */
  @Benchmark
  public Outcome<AgentTurn> refusedByTryFire() {
    return turn.tryFire(AgentTurnEvent.AGENT_REAPED);
  }

  /** A refusal foreseen. */
  @Benchmark
  public boolean refusedByPermits() {
    return turn.permits(AgentTurnEvent.AGENT_REAPED);
  }

  /** A legal step as an answer, to compare with refusals. */
  @Benchmark
  public Outcome<LoneTurn> movedByTryFire() {
    return lone.tryFire(LoneTurnEvent.LEFT);
  }

  /** A refusal thrown. */
  @Benchmark
  public Object refusedByException() {
    try {
      return turn.fire(AgentTurnEvent.AGENT_REAPED);
    } catch (IllegalStateException e) {
      return e;
    }
  }

  /** Any exception thrown from as deep. */
  @Benchmark
  public Object anyException() {
    try {
      return outer(AgentTurnEvent.AGENT_REAPED);
    } catch (IllegalStateException e) {
      return e;
    }
  }

  private AgentTurn outer(AgentTurnEvent event) {
    return inner(event);
  }

  private AgentTurn inner(AgentTurnEvent event) {
    throw new IllegalStateException("not legal");
  }

  /** A step confined to one thread. */
  @Benchmark
  public LoneTurn confined() {
    return lone.fire(LoneTurnEvent.LEFT);
  }

  /** The same step where threads might meet. */
  @Benchmark
  public SharedTurn threadSafe() {
    return shared.fire(SharedTurnEvent.LEFT);
  }

  /** Eight steps whose types are known. */
  @Benchmark
  public AgentTurn phases() {
    return AgentTurnPhase.idle()
        .taskClaimed()
        .agentSpawned()
        .agentSpawned()
        .toolStarted()
        .toolCompleted()
        .verifyRequested()
        .taskCompleted()
        .agentReaped()
        .state();
  }

  /** The same eight steps through the switch. */
  @Benchmark
  public AgentTurn phasesByHand() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent event : Walks.SMOOTH) {
      state = HandWritten.next(state, event);
    }
    return state;
  }
}
