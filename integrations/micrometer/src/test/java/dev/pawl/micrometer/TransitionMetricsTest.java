package dev.pawl.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.MachineTable;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.TransitionVetoedError;
import dev.pawl.store.JdbcStore;
import dev.pawl.time.VirtualScheduler;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TransitionMetricsTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();

  private <S, E> TransitionMetrics<S, E> bound(MachineTable<?, E> table) {
    TransitionMetrics<S, E> metrics = TransitionMetrics.of(table);
    metrics.bindTo(registry);
    return metrics;
  }

  private static double count(MeterRegistry registry, Predicate<Meter> which) {
    return registry.getMeters().stream()
        .filter(which)
        .mapToDouble(meter -> ((FunctionCounter) meter).count())
        .sum();
  }

  private double count(String key, String value) {
    return count(registry, meter -> value.equals(meter.getId().getTag(key)));
  }

  private double count(String event, String from, String to, String outcome) {
    return registry
        .get("pawl.transitions")
        .tags("event", event, "from", from, "to", to, "outcome", outcome)
        .functionCounter()
        .count();
  }

  private double all() {
    return count(registry, meter -> true);
  }

  @Test
  void allSeriesExistBeforeTheFirstStep() {
    TransitionMetrics.of(CircuitTransitions.table(), RefusalSeries.BY_EVENT).bindTo(registry);
    List<String> series = new ArrayList<>();
    for (Meter meter : registry.getMeters()) {
      Meter.Id id = meter.getId();
      assertEquals("Circuit", id.getTag("machine"));
      assertEquals(0, ((FunctionCounter) meter).count());
      series.add(
          id.getTag("outcome")
              + " "
              + id.getTag("from")
              + " "
              + id.getTag("event")
              + " "
              + id.getTag("to"));
    }
    series.sort(null);
    assertEquals(
        List.of(
            "forced any none CLOSED",
            "forced any none HALF_OPEN",
            "forced any none OPEN",
            "moved CLOSED failureThresholdExceeded OPEN",
            "moved CLOSED shutDown OPEN",
            "moved HALF_OPEN failure OPEN",
            "moved HALF_OPEN shutDown OPEN",
            "moved HALF_OPEN success CLOSED",
            "moved OPEN cooldownExpires HALF_OPEN",
            "moved OPEN shutDown OPEN",
            "other other other other",
            "refused any cooldownExpires none",
            "refused any failure none",
            "refused any failureThresholdExceeded none",
            "refused any none none",
            "refused any shutDown none",
            "refused any success none"),
        series);
  }

  @Test
  void refusalsAreCountedByTheGivenTags() {
    for (RefusalSeries detail : RefusalSeries.values()) {
      SimpleMeterRegistry own = new SimpleMeterRegistry();
      TransitionMetrics<CircuitState, CircuitEvent> metrics =
          TransitionMetrics.of(CircuitTransitions.table(), detail);
      metrics.bindTo(own);
      long refusals =
          own.getMeters().stream()
              .filter(m -> "refused".equals(m.getId().getTag("outcome")))
              .count();
      long expected =
          switch (detail) {
            case BY_STATE_AND_EVENT -> 18;
            case BY_EVENT -> 6;
            case BY_STATE -> 3;
            case TOGETHER -> 1;
          };
      assertEquals(expected, refusals);
      CircuitMachine.builder().listener(metrics.listener()).build().tryFire(CircuitEvent.SUCCESS);
      assertEquals(1, count(own, m -> "refused".equals(m.getId().getTag("outcome"))));
      assertEquals(1, count(own, m -> true));
    }
  }

  @Test
  void randomEventsAddNoSeries() {
    TransitionMetrics<CircuitState, CircuitEvent> metrics = bound(CircuitTransitions.table());
    int series = registry.getMeters().size();
    CircuitMachine machine = CircuitMachine.builder().listener(metrics.listener()).build();
    CircuitEvent[] events = CircuitEvent.values();
    SplittableRandom random = new SplittableRandom(1);
    long moved = 0;
    for (int i = 0; i < 1_000_000; i++) {
      CircuitEvent event = events[random.nextInt(events.length)];
      if (machine.permits(event)) {
        machine.fire(event);
        moved++;
      } else {
        machine.tryFire(event);
      }
    }
    assertEquals(series, registry.getMeters().size());
    assertEquals(moved, count("outcome", "moved"));
    assertEquals(1_000_000 - moved, count("outcome", "refused"));
    assertEquals(1_000_000, all());
  }

  @Test
  void countingAllocatesNothing() {
    TransitionMetrics<CircuitState, CircuitEvent> circuits = bound(CircuitTransitions.table());
    TransitionMetrics<SessionState, SessionEvent> sessions = bound(SessionTransitions.table());
    TransitionListener<CircuitState, CircuitEvent> circuit = circuits.listener();
    TransitionListener<SessionState, SessionEvent> session = sessions.listener();
    CircuitMachine machine = CircuitMachine.builder().listener(circuit).build();
    SessionState idle = SessionState.idle();
    SessionState running = new SessionState.Running(1);
    SessionEvent call = SessionEvent.call(1);
    Runnable steps =
        () -> {
          for (int i = 0; i < 20_000; i++) {
            machine.shutDown();
            machine.cooldownExpires();
            circuit.refused(CircuitState.OPEN, CircuitEvent.SUCCESS);
            circuit.moved(CircuitState.OPEN, null, CircuitState.CLOSED);
            session.moved(idle, call, running);
            session.refused(running, call);
          }
        };
    steps.run();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    steps.run();
    long allocated = threads.getCurrentThreadAllocatedBytes() - before;
    // the bytes that the measurement itself allocates
    assertTrue(allocated < 1_000, () -> allocated + " bytes for 120,000 events");
    assertEquals(0, count("outcome", "other"));
    assertEquals(240_000, all());
  }

  @Test
  void allStepsOfAChartAreCounted() {
    TransitionMetrics<ParcelState, ParcelEvent> metrics = bound(ParcelTransitions.table());
    long[] heard = new long[1];
    SplittableRandom random = new SplittableRandom(3);
    VirtualScheduler clock = new VirtualScheduler();
    ParcelMachine.Builder builder =
        ParcelMachine.builder()
            .scheduler(clock)
            .effects(() -> {})
            .logic(
                new ParcelLogic() {
                  @Override
                  public boolean fits(ParcelEvent.Weighed event) {
                    return event.grams() < 500;
                  }

                  @Override
                  public boolean hopeless() {
                    return random.nextInt(3) == 0;
                  }
                })
            .listener(metrics.listener())
            .listener(
                new TransitionListener<ParcelState, ParcelEvent>() {
                  @Override
                  public void moved(ParcelState from, ParcelEvent event, ParcelState to) {
                    heard[0]++;
                  }

                  @Override
                  public void refused(ParcelState state, ParcelEvent event) {
                    heard[0]++;
                  }
                });
    ParcelEvent[] events = {
      ParcelEvent.weighed(100), ParcelEvent.weighed(900), ParcelEvent.open(), ParcelEvent.print(),
      ParcelEvent.drop(), ParcelEvent.find(), ParcelEvent.move(), ParcelEvent.burn()
    };
    for (int instance = 0; instance < 1_000; instance++) {
      ParcelMachine machine = builder.build();
      for (int i = 0; i < 30; i++) {
        machine.tryFire(events[random.nextInt(events.length)]);
        if (random.nextInt(10) == 0) {
          clock.advance(Duration.ofMinutes(1));
        }
      }
    }
    assertEquals(0, count("outcome", "other"));
    assertEquals(0, count("outcome", "forced"));
    assertEquals(heard[0], all());
    for (String told :
        List.of(
            "PACKING drop LOST",
            "OPEN weighed SHUT",
            "OPEN weighed OPEN",
            "PRINTED print PRINTED",
            "LOST find SHELF",
            "LOST find FLOOR",
            "SEARCHED none GONE",
            "SEARCHED find PACKING")) {
      String[] move = told.split(" ");
      assertTrue(count(move[1], move[0], move[2], "moved") > 0, told);
    }
  }

  @Test
  void forcedMovesAreCountedByTarget() {
    TransitionMetrics<CircuitState, CircuitEvent> metrics = bound(CircuitTransitions.table());
    CircuitMachine heard = CircuitMachine.builder().listener(metrics.listener()).build();
    CircuitMachine recorded = CircuitMachine.builder().hook(metrics.hook()).build();
    heard.force(CircuitState.HALF_OPEN, Cause.by("ada"));
    recorded.force(CircuitState.HALF_OPEN, Cause.by("ada"));
    recorded.success();
    recorded.tryFire(CircuitEvent.FAILURE);
    assertEquals(2, count("none", "any", "HALF_OPEN", "forced"));
    assertEquals(1, count("success", "HALF_OPEN", "CLOSED", "moved"));
    assertEquals(1, count("failure", "CLOSED", "none", "refused"));
    assertEquals(4, all());
  }

  @ParameterizedTest
  @EnumSource(names = {"LEFT_OFF", "RIGHT_OFF"})
  void vetoInARegionIsOneRefusal(LampsState vetoed) {
    TransitionMetrics<LampsState, LampsEvent> metrics = bound(LampsTransitions.table());
    TransitionHook<LampsState, LampsEvent> veto =
        new TransitionHook<>() {
          @Override
          public void before(LifecycleEvent<LampsState, LampsEvent> step) {
            if (step.from() == vetoed) {
              throw new TransitionVetoedError("no");
            }
          }
        };
    LampsMachine.builder().hook(metrics.hook()).hook(veto).build().tryFire(LampsEvent.PRESS);
    assertEquals(1, count("press", "PAIR", "none", "refused"));
    assertEquals(1, all());

    JdbcDataSource source = new JdbcDataSource();
    source.setURL("jdbc:h2:mem:" + vetoed + ";DB_CLOSE_DELAY=-1");
    JdbcStore<LampsState, LampsEvent> store =
        JdbcStore.of(LampsStored.machine(), source).hook(metrics.hook()).hook(veto).build();
    store.createTables();
    store.create("a");
    double before = all();
    store.tryFire("a", LampsEvent.PRESS);
    assertEquals(2, count("press", "PAIR", "none", "refused"));
    assertEquals(before + 1, all());
  }

  @Test
  void statesWithDataAreCountedByType() {
    TransitionMetrics<SessionState, SessionEvent> metrics = bound(SessionTransitions.table());
    SessionMachine machine = SessionMachine.builder().listener(metrics.listener()).build();
    machine.call(7);
    machine.pause();
    machine.go();
    machine.tryFire(SessionEvent.call(8));
    assertEquals(1, count("call", "IDLE", "RUNNING", "moved"));
    assertEquals(1, count("go", "PAUSED", "RUNNING", "moved"));
    assertEquals(1, count("call", "RUNNING", "none", "refused"));
    assertEquals(4, all());
  }

  @Test
  void unknownStepsAreCountedInOneSeries() {
    TransitionMetrics<CircuitState, CircuitEvent> metrics = bound(CircuitTransitions.table());
    metrics.listener().moved(CircuitState.CLOSED, CircuitEvent.SUCCESS, CircuitState.HALF_OPEN);
    assertEquals(1, count("outcome", "other"));
    assertEquals(1, all());
  }

  @Test
  void severalRegistriesCanBeBoundAtAnyTime() {
    TransitionMetrics<CircuitState, CircuitEvent> metrics = bound(CircuitTransitions.table());
    CircuitMachine machine = CircuitMachine.builder().listener(metrics.listener()).build();
    machine.shutDown();
    CompositeMeterRegistry both = new CompositeMeterRegistry();
    metrics.tagged(Tags.of("region", "north")).bindTo(both);
    SimpleMeterRegistry part = new SimpleMeterRegistry();
    both.add(part);
    machine.cooldownExpires();
    assertEquals(2, all());
    assertEquals(2, count(part, m -> "north".equals(m.getId().getTag("region"))));
    assertNotNull(registry.find("pawl.transitions").tag("machine", "Circuit").functionCounter());
  }

  @Test
  void metersAreReachableFromTheRegistry() {
    bound(CircuitTransitions.table()).listener();
    TransitionListener<Object, CircuitEvent> listener =
        TransitionMetricsTest.<CircuitEvent>forgotten(CircuitTransitions.table(), registry);
    listener.moved(CircuitState.OPEN, CircuitEvent.SHUT_DOWN, CircuitState.OPEN);
    System.gc();
    assertEquals(1, count(registry, m -> "again".equals(m.getId().getTag("region"))));
  }

  private static <E> TransitionListener<Object, E> forgotten(
      MachineTable<?, E> table, MeterRegistry registry) {
    TransitionMetrics<Object, E> metrics = TransitionMetrics.of(table);
    metrics.tagged(Tags.of("region", "again")).bindTo(registry);
    return metrics.listener();
  }

  @Test
  void concurrentStepsAreAllCounted() throws InterruptedException {
    TransitionMetrics<CircuitState, CircuitEvent> metrics = bound(CircuitTransitions.table());
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      CircuitMachine machine = CircuitMachine.builder().listener(metrics.listener()).build();
      Thread thread =
          new Thread(
              () -> {
                for (int step = 0; step < 50_000; step++) {
                  machine.shutDown();
                }
              });
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(200_000, all());
  }
}
