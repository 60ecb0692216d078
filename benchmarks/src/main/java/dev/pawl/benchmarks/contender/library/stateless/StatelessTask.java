package dev.pawl.benchmarks.contender.library.stateless;

import com.github.oxo42.stateless4j.StateMachine;
import com.github.oxo42.stateless4j.StateMachineConfig;
import dev.pawl.benchmarks.workload.Task;
import dev.pawl.benchmarks.workload.TaskEvent;

/** A task, implemented with stateless4j. */
public final class StatelessTask {

  private static final StateMachineConfig<Task, TaskEvent> CONFIG = new StateMachineConfig<>();

  static {
    CONFIG
        .configure(Task.OPEN)
        .permit(TaskEvent.ASSIGN, Task.ASSIGNED)
        .permit(TaskEvent.CANCEL, Task.CANCELLED);
    CONFIG
        .configure(Task.ASSIGNED)
        .permit(TaskEvent.BEGIN, Task.WORKING)
        .permit(TaskEvent.RELEASE, Task.OPEN)
        .permit(TaskEvent.CANCEL, Task.CANCELLED);
    CONFIG
        .configure(Task.WORKING)
        .permit(TaskEvent.PAUSE, Task.PAUSED)
        .permit(TaskEvent.SUBMIT, Task.IN_REVIEW)
        .permit(TaskEvent.CANCEL, Task.CANCELLED);
    CONFIG
        .configure(Task.PAUSED)
        .permit(TaskEvent.BEGIN, Task.WORKING)
        .permit(TaskEvent.CANCEL, Task.CANCELLED);
    CONFIG
        .configure(Task.IN_REVIEW)
        .permit(TaskEvent.ACCEPT, Task.DONE)
        .permit(TaskEvent.REJECT, Task.WORKING);
    CONFIG.configure(Task.DONE).permit(TaskEvent.REOPEN, Task.OPEN);
    CONFIG.configure(Task.CANCELLED).permit(TaskEvent.REOPEN, Task.OPEN);
  }

  private StatelessTask() {}

  /** Creates a machine in its initial state with the shared configuration. */
  public static StateMachine<Task, TaskEvent> machine() {
    StateMachine<Task, TaskEvent> machine = new StateMachine<>(Task.OPEN, CONFIG);
    machine.onUnhandledTrigger((state, event) -> {}); // by default an exception
    return machine;
  }
}
