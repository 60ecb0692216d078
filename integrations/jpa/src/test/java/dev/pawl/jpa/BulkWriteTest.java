package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.IllegalTransitionError;
import java.util.List;
import org.hibernate.Session;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Statements that write the states of several rows. */
class BulkWriteTest {

  private static final Base BASE = Base.of(Order.class);

  @AfterAll
  static void close() {
    BASE.close();
  }

  @BeforeEach
  void oneNewOrder() {
    BASE.oneNewOrder();
  }

  @Test
  void jpqlBulkUpdateIsRefused() {
    BASE.refused(
        session ->
            session
                .createMutationQuery("update Order o set o.state = :s where o.id = 1")
                .setParameter("s", OrderState.PAID)
                .executeUpdate());
    BASE.refused(
        session ->
            session
                .createMutationQuery("update versioned Order set note = '', state = null")
                .executeUpdate());
  }

  @Test
  void criteriaBulkUpdateIsRefused() {
    BASE.refused(
        session -> {
          var criteria = session.getCriteriaBuilder().createCriteriaUpdate(Order.class);
          criteria.from(Order.class);
          criteria.set("state", OrderState.PAID);
          session.createMutationQuery(criteria).executeUpdate();
        });
  }

  @Test
  void nativeBulkUpdateIsRefused() {
    for (String sql :
        new String[] {
          "update orders set state = 'shipped'",
          "UPDATE public.\"ORDERS\" AS o SET note = 'a, state = 1', \"STATE\" = 'shipped' WHERE id = 1",
          "merge into orders o using (values (1)) v(i) on o.id = v.i"
              + " when matched then update set state = 'shipped'",
          "merge into orders (id, version, state) key (id) values (1, 0, 'shipped')",
          "merge into orders key (id) select id, version, note, 'shipped' from orders",
          "UPDATE U&\"\\004FRDERS\" SET U&\"\\0053TATE\" = 'shipped'",
          "UPDATE U&\"!004FRDERS\" UESCAPE '!' SET state = 'shipped'",
          "update orders set \u017ftate = 'shipped'",
          "update orders set note = 'x',\u00a0state = 'shipped'"
        }) {
      BASE.refused(session -> session.createNativeMutationQuery(sql).executeUpdate());
    }
  }

  @Test
  void updateWithinAQueryIsRefused() {
    BASE.refused(
        session ->
            session
                .createNativeQuery(
                    "select id from final table (update orders set state = 'shipped')", Long.class)
                .getResultList());
  }

  /** Only the database knows whether an unmapped table is a view of a mapped one. */
  @Test
  void viewsAndSynonymsAreRefused() {
    BASE.run(
        session -> {
          for (String sql :
              List.of(
                  "create or replace synonym bookings for orders",
                  "create or replace view my_orders as select id, state from orders",
                  "create table if not exists notes (id int, state varchar(9), text varchar(9))")) {
            session.createNativeMutationQuery(sql).executeUpdate();
          }
        });
    for (String table : List.of("bookings", "public.bookings", "my_orders", "notes")) {
      BASE.refused(
          session ->
              session
                  .createNativeMutationQuery("update " + table + " set state = 'shipped'")
                  .executeUpdate());
    }
    BASE.run(
        session -> {
          session.createNativeMutationQuery("update notes set text = 'x'").executeUpdate();
          PawlJpa.unguarded(
              () ->
                  session
                      .createNativeMutationQuery("update notes set state = 'x'")
                      .executeUpdate());
        });
  }

  @Test
  void bulkUpdateOfOtherColumnsIsAllowed() {
    BASE.run(
        session -> {
          session.createMutationQuery("update Order set note = 'state = 1'").executeUpdate();
          session
              .createNativeMutationQuery("update orders set note = 'x' where state = 'new'")
              .executeUpdate();
        });
    assertEquals("x", BASE.column("select note from orders where id = 1"));
  }

  @Test
  void unguardedBulkUpdateIsAllowed() {
    BASE.run(
        session ->
            PawlJpa.unguarded(
                () ->
                    session
                        .createMutationQuery("update Order set state = SHIPPED")
                        .executeUpdate()));
    assertEquals("shipped", BASE.orderState());
    BASE.run(
        session -> {
          session.find(Order.class, 1L).setState(OrderState.NEW);
          PawlJpa.unguarded(session::flush);
        });
    assertEquals("new", BASE.orderState());
  }

  @Test
  void checkedChangeAllowsNoOtherStatement() {
    BASE.refused(
        session -> {
          session.find(Order.class, 1L).setState(OrderState.PAID);
          session.flush();
          session.createNativeMutationQuery("update orders set state = 'shipped'").executeUpdate();
        });
    thrown(
        IllegalTransitionError.class,
        () -> BASE.order(order -> order.setState(OrderState.SHIPPED)));
    BASE.refused(
        session ->
            session.createNativeMutationQuery("update orders set state = 'new'").executeUpdate());
  }

  @Test
  void jdbcAndSqlInsertsAreNotChecked() {
    BASE.run(
        session ->
            session.doWork(
                connection -> {
                  try (var statement = connection.createStatement()) {
                    statement.executeUpdate("update orders set state = 'shipped'");
                  }
                }));
    assertEquals("shipped", BASE.orderState());
    BASE.run(
        session ->
            session
                .createNativeMutationQuery(
                    "insert into orders (id, version, state) values (9, 0, 'paid')")
                .executeUpdate());
    assertEquals("paid", BASE.column("select state from orders where id = 9"));
  }

  @Test
  void sessionWithItsOwnInspectorIsNotChecked() {
    try (Session session =
        BASE.sessions.withOptions().statementInspector(sql -> sql).openSession()) {
      session.beginTransaction();
      session.createMutationQuery("update Order set state = SHIPPED").executeUpdate();
      session.getTransaction().commit();
    }
    assertEquals("shipped", BASE.orderState());
  }
}
