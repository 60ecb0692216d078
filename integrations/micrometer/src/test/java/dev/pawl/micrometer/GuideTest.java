package dev.pawl.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Outbox;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.micrometer.observation.ObservationRegistry;
import java.time.Duration;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.Test;

/** The examples in docs/frameworks/metrics.md. */
class GuideTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();

  @Test
  void instancesAreCounted() {
    TransitionMetrics<CircuitState, CircuitEvent> metrics =
        TransitionMetrics.of(CircuitTransitions.table());
    metrics.bindTo(registry);
    CircuitMachine circuit = CircuitMachine.builder().listener(metrics.listener()).build();
    circuit.shutDown();
    assertEquals(
        1,
        registry
            .get("pawl.transitions")
            .tags("event", "shutDown", "from", "CLOSED", "outcome", "moved")
            .functionCounter()
            .count());
  }

  @Test
  void storeIsCountedAndMeasured() {
    JdbcDataSource h2 = new JdbcDataSource();
    h2.setURL("jdbc:h2:mem:guide;DB_CLOSE_DELAY=-1");
    JdbcStore<JobState, JobEvent> store = store(h2);
    store.createTables();
    store.create("j-1");
    measure(store, h2);
    assertEquals(1, registry.get("pawl.instances").tag("state", "READY").gauge().value());
  }

  private JdbcStore<JobState, JobEvent> store(DataSource dataSource) {
    TransitionMetrics<JobState, JobEvent> metrics = TransitionMetrics.of(JobTransitions.table());
    metrics.bindTo(registry);
    return JdbcStore.of(JobStored.machine(), dataSource).hook(metrics.hook()).build();
  }

  private void measure(JdbcStore<JobState, JobEvent> store, DataSource dataSource) {
    StoreMetrics.of(store)
        .instancesByState()
        .interval(Duration.ofSeconds(30))
        .build()
        .bindTo(registry);
    OutboxMetrics.of(Outbox.of(dataSource).build()).build().bindTo(registry);
  }

  @Test
  void stepsAreObserved() {
    ObservationRegistry observations = ObservationRegistry.create();
    CircuitMachine circuit =
        CircuitMachine.builder()
            .hook(ObservationHook.of(CircuitTransitions.table(), observations))
            .build();
    assertEquals(CircuitState.OPEN, circuit.shutDown());
  }
}
