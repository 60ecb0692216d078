package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoop.Budget;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import java.util.EnumSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.springframework.statemachine.StateContext;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.action.Action;
import org.springframework.statemachine.config.StateMachineBuilder;
import org.springframework.statemachine.guard.Guard;

/**
 * The loop of an agent, implemented with Spring Statemachine. Its budget is a variable of the
 * machine.
 */
public final class SpringAgentLoop {

  private static final String BUDGET = "budget";

  private SpringAgentLoop() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<AgentLoop, AgentLoopEvent> machine() throws Exception {
    Guard<AgentLoop, AgentLoopEvent> callsLeft = has(Budget::hasCalls);
    Guard<AgentLoop, AgentLoopEvent> noCallsLeft = has(budget -> !budget.hasCalls());
    Guard<AgentLoop, AgentLoopEvent> retriesLeft = has(Budget::hasRetries);
    Guard<AgentLoop, AgentLoopEvent> noRetriesLeft = has(budget -> !budget.hasRetries());
    Action<AgentLoop, AgentLoopEvent> begin = update(budget -> Budget.NONE);
    Action<AgentLoop, AgentLoopEvent> spend = update(Budget::spent);
    Action<AgentLoop, AgentLoopEvent> retry = update(Budget::retried);
    StateMachineBuilder.Builder<AgentLoop, AgentLoopEvent> builder = StateMachineBuilder.builder();
    builder
        .configureStates()
        .withStates()
        .initial(AgentLoop.IDLE)
        .states(EnumSet.allOf(AgentLoop.class));
    builder
        .configureTransitions()
        .withExternal()
        .source(AgentLoop.IDLE)
        .target(AgentLoop.PLANNING)
        .event(AgentLoopEvent.TASK)
        .action(begin)
        .and()
        .withExternal()
        .source(AgentLoop.PLANNING)
        .target(AgentLoop.ACTING)
        .event(AgentLoopEvent.PLANNED)
        .and()
        .withExternal()
        .source(AgentLoop.ACTING)
        .target(AgentLoop.ACTING)
        .event(AgentLoopEvent.CALLED)
        .guard(callsLeft)
        .action(spend)
        .and()
        .withExternal()
        .source(AgentLoop.ACTING)
        .target(AgentLoop.VERIFYING)
        .event(AgentLoopEvent.CALLED)
        .guard(noCallsLeft)
        .and()
        .withExternal()
        .source(AgentLoop.ACTING)
        .target(AgentLoop.PLANNING)
        .event(AgentLoopEvent.FAILED)
        .guard(retriesLeft)
        .action(retry)
        .and()
        .withExternal()
        .source(AgentLoop.ACTING)
        .target(AgentLoop.GIVEN_UP)
        .event(AgentLoopEvent.FAILED)
        .guard(noRetriesLeft)
        .and()
        .withExternal()
        .source(AgentLoop.VERIFYING)
        .target(AgentLoop.IDLE)
        .event(AgentLoopEvent.PASSED)
        .and()
        .withExternal()
        .source(AgentLoop.VERIFYING)
        .target(AgentLoop.PLANNING)
        .event(AgentLoopEvent.REJECTED)
        .guard(retriesLeft)
        .action(retry)
        .and()
        .withExternal()
        .source(AgentLoop.VERIFYING)
        .target(AgentLoop.GIVEN_UP)
        .event(AgentLoopEvent.REJECTED)
        .guard(noRetriesLeft)
        .and()
        .withExternal()
        .source(AgentLoop.GIVEN_UP)
        .target(AgentLoop.PLANNING)
        .event(AgentLoopEvent.TASK)
        .action(begin);
    StateMachine<AgentLoop, AgentLoopEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }

  private static Guard<AgentLoop, AgentLoopEvent> has(Predicate<Budget> condition) {
    return context -> condition.test(budget(context));
  }

  private static Action<AgentLoop, AgentLoopEvent> update(UnaryOperator<Budget> update) {
    return context ->
        context.getExtendedState().getVariables().put(BUDGET, update.apply(budget(context)));
  }

  /** Returns the budget of the current task; null before the first task, when no guard needs it. */
  private static Budget budget(StateContext<AgentLoop, AgentLoopEvent> context) {
    return context.getExtendedState().get(BUDGET, Budget.class);
  }
}
