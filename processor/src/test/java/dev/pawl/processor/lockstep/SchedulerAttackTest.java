package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.RejectedExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Runs instances of random charts with a scheduler that fails at one call, and repeats each run for
 * every call of the scheduler. After the failure, state, sequence, records and timers agree, and
 * the instance continues. {@code -Dpawl.fuzz=500} tests more charts.
 */
@Tag("attack")
class SchedulerAttackTest {

  private static final int MAX_CALLS = 30;
  private static final int STEPS = 12;

  private AttackedChart attacked;
  private FaultyScheduler scheduler;
  private RecordingHook heard;
  private int begun;
  private int failures;
  private int prevented;

  /** A hook that records its calls. */
  private static final class RecordingHook implements TransitionHook<Object, Object> {
    private final List<LifecycleEvent<Object, Object>> records = new ArrayList<>();
    private int failures;

    @Override
    public void after(LifecycleEvent<Object, Object> step) {
      records.add(step);
    }

    @Override
    public void failed(LifecycleEvent<Object, Object> step, Throwable error) {
      failures++;
    }
  }

  @Test
  void instanceIsConsistentAfterEachFailure() {
    Fuzz fuzz = Fuzz.of(getClass(), 10);
    SplittableRandom random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    List<ChartSource.Chart> charts =
        Stream.generate(source::next)
            .filter(
                c ->
                    c.machine().tree().nodes().stream()
                        .anyMatch(s -> !s.behavior().timers().isEmpty()))
            .limit(fuzz.count())
            .toList();
    ClassLoader loader = new InMemoryCompiler().compile(charts);
    for (ChartSource.Chart chart : charts) {
      attacked = new AttackedChart(loader, chart);
      long seed = random.nextLong();
      if (!live(seed, 0)) {
        continue; // no scheduler can start it
      }
      begun++;
      int calls = Math.min(scheduler.calls, MAX_CALLS);
      for (int failing = 1; failing <= calls; failing++) {
        try {
          live(seed, failing);
        } catch (AssertionError e) {
          throw new AssertionError("at call " + failing + " of\n" + attacked.chart.yaml(), e);
        }
      }
    }
    assertTrue(begun > fuzz.count() / 2, "begun " + begun);
    assertTrue(failures > fuzz.count(), "failures " + failures);
    assertTrue(prevented > fuzz.count(), "prevented " + prevented);
  }

  /** Runs the chart and returns whether it started. */
  private boolean live(long seed, int failing) {
    SplittableRandom random = new SplittableRandom(seed);
    attacked.answers = random.split();
    scheduler = new FaultyScheduler(failing);
    heard = new RecordingHook();
    Object instance = begin();
    boolean begins = instance != null;
    for (int step = 0; instance != null && step < STEPS; step++) {
      Object[] events = attacked.events();
      Object event = events[random.nextInt(events.length)];
      Duration span = random.nextInt(3) == 0 ? Duration.ofMillis(random.nextInt(60_000)) : null;
      instance = step(instance, event, span) ? instance : null;
    }
    return begins;
  }

  /** Returns an instance; null if its guards cause a loop. */
  private Object begin() {
    try {
      try {
        return attacked.build(scheduler, heard);
      } catch (RejectedExecutionException e) {
        // no instance was created, so no timer may run
        assertEquals(scheduler.notCancelled, scheduler.live);
        failures++;
        return attacked.build(scheduler, heard = new RecordingHook());
      }
    } catch (IllegalStateException e) {
      requireEndless(e);
      return null;
    }
  }

  /** Takes a step and returns whether the instance continues. */
  private boolean step(Object instance, Object event, Duration span) {
    boolean before = scheduler.failed;
    final Snapshot<?, ?, ?> former = snapshot(instance);
    final int records = heard.records.size();
    final int told = heard.failures;
    boolean threw = false;
    try {
      if (span == null) {
        attacked.tryFire(instance, event);
      } else {
        scheduler.time.advance(span);
      }
    } catch (RejectedExecutionException e) {
      threw = true;
    } catch (IllegalStateException e) {
      requireEndless(e);
      return false;
    }
    boolean failedNow = scheduler.failed && !before;
    assertTrue(failedNow || !threw);
    if (failedNow) {
      failures++;
      assertTrue(threw, "the caller is told");
      assertTrue(heard.failures > told, "hooks are told");
      if (heard.records.size() == records && span == null) {
        prevented++;
        Snapshot<?, ?, ?> now = snapshot(instance);
        assertEquals(former.leaves(), now.leaves());
        assertEquals(former.history(), now.history());
        assertEquals(former.context(), now.context());
        assertEquals(former.timers(), now.timers());
        assertEquals(former.elapsed(), now.elapsed());
      }
    }
    requireAgreement(instance);
    return true;
  }

  private Snapshot<?, ?, ?> snapshot(Object instance) {
    scheduler.asking = true;
    Snapshot<?, ?, ?> snapshot = attacked.snapshot(instance);
    scheduler.asking = false;
    return snapshot;
  }

  private void requireAgreement(Object instance) {
    attacked.requireLegal(instance);
    Snapshot<?, ?, ?> now = snapshot(instance);
    assertEquals(heard.records.size(), attacked.sequence(instance));
    for (int i = 0; i < heard.records.size(); i++) {
      assertEquals(i + 1, heard.records.get(i).sequence());
    }
    scheduler.asking = true;
    Map<?, ?> remaining = attacked.remaining(instance);
    scheduler.asking = false;
    assertEquals(now.timers().size(), remaining.size());
    // a timer that could not be scheduled is scheduled at the next call
    int lapsed = remaining.size() - (scheduler.live.size() - scheduler.notCancelled.size());
    assertTrue(lapsed == 0 || (lapsed == 1 && scheduler.failed), "lapsed " + lapsed);
    VirtualScheduler other = new VirtualScheduler();
    Object again = attacked.resume(now, other, new RecordingHook());
    assertEquals(now, attacked.snapshot(again));
  }

  private static void requireEndless(IllegalStateException e) {
    assertTrue(e.getMessage().contains("does not end"), e::toString);
  }
}
