package dev.pawl.jpa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.store.StaleStateError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import org.hibernate.cfg.JdbcSettings;
import org.hibernate.cfg.SchemaToolingSettings;

/** An in-memory database with the tables of some entities. */
final class Base implements AutoCloseable {

  private static final AtomicInteger COUNT = new AtomicInteger();

  final SessionFactory sessions;

  private Base(List<Class<?>> classes, Map<String, Object> properties) {
    Configuration configuration = new Configuration();
    configuration.addAttributeConverter(OrderStateConverter.class);
    classes.forEach(configuration::addAnnotatedClass);
    configuration.setProperty(
        JdbcSettings.JAKARTA_JDBC_URL, "jdbc:h2:mem:jpa" + COUNT.incrementAndGet());
    configuration.setProperty(SchemaToolingSettings.JAKARTA_HBM2DDL_DATABASE_ACTION, "create-drop");
    configuration.getProperties().putAll(properties);
    sessions = configuration.buildSessionFactory();
  }

  static Base of(Class<?>... classes) {
    return new Base(List.of(classes), new HashMap<>());
  }

  static Base of(Map<String, Object> properties, Class<?>... classes) {
    return new Base(List.of(classes), properties);
  }

  /** Runs code in a new session and transaction. */
  <R> R in(Function<Session, R> work) {
    return sessions.fromTransaction(work);
  }

  void run(Consumer<Session> work) {
    sessions.inTransaction(work);
  }

  /** Deletes all orders and inserts a new one. */
  void oneNewOrder() {
    run(
        session -> {
          session.createMutationQuery("delete from Order").executeUpdate();
          session.persist(new Order(1, OrderState.NEW));
        });
  }

  /** Runs code with the order of {@link #oneNewOrder}. */
  void order(Consumer<Order> work) {
    run(session -> work.accept(session.find(Order.class, 1L)));
  }

  /** Returns the state in the row of the order of {@link #oneNewOrder}. */
  String orderState() {
    return column("select state from orders where id = 1");
  }

  /** Requires that code is refused and does not change the order of {@link #oneNewOrder}. */
  void refused(Consumer<Session> work) {
    String before = orderState();
    thrown(UnguardedWriteError.class, () -> run(work));
    assertEquals(before, orderState());
  }

  /** Returns the error of a conflict. */
  StaleStateError stale(Consumer<Session> work) {
    return assertThrows(StaleStateError.class, () -> guarded(work));
  }

  /** Runs code and reports conflicts. */
  void guarded(Consumer<Session> work) {
    PawlJpa.reportConflicts(
        sessions,
        () ->
            in(
                session -> {
                  work.accept(session);
                  return 1;
                }));
  }

  /** Returns the value of a column. */
  String column(String sql) {
    return in(session -> session.createNativeQuery(sql, String.class).getSingleResult());
  }

  /**
   * Runs code that must fail. Returns the exception of the given type, which is the thrown
   * exception or one of its causes.
   */
  static <E extends Throwable> E thrown(Class<E> type, Runnable work) {
    Supplier<Throwable> ran =
        () -> {
          try {
            work.run();
            return null;
          } catch (RuntimeException e) {
            return e;
          }
        };
    Throwable first = ran.get();
    for (Throwable cause = first; cause != null; cause = cause.getCause()) {
      if (type.isInstance(cause)) {
        return type.cast(cause);
      }
    }
    throw new AssertionError("No " + type.getSimpleName(), first);
  }

  @Override
  public void close() {
    sessions.close();
  }
}
