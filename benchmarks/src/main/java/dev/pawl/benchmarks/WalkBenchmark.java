package dev.pawl.benchmarks;

import dev.pawl.Cause;
import dev.pawl.TransitionListener;
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
import org.openjdk.jmh.annotations.Warmup;

/** One step of an agent's turn, on walks at random and on one that is always the same. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Walks.LENGTH)
@Fork(2)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
public class WalkBenchmark {

  /** Which walk. */
  @Param({"random", "same"})
  public String walk;

  private AgentTurnEvent[][] lives;

  /** Makes the walk. */
  @Setup
  public void setUp() {
    lives = walk.equals("random") ? Walks.random() : Walks.same();
    // a program has more than one type of machines, and what they share must stay as quick
    LoneTurnMachine lone = LoneTurnMachine.start();
    SharedTurnMachine shared = SharedTurnMachine.start();
    LoneTurnMachine listened =
        LoneTurnMachine.builder().listener(new TransitionListener<>() {}).build();
    SharedTurnMachine named = SharedTurnMachine.builder().entityId("t-1").build();
    for (int i = 0; i < 50_000; i++) {
      lone.fire(LoneTurnEvent.LEFT);
      shared.fire(SharedTurnEvent.LEFT);
      listened.fire(LoneTurnEvent.LEFT);
      named.fire(SharedTurnEvent.LEFT);
    }
  }

  /** The yardstick. */
  @Benchmark
  public AgentTurn handWrittenSwitch() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent[] life : lives) {
      state = AgentTurn.IDLE;
      for (AgentTurnEvent event : life) {
        state = HandWritten.next(state, event);
      }
    }
    return state;
  }

  /** The functions. */
  @Benchmark
  public AgentTurn transitionsNext() {
    AgentTurn state = AgentTurn.IDLE;
    for (AgentTurnEvent[] life : lives) {
      state = AgentTurn.IDLE;
      for (AgentTurnEvent event : life) {
        state = AgentTurnTransitions.next(state, event);
      }
    }
    return state;
  }

  /** Lives. */
  @Benchmark
  public AgentTurn machineFire() {
    AgentTurnMachine machine = AgentTurnMachine.start();
    for (AgentTurnEvent[] life : lives) {
      machine.force(AgentTurn.IDLE, AGAIN);
      for (AgentTurnEvent event : life) {
        machine.fire(event);
      }
    }
    return machine.state();
  }

  /** Counts steps, as a metric would. */
  private static final class Counter implements TransitionListener<AgentTurn, AgentTurnEvent> {
    private long moves;
    private int sum;

    @Override
    public void moved(AgentTurn from, AgentTurnEvent event, AgentTurn to) {
      moves++;
      sum += from.ordinal() + to.ordinal();
    }
  }

  /** The yardstick with the call that a listener gets. */
  @Benchmark
  public long handWrittenSwitchWithCall() {
    Counter counter = new Counter();
    for (AgentTurnEvent[] life : lives) {
      AgentTurn state = AgentTurn.IDLE;
      for (AgentTurnEvent event : life) {
        AgentTurn to = HandWritten.next(state, event);
        counter.moved(state, event, to);
        state = to;
      }
    }
    return counter.moves + counter.sum;
  }

  /** Lives with a listener. */
  @Benchmark
  public long machineFireListened() {
    Counter counter = new Counter();
    AgentTurnMachine machine = AgentTurnMachine.builder().listener(counter).build();
    for (AgentTurnEvent[] life : lives) {
      machine.force(AgentTurn.IDLE, AGAIN);
      for (AgentTurnEvent event : life) {
        machine.fire(event);
      }
    }
    return counter.moves + counter.sum;
  }

  /** Lives whose steps have outcomes. */
  @Benchmark
  public AgentTurn machineTryFire() {
    AgentTurnMachine machine = AgentTurnMachine.start();
    for (AgentTurnEvent[] life : lives) {
      machine.force(AgentTurn.IDLE, AGAIN);
      for (AgentTurnEvent event : life) {
        machine.tryFire(event);
      }
    }
    return machine.state();
  }

  private static final Cause AGAIN = Cause.by("benchmark");
}
