package dev.pawl.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.LifecycleEvent;
import dev.pawl.hook.RingHook;
import dev.pawl.samples.task.TaskCodec;
import dev.pawl.samples.task.TaskEvent;
import dev.pawl.samples.task.TaskMachine;
import dev.pawl.samples.task.TaskStatus;
import dev.pawl.samples.task.TaskValidator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskTest extends PlainMachine<TaskStatus, TaskEvent> {

  /** The transitions as the document lists them. */
  private static final String TABLE =
      """
      | PLANNED | OPEN | Human approves the planned task |
      | PLANNED | CANCELLED | Human rejects the planned task |
      | OPEN | CLAIMED | Agent calls claim_next() or claim_by_id() |
      | OPEN | WAITING_FOR_SUBTASKS | Task decomposed before agent assignment |
      | OPEN | CANCELLED | Manual cancellation |
      | CLAIMED | IN_PROGRESS | Agent begins execution |
      | CLAIMED | OPEN | Unclaim / force-reassign to different agent |
      | CLAIMED | DONE | Fast completion (task was trivial) |
      | CLAIMED | FAILED | Immediate failure (e.g., scope violation) |
      | CLAIMED | CANCELLED | Manual cancellation |
      | CLAIMED | WAITING_FOR_SUBTASKS | Agent splits task into subtasks |
      | CLAIMED | BLOCKED | Dependency discovered after claim |
      | IN_PROGRESS | DONE | Agent reports successful completion |
      | IN_PROGRESS | FAILED | Agent reports failure |
      | IN_PROGRESS | BLOCKED | External dependency blocks progress |
      | IN_PROGRESS | WAITING_FOR_SUBTASKS | Agent decomposes task mid-execution |
      | IN_PROGRESS | OPEN | Force-requeue for different agent |
      | IN_PROGRESS | CANCELLED | Manual cancellation |
      | IN_PROGRESS | ORPHANED | Heartbeat timeout / agent crash detected |
      | ORPHANED | DONE | Partial work saved and merged |
      | ORPHANED | FAILED | Crash recovery failed |
      | ORPHANED | OPEN | Requeued for retry by another agent |
      | BLOCKED | OPEN | Blocking dependency resolved |
      | BLOCKED | CANCELLED | Manual cancellation |
      | WAITING_FOR_SUBTASKS | DONE | All child subtasks completed |
      | WAITING_FOR_SUBTASKS | BLOCKED | Subtask timeout escalation (parent blocked waiting on unresponsive subtask) |
      | WAITING_FOR_SUBTASKS | CANCELLED | Manual cancellation |
      | FAILED | OPEN | Retry (respects max_retries, default 3) |
      | DONE | CLOSED | Janitor verification passed + branch merged |
      | DONE | FAILED | Janitor verification rejected the result |
      """;

  TaskTest() {
    super(new Generated<>("dev.pawl.samples.task.Task", TaskStatus.class), TaskEvent.class);
  }

  @Override
  List<Row> pairs() {
    return Row.cells(TABLE).map(c -> new Row(c.get(0), "", c.get(1))).toList();
  }

  @Override
  List<Row> cells() {
    return SeedFacts.of("task").transitions();
  }

  @Override
  Set<TaskStatus> initial() {
    return Set.of(TaskStatus.PLANNED, TaskStatus.OPEN);
  }

  @Override
  Set<TaskStatus> last() {
    return Set.of(TaskStatus.CLOSED, TaskStatus.CANCELLED, TaskStatus.PENDING_APPROVAL);
  }

  @Override
  String wireName(TaskStatus state) {
    return state.name().toLowerCase(Locale.ROOT);
  }

  @Override
  void checkReason(IllegalTransitionError error, TaskStatus from, TaskStatus to) {
    Optional<String> reason = Optional.of("The approval subsystem sets PENDING_APPROVAL directly");
    assertEquals(to == TaskStatus.PENDING_APPROVAL ? reason : Optional.empty(), error.because());
    error.because().ifPresent(r -> assertTrue(error.getMessage().contains(r)));
  }

  @Test
  void thereAreThirtyTransitions() {
    assertEquals(30, pairs().size());
    assertEquals(30, cells().size());
  }

  @Test
  void transitionsAreDescribedInTheWordsOfTheDocument() {
    assertEquals(
        Set.copyOf(Row.cells(TABLE).map(c -> String.join(" | ", c)).toList()),
        Set.copyOf(Page.transitions(generated().machine(), "From", "To", "Description")));
  }

  @Test
  void livesBeginInPlanModeOrByDynamicCreation() {
    assertEquals(
        Map.of("PLANNED", "plan mode", "OPEN", "dynamic creation"),
        new Diagram(generated().machine()).initial());
    assertSame(TaskStatus.PLANNED, new TaskMachine().state());
    assertSame(TaskStatus.OPEN, TaskMachine.builder().initial(TaskStatus.OPEN).build().state());
    assertThrows(
        IllegalArgumentException.class,
        () -> TaskMachine.builder().initial(TaskStatus.PENDING_APPROVAL).build());
  }

  @Test
  void onlyForceLeadsToApproval() {
    RingHook<TaskStatus, TaskEvent> trail = new RingHook<>(1);
    TaskMachine task = TaskMachine.builder().from(TaskStatus.DONE).hook(trail).build();
    Cause cause = Cause.by("approval");
    assertSame(TaskStatus.PENDING_APPROVAL, task.force(TaskStatus.PENDING_APPROVAL, cause));
    assertTrue(trail.events().get(0).forced());
    assertEquals(cause, trail.events().get(0).cause());
  }

  @Test
  void recordedHistoriesAreReplayed() {
    RingHook<TaskStatus, TaskEvent> trail = new RingHook<>(9);
    TaskMachine task = TaskMachine.builder().entityId("T-1").hook(trail).build();
    task.approved();
    task.agentClaimsTask();
    task.fastCompletionTrivialTask();
    TaskValidator.requireLegal(trail.events());
    List<LifecycleEvent<TaskStatus, TaskEvent>> torn = new ArrayList<>(trail.events());
    torn.remove(1);
    IllegalTransitionError error =
        assertThrows(IllegalTransitionError.class, () -> TaskValidator.requireLegal(torn));
    assertTrue(error.getMessage().contains("T-1"), error.getMessage());
  }

  @Test
  void instancesContinueFromJson() {
    TaskMachine task = TaskMachine.builder().entityId("T-1").build();
    task.approved();
    TaskMachine again = TaskCodec.fromJson(TaskCodec.toJson(task));
    assertEquals("T-1", again.entityId());
    assertSame(TaskStatus.CLAIMED, again.agentClaimsTask());
  }
}
