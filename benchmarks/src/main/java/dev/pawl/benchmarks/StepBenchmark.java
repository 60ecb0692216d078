package dev.pawl.benchmarks;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import java.time.Clock;
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

  private static final int LIMIT = 5;

  private static final Clock CLOCK = Clock.systemUTC();

  private final RetryLogic logic =
      new RetryLogic() {
        @Override
        public boolean retriesLeft(Integer context) {
          return context < LIMIT;
        }

        @Override
        public Integer count(Integer context) {
          return context + 1;
        }

        @Override
        public Integer reset(Integer context) {
          return 0;
        }
      };

  private final RetryMachine retry = RetryMachine.start(0, logic);
  private final AgentTurnMachine turn = AgentTurnMachine.start();
  private final LoneTurnMachine lone = LoneTurnMachine.start();
  private final SharedTurnMachine shared = SharedTurnMachine.start();
  private final LastRecord last = new LastRecord();
  private final LoneTurnMachine audited =
      LoneTurnMachine.builder().entityId("t-1").clock(CLOCK).hook(last).build();

  private Retry handState = Retry.RUNNING;
  private Integer handContext = 0;
  private long handSequence;

  private static final class LastRecord implements TransitionHook<LoneTurn, LoneTurnEvent> {
    private LifecycleEvent<LoneTurn, LoneTurnEvent> record;

    @Override
    public void after(LifecycleEvent<LoneTurn, LoneTurnEvent> event) {
      record = event;
    }
  }

  /** Two steps with a guard and an update, by hand. */
  @Benchmark
  public Retry guardedByHand() {
    handStep(RetryEvent.FAIL);
    handStep(RetryEvent.RETRY);
    return handState;
  }

  private void handStep(RetryEvent event) {
    switch (handState) {
      case RUNNING -> {
        if (event != RetryEvent.FAIL) {
          throw HandWritten.illegal(handState, event);
        }
        handState = Retry.FAILED;
      }
      case FAILED -> {
        if (event != RetryEvent.RETRY) {
          throw HandWritten.illegal(handState, event);
        }
        handContext =
            logic.retriesLeft(handContext) ? logic.count(handContext) : logic.reset(handContext);
        handState = Retry.RUNNING;
      }
    }
  }

  /** The same two steps, generated. */
  @Benchmark
  public Retry guardedGenerated() {
    retry.fail();
    return retry.retry();
  }

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

  /** A step that a hook records. */
  @Benchmark
  public Object audited() {
    audited.left(Cause.none());
    return last.record;
  }

  /** The record of such a step, made by hand. */
  @Benchmark
  public Object auditedByHand() {
    last.record =
        new LifecycleEvent<>(
            ++handSequence,
            CLOCK.instant(),
            "LoneTurn",
            "t-1",
            LoneTurn.A,
            LoneTurn.B,
            LoneTurnEvent.LEFT,
            Cause.none(),
            false);
    return last.record;
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
