package dev.pawl.benchmarks.contender.library.spring;

import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import java.util.EnumSet;
import org.springframework.statemachine.StateMachine;
import org.springframework.statemachine.config.StateMachineBuilder;

/** A task, implemented with Spring Statemachine. */
public final class SpringTask {

  private SpringTask() {}

  /**
   * Creates a machine and starts it.
   *
   * @throws Exception if the builder fails
   */
  public static StateMachine<Task, TaskEvent> machine() throws Exception {
    StateMachineBuilder.Builder<Task, TaskEvent> builder = StateMachineBuilder.builder();
    builder.configureStates().withStates().initial(Task.OPEN).states(EnumSet.allOf(Task.class));
    builder
        .configureTransitions()
        .withExternal()
        .source(Task.OPEN)
        .target(Task.ASSIGNED)
        .event(TaskEvent.ASSIGN)
        .and()
        .withExternal()
        .source(Task.OPEN)
        .target(Task.CANCELLED)
        .event(TaskEvent.CANCEL)
        .and()
        .withExternal()
        .source(Task.ASSIGNED)
        .target(Task.WORKING)
        .event(TaskEvent.BEGIN)
        .and()
        .withExternal()
        .source(Task.ASSIGNED)
        .target(Task.OPEN)
        .event(TaskEvent.RELEASE)
        .and()
        .withExternal()
        .source(Task.ASSIGNED)
        .target(Task.CANCELLED)
        .event(TaskEvent.CANCEL)
        .and()
        .withExternal()
        .source(Task.WORKING)
        .target(Task.PAUSED)
        .event(TaskEvent.PAUSE)
        .and()
        .withExternal()
        .source(Task.WORKING)
        .target(Task.IN_REVIEW)
        .event(TaskEvent.SUBMIT)
        .and()
        .withExternal()
        .source(Task.WORKING)
        .target(Task.CANCELLED)
        .event(TaskEvent.CANCEL)
        .and()
        .withExternal()
        .source(Task.PAUSED)
        .target(Task.WORKING)
        .event(TaskEvent.BEGIN)
        .and()
        .withExternal()
        .source(Task.PAUSED)
        .target(Task.CANCELLED)
        .event(TaskEvent.CANCEL)
        .and()
        .withExternal()
        .source(Task.IN_REVIEW)
        .target(Task.DONE)
        .event(TaskEvent.ACCEPT)
        .and()
        .withExternal()
        .source(Task.IN_REVIEW)
        .target(Task.WORKING)
        .event(TaskEvent.REJECT)
        .and()
        .withExternal()
        .source(Task.DONE)
        .target(Task.OPEN)
        .event(TaskEvent.REOPEN)
        .and()
        .withExternal()
        .source(Task.CANCELLED)
        .target(Task.OPEN)
        .event(TaskEvent.REOPEN);
    StateMachine<Task, TaskEvent> machine = builder.build();
    machine.startReactively().block();
    return machine;
  }
}
