package timers;

import static timers.BeaconState.DARK;
import static timers.BeaconState.GONE;
import static timers.BeaconState.LIT;
import static timers.BeaconState.WAITING;

import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.time.Backoff;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Timers, driven by a virtual clock. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();
  private static final Duration HALF = Duration.ofMillis(500);

  private static final BeaconLogic LOGIC =
      new BeaconLogic() {
        private final Backoff backoff =
            Backoff.exponential(Duration.ofSeconds(2), Duration.ofSeconds(60));

        @Override
        public boolean dusk(Tries context) {
          return context.count() >= 0;
        }

        @Override
        public boolean enough(Tries context) {
          return context.count() == 4;
        }

        @Override
        public Tries count(Tries context) {
          return new Tries(context.count() + 1);
        }

        @Override
        public Duration backoff(Tries context) {
          return backoff.delay(context.count() + 1);
        }
      };

  private static final BeaconEffects EFFECTS =
      new BeaconEffects() {
        @Override
        public void greet(Tries context) {
          DONE.add("greet");
        }

        @Override
        public void listen(Tries context) {
          DONE.add("listen " + context.count());
        }
      };

  private Program() {}

  /** Runs what is scheduled first at once, until it has ended or waits for its turn. */
  private static final class Hasty implements Scheduler {
    Thread first;

    @Override
    public Timer schedule(Duration delay, Runnable task) {
      if (first == null) {
        first = new Thread(task);
        first.start();
        while (first.getState() != Thread.State.WAITING && first.isAlive()) {
          Thread.onSpinWait();
        }
      }
      return () -> {};
    }

    @Override
    public long nanoTime() {
      return 0;
    }
  }

  private static BeaconMachine.Builder beacon(VirtualScheduler scheduler) {
    return beacon((Scheduler) scheduler).clock(scheduler.clock());
  }

  private static BeaconMachine.Builder beacon(Scheduler scheduler) {
    return BeaconMachine.builder()
        .logic(LOGIC)
        .effects(EFFECTS)
        .scheduler(scheduler)
        .hook(
            new TransitionHook<>() {
              @Override
              public void after(LifecycleEvent<BeaconState, BeaconEvent> step) {
                DONE.add(step.event().wireName() + " by " + step.cause().actor());
              }
            });
  }

  public static void main(String[] args) throws InterruptedException {
    VirtualScheduler scheduler = new VirtualScheduler();
    BeaconMachine instance = beacon(scheduler).context(new Tries(0)).build();
    assert instance.state() == LIT;
    assert instance.remaining()
        .equals(
            Map.of(
                BeaconEvent.beaconAfter1h(), Duration.ofHours(1),
                BeaconEvent.litAfter500ms(), HALF,
                BeaconEvent.litForTooLong(), Duration.ofSeconds(60)))
        : instance.remaining();
    scheduler.advance(HALF.minusNanos(1));
    assert instance.state() == LIT;
    scheduler.advance(Duration.ofNanos(1));
    assert instance.state() == DARK;
    assert DONE.equals(List.of("LIT.after.500ms by timer")) : DONE;
    scheduler.advance(HALF);
    assert instance.state() == LIT && instance.sequence() == 2;
    instance.call(7);
    DONE.clear();
    assert instance.fire(BeaconEvent.call(8)) == WAITING;
    assert instance.remaining().get(BeaconEvent.waitingAfterBackoff()).equals(Duration.ofSeconds(2));
    scheduler.advance(Duration.ofSeconds(2 + 4));
    assert instance.context().count() == 2;
    assert DONE.contains("listen 2") : DONE;
    scheduler.advance(Duration.ofSeconds(3));
    Snapshot<BeaconState, BeaconEvent, Tries> snapshot = instance.snapshot();
    scheduler.advance(Duration.ofSeconds(5 + 16));
    assert instance.state() == WAITING && instance.context().count() == 4;
    scheduler.advance(Duration.ofSeconds(32));
    assert instance.state() == GONE && instance.remaining().isEmpty() && scheduler.pending().isEmpty();
    resumed(snapshot);
    // what elapses while an instance is being resumed waits until all of its timers have been started
    Hasty hasty = new Hasty();
    BeaconMachine hurried = beacon(hasty).from(DARK).context(new Tries(0)).build();
    hasty.first.join();
    assert hurried.state() == GONE && hurried.remaining().isEmpty() : hurried.remaining();
    hasty = new Hasty();
    hurried = beacon(hasty).from(snapshot).build();
    hasty.first.join();
    assert hurried.context().count() == 3 && hurried.remaining().size() == 2 : hurried.remaining();
    assert BeaconTransitions.litAfter500ms(LIT, new Tries(0), LOGIC) == DARK;
    assert BeaconTransitions.litForTooLong(LIT, new Tries(0), LOGIC) == GONE;
  }

  private static void resumed(Snapshot<BeaconState, BeaconEvent, Tries> snapshot) {
    VirtualScheduler scheduler = new VirtualScheduler();
    BeaconMachine instance = beacon(scheduler).from(snapshot).build();
    Map<BeaconEvent, Duration> remaining = instance.remaining();
    assert remaining.get(BeaconEvent.waitingAfterBackoff()).equals(Duration.ofSeconds(5)) : remaining;
    assert remaining.get(BeaconEvent.beaconAfter1h()).equals(Duration.ofSeconds(3_600 - 10));
    DONE.clear();
    scheduler.setClock(scheduler.clock().instant().minusSeconds(1_000));
    instance.answer();
    scheduler.advance(HALF);
    assert instance.state() == DARK && DONE.contains("greet");
    scheduler.advance(Duration.ofHours(1));
    assert instance.state() == GONE;
  }
}
