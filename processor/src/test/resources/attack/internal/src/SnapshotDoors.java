package internal;

import static internal.Doors.holds;
import static internal.Doors.same;

import dev.pawl.Cause;
import dev.pawl.Snapshot;
import dev.pawl.time.VirtualScheduler;
import java.util.List;
import java.util.stream.Stream;

/** Data from outside that says what is waiting. */
final class SnapshotDoors {

  private SnapshotDoors() {}

  private static Snapshot<QueueState, QueueEvent, Void> waiting(QueueEvent... events) {
    QueueMachine queue = QueueMachine.builder().scheduler(new VirtualScheduler()).build();
    queue.go();
    Snapshot<QueueState, QueueEvent, Void> instance = queue.snapshot();
    same(List.of(new Snapshot.Deferred<>(QueueEvent.GO, Cause.none())), instance.deferred());
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

  static void eventsOfTheMachineWait() {
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
    same(QueueState.GONE, queue.open());
  }

  private static void refused(QueueEvent event, Runnable door) {
    try {
      door.run();
    } catch (IllegalArgumentException e) {
      same(
          "An instance of Queue cannot go on from this snapshot: the machine itself makes "
              + event.wireName()
              + ".",
          e.getMessage());
      return;
    }
    throw new AssertionError(event + " waits");
  }
}
