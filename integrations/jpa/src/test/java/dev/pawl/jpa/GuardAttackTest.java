package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import dev.pawl.store.StaleStateError;
import jakarta.persistence.Cacheable;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.OptimisticLockException;
import jakarta.persistence.Version;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Unusual entities, sessions and points in time. */
@Tag("attack")
class GuardAttackTest {

  @Embeddable
  record Pair(String shop, long number) {}

  @Entity(name = "Keyed")
  @Cacheable
  static class Keyed {
    @EmbeddedId Pair id;
    @Version long version;
    OrderState state = OrderState.NEW;
  }

  @Entity(name = "Counted")
  static class Counted {
    @Id
    @GeneratedValue(strategy = GenerationType.IDENTITY)
    Long id;

    @Version long version;
    OrderState state = OrderState.NEW;
  }

  /** An entity with two attributes of the same machine. */
  @Entity(name = "Twin")
  static class Twin {
    @Id Long id;
    @Version long version;
    OrderState front = OrderState.NEW;
    OrderState rear = OrderState.NEW;
  }

  private static final Base BASE =
      Base.of(
          Map.of("hibernate.connection.pool_size", "12"),
          Order.class,
          Shelf.Thing.class,
          Shelf.Special.class,
          Keyed.class,
          Counted.class,
          Twin.class);

  @AfterAll
  static void close() {
    BASE.close();
  }

  private static void order(long id) {
    BASE.run(session -> session.persist(new Order(id, OrderState.NEW)));
  }

  @Test
  void compositeIdsAreReported() {
    Pair id = new Pair("a", 1);
    BASE.run(
        session -> {
          Keyed keyed = new Keyed();
          keyed.id = id;
          session.persist(keyed);
        });
    IllegalTransitionError error =
        thrown(
            IllegalTransitionError.class,
            () -> BASE.run(s -> s.find(Keyed.class, id).state = OrderState.SHIPPED));
    assertEquals("Pair[shop=a, number=1]", error.entityId());
    StaleStateError stale =
        BASE.stale(
            session -> {
              Keyed keyed = session.find(Keyed.class, id);
              BASE.run(s -> s.find(Keyed.class, id).state = OrderState.PAID);
              keyed.state = OrderState.CALLED_OFF;
            });
    assertEquals("PAID", stale.foundState());
  }

  @Test
  void entitiesWithGeneratedIdsAreGuarded() {
    thrown(
        UnguardedWriteError.class,
        () ->
            BASE.run(
                session -> {
                  Counted counted = new Counted();
                  counted.state = OrderState.PAID;
                  session.persist(counted);
                }));
    BASE.run(
        session -> {
          Counted counted = new Counted();
          session.persist(counted);
          counted.state = OrderState.PAID;
          session.flush();
          counted.state = OrderState.SHIPPED;
        });
    assertEquals("shipped", BASE.column("select state from Counted"));
  }

  @Test
  void conflictOfASubclassIsReported() {
    BASE.run(
        session -> {
          Shelf.Special special = new Shelf.Special();
          special.id = 5L;
          session.persist(special);
        });
    StaleStateError stale =
        BASE.stale(
            session -> {
              Shelf.Special special = session.find(Shelf.Special.class, 5L);
              BASE.run(s -> s.find(Shelf.Special.class, 5L).inherited = OrderState.PAID);
              special.own = OrderState.PAID;
            });
    assertEquals("5", stale.entityId());
    assertEquals(1, stale.foundVersion());
  }

  @Test
  void failedFlushAllowsNoFurtherWrites() {
    order(20);
    thrown(
        OptimisticLockException.class,
        () ->
            BASE.run(
                session -> {
                  Order order = session.find(Order.class, 20L);
                  BASE.run(other -> other.find(Order.class, 20L).setState(OrderState.PAID));
                  order.setState(OrderState.CALLED_OFF);
                }));
    String sql = "update orders set state = 'new' where id = 20";
    thrown(
        UnguardedWriteError.class,
        () -> BASE.run(s -> s.createNativeMutationQuery(sql).executeUpdate()));
    if (System.getProperty("pawl.hibernate").equals("7")) {
      Order outdated = new Order(20, OrderState.SHIPPED);
      outdated.version = 7;
      assertThrows(
          RuntimeException.class,
          () -> BASE.sessions.inStatelessTransaction(session -> session.update(outdated)));
      thrown(
          UnguardedWriteError.class,
          () -> BASE.run(s -> s.createNativeMutationQuery(sql).executeUpdate()));
    }
    assertEquals("paid", BASE.column("select state from orders where id = 20"));
  }

  @Test
  void stepsOfAProxyAreRecorded() {
    order(21);
    BASE.run(
        session -> {
          Order proxy = session.getReference(Order.class, 21L);
          proxy.pay();
          proxy.ship();
          Steps.record(proxy, OrderState.SHIPPED, OrderState.PAID);
          proxy.setState(OrderState.PAID);
        });
    assertEquals("paid", BASE.column("select state from orders where id = 21"));
  }

