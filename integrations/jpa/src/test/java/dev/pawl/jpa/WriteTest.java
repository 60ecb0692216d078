package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import org.hibernate.Session;
import org.hibernate.StatelessSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** All kinds of writes of a state. */
class WriteTest {

  private static final Base BASE = Base.of(Order.class);
  private static final boolean HIBERNATE_6 = System.getProperty("pawl.hibernate").equals("6");

  @AfterAll
  static void close() {
    BASE.close();
  }

  @BeforeEach
  void oneNewOrder() {
    BASE.oneNewOrder();
  }

  @Test
  void testedVersionOfHibernateIsUsed() {
    String jar = Session.class.getProtectionDomain().getCodeSource().getLocation().toString();
    assertTrue(jar.contains("hibernate-core-" + System.getProperty("pawl.hibernate")), jar);
  }

  @Test
  void legalStepIsWritten() {
    BASE.order(order -> order.setState(OrderState.PAID));
    BASE.order(order -> order.setState(OrderState.SHIPPED));
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void illegalStepIsRefusedWithTheLegalEvents() {
    IllegalTransitionError error =
        thrown(
            IllegalTransitionError.class,
            () -> BASE.order(order -> order.setState(OrderState.SHIPPED)));
    assertEquals("new", BASE.orderState());
    assertEquals("1", error.entityId());
    assertEquals(OrderState.NEW, error.from());
    assertEquals(OrderState.SHIPPED, error.target());
    assertEquals(
        "Order 1: NEW → SHIPPED is not legal. Legal here: pay → PAID, cancel → CALLED_OFF."
            + " SHIPPED needs: pay, ship.",
        error.getMessage());
  }

  @Test
  void changeOfAnotherAttributeIsNotChecked() {
    BASE.order(order -> order.note = "call first");
    BASE.order(order -> order.setState(OrderState.PAID));
    BASE.order(order -> order.note = "called");
    assertEquals("paid", BASE.orderState());
  }

  @Test
  void mergedEntityIsComparedWithTheRow() {
    Order detached = BASE.in(session -> session.find(Order.class, 1L));
    detached.setState(OrderState.SHIPPED);
    thrown(IllegalTransitionError.class, () -> BASE.run(session -> session.merge(detached)));
    assertEquals("new", BASE.orderState());
    detached.setState(OrderState.PAID);
    BASE.run(session -> session.merge(detached));
    assertEquals("paid", BASE.orderState());
  }

  @Test
  void mergedEntityKeepsItsRecordedSteps() {
    Order detached = BASE.in(session -> session.find(Order.class, 1L));
    detached.pay();
    detached.ship();
    BASE.run(session -> session.merge(detached));
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void twoRecordedStepsAreWritten() {
    BASE.order(
        order -> {
          order.pay();
          order.ship();
        });
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void twoFlushedStepsAreWritten() {
    BASE.run(
        session -> {
          Order order = session.find(Order.class, 1L);
          order.setState(OrderState.PAID);
          session.flush();
          order.setState(OrderState.SHIPPED);
        });
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void stepsOfAnInstanceAreWritten() {
    BASE.order(
        order -> {
          OrderMachine machine =
              OrderMachine.builder().from(order.state).listener(Steps.of(order)).build();
          machine.pay();
          machine.ship();
          machine.lose();
          order.setState(machine.ship());
        });
    assertEquals("shipped", BASE.orderState());
    BASE.order(
        order -> {
          OrderMachine machine =
              OrderMachine.builder().from(order.state).listener(Steps.of(order)).build();
          order.setState(machine.force(OrderState.NEW, dev.pawl.Cause.by("ops")));
        });
    assertEquals("new", BASE.orderState());
  }

  @Test
  void illegalRecordedStepsAreRefused() {
    thrown(
        IllegalTransitionError.class,
        () -> BASE.order(o -> o.setState(Steps.record(o, OrderState.NEW, OrderState.SHIPPED))));
    assertEquals("new", BASE.orderState());
  }

  @Test
  void loopOfStepsIsNotKept() {
    BASE.run(
        session -> {
          Order order = session.find(Order.class, 1L);
          order.pay();
          session.flush();
          order.ship();
          order.state = Steps.record(order, order.state, OrderTransitions.lose(order.state));
          session.flush();
        });
    thrown(IllegalTransitionError.class, () -> BASE.order(order -> order.setState(OrderState.NEW)));
    assertEquals("paid", BASE.orderState());
  }

  @Test
  void forcedStepIsWritten() {
    BASE.order(o -> o.setState(Steps.recordForced(o, OrderState.NEW, OrderState.SHIPPED)));
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void newRowMustBeInAnInitialState() {
    UnguardedWriteError error =
        thrown(
            UnguardedWriteError.class,
            () -> BASE.run(session -> session.persist(new Order(2, OrderState.PAID))));
    assertEquals("Order.state", error.attribute());
    assertEquals("2", error.entityId());
    BASE.run(session -> session.persist(new Order(3, null)));
    BASE.run(session -> session.find(Order.class, 3L).setState(OrderState.NEW));
    thrown(
        UnguardedWriteError.class,
        () ->
            BASE.run(
                session -> {
                  Order order = new Order(4, null);
                  session.persist(order);
                  session.flush();
                  order.setState(OrderState.SHIPPED);
                }));
  }

  @Test
  void newRowWithRecordedStepsIsWritten() {
    BASE.run(
        session -> {
          Order order = new Order(5, OrderState.NEW);
          order.pay();
          order.ship();
          session.persist(order);
        });
    BASE.run(
        session -> {
          Order order = new Order(6, null);
          order.setState(Steps.recordForced(order, null, OrderState.SHIPPED));
          session.persist(order);
        });
    assertEquals("shipped", BASE.column("select state from orders where id = 5"));
    assertEquals("shipped", BASE.column("select state from orders where id = 6"));
  }

  @Test
  void recordedStepsAroundPersistAreWrittenInOneFlush() {
    Order paidLater = new Order(8, OrderState.NEW);
    BASE.run(
        session -> {
          session.persist(paidLater);
          paidLater.pay();
          paidLater.ship();
        });
    Order paidBefore = new Order(9, OrderState.NEW);
    BASE.run(
        session -> {
          paidBefore.pay();
          session.persist(paidBefore);
          paidBefore.ship();
        });
    Order imported = new Order(12, null);
    BASE.run(
        session -> {
          imported.setState(Steps.recordForced(imported, null, OrderState.SHIPPED));
          session.persist(imported);
          imported.setState(Steps.record(imported, OrderState.SHIPPED, OrderState.PAID));
          imported.setState(Steps.record(imported, OrderState.PAID, OrderState.CALLED_OFF));
        });
    Order ofMachine = new Order(10, OrderState.NEW);
    BASE.run(
        session -> {
          session.persist(ofMachine);
          OrderMachine machine =
              OrderMachine.builder().from(ofMachine.state).listener(Steps.of(ofMachine)).build();
          machine.pay();
          ofMachine.setState(machine.ship());
        });
    Order looping = new Order(14, OrderState.NEW);
    BASE.run(
        session -> {
          looping.pay();
          session.persist(looping);
          looping.ship();
          looping.setState(
              Steps.record(looping, looping.state, OrderTransitions.lose(looping.state)));
          looping.setState(Steps.recordForced(looping, OrderState.PAID, OrderState.NEW));
          looping.setState(Steps.record(looping, OrderState.NEW, OrderState.CALLED_OFF));
        });
    assertEquals("shipped", BASE.column("select state from orders where id = 8"));
    assertEquals("shipped", BASE.column("select state from orders where id = 9"));
    assertEquals("shipped", BASE.column("select state from orders where id = 10"));
    assertEquals("called-off", BASE.column("select state from orders where id = 12"));
    assertEquals("called-off", BASE.column("select state from orders where id = 14"));
  }

  @Test
  void illegalStepsAroundPersistAreRefused() {
    Order skipped = new Order(11, OrderState.NEW);
    thrown(
        IllegalTransitionError.class,
        () ->
            BASE.run(
                session -> {
                  session.persist(skipped);
                  skipped.setState(Steps.record(skipped, OrderState.NEW, OrderState.SHIPPED));
                }));
    Order inserted = new Order(13, OrderState.NEW);
    thrown(
        IllegalTransitionError.class,
        () ->
            BASE.run(
                session -> {
                  Steps.recordForced(inserted, OrderState.NEW, OrderState.SHIPPED);
                  session.persist(inserted);
                  session.flush();
                  inserted.setState(OrderState.SHIPPED);
                }));
  }

  @Test
  void removedStateIsRefused() {
    BASE.refused(session -> session.find(Order.class, 1L).setState(null));
  }

  @Test
  void statelessUpdateIsComparedWithTheRowOrRefused() {
    if (HIBERNATE_6) {
      thrown(UnguardedWriteError.class, () -> stateless(OrderState.PAID));
      thrown(UnguardedWriteError.class, () -> stateless(OrderState.SHIPPED));
      assertEquals("new", BASE.orderState());
    } else {
      thrown(IllegalTransitionError.class, () -> stateless(OrderState.SHIPPED));
      assertEquals("new", BASE.orderState());
      stateless(OrderState.PAID);
      assertEquals("paid", BASE.orderState());
    }
    thrown(
        UnguardedWriteError.class,
        () -> BASE.sessions.inStatelessTransaction(s -> s.insert(new Order(7, OrderState.PAID))));
  }

  private static void stateless(OrderState state) {
    BASE.sessions.inStatelessTransaction(
        (StatelessSession session) -> {
          Order order = session.get(Order.class, 1L);
          order.setState(state);
          session.update(order);
        });
  }

  @Test
  void upsertIsComparedWithTheRowOrRefused() {
    Order order = BASE.in(session -> session.find(Order.class, 1L));
    order.setState(OrderState.SHIPPED);
    Class<? extends Throwable> expected =
        HIBERNATE_6 ? UnguardedWriteError.class : IllegalTransitionError.class;
    thrown(expected, () -> BASE.sessions.inStatelessTransaction(s -> s.upsert(order)));
    assertEquals("new", BASE.orderState());
    if (!HIBERNATE_6) {
      order.setState(OrderState.PAID);
      BASE.sessions.inStatelessTransaction(s -> s.upsert(order));
      assertEquals("paid", BASE.orderState());
    }
  }

  @Test
  void refreshedEntityIsComparedWithTheRefreshedState() {
    BASE.run(
        session -> {
          Order order = session.find(Order.class, 1L);
          PawlJpa.unguarded(
              () ->
                  session
                      .createNativeMutationQuery("update orders set state = 'paid'")
                      .executeUpdate());
          session.refresh(order);
          order.setState(OrderState.SHIPPED);
        });
    assertEquals("shipped", BASE.orderState());
  }

  @Test
  void recordedStepsAreForgottenAtARefresh() {
    thrown(
        IllegalTransitionError.class,
        () ->
            BASE.run(
                session -> {
                  Order order = session.getReference(Order.class, 1L);
                  order.setState(Steps.recordForced(order, OrderState.NEW, OrderState.SHIPPED));
                  session.refresh(order);
                  order.setState(OrderState.SHIPPED);
                }));
    assertEquals("new", BASE.orderState());
  }

  @Test
  void evictedEntityIsComparedWithTheRow() {
    thrown(
        IllegalTransitionError.class,
        () ->
            BASE.run(
                session -> {
                  Order order = session.find(Order.class, 1L);
                  session.detach(order);
                  order.setState(OrderState.SHIPPED);
                  session.merge(order);
                }));
    assertEquals("new", BASE.orderState());
  }
}
