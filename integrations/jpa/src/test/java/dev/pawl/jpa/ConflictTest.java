package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.store.Retry;
import dev.pawl.store.StaleStateError;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.LockModeType;
import jakarta.persistence.OptimisticLockException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.hibernate.Session;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two units of work that have read the same version. */
class ConflictTest {

  private static final Base BASE =
      Base.of(
          Map.of("hibernate.jdbc.batch_size", "5", "hibernate.jdbc.batch_versioned_data", "true"),
          Order.class,
          Shelf.Special.class,
          Shelf.Thing.class);

  @AfterAll
  static void close() {
    BASE.close();
  }

  @BeforeEach
  void oneNewOrder() {
    BASE.oneNewOrder();
  }

  /** Cancels the order. Another transaction pays the order before the cancellation is written. */
  private static OrderState callOffLate(AtomicInteger others) {
    return BASE.in(
        session -> {
          Order order = session.find(Order.class, 1L);
          if (others.getAndIncrement() == 0) {
            BASE.run(other -> other.find(Order.class, 1L).setState(OrderState.PAID));
          }
          order.setState(OrderState.CALLED_OFF);
          return order.state;
        });
  }

  @Test
  void conflictReportsBothStates() {
    StaleStateError error =
        assertThrows(
            StaleStateError.class,
            () -> PawlJpa.reportConflicts(BASE.sessions, () -> callOffLate(new AtomicInteger())));
    assertEquals("Order", error.machine());
    assertEquals("1", error.entityId());
    assertEquals("NEW", error.expectedState());
    assertEquals(0, error.expectedVersion());
    assertEquals("PAID", error.foundState());
    assertEquals(1, error.foundVersion());
    assertSame(
        OptimisticLockException.class,
        thrown(
                OptimisticLockException.class,
                () -> {
                  throw error;
                })
            .getClass());
  }

  @Test
  void changedStateOfSeveralIsReported() {
    BASE.run(
        session -> {
          Shelf.Special special = new Shelf.Special();
          special.id = 1L;
          session.persist(special);
        });
    StaleStateError error =
        BASE.stale(
            session -> {
              Shelf.Special special = session.find(Shelf.Special.class, 1L);
              BASE.run(other -> other.find(Shelf.Special.class, 1L).own = OrderState.PAID);
              special.outer.inner.deep = OrderState.CALLED_OFF;
            });
    assertEquals("NEW", error.expectedState());
    assertEquals("PAID", error.foundState());
  }

  private static OrderState callOff(EntityManagerFactory factory, AtomicInteger attempts) {
    return Retry.standard()
        .call(() -> PawlJpa.reportConflicts(factory, () -> callOffLate(attempts)));
  }

  @Test
  void conflictCanBeRetried() {
    AtomicInteger attempts = new AtomicInteger();
    assertEquals(OrderState.CALLED_OFF, callOff(BASE.sessions, attempts));
    assertEquals(2, attempts.get());
    assertEquals("called-off", BASE.column("select state from orders where id = 1"));
  }

  @Test
  void conflictOfADetachedEntityIsReported() {
    Order detached = BASE.in(session -> session.find(Order.class, 1L));
    BASE.run(session -> session.find(Order.class, 1L).setState(OrderState.PAID));
    detached.setState(OrderState.CALLED_OFF);
    StaleStateError error =
        assertThrows(
            StaleStateError.class,
            () -> PawlJpa.reportConflicts(BASE.sessions, () -> BASE.in(s -> s.merge(detached))));
    assertEquals("CALLED_OFF", error.expectedState(), "what it says of itself");
    assertEquals(0, error.expectedVersion());
    assertEquals("PAID", error.foundState());
  }

  @Test
  void conflictOfAnOptimisticLockIsReported() {
    StaleStateError error =
        BASE.stale(
            session -> {
              Order order = session.find(Order.class, 1L);
              session.lock(order, LockModeType.OPTIMISTIC);
              BASE.run(other -> other.find(Order.class, 1L).setState(OrderState.PAID));
            });
    assertEquals("1", error.entityId());
    assertEquals("NEW", error.expectedState());
    assertEquals(0, error.expectedVersion());
    assertEquals("PAID", error.foundState());
    assertEquals(1, error.foundVersion());
  }

  @Test
  void deletedEntityIsReported() {
    StaleStateError error =
        BASE.stale(
            session -> {
              Order order = session.find(Order.class, 1L);
              BASE.run(s -> s.remove(s.find(Order.class, 1L)));
              order.setState(OrderState.PAID);
            });
    assertNull(error.foundState());
    assertEquals(-1, error.foundVersion());
  }

  @Test
  void unreadableStateDoesNotHideTheConflict() {
    OptimisticLockException error =
        assertThrows(
            OptimisticLockException.class,
            () ->
                BASE.guarded(
                    session -> {
                      Order order = session.find(Order.class, 1L);
                      BASE.run(ConflictTest::writeUnknownState);
                      order.setState(OrderState.PAID);
                    }));
    assertTrue(error.getSuppressed()[0].getCause().getMessage().contains("returned"));
  }

  /** Writes a state that only a newer version of the program knows. */
  private static void writeUnknownState(Session session) {
    String checks =
        "select constraint_name from information_schema.table_constraints"
            + " where table_name = 'ORDERS' and constraint_type = 'CHECK'";
    PawlJpa.unguarded(
        () -> {
          for (String check : session.createNativeQuery(checks, String.class).getResultList()) {
            session
                .createNativeMutationQuery("alter table orders drop constraint " + check)
                .executeUpdate();
          }
          session
              .createNativeMutationQuery("update orders set state = 'returned', version = 1")
              .executeUpdate();
        });
  }

  @Test
  void otherExceptionsAreThrownUnchanged() {
    RuntimeException own = new IllegalArgumentException("own");
    assertSame(
        own,
        assertThrows(
            RuntimeException.class,
            () ->
                PawlJpa.reportConflicts(
                    BASE.sessions,
                    () -> {
                      throw own;
                    })));
    assertTrue(
        thrown(
                dev.pawl.IllegalTransitionError.class,
                () ->
                    BASE.guarded(
                        session -> session.find(Order.class, 1L).setState(OrderState.SHIPPED)))
            .getMessage()
            .contains("Order 1"));
  }
}
