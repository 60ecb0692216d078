package dev.pawl.micrometer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.Cause;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.machine.Opening;
import dev.pawl.store.outbox.DeliveryListener;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Outbox;
import dev.pawl.store.timer.TimerPolicy;
import dev.pawl.time.Backoff;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The gauges of parked and due timers and messages. */
class ParkedMetricsTest {

  private final MeterRegistry registry = new SimpleMeterRegistry();
  private final JdbcDataSource source = new JdbcDataSource();
  private Instant now = Instant.parse("2026-01-01T00:00:00Z");

  @BeforeEach
  void name() {
    source.setURL("jdbc:h2:mem:parked;DB_CLOSE_DELAY=-1");
  }

  private double gauge(String name) {
    return registry.get(name).gauge().value();
  }

  /**
   * Returns a store of letters, each of which sends a message. The message of ada cannot be
   * delivered.
   */
  private JdbcStore<LetterState, LetterEvent> letters() {
    BiConsumer<LetterMachine.Builder, Opening<LetterState, LetterEvent>> errands =
        (builder, opening) ->
            builder.effects(
                new LetterEffects() {
                  @Override
                  public void carry() {
                    opening.effectContext().send("carry", opening.entityId());
                  }

                  @Override
                  public void ask() {
                    if (opening.entityId().equals("ada")) {
                      throw new IllegalStateException("nobody knows");
                    }
                  }
                });
    JdbcStore<LetterState, LetterEvent> letters =
        JdbcStore.of(LetterStored.machine(errands), source)
            .clock(() -> now)
            .timers(TimerPolicy.standard().attempts(1))
            .build();
    letters.createTables();
    return letters;
  }

  private static void post(JdbcStore<LetterState, LetterEvent> letters, String id) {
    letters.create(id);
    letters.fire(id, LetterEvent.POST, Cause.none());
  }

  private double seconds(String gauge) {
    return registry.get(gauge).timeGauge().value(TimeUnit.SECONDS);
  }

  @Test
  void parkedAndDueTimersAndMessagesAreCounted() {
    JdbcStore<LetterState, LetterEvent> letters = letters();
    Outbox failing =
        Outbox.of(source)
            .clock(() -> now)
            .listener(new Unheard())
            .retry(1, Backoff.exponential(Duration.ofSeconds(1), Duration.ofSeconds(1)))
            .build();
    OutboxMetrics.of(failing).interval(Duration.ZERO).build().bindTo(registry);
    StoreMetrics.of(letters).interval(Duration.ZERO).build().bindTo(registry);
    post(letters, "ada");
    post(letters, "bob");
    failing.deliverAll(
        message -> {
          if ("ada".equals(message.payload())) {
            throw new IllegalStateException("no such street");
          }
        });
    now = now.plusSeconds(15);
    letters.wakeAll(10);
    assertEquals(LetterState.LOST, letters.get("bob").state());
    post(letters, "eve");
    post(letters, "kim");
    now = now.plusSeconds(12);

    assertEquals(1, gauge("pawl.timers.parked"));
    assertEquals(2, gauge("pawl.timers.due"));
    assertEquals(2, seconds("pawl.timers.lag"));
    assertEquals(1, gauge("pawl.outbox.parked"));
    assertEquals(2, gauge("pawl.outbox.waiting"));
    assertEquals(12, seconds("pawl.outbox.lag"));

    letters.timers().unparkAll();
    failing.retryParked();
    assertEquals(0, gauge("pawl.timers.parked"));
    assertEquals(3, gauge("pawl.timers.due"));
    assertEquals(0, gauge("pawl.outbox.parked"));
    assertEquals(3, gauge("pawl.outbox.waiting"));
  }

  /** Ignores failures, which are intended. */
  private static final class Unheard implements DeliveryListener {
    @Override
    public void failed(Message message, Throwable error, boolean parked) {}
  }
}
