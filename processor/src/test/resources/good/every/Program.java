package every;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Timers that repeat, driven by a virtual clock. */
public final class Program {

  private static final List<String> DONE = new ArrayList<>();
  private static boolean ready = true;
  private static boolean fails;
  private static Duration interval = Duration.ofSeconds(2);

  private static final FeedLogic LOGIC =
      new FeedLogic() {
        @Override
        public boolean ready(Integer context) {
          if (fails) {
            throw new IllegalStateException("no network");
          }
          return ready;
        }

        @Override
        public Integer count(Integer context) {
          return context + 1;
        }

        @Override
        public Integer tens(Integer context) {
          return context + 10;
        }

        @Override
        public Duration interval(Integer context) {
          return interval;
        }
      };

  private static final FeedEffects EFFECTS =
      new FeedEffects() {
        @Override
        public void poll(Integer context) {
          DONE.add("poll " + context);
        }

        @Override
        public void beat(Integer context) {
          DONE.add("beat");
        }
      };

  private Program() {}

  private static FeedMachine.Builder feed(VirtualScheduler scheduler) {
    return FeedMachine.builder()
        .logic(LOGIC)
        .effects(EFFECTS)
        .scheduler(scheduler)
        .clock(scheduler.clock())
        .hook(
            new TransitionHook<>() {
              @Override
              public void after(LifecycleEvent<FeedState, FeedEvent> step) {
                DONE.add(step.event().wireName() + " " + step.from() + " " + step.to());
              }
            });
  }

  private static void pass(VirtualScheduler scheduler, long seconds) {
    DONE.clear();
    scheduler.advance(Duration.ofSeconds(seconds));
  }

  private static long times(String what) {
    return DONE.stream().filter(d -> d.startsWith(what)).count();
  }

  public static void main(String[] args) {
    VirtualScheduler scheduler = new VirtualScheduler();
    FeedMachine feed = feed(scheduler).context(0).build();
    assert feed.remaining().isEmpty();
    feed.start();
    pass(scheduler, 11);
    assert feed.context() == 2 : feed.context();
    assert times("poll ") == 2 && times("beat") == 5 : DONE;
    assert times("polled ON ON") == 2 : DONE;
    assert feed.remaining().get(FeedEvent.POLLED).equals(Duration.ofSeconds(4)) : feed.remaining();

    // the other kind runs down once
    pass(scheduler, 1);
    assert feed.context() == 12 && times("ON.after.12s") == 1 : DONE;
    pass(scheduler, 60);
    assert times("ON.after.12s") == 0 && times("polled") == 12 : DONE;

    // an internal transition with nothing else is recorded, and does not touch the timers
    DONE.clear();
    feed.ping();
    assert DONE.equals(List.of("ping ON ON")) : DONE;
    assert feed.remaining().get(FeedEvent.POLLED).equals(Duration.ofSeconds(3)) : feed.remaining();

    // a guard that says no does not end it
    ready = false;
    int before = feed.context();
    pass(scheduler, 20);
    assert feed.context() == before && times("beat") == 10;
    ready = true;
    pass(scheduler, 5);
    assert feed.context() == before + 1;

    // nor does one that throws: it is asked again, and the timer goes on from there
    fails = true;
    try {
      pass(scheduler, 5);
      assert false;
    } catch (IllegalStateException e) {
      assert e.getMessage().equals("no network");
    }
    fails = false;
    pass(scheduler, 60);
    assert times("polled") >= 11 : DONE;

    Snapshot<FeedState, FeedEvent, Integer> snapshot = feed.snapshot();
    Duration left = feed.remaining().get(FeedEvent.POLLED);
    feed.stop();
    assert feed.remaining().isEmpty() && scheduler.pending().isEmpty();
    pass(scheduler, 60);
    assert DONE.isEmpty() : DONE;

    // a snapshot keeps the remaining time, and which timers have elapsed
    FeedMachine resumed = feed(scheduler).from(snapshot).build();
    assert resumed.remaining().get(FeedEvent.POLLED).equals(left) : resumed.remaining();
    assert resumed.remaining().size() == 2;
    pass(scheduler, 60);
    assert times("polled") == 12 && times("ON.after") == 0 : DONE;
    resumed.stop();

    // a method that tells no time would make it repeat without end
    interval = Duration.ZERO;
    try {
      resumed.start();
      assert false;
    } catch (IllegalArgumentException e) {
      assert e.getMessage()
          .equals("The delay of ON.every.interval, which repeats, must be longer than 0: PT0S")
          : e.getMessage();
    }
    assert resumed.state() == FeedState.OFF && scheduler.pending().isEmpty();
    lamp();
    pulse();
  }

  /** A repeating timer of the machine ends with the instance, and starts again if it is revived. */
  private static void pulse() {
    VirtualScheduler scheduler = new VirtualScheduler();
    List<String> done = new ArrayList<>();
    PulseMachine pulse =
        PulseMachine.builder().effects(() -> done.add("pump")).scheduler(scheduler).build();
    scheduler.advance(Duration.ofSeconds(3));
    assert done.size() == 3;
    pulse.die();
    scheduler.advance(Duration.ofSeconds(3));
    assert done.size() == 3 && pulse.remaining().isEmpty();
    pulse.force(PulseState.LIVING, Cause.by("doctor"));
    scheduler.advance(Duration.ofSeconds(3));
    assert done.size() == 6 : done;
  }

  private static void lamp() {
    VirtualScheduler scheduler = new VirtualScheduler();
    List<String> done = new ArrayList<>();
    LampMachine lamp =
        LampMachine.builder()
            .logic(() -> true)
            .effects(
                new LampEffects() {
                  @Override
                  public void blink() {
                    done.add("blink");
                  }

                  @Override
                  public void beep() {
                    done.add("beep");
                  }

                  @Override
                  public void warn() {
                    done.add("warn");
                  }
                })
            .scheduler(scheduler)
            .build();
    scheduler.advance(Duration.ofSeconds(3));
    assert done.equals(List.of("blink", "warn", "beep", "blink", "beep", "blink")) : done;
    assert lamp.ping() == LampState.BLINKING;
    lamp.off();
    scheduler.advance(Duration.ofSeconds(3));
    assert done.size() == 6;
  }
}
