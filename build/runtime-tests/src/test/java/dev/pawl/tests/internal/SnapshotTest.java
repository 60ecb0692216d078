package dev.pawl.tests.internal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.time.VirtualScheduler;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests snapshots from untrusted data that contain deferred internal events. */
class SnapshotTest {

  private static Snapshot<QueueState, QueueEvent, Void> waiting(QueueEvent... events) {
    QueueMachine queue = QueueMachine.builder().scheduler(new VirtualScheduler()).build();
    queue.go();
    Snapshot<QueueState, QueueEvent, Void> instance = queue.snapshot();
    assertEquals(
        List.of(new Snapshot.Deferred<>(QueueEvent.GO, Cause.none())), instance.deferred());
    return new Snapshot<>(
        instance.machine(),
        instance.entityId(),
        instance.sequence(),
        instance.leaves(),
        instance.history(),
        instance.context(),
        instance.timers(),
        Stream.of(events).map(e -> new Snapshot.Deferred<>(e, Cause.none())).toList());
  }

  @Test
  void deferredInternalEventInSnapshotIsRefused() {
    for (QueueEvent event : List.of(QueueEvent.DONE_WORK, QueueEvent.HELD_TOO_LONG)) {
      String text =
          QueueCodec.toJson(QueueMachine.builder().scheduler(new VirtualScheduler()).build());
      String forged =
          text.substring(0, text.length() - 1) + ",\"deferred\":[\"" + event.wireName() + "\"]}";
      refused(event, () -> QueueCodec.fromJson(forged, QueueMachine.builder()));
      refused(event, () -> QueueMachine.builder().from(waiting(event)).build());
      refused(event, () -> QueueTransitions.step(waiting(event), QueueEvent.OPEN));
      refused(event, () -> QueueTransitions.permits(waiting(event), QueueEvent.OPEN));
    }
    QueueMachine queue =
        QueueMachine.builder()
            .scheduler(new VirtualScheduler())
            .from(waiting(QueueEvent.GO))
            .build();
    assertEquals(QueueState.GONE, queue.open());
  }

  @Test
  void lastBeginningOfBuilderCounts() {
    QueueMachine.Builder builder = QueueMachine.builder().scheduler(new VirtualScheduler());
    Snapshot<QueueState, QueueEvent, Void> held = waiting(QueueEvent.GO);
    assertEquals(QueueState.OPEN, builder.from(held).from(QueueState.OPEN).build().state());
    assertEquals(List.of(), builder.initial(QueueState.HELD).build().snapshot().deferred());
    assertEquals(held.deferred(), builder.from(held).build().snapshot().deferred());
    assertEquals(List.of(), builder.initial(QueueState.HELD).build().snapshot().deferred());
    assertEquals(QueueState.W, builder.from(QueueState.W).build().state());
  }

  private static void refused(QueueEvent event, Runnable call) {
    try {
      call.run();
    } catch (IllegalArgumentException e) {
      assertEquals(
          "An instance of Queue cannot be resumed from this snapshot: the machine itself makes "
              + event.wireName()
              + ".",
          e.getMessage());
      return;
    }
    throw new AssertionError(event + " waits");
  }
}
