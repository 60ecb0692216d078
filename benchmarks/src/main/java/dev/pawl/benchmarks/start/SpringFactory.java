package dev.pawl.benchmarks.start;

import dev.pawl.benchmarks.contender.library.spring.SpringAgentTurn;
import dev.pawl.benchmarks.workload.AgentTurn;
import dev.pawl.benchmarks.workload.AgentTurnEvent;
import java.util.List;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.statemachine.StateMachine;
import reactor.core.publisher.Mono;

/** Spring Statemachine with its builder, without an application context. */
final class SpringFactory implements InstanceFactory<StateMachine<AgentTurn, AgentTurnEvent>> {

  SpringFactory() {}

  @Override
  public String name() {
    return "Spring Statemachine";
  }

  @Override
  public StateMachine<AgentTurn, AgentTurnEvent> create() {
    try {
      return SpringAgentTurn.machine();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public String claim(StateMachine<AgentTurn, AgentTurnEvent> machine) {
    machine
        .sendEvent(Mono.just(MessageBuilder.withPayload(AgentTurnEvent.TASK_CLAIMED).build()))
        .blockLast();
    return machine.getState().getId().name();
  }

  @Override
  public List<String> artifacts() {
    return List.of(
        "spring-statemachine-core",
        "spring-tx",
        "spring-messaging",
        "reactor-core",
        "reactive-streams",
        "spring-context",
        "spring-aop",
        "spring-beans",
        "spring-core",
        "spring-jcl",
        "spring-expression",
        "micrometer-observation",
        "micrometer-commons");
  }

  @Override
  public String note() {
    return "Each instance is built from scratch, with its states and transitions, an interceptor,"
        + " timers and a context";
  }
}
