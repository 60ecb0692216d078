package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.contender.library.Spending;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoopEvent;

/** The loop of an agent, implemented with stateless4j. */
public final class StatelessAgentLoop {

  private StatelessAgentLoop() {}

  /**
   * Creates a machine in its initial state, with a separate configuration. Guards get no arguments,
   * so the configuration contains the budget.
   */
  public static StateMachine<AgentLoop, AgentLoopEvent> machine() {
    Spending spending = new Spending();
    StateMachineConfig<AgentLoop, AgentLoopEvent> config = new StateMachineConfig<>();
    config
        .configure(AgentLoop.IDLE)
        .permit(AgentLoopEvent.TASK, AgentLoop.PLANNING, spending::begin);
    config.configure(AgentLoop.PLANNING).permit(AgentLoopEvent.PLANNED, AgentLoop.ACTING);
    config
        .configure(AgentLoop.ACTING)
        .permitReentryIf(AgentLoopEvent.CALLED, spending::hasCalls, spending::spend)
        .permitIf(AgentLoopEvent.CALLED, AgentLoop.VERIFYING, () -> !spending.hasCalls())
        .permitIf(AgentLoopEvent.FAILED, AgentLoop.PLANNING, spending::hasRetries, spending::retry)
        .permitIf(AgentLoopEvent.FAILED, AgentLoop.GIVEN_UP, () -> !spending.hasRetries());
    config
        .configure(AgentLoop.VERIFYING)
        .permit(AgentLoopEvent.PASSED, AgentLoop.IDLE)
        .permitIf(
            AgentLoopEvent.REJECTED, AgentLoop.PLANNING, spending::hasRetries, spending::retry)
        .permitIf(AgentLoopEvent.REJECTED, AgentLoop.GIVEN_UP, () -> !spending.hasRetries());
    config
        .configure(AgentLoop.GIVEN_UP)
        .permit(AgentLoopEvent.TASK, AgentLoop.PLANNING, spending::begin);
    return new StateMachine<>(AgentLoop.IDLE, config);
  }
}
