package dev.pawl.processor.lockstep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.pawl.TransitionHook;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.processor.e2e.Fuzz;
import dev.pawl.processor.plan.Planner;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Tests randomly changed snapshots of random charts: each is rejected, or gives an instance that
 * never violates the specification. Unchanged snapshots are always accepted. {@code
 * -Dpawl.fuzz=500} tests more charts.
 */
@Tag("attack")
class SnapshotAttackTest {

  private static final int INSTANCES = 4;
  private static final int CHANGES = 20;
  private static final int STEPS = 8;

  private final ObjectMapper mapper = new ObjectMapper();
  private SplittableRandom random;
  private AttackedChart attacked;
  private List<String> states;
  private List<String> events;
  private int refused;
  private int taken;

  @Test
  void changedSnapshotsAreRejectedOrLegal() throws Exception {
    Fuzz fuzz = Fuzz.of(getClass(), 12);
    random = fuzz.random();
    ChartSource source = new ChartSource(random.split(), false, true);
    List<ChartSource.Chart> charts =
        Stream.generate(source::next)
            .filter(c -> Planner.plan(ResolvedMachine.of(c.machine())).chart().isPresent())
            .filter(c -> !c.machine().events().isEmpty())
            .limit(fuzz.count())
            .toList();
    ClassLoader loader = new InMemoryCompiler().compile(charts);
    for (ChartSource.Chart chart : charts) {
      attack(new AttackedChart(loader, chart));
    }
    assertTrue(refused > fuzz.count() * INSTANCES, "refused " + refused);
    assertTrue(taken > fuzz.count() * INSTANCES, "taken " + taken);
  }

  private void attack(AttackedChart chart) throws Exception {
    attacked = chart;
    attacked.answers = random.split();
    var tree = chart.chart.machine().tree();
    states = IntStream.range(0, tree.size()).mapToObj(n -> tree.node(n).name()).toList();
    events = chart.chart.machine().events().stream().map(e -> e.name()).toList();
    for (int i = 0; i < INSTANCES; i++) {
      VirtualScheduler time = new VirtualScheduler();
      Object instance;
      try {
        instance = attacked.build(time, new TransitionHook<>() {});
        for (int step = random.nextInt(10); step > 0; step--) {
          step(instance, time);
        }
      } catch (IllegalStateException e) {
        requireEndless(e);
        continue;
      }
      requireTakenBack(instance);
      String json = attacked.toJson(instance);
      for (int change = 0; change < CHANGES; change++) {
        resume(changed(json));
      }
    }
  }

  private void step(Object instance, VirtualScheduler time) {
    if (random.nextInt(4) == 0) {
      time.advance(Duration.ofMillis(random.nextInt(200_000)));
    } else {
      Object[] all = attacked.events();
      attacked.tryFire(instance, all[random.nextInt(all.length)]);
    }
  }

  /** Requires that an exception is the error about endless loops; no other exception is allowed. */
  private void requireEndless(IllegalStateException e) {
    assertTrue(e.getMessage().contains("does not end"), () -> e + attacked.chart.yaml());
  }

  private void requireTakenBack(Object instance) {
    var snapshot = attacked.snapshot(instance);
    VirtualScheduler time = new VirtualScheduler();
    Object again = attacked.resume(snapshot, time, new TransitionHook<>() {});
    assertEquals(snapshot, attacked.snapshot(again), () -> attacked.chart.yaml());
    assertEquals(snapshot.timers().size(), time.pending().size());
  }

  private void resume(String json) {
    VirtualScheduler time = new VirtualScheduler();
    Object instance;
    try {
      instance = attacked.fromJson(json, time);
    } catch (IllegalArgumentException e) {
      assertNotNull(e.getMessage(), json);
      assertEquals(List.of(), time.pending(), json);
      refused++;
      return;
    } catch (IllegalStateException e) {
      requireEndless(e); // deferred events are offered at once
      return;
    }
    taken++;
    try {
      attacked.requireLegal(instance);
      requireTakenBack(instance);
      for (int step = 0; step < STEPS; step++) {
        step(instance, time);
        attacked.requireLegal(instance);
        requireTakenBack(instance);
      }
    } catch (IllegalStateException e) {
      requireEndless(e);
    } catch (RuntimeException | Error e) {
      throw new AssertionError(json + "\n" + attacked.chart.yaml(), e);
    }
  }

  private String changed(String json) throws Exception {
    @SuppressWarnings("unchecked") // an object in JSON
    Map<String, Object> fields = mapper.readValue(json, LinkedHashMap.class);
    for (int changes = random.nextInt(1, 3); changes > 0; changes--) {
      change(fields);
    }
    return mapper.writeValueAsString(fields);
  }

  private void change(Map<String, Object> fields) {
    switch (random.nextInt(9)) {
      case 0, 1 -> fields.put("leaves", changedList(fields.get("leaves"), states));
      case 2, 3 -> {
        Map<String, Object> history = changedMap(fields.get("history"));
        history.put(any(states), someOf(states));
        fields.put("history", history);
      }
      case 4, 5 -> {
        Map<String, Object> timers = changedMap(fields.get("timers"));
        timers.put(
            any(events), any(List.of("PT1S", "PT0S", "PT-1S", "PT2562047788015H", "P1", "PT9S")));
        fields.put("timers", timers);
      }
      case 6 -> fields.put("deferred", changedList(fields.get("deferred"), events));
      case 7 -> fields.put("elapsed", changedList(fields.get("elapsed"), events));
      default ->
          fields.put(
              any(List.of("sequence", "history", "leaves", "machine", "entityId", "other")),
              any(List.of(-1L, Long.MAX_VALUE, 3L, "x", List.of(), Map.of(), List.of(1))));
    }
  }

  private List<Object> changedList(Object list, List<String> names) {
    List<Object> changed = new ArrayList<>(list instanceof List<?> l ? l : List.of());
    int at = changed.isEmpty() ? 0 : random.nextInt(changed.size());
    switch (random.nextInt(3)) {
      case 0 -> changed.add(at, any(names));
      case 1 -> changed.addAll(someOf(names));
      default -> {
        if (!changed.isEmpty()) {
          changed.set(at, any(names));
        }
      }
    }
    return changed;
  }

  private Map<String, Object> changedMap(Object map) {
    Map<String, Object> changed = new LinkedHashMap<>();
    if (map instanceof Map<?, ?> entries && random.nextInt(3) > 0) {
      entries.forEach((name, value) -> changed.put((String) name, value));
    }
    return changed;
  }

  private List<String> someOf(List<String> names) {
    return Stream.generate(() -> any(names)).limit(random.nextInt(1, 4)).toList();
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
