package dev.pawl.benchmarks.contender.library.cola;

import com.alibaba.cola.statemachine.Action;
import com.alibaba.cola.statemachine.StateMachine;
import com.alibaba.cola.statemachine.builder.StateMachineBuilder;
import com.alibaba.cola.statemachine.builder.StateMachineBuilderFactory;
import dev.pawl.benchmarks.contender.library.MoveListener;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;

/** A task, implemented with COLA. */
public final class ColaTask {

  private ColaTask() {}

  /** Returns the machine. It is stateless and shared by all instances. */
  public static StateMachine<Task, TaskEvent, MoveListener<Task, TaskEvent>> machine() {
    return Bare.MACHINE;
  }

  /** Returns the machine whose transitions call the listener that is passed with an event. */
  public static StateMachine<Task, TaskEvent, MoveListener<Task, TaskEvent>> watched() {
    return ObservedWalker.MACHINE;
  }

  private static StateMachine<Task, TaskEvent, MoveListener<Task, TaskEvent>> build(
      String id, Action<Task, TaskEvent, MoveListener<Task, TaskEvent>> action) {
    StateMachineBuilder<Task, TaskEvent, MoveListener<Task, TaskEvent>> builder =
        StateMachineBuilderFactory.create();
    builder
        .externalTransition()
        .from(Task.OPEN)
        .to(Task.ASSIGNED)
        .on(TaskEvent.ASSIGN)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.OPEN)
        .to(Task.CANCELLED)
        .on(TaskEvent.CANCEL)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.ASSIGNED)
        .to(Task.WORKING)
        .on(TaskEvent.BEGIN)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.ASSIGNED)
        .to(Task.OPEN)
        .on(TaskEvent.RELEASE)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.ASSIGNED)
        .to(Task.CANCELLED)
        .on(TaskEvent.CANCEL)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.WORKING)
        .to(Task.PAUSED)
        .on(TaskEvent.PAUSE)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.WORKING)
        .to(Task.IN_REVIEW)
        .on(TaskEvent.SUBMIT)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.WORKING)
        .to(Task.CANCELLED)
        .on(TaskEvent.CANCEL)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.PAUSED)
        .to(Task.WORKING)
        .on(TaskEvent.BEGIN)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.PAUSED)
        .to(Task.CANCELLED)
        .on(TaskEvent.CANCEL)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.IN_REVIEW)
        .to(Task.DONE)
        .on(TaskEvent.ACCEPT)
        .perform(action);
    builder
        .externalTransition()
        .from(Task.IN_REVIEW)
        .to(Task.WORKING)
        .on(TaskEvent.REJECT)
        .perform(action);
    builder.externalTransition().from(Task.DONE).to(Task.OPEN).on(TaskEvent.REOPEN).perform(action);
    builder
        .externalTransition()
        .from(Task.CANCELLED)
        .to(Task.OPEN)
        .on(TaskEvent.REOPEN)
        .perform(action);
    return builder.build(id);
  }

  private static final class Bare {
    static final StateMachine<Task, TaskEvent, MoveListener<Task, TaskEvent>> MACHINE =
        build("Task", (from, to, event, listener) -> {});
  }

  private static final class ObservedWalker {
    static final StateMachine<Task, TaskEvent, MoveListener<Task, TaskEvent>> MACHINE =
        build("Task, watched", (from, to, event, listener) -> listener.moved(from, to, event));
  }
}
