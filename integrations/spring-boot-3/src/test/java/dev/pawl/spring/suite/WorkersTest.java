package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Cause;
import dev.pawl.spring.StoreTables;
import dev.pawl.spring.suite.shop.LampEvent;
import dev.pawl.spring.suite.shop.LampState;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.outbox.Message;
import dev.pawl.store.outbox.Receiver;
import dev.pawl.store.sql.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.ApplicationContext;
import org.springframework.context.SmartLifecycle;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.ResolvableType;
import org.springframework.jdbc.core.JdbcTemplate;

/** The workers that fire timers and deliver messages. */
class WorkersTest {

  private final BlockingQueue<Message> received = new LinkedBlockingQueue<>();

  @SuppressWarnings("unchecked")
  static JdbcStore<LampState, LampEvent> lamps(ApplicationContext context) {
    ResolvableType type =
        ResolvableType.forClassWithGenerics(JdbcStore.class, LampState.class, LampEvent.class);
    return (JdbcStore<LampState, LampEvent>) context.getBeanProvider(type).getObject();
  }

  private static boolean isThere(String threads) {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().startsWith(threads));
  }

  @Test
  void workersStartAndStopWithTheApplication() {
    Contexts.shop()
        .withBean(Receiver.class, () -> received::add)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertTrue(isThere("pawl-timer-worker") && isThere("pawl-outbox"));
              JdbcStore<LampState, LampEvent> lamps = lamps(context);
              lamps.create("l-1");
              lamps.fire("l-1", LampEvent.push(), Cause.by("ada"));
              StoresTest.orders(context).create("o-1");
              StoresTest.orders(context).fire("o-1", OrderEvent.PAY, Cause.by("ada"));
              Message thanks = received.poll(20, TimeUnit.SECONDS);
              assertNotNull(thanks);
              assertEquals("o-1", thanks.payload());
              for (int tries = 0; tries < 1000 && lamps.get("l-1").state() == LampState.LIT; ) {
                Thread.sleep(20);
                tries++;
              }
              assertEquals(LampState.DARK, lamps.get("l-1").state());
            });
    assertFalse(isThere("pawl-timer-worker") || isThere("pawl-outbox"));
  }

  @Test
  void workersCanBeDisabled() {
    Contexts.shop()
        .withBean(Receiver.class, () -> received::add)
        .withPropertyValues("pawl.timers.enabled=false", "pawl.outbox.enabled=false")
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              assertFalse(isThere("pawl-timer-worker") || isThere("pawl-outbox"));
            });
  }

  private ApplicationContextRunner shopWithSchemas(String name, Class<?>... more) {
    DataSource source = StoresTest.memory(name);
    for (String schema : List.of("mail", "order", "lamp")) {
      new JdbcTemplate(source).execute("create schema \"" + schema.toUpperCase(Locale.ROOT) + '"');
    }
    return Contexts.plain(Shop.class)
        .withUserConfiguration(more)
        .withBean(DataSource.class, () -> source)
        .withBean(Receiver.class, () -> received::add);
  }

  private void requireDelivery(ApplicationContext context, String table)
      throws InterruptedException {
    StoresTest.orders(context).create("o-1");
    StoresTest.orders(context).fire("o-1", OrderEvent.PAY, Cause.by("ada"));
    assertNotNull(received.poll(20, TimeUnit.SECONDS));
    List<String> topics =
        context
            .getBean(JdbcTemplate.class)
            .queryForList("select topic from " + table, String.class);
    assertEquals(List.of("thank"), topics);
  }

  @Test
  void storesAndWorkerUseSchemaOfProperty() {
    shopWithSchemas("property")
        .withPropertyValues("pawl.outbox.schema=mail", "pawl.outbox.table=letters")
        .run(context -> requireDelivery(context, "mail.letters"));
  }

  @Configuration(proxyBeanMethods = false)
  static class OneSchema {
    @Bean
    StoreTables tables() {
      return machine -> Tables.ofMachine(machine.name()).schema("mail");
    }
  }

  @Test
  void workerUsesSchemaOfStoreTables() {
    shopWithSchemas("bean", OneSchema.class)
        .run(context -> requireDelivery(context, "mail.pawl_outbox"));
    shopWithSchemas("unused", OneSchema.class)
        .withPropertyValues("pawl.outbox.table=letters")
        .run(context -> requireFailure(context, "no effect, because a StoreTables bean"));
  }

  private static void requireFailure(AssertableApplicationContext context, String text) {
    String said =
        String.valueOf(NestedExceptionUtils.getMostSpecificCause(context.getStartupFailure()));
    assertTrue(said.contains(text), said);
  }

  @Configuration(proxyBeanMethods = false)
  static class SeveralSchemas {
    @Bean
    StoreTables tables() {
      return machine -> Tables.of("instances").schema(machine.name().toLowerCase(Locale.ROOT));
    }
  }

  @Test
  void messagesInDifferentTablesFailTheStart() {
    ApplicationContextRunner shop = shopWithSchemas("several", SeveralSchemas.class);
    shop.run(context -> requireFailure(context, "different tables"));
    // tables with the same name in different schemas are different tables
    shop.withPropertyValues("pawl.outbox.enabled=false")
        .run(context -> assertNull(context.getStartupFailure()));
  }

  /** Records whether workers were running when it was started and stopped. */
  static final class Service implements SmartLifecycle {
    private final List<Boolean> seen;
    private boolean running;

    Service(List<Boolean> seen) {
      this.seen = seen;
    }

    @Override
    public void start() {
      running = true;
      seen.add(isThere("pawl-timer-worker") || isThere("pawl-outbox"));
    }

    @Override
    public void stop() {
      running = false;
      seen.add(isThere("pawl-timer-worker") || isThere("pawl-outbox"));
    }

    @Override
    public boolean isRunning() {
      return running;
    }

    /** After the web server of Spring Boot. */
    @Override
    public int getPhase() {
      return SmartLifecycle.DEFAULT_PHASE - 1;
    }
  }

  @Test
  void workersStartLastAndStopFirst() {
    List<Boolean> seen = new ArrayList<>();
    Contexts.shop()
        .withBean(Receiver.class, () -> received::add)
        .withBean(Service.class, () -> new Service(seen))
        .run(context -> assertTrue(isThere("pawl-timer-worker") && isThere("pawl-outbox")));
    assertEquals(List.of(false, false), seen);
  }
}
