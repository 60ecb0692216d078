package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.Snapshot;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionVetoedError;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests random charts whose guards, choices, updates, effects and hooks throw exceptions, veto and
 * fire events at random, while events are fired, states forced and time passes. No exception is
 * lost, hooks get the promised calls for each record, and a snapshot can be taken after every step.
 * {@code -Dpawl.fuzz=500} tests more charts.
 */
@Tag("attack")
class UserCodeAttackTest {

  private static final int INSTANCES = 8;
  private static final int STEPS = 40;

  /**
   * The number of records after which the hook vetoes everything in a step, so that every step
   * ends.
   */
  private static final int MOST = 5_000;

  /** The allowed sequences of hook calls for one record, by initial letters. */
  private static final Set<String> PROMISED =
      Set.of("ba", "baf", "br", "brf", "bf", "r", "rf", "f");

  private SplittableRandom random;
  private AttackedChart attacked;
  private Object instance;
  private int fired;
  private int thrown;
  private int stepped;

  /** The exceptions that user code threw in the current step. */
  private final List<Throwable> faults = new ArrayList<>();

  private void fault() {
    if (instance == null) {
      return;
    }
    if (random.nextInt(25) == 0) {
      IllegalStateException fault = new IllegalStateException("fault " + thrown++);
      faults.add(fault);
      throw fault;
    } else if (random.nextInt(25) == 0 && fired++ < 3) {
      attacked.tryFire(instance, any(attacked.events()));
    }
  }

  /** A hook that records its calls and throws exceptions like other user code. */
  private final class RecordingHook implements TransitionHook<Object, Object> {
    private final Map<LifecycleEvent<?, ?>, String> records = new IdentityHashMap<>();
    private final List<Throwable> failures = new ArrayList<>();
    private int made;

    private void hear(LifecycleEvent<?, ?> record, String what) {
      records.merge(record, what, String::concat);
    }

    @Override
    public void before(LifecycleEvent<Object, Object> step) {
      hear(step, "b");
      fault();
      if (instance != null && (random.nextInt(25) == 0 || records.size() > MOST)) {
        throw new TransitionVetoedError("at random");
      }
    }

    @Override
    public void after(LifecycleEvent<Object, Object> step) {
      hear(step, "a");
      assertEquals(++made, step.sequence());
      fault();
    }

    @Override
    public void refused(LifecycleEvent<Object, Object> attempt, Outcome<Object> outcome) {
      hear(attempt, "r");
      fault();
    }

    @Override
    public void failed(LifecycleEvent<Object, Object> step, Throwable error) {
      hear(step, "f");
      failures.add(error);
    }
  }

  @Test
  void noExceptionOfUserCodeIsLost() {
    Fuzz fuzz = Fuzz.of(getClass(), 12);
    random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, false);
    List<ChartSource.Chart> charts =
        Stream.generate(source::next)
            .filter(c -> !c.machine().events().isEmpty())
            .limit(fuzz.count())
            .toList();
    ClassLoader loader = new InMemoryCompiler().compile(charts);
    for (ChartSource.Chart chart : charts) {
      attacked = new AttackedChart(loader, chart);
      attacked.answers = random.split();
      attacked.asked = this::fault;
      for (int i = 0; i < INSTANCES; i++) {
        try {
          live();
        } catch (AssertionError | IllegalArgumentException e) {
          throw new AssertionError(chart.yaml(), e);
        }
      }
    }
    assertTrue(thrown > fuzz.count() * INSTANCES, "thrown " + thrown);
    assertTrue(stepped > fuzz.count() * INSTANCES, "stepped " + stepped);
  }

  private void live() {
    VirtualScheduler time = new VirtualScheduler();
    RecordingHook heard = new RecordingHook();
    instance = null;
    Object begun;
    try {
      begun = attacked.build(time, heard);
    } catch (IllegalStateException e) {
      requireEndless(e);
      return;
    }
    for (int step = 0; step < STEPS; step++) {
      Throwable caught = null;
      heard.records.clear();
      heard.failures.clear();
      faults.clear();
      fired = 0;
      instance = begun;
      try {
        step(time);
      } catch (IllegalStateException e) {
        caught = e;
      } finally {
        instance = null;
      }
      Set<Throwable> told = all(Collections.singletonList(caught));
      if (told.stream().anyMatch(UserCodeAttackTest::isEndless)) {
        return;
      }
      assertTrue(told.containsAll(faults), "the caller is told");
      assertTrue(all(heard.failures).containsAll(faults), "hooks are told");
      heard.records.forEach(
          (record, what) -> assertTrue(PROMISED.contains(what), () -> what + " " + record));
      assertEquals(heard.made, attacked.sequence(begun));
      attacked.requireLegal(begun);
      if (attacked.hasSnapshots()) {
        requireTakenDown(begun);
      }
    }
    stepped += heard.made;
  }

  private void step(VirtualScheduler time) {
    int way = random.nextInt(6);
    if (way == 0) {
      time.advance(Duration.ofMillis(random.nextInt(60_000)));
    } else if (way == 1) {
      attacked.force(instance, any(attacked.states()));
    } else {
      attacked.tryFire(instance, any(attacked.events()));
    }
  }

  private void requireTakenDown(Object begun) {
    Snapshot<?, ?, ?> snapshot = attacked.snapshot(begun);
    Object again = attacked.resume(snapshot, new VirtualScheduler(), new TransitionHook<>() {});
    assertEquals(snapshot, attacked.snapshot(again));
  }

  /** Returns errors with their causes and suppressed exceptions. */
  private static Set<Throwable> all(List<Throwable> errors) {
    Set<Throwable> found = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Throwable error : errors) {
      if (error != null && found.add(error)) {
        found.addAll(all(List.of(error.getSuppressed())));
        found.addAll(all(Collections.singletonList(error.getCause())));
      }
    }
    return found;
  }

  private static boolean isEndless(Throwable error) {
    return String.valueOf(error.getMessage()).contains("does not end");
  }

  private static void requireEndless(IllegalStateException e) {
    assertTrue(isEndless(e), e::toString);
  }

  private Object any(Object[] values) {
    return values[random.nextInt(values.length)];
  }
}
