package dev.pawl.benchmarks.contender.library.squirrel;

import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;

/** A task, implemented with squirrel. */
public final class SquirrelTask extends ObservedMachine<SquirrelTask, Task, TaskEvent, Void> {

  private static final StateMachineBuilder<SquirrelTask, Task, TaskEvent, Void> BUILDER =
      StateMachineBuilderFactory.create(
          SquirrelTask.class, Task.class, TaskEvent.class, Void.class);

  static {
    BUILDER.externalTransition().from(Task.OPEN).to(Task.ASSIGNED).on(TaskEvent.ASSIGN);
    BUILDER.externalTransition().from(Task.OPEN).to(Task.CANCELLED).on(TaskEvent.CANCEL);
    BUILDER.externalTransition().from(Task.ASSIGNED).to(Task.WORKING).on(TaskEvent.BEGIN);
    BUILDER.externalTransition().from(Task.ASSIGNED).to(Task.OPEN).on(TaskEvent.RELEASE);
    BUILDER.externalTransition().from(Task.ASSIGNED).to(Task.CANCELLED).on(TaskEvent.CANCEL);
    BUILDER.externalTransition().from(Task.WORKING).to(Task.PAUSED).on(TaskEvent.PAUSE);
    BUILDER.externalTransition().from(Task.WORKING).to(Task.IN_REVIEW).on(TaskEvent.SUBMIT);
    BUILDER.externalTransition().from(Task.WORKING).to(Task.CANCELLED).on(TaskEvent.CANCEL);
    BUILDER.externalTransition().from(Task.PAUSED).to(Task.WORKING).on(TaskEvent.BEGIN);
    BUILDER.externalTransition().from(Task.PAUSED).to(Task.CANCELLED).on(TaskEvent.CANCEL);
    BUILDER.externalTransition().from(Task.IN_REVIEW).to(Task.DONE).on(TaskEvent.ACCEPT);
    BUILDER.externalTransition().from(Task.IN_REVIEW).to(Task.WORKING).on(TaskEvent.REJECT);
    BUILDER.externalTransition().from(Task.DONE).to(Task.OPEN).on(TaskEvent.REOPEN);
    BUILDER.externalTransition().from(Task.CANCELLED).to(Task.OPEN).on(TaskEvent.REOPEN);
  }

  /** Creates the machine; called by the builder. */
  public SquirrelTask() {}

  /** Creates a machine in its initial state with the shared builder. */
  public static SquirrelTask machine() {
    return BUILDER.newStateMachine(Task.OPEN);
  }
}
