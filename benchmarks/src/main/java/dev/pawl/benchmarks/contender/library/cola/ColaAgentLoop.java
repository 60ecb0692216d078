package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.Action;
import com.alibaba.cola.statemachine.StateMachine;
import com.alibaba.cola.statemachine.builder.StateMachineBuilder;
import com.alibaba.cola.statemachine.builder.StateMachineBuilderFactory;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.contender.library.Spending;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import java.util.function.Consumer;

/** The loop of an agent, implemented with COLA. */
public final class ColaAgentLoop {

  /** The context: the budget and the listener. */
  public static final class Loop extends Spending {

    private final MoveListener<AgentLoop, AgentLoopEvent> listener; // null if there is no listener

    /** Creates a context without a listener. */
    public Loop() {
      this(null);
    }

    Loop(MoveListener<AgentLoop, AgentLoopEvent> listener) {
      this.listener = listener;
    }
  }

  private ColaAgentLoop() {}

  /** Returns the machine. It is stateless and shared by all instances. */
  public static StateMachine<AgentLoop, AgentLoopEvent, Loop> machine() {
    return Bare.MACHINE;
  }

  /** Returns the machine whose transitions call the listener in the context. */
  public static StateMachine<AgentLoop, AgentLoopEvent, Loop> watched() {
    return ObservedWalker.MACHINE;
  }

  private static StateMachine<AgentLoop, AgentLoopEvent, Loop> build(
      String id, Action<AgentLoop, AgentLoopEvent, Loop> move) {
    Action<AgentLoop, AgentLoopEvent, Loop> begin = both(Spending::begin, move);
    Action<AgentLoop, AgentLoopEvent, Loop> spend = both(Spending::spend, move);
    Action<AgentLoop, AgentLoopEvent, Loop> retry = both(Spending::retry, move);
    StateMachineBuilder<AgentLoop, AgentLoopEvent, Loop> builder =
        StateMachineBuilderFactory.create();
    builder
        .externalTransition()
        .from(AgentLoop.IDLE)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.TASK)
        .perform(begin);
    builder
        .externalTransition()
        .from(AgentLoop.PLANNING)
        .to(AgentLoop.ACTING)
        .on(AgentLoopEvent.PLANNED)
        .perform(move);
    builder
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.ACTING)
        .on(AgentLoopEvent.CALLED)
        .when(Loop::hasCalls)
        .perform(spend);
    builder
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.VERIFYING)
        .on(AgentLoopEvent.CALLED)
        .perform(move);
    builder
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.FAILED)
        .when(Loop::hasRetries)
        .perform(retry);
    builder
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.GIVEN_UP)
        .on(AgentLoopEvent.FAILED)
        .perform(move);
    builder
        .externalTransition()
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.IDLE)
        .on(AgentLoopEvent.PASSED)
        .perform(move);
    builder
        .externalTransition()
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.REJECTED)
        .when(Loop::hasRetries)
        .perform(retry);
    builder
        .externalTransition()
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.GIVEN_UP)
        .on(AgentLoopEvent.REJECTED)
        .perform(move);
    builder
        .externalTransition()
        .from(AgentLoop.GIVEN_UP)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.TASK)
        .perform(begin);
    return builder.build(id);
  }

  private static Action<AgentLoop, AgentLoopEvent, Loop> both(
      Consumer<Loop> update, Action<AgentLoop, AgentLoopEvent, Loop> move) {
    return (from, to, event, loop) -> {
      update.accept(loop);
      move.execute(from, to, event, loop);
    };
  }

  private static final class Bare {
    static final StateMachine<AgentLoop, AgentLoopEvent, Loop> MACHINE =
        build("AgentLoop", (from, to, event, loop) -> {});
  }

  private static final class ObservedWalker {
    static final StateMachine<AgentLoop, AgentLoopEvent, Loop> MACHINE =
        build(
            "AgentLoop, watched", (from, to, event, loop) -> loop.listener.moved(from, to, event));
  }
}