  private static void twin(Consumer<Twin> change) {
    BASE.run(session -> change.accept(session.find(Twin.class, 1L)));
  }

  @Test
  void recordedStepsAreUsedIfOneOfTwoAttributesOfTheSameMachineChanges() {
    BASE.run(
        session -> {
          Twin twin = new Twin();
          twin.id = 1L;
          twin.front = null;
          session.persist(twin);
          Steps.recordForced(twin, null, OrderState.SHIPPED);
          twin.front = Steps.record(twin, OrderState.SHIPPED, OrderState.PAID);
        });
    twin(
        twin -> {
          Steps.record(twin, OrderState.NEW, OrderState.PAID);
          twin.rear = Steps.record(twin, OrderState.PAID, OrderState.SHIPPED);
        });
    assertEquals("paid", BASE.column("select front from Twin"));
    assertEquals("shipped", BASE.column("select rear from Twin"));
    UnguardedWriteError error =
        thrown(
            UnguardedWriteError.class,
            () ->
                twin(
                    twin -> {
                      twin.front = Steps.recordForced(twin, OrderState.PAID, OrderState.NEW);
                      twin.rear = OrderState.NEW;
                    }));
    assertEquals("Twin.front", error.attribute());
    assertTrue(error.getMessage().startsWith("Twin.front and Twin.rear of 1 change in one flush"));
    thrown(
        UnguardedWriteError.class,
        () ->
            twin(
                twin -> {
                  twin.front = Steps.record(twin, OrderState.PAID, OrderState.CALLED_OFF);
                  Steps.record(twin, OrderState.SHIPPED, OrderState.PAID);
                  twin.rear = Steps.record(twin, OrderState.PAID, OrderState.CALLED_OFF);
                }));
    thrown(IllegalTransitionError.class, () -> twin(twin -> twin.front = OrderState.NEW));
    assertEquals("paid", BASE.column("select front from Twin"));
    assertEquals("shipped", BASE.column("select rear from Twin"));
    twin(
        twin -> {
          twin.front = Steps.recordForced(twin, "front", OrderState.PAID, OrderState.NEW);
          Steps.of(twin, "rear").moved(OrderState.SHIPPED, null, OrderState.NEW);
          twin.rear = OrderState.NEW;
        });
    twin(
        twin -> {
          Steps.record(twin, "front", OrderState.NEW, OrderState.PAID);
          Steps.record(twin, OrderState.NEW, OrderState.PAID);
          twin.front = Steps.record(twin, "front", OrderState.PAID, OrderState.SHIPPED);
          twin.rear = Steps.record(twin, OrderState.PAID, OrderState.SHIPPED);
        });
    thrown(
        IllegalTransitionError.class,
        () ->
            twin(
                twin -> {
                  twin.front =
                      Steps.recordForced(twin, "front", OrderState.SHIPPED, OrderState.NEW);
                  twin.rear = OrderState.NEW;
                }));
    assertEquals("shipped", BASE.column("select front from Twin"));
    assertEquals("shipped", BASE.column("select rear from Twin"));
    twin(
        twin -> {
          twin.front = OrderState.SHIPPED;
          twin.rear = OrderState.PAID;
        });
    assertEquals("paid", BASE.column("select rear from Twin"), "legal without recorded steps");
  }

  @Test
  void rolledBackStepDoesNotAllowAWrite() {
    order(22);
    Order order = BASE.in(session -> session.find(Order.class, 22L));
    order.pay();
    order.ship();
    order.setState(OrderState.NEW);
    BASE.run(session -> session.merge(order));
    thrown(
        IllegalTransitionError.class,
        () ->
            BASE.run(
                session -> {
                  Order now = session.find(Order.class, 22L);
                  now.setState(OrderState.SHIPPED);
                }));
  }

  @Test
  void onlyLegalStepsAreWrittenByManyThreads() throws InterruptedException {
    order(30);
    Map<Long, OrderState> byVersion = new ConcurrentHashMap<>();
    byVersion.put(0L, OrderState.NEW);
    ExecutorService pool = Executors.newFixedThreadPool(4);
    for (int i = 0; i < 4; i++) {
      Random random = new Random(i);
      pool.execute(
          () -> {
            for (int n = 0; n < 25; n++) {
              OrderState wanted = OrderState.values()[random.nextInt(3)];
              try {
                Order written =
                    BASE.in(
                        session -> {
                          Order order = session.find(Order.class, 30L);
                          order.setState(wanted);
                          return order;
                        });
                byVersion.put(written.version, written.state);
              } catch (RuntimeException e) {
                // illegal, or another thread was first
              }
            }
          });
    }
    pool.shutdown();
    assertTrue(pool.awaitTermination(1, TimeUnit.MINUTES));
    assertTrue(byVersion.size() > 3, byVersion::toString);
    for (long version = 1; version < byVersion.size(); version++) {
      OrderState from = byVersion.get(version - 1);
      assertTrue(
          OrderTransitions.canTransition(from, byVersion.get(version)), from + " " + version);
    }
  }
}
