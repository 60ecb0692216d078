package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.Version;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.hibernate.SessionFactory;
import org.hibernate.annotations.Immutable;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.cfg.SchemaToolingSettings;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Entities that are not guarded, an inspector that is replaced, and the state after a failure. */
class CircumstancesTest {

  private static final Logger LOGGER = Logger.getLogger("dev.pawl.jpa");

  private final List<String> said = new ArrayList<>();
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord message) {
          said.add(message.getLevel() + " " + message.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    LOGGER.addHandler(handler);
  }

  @AfterEach
  void forget() {
    LOGGER.removeHandler(handler);
  }

  /** An entity whose state is never updated. */
  @Entity(name = "Fixed")
  static class Fixed {
    @Id Long id;
    @Version int version;

    @Column(updatable = false)
    OrderState first = OrderState.PAID;

    String note;
  }

  /** A row of a journal. */
  @Entity(name = "Entry")
  @Immutable
  static class Entry {
    @Id Long id;
    OrderState state = OrderState.SHIPPED;
  }

  @Test
  void immutableStatesAreNotGuarded() {
    try (Base base = Base.of(Order.class, Fixed.class, Entry.class)) {
      base.run(
          session -> {
            Fixed fixed = new Fixed();
            fixed.id = 1L;
            session.persist(fixed);
            Entry entry = new Entry();
            entry.id = 1L;
            session.persist(entry);
          });
      base.run(
          session -> {
            Fixed fixed = session.find(Fixed.class, 1L);
            fixed.first = OrderState.NEW;
            fixed.note = "changed";
            session.find(Entry.class, 1L).state = OrderState.NEW;
          });
      assertEquals("paid", base.column("select first from Fixed"));
      assertEquals("changed", base.column("select note from Fixed"));
      assertEquals("shipped", base.column("select state from Entry"));
      assertEquals(
          List.of("INFO Only transitions change Order.state (Order)."),
          said.stream().filter(each -> each.startsWith("INFO")).toList());
    }
  }

  /**
   * An inspector that is set in the builder replaces Pawl's inspector. The replacement must be
   * reported.
   */
  @Test
  void inspectorOfTheBuilderIsReported() {
    MetadataSources sources =
        new MetadataSources(
                new StandardServiceRegistryBuilder()
                    .applySetting(JdbcSettings.JAKARTA_JDBC_URL, "jdbc:h2:mem:inspected")
                    .applySetting(
                        SchemaToolingSettings.JAKARTA_HBM2DDL_DATABASE_ACTION, "create-drop")
                    .build())
            .addAnnotatedClass(Order.class);
    List<String> seen = new ArrayList<>();
    try (SessionFactory sessions =
        sources
            .getMetadataBuilder()
            .applyAttributeConverter(OrderStateConverter.class)
            .build()
            .getSessionFactoryBuilder()
            .applyStatementInspector(
                sql -> {
                  seen.add(sql);
                  return sql;
                })
            .build()) {
      assertTrue(
          said.stream()
              .anyMatch(
                  each ->
                      each.startsWith("WARNING Another StatementInspector was set")
                          && each.contains("bulk updates of states are not checked")),
          () -> String.join("\n", said));
      sessions.inTransaction(session -> session.persist(new Order(1, OrderState.NEW)));
      String bulk = "update Order set state = SHIPPED";
      assertEquals(
          1,
          sessions.<Integer>fromTransaction(
              session -> session.createMutationQuery(bulk).executeUpdate()));
      assertTrue(seen.stream().anyMatch(sql -> sql.startsWith("update orders")), seen::toString);
      // entities are still guarded
      thrown(
          dev.pawl.IllegalTransitionError.class,
          () ->
              sessions.inTransaction(
                  session -> session.find(Order.class, 1L).setState(OrderState.NEW)));
    }
  }

  /** A pooled thread must not keep the session whose statement failed on it. */
  @Test
  void failedStatementKeepsNoSession() throws InterruptedException {
    try (Base base = Base.of(Order.class)) {
      base.oneNewOrder();
      WeakReference<Order> lost = failed(base);
      for (int i = 0; i < 100 && lost.get() != null; i++) {
        System.gc();
        Thread.sleep(10);
      }
      assertNull(lost.get());
    }
  }

  private static WeakReference<Order> failed(Base base) {
    List<WeakReference<Order>> late = new ArrayList<>();
    thrown(
        OptimisticLockException.class,
        () ->
            base.run(
                session -> {
                  Order order = session.find(Order.class, 1L);
                  late.add(new WeakReference<>(order));
                  Thread other = new Thread(() -> base.order(one -> one.setState(OrderState.PAID)));
                  other.start();
                  try {
                    other.join();
                  } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                  order.setState(OrderState.CALLED_OFF);
                }));
    return late.get(0);
  }
}
