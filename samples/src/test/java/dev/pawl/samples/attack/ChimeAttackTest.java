package dev.pawl.samples.attack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.time.Scheduler;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that no timer is lost, whatever exceptions user code, hooks and schedulers throw. */
@Tag("attack")
class ChimeAttackTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);
  private static final IllegalStateException BROKEN = new IllegalStateException("broken");

  private final VirtualScheduler time = new VirtualScheduler();
  private final List<String> heard = new ArrayList<>();
  private boolean awake = true;
  private boolean broken;
  private boolean vetoing;
  private Duration soon = Duration.ofSeconds(5);

  private final ChimeLogic logic =
      new ChimeLogic() {
        @Override
        public boolean awake(Integer context) {
          if (broken) {
            throw BROKEN;
          }
          return awake;
        }

        @Override
        public Integer next(Integer context) {
          return context + 1;
        }

        @Override
        public Duration soon(Integer context) {
          return soon;
        }
      };

  private final ChimeEffects effects =
      new ChimeEffects() {
        @Override
        public void tick(Integer context) {
          heard.add("tick");
        }

        @Override
        public void strike(Integer context) {
          heard.add("strike");
        }

        @Override
        public void fade(Integer context) {
          heard.add("fade");
        }
      };

  private final TransitionHook<ChimeState, ChimeEvent> hook =
      new TransitionHook<>() {
        @Override
        public void before(LifecycleEvent<ChimeState, ChimeEvent> step) {
          if (vetoing) {
            throw new TransitionVetoedError("not now");
          }
        }

        @Override
        public void refused(
            LifecycleEvent<ChimeState, ChimeEvent> attempt, Outcome<ChimeState> outcome) {
          heard.add(outcome.getClass().getSimpleName());
        }

        @Override
        public void failed(LifecycleEvent<ChimeState, ChimeEvent> step, Throwable error) {
          heard.add("failed");
        }
      };

  private ChimeMachine.Builder builder(Scheduler scheduler) {
    return ChimeMachine.builder()
        .context(0)
        .logic(logic)
        .effects(effects)
        .hook(hook)
        .scheduler(scheduler);
  }

  private static Map<ChimeEvent, Duration> waits(long seconds) {
    return Map.of(ChimeEvent.WAITING_AFTER_60S, Duration.ofSeconds(seconds));
  }

  @Test
  void timerWithThrowingGuardIsRetriedWithGrowingDelays() {
    ChimeMachine chime = builder(time).build();
    broken = true;
    heard.clear();
    assertSame(BROKEN, assertThrows(RuntimeException.class, () -> time.advance(MINUTE)));
    assertEquals(waits(1), chime.remaining());
    assertEquals(List.of("failed"), heard);
    for (int seconds = 1; seconds < 3600; seconds *= 2) {
      int wait = seconds;
      assertThrows(RuntimeException.class, () -> time.advance(Duration.ofSeconds(wait)));
      assertEquals(waits(Math.min(2 * wait, 3600)), chime.remaining());
    }
    // the wait never exceeds one hour
    assertThrows(RuntimeException.class, () -> time.advance(Duration.ofHours(1)));
    assertEquals(waits(3600), chime.remaining());
    assertSame(ChimeState.WAITING, chime.state());
    Snapshot<ChimeState, ChimeEvent, Integer> snapshot = chime.snapshot();
    broken = false;
    time.advance(Duration.ofHours(1));
    assertSame(ChimeState.STRIKING, chime.state());
    VirtualScheduler other = new VirtualScheduler();
    ChimeMachine resumed = builder(other).from(snapshot).build();
    assertEquals(waits(3600), resumed.remaining());
    other.advance(Duration.ofHours(1));
    assertSame(ChimeState.STRIKING, resumed.state());
  }

  @Test
  void vetoedTimerIsRetried() {
    ChimeMachine chime = builder(time).build();
    vetoing = true;
    heard.clear();
    time.advance(MINUTE);
    assertEquals(waits(1), chime.remaining());
    time.advance(Duration.ofSeconds(1));
    assertEquals(waits(2), chime.remaining());
    assertEquals(List.of("Vetoed", "Vetoed"), heard);
    vetoing = false;
    time.advance(Duration.ofSeconds(2));
    assertSame(ChimeState.STRIKING, chime.state());
  }

  @Test
  void timerRefusedByGuardHasElapsed() {
    ChimeMachine chime = builder(time).build();
    awake = false;
    time.advance(MINUTE);
    assertEquals(Map.of(), chime.remaining());
    Snapshot<ChimeState, ChimeEvent, Integer> snapshot = chime.snapshot();
    assertEquals(List.of(ChimeEvent.WAITING_AFTER_60S), snapshot.elapsed());
    VirtualScheduler other = new VirtualScheduler();
    assertEquals(Map.of(), builder(other).from(snapshot).build().remaining());
    String json = ChimeCodec.toJson(chime, String::valueOf);
    assertTrue(json.endsWith("\"elapsed\":[\"WAITING.after.60s\"]}"), json);
    ChimeMachine read = ChimeCodec.fromJson(json, builder(other), Integer::valueOf);
    assertEquals(snapshot, read.snapshot());
    assertEquals(List.of(), other.pending());
  }

  @Test
  void timerMissingInSnapshotStartsInFull() {
    ChimeMachine chime =
        ChimeCodec.fromJson(
            "{\"pawl\":1,\"machine\":\"Chime\",\"sequence\":4,\"leaves\":[\"WAITING\"],"
                + "\"context\":\"4\"}",
            builder(time),
            Integer::valueOf);
    assertEquals(waits(60), chime.remaining());
    time.advance(MINUTE);
    assertSame(ChimeState.STRIKING, chime.state());
  }

  @Test
  void nullOrThrowingDelayPreventsStep() {
    ChimeMachine chime = builder(time).build();
    soon = null;
    heard.clear();
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, () -> time.advance(MINUTE));
    assertTrue(thrown.getMessage().endsWith("delay soon returned null."), thrown::getMessage);
    assertSame(ChimeState.WAITING, chime.state());
    assertEquals(0, chime.sequence());
    assertEquals(List.of("failed"), heard);
    soon = Duration.ofSeconds(5);
    time.advance(Duration.ofSeconds(1));
    assertSame(ChimeState.STRIKING, chime.state());
    assertEquals(List.of("failed", "strike"), heard);
  }

  /**
   * The scheduler runs tasks immediately, inside the call that schedules them, which is not
   * allowed. The scheduler also runs tasks a second time.
   */
  @Test
  void schedulerThatRunsTasksImmediatelyOrTwiceIsTolerated() {
    List<Runnable> tasks = new ArrayList<>();
    Scheduler rash =
        new Scheduler() {
          @Override
          public Timer schedule(Duration delay, Runnable task) {
            tasks.add(task);
            if (delay.compareTo(MINUTE) == 0 && tasks.size() < 4) {
              task.run();
            }
            return () -> {};
          }

          @Override
          public long nanoTime() {
            return 0;
          }
        };
    ChimeMachine chime = builder(rash).build();
    assertSame(ChimeState.STRIKING, chime.state());
    assertEquals(1, chime.sequence());
    assertEquals(List.of("tick", "strike"), heard);
    List.copyOf(tasks).get(0).run();
    assertEquals(1, chime.sequence());
    chime.hush();
    // the timer elapsed during the step that started it, and its event was queued until the end of
    // the step
    assertSame(ChimeState.STRIKING, chime.state());
    List.copyOf(tasks).forEach(Runnable::run);
    assertEquals(4, chime.sequence());
    assertSame(ChimeState.WAITING, chime.state());
    // tasks that were cancelled or have run do nothing if they run late or again
    List.copyOf(tasks).subList(0, 4).forEach(Runnable::run);
    assertEquals(4, chime.sequence());
  }

  @Test
  void shutDownSchedulerPreventsStep() {
    boolean[] down = {false};
    Scheduler pool =
        new Scheduler() {
          @Override
          public Timer schedule(Duration delay, Runnable task) {
            if (down[0]) {
              throw new RejectedExecutionException("down");
            }
            return time.schedule(delay, task);
          }

          @Override
          public long nanoTime() {
            return time.nanoTime();
          }
        };
    down[0] = true;
    assertThrows(RejectedExecutionException.class, () -> builder(pool).build());
    down[0] = false;
    ChimeMachine chime = builder(pool).build();
    heard.clear();
    down[0] = true;
    assertThrows(
        RejectedExecutionException.class,
        () -> chime.force(ChimeState.STRIKING, dev.pawl.Cause.by("me").because("test")));
    assertThrows(RejectedExecutionException.class, () -> time.advance(MINUTE));
    assertSame(ChimeState.WAITING, chime.state());
    assertEquals(List.of("failed", "failed"), heard);
    // the timer is due, but no task is scheduled; the next call schedules one
    assertEquals(waits(0), chime.remaining());
    assertEquals(waits(0), Map.copyOf(chime.remaining()));
    chime.wind();
    assertEquals(List.of(), time.pending());
    down[0] = false;
    chime.wind();
    assertEquals(2, chime.context());
    time.advance(Duration.ZERO);
    assertSame(ChimeState.STRIKING, chime.state());
  }
}
