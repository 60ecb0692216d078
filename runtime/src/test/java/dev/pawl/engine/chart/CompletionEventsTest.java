package dev.pawl.engine.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Tests the completion events of a state with two regions and of the regions themselves. */
class CompletionEventsTest {

  private enum Task {
    WORK,
    LEFT,
    LEFT_OPEN,
    LEFT_DONE,
    RIGHT,
    RIGHT_OPEN,
    RIGHT_DONE
  }

  private enum Signal {
    BOTH,
    LEFT,
    RIGHT,
    DONE_WORK,
    DONE_LEFT,
    DONE_RIGHT
  }

  /**
   * Returns a chart whose transitions on completion leave no state. Each of them adds the completed
   * state to the context.
   *
   * @param left the initial state of the first region
   * @param right the initial state of the second region
   */
  private static Chart<Task, Signal> chart(int left, int right) {
    return new ChartBuilder<Task, Signal>("Task", Task.values())
        .event("both", Signal.BOTH)
        .event("left", Signal.LEFT)
        .event("right", Signal.RIGHT)
        .event("done.WORK", Signal.DONE_WORK)
        .event("done.LEFT", Signal.DONE_LEFT)
        .event("done.RIGHT", Signal.DONE_RIGHT)
        .root(false)
        .enters(1, 2, left, 5, right)
        .parallel("WORK", Task.WORK, 0)
        .done(Signal.DONE_WORK)
        .enters(1, 2, left, 5, right)
        .composite("LEFT", Task.LEFT, 1)
        .done(Signal.DONE_LEFT)
        .leaf("LEFT_OPEN", Task.LEFT_OPEN, 2)
        .ending("LEFT_DONE", Task.LEFT_DONE, 2)
        .composite("RIGHT", Task.RIGHT, 1)
        .done(Signal.DONE_RIGHT)
        .enters(1, 2, left, 5, right)
        .leaf("RIGHT_OPEN", Task.RIGHT_OPEN, 5)
        .ending("RIGHT_DONE", Task.RIGHT_DONE, 5)
        .transition(1, null)
        .updates()
        .transition(2, null)
        .updates()
        .transition(5, null)
        .updates()
        .transition(3, null, 4)
        .move(2, 4)
        .transition(6, null, 7)
        .move(5, 7)
        .build(
            new short[] {
              3, 3, -1, 0, 1, -1, -1, // LEFT_OPEN
              -1, -1, -1, 0, 1, -1, -1, // LEFT_DONE
              4, -1, 4, 0, -1, 2, -1, // RIGHT_OPEN
              -1, -1, -1, 0, -1, 2, -1 // RIGHT_DONE
            });
  }

  private static final Chart<Task, Signal> OPEN = chart(3, 6);
  private static final Chart<Task, Signal> INITIALLY_DONE = chart(4, 7);

  private static final class Code extends ChartCode<Task, Task, Signal, List<Task>, Void> {

    @Override
    protected List<Task> update(
        int transition, Task source, @Nullable Signal event, @Nullable List<Task> context) {
      Task completed = List.of(Task.WORK, Task.LEFT, Task.RIGHT).get(transition);
      return Stream.concat(context.stream(), Stream.of(completed)).toList();
    }
  }

  private static ChartInstance<Task, Task, Signal, List<Task>, Void> instance(
      Chart<Task, Signal> chart) {
    return new ChartInstance<>(
        chart,
        ChartSetup.withoutHooks(new ChartDefinition<>(chart, Task.values())),
        List.of(),
        new Code(),
        null);
  }

  /** Returns the completed states, in the order of their completion events. */
  private static List<Task> completedAfter(Signal... signals) {
    ChartInstance<Task, Task, Signal, List<Task>, Void> instance = instance(OPEN);
    instance.begin(null);
    for (Signal signal : signals) {
      instance.fire(signal, Cause.none());
    }
    return instance.context();
  }

  @Test
  void parentOfRegionsThatFinishOneAfterTheOtherIsCompletedOnce() {
    assertEquals(
        List.of(Task.LEFT, Task.RIGHT, Task.WORK), completedAfter(Signal.LEFT, Signal.RIGHT));
    assertEquals(
        List.of(Task.RIGHT, Task.LEFT, Task.WORK), completedAfter(Signal.RIGHT, Signal.LEFT));
  }

  @Test
  void parentOfRegionsThatFinishInOneStepIsCompletedOnce() {
    assertEquals(List.of(Task.LEFT, Task.RIGHT, Task.WORK), completedAfter(Signal.BOTH));
  }

  @Test
  void parentOfRegionsThatAreInitiallyFinalIsCompletedOnce() {
    ChartInstance<Task, Task, Signal, List<Task>, Void> instance = instance(INITIALLY_DONE);
    instance.begin(null);
    assertEquals(List.of(Task.LEFT, Task.RIGHT, Task.WORK), instance.context());
  }

  private static List<Task> completedByMigrationFrom(Task... leaves) {
    ChartInstance<Task, Task, Signal, List<Task>, Void> instance = instance(INITIALLY_DONE);
    instance.resume(
        new Snapshot<Task, Signal, List<Task>>(
            "Task", null, 1, List.of(leaves), Map.of(), List.of(), List.of(), List.of(), List.of()),
        null);
    return instance.context();
  }

  @Test
  void parentOfRegionsThatAMigrationFinishesIsCompletedOnce() {
    assertEquals(List.of(Task.LEFT, Task.RIGHT, Task.WORK), completedByMigrationFrom(Task.WORK));
    assertEquals(List.of(Task.RIGHT, Task.WORK), completedByMigrationFrom(Task.LEFT_DONE));
  }
}
