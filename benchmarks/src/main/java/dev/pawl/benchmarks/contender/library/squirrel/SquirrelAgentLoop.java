package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.contender.library.Spending;
import dev.pawl.benchmarks.workload.AgentLoop;
import dev.pawl.benchmarks.workload.AgentLoopEvent;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.squirrelframework.foundation.fsm.Action;
import org.squirrelframework.foundation.fsm.AnonymousAction;
import org.squirrelframework.foundation.fsm.AnonymousCondition;
import org.squirrelframework.foundation.fsm.Condition;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.TransitionPriority;

/** The loop of an agent, implemented with squirrel. */
public final class SquirrelAgentLoop
    extends ObservedMachine<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending> {

  private static final StateMachineBuilder<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending>
      BUILDER =
          StateMachineBuilderFactory.create(
              SquirrelAgentLoop.class, AgentLoop.class, AgentLoopEvent.class, Spending.class);

  static {
    Condition<Spending> callsLeft = is("callsLeft", Spending::hasCalls);
    Condition<Spending> retriesLeft = is("retriesLeft", Spending::hasRetries);
    Action<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending> begin = does(Spending::begin);
    Action<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending> spend = does(Spending::spend);
    Action<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending> retry = does(Spending::retry);
    BUILDER
        .externalTransition()
        .from(AgentLoop.IDLE)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.TASK)
        .perform(begin);
    BUILDER
        .externalTransition()
        .from(AgentLoop.PLANNING)
        .to(AgentLoop.ACTING)
        .on(AgentLoopEvent.PLANNED);
    BUILDER
        .externalTransition(TransitionPriority.HIGH)
        .from(AgentLoop.ACTING)
        .to(AgentLoop.ACTING)
        .on(AgentLoopEvent.CALLED)
        .when(callsLeft)
        .perform(spend);
    BUILDER
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.VERIFYING)
        .on(AgentLoopEvent.CALLED);
    BUILDER
        .externalTransition(TransitionPriority.HIGH)
        .from(AgentLoop.ACTING)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.FAILED)
        .when(retriesLeft)
        .perform(retry);
    BUILDER
        .externalTransition()
        .from(AgentLoop.ACTING)
        .to(AgentLoop.GIVEN_UP)
        .on(AgentLoopEvent.FAILED);
    BUILDER
        .externalTransition()
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.IDLE)
        .on(AgentLoopEvent.PASSED);
    BUILDER
        .externalTransition(TransitionPriority.HIGH)
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.REJECTED)
        .when(retriesLeft)
        .perform(retry);
    BUILDER
        .externalTransition()
        .from(AgentLoop.VERIFYING)
        .to(AgentLoop.GIVEN_UP)
        .on(AgentLoopEvent.REJECTED);
    BUILDER
        .externalTransition()
        .from(AgentLoop.GIVEN_UP)
        .to(AgentLoop.PLANNING)
        .on(AgentLoopEvent.TASK)
        .perform(begin);
  }

  /** Creates the machine; called by the builder. */
  public SquirrelAgentLoop() {}

  /**
   * Creates a machine in its initial state with the shared builder. Events are fired with the
   * context.
   */
  public static SquirrelAgentLoop machine() {
    return BUILDER.newStateMachine(AgentLoop.IDLE);
  }

  private static Condition<Spending> is(String name, Predicate<Spending> condition) {
    return new AnonymousCondition<>() {
      @Override
      public boolean isSatisfied(Spending spending) {
        return condition.test(spending);
      }

      @Override
      public String name() {
        return name;
      }
    };
  }

  private static Action<SquirrelAgentLoop, AgentLoop, AgentLoopEvent, Spending> does(
      Consumer<Spending> action) {
    return new AnonymousAction<>() {
      @Override
      public void execute(
          AgentLoop from,
          AgentLoop to,
          AgentLoopEvent event,
          Spending spending,
          SquirrelAgentLoop machine) {
        action.accept(spending);
      }
    };
  }
}
