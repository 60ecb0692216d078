package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.hibernate.resource.jdbc.spi.StatementInspector;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** States at every place in a mapping, and the findings at start-up. */
class MappingTest {

  private static final Logger LOGGER = Logger.getLogger("dev.pawl.jpa");
  private static final List<String> SAID = new ArrayList<>();
  private static final List<String> SEEN = new ArrayList<>();
  private static Base base;

  /** An inspector of the application. The checks must not replace it. */
  public static final class Own implements StatementInspector {
    private static final long serialVersionUID = 1L;

    @Override
    public String inspect(String sql) {
      SEEN.add(sql);
      return sql;
    }
  }

  private static final Handler HANDLER =
      new Handler() {
        @Override
        public void publish(LogRecord message) {
          SAID.add(message.getLevel() + " " + message.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeAll
  static void open() {
    LOGGER.addHandler(HANDLER);
    base =
        Base.of(
            Map.of(
                "hibernate.session_factory.statement_inspector",
                Own.class.getName(),
                "hibernate.jdbc.batch_size",
                "10",
                "hibernate.order_updates",
                "true",
                PawlJpa.MACHINES,
                GuardedMachine.of(
                    LampState.class, LampTransitions::transition, LampTransitions::isInitial)),
            Shelf.Thing.class,
            Shelf.Special.class,
            Shelf.Habitual.class,
            Shelf.SpelledOut.class,
            Shelf.Listening.class,
            Shelf.Wide.class,
            Shelf.Leaf.class,
            Shelf.Told.class);
    base.run(
        session -> {
          Shelf.Special special = new Shelf.Special();
          special.id = 1L;
          session.persist(special);
          Shelf.Habitual habitual = new Shelf.Habitual();
          habitual.id = 1L;
          habitual.several.add(OrderState.NEW);
          session.persist(habitual);
          Shelf.SpelledOut spelledOut = new Shelf.SpelledOut();
          spelledOut.id = 1L;
          session.persist(spelledOut);
          Shelf.Listening listening = new Shelf.Listening();
          listening.id = 1L;
          session.persist(listening);
          Shelf.Leaf leaf = new Shelf.Leaf();
          leaf.id = 1L;
          session.persist(leaf);
          Shelf.Told told = new Shelf.Told();
          told.id = 1L;
          session.persist(told);
        });
  }

  @AfterAll
  static void close() {
    base.close();
    LOGGER.removeHandler(HANDLER);
  }

  private static <T> void legal(Class<T> type, Consumer<T> change) {
    base.run(session -> change.accept(session.find(type, 1L)));
  }

  private static <T> void illegal(Class<T> type, Consumer<T> change) {
    thrown(IllegalTransitionError.class, () -> legal(type, change));
  }

  private static void bulk(String sql) {
    thrown(
        UnguardedWriteError.class,
        () -> base.run(session -> session.createNativeMutationQuery(sql).executeUpdate()));
  }

  @Test
  void inheritedStatesAreGuarded() {
    illegal(Shelf.Special.class, special -> special.inherited = OrderState.SHIPPED);
    legal(Shelf.Special.class, special -> special.inherited = OrderState.PAID);
    bulk("update Thing set inherited = 'new'");
    thrown(
        UnguardedWriteError.class,
        () ->
            base.run(
                session ->
                    session
                        .createMutationQuery("update Special set inherited = NEW")
                        .executeUpdate()));
  }

  @Test
  void statesOfSubclassesAreGuardedInDynamicUpdates() {
    illegal(Shelf.Special.class, special -> special.own = OrderState.SHIPPED);
    legal(Shelf.Special.class, special -> special.label = "a");
    legal(Shelf.Special.class, special -> special.own = OrderState.PAID);
    legal(
        Shelf.Special.class,
        special -> {
          special.own = OrderState.SHIPPED;
          special.label = "b";
        });
    bulk("update Special set own = 'new'");
  }

  @Test
  void statesInNestedEmbeddablesAreGuarded() {
    illegal(Shelf.Special.class, special -> special.outer.inner.deep = OrderState.SHIPPED);
    legal(Shelf.Special.class, special -> special.outer.inner.deep = OrderState.PAID);
    Shelf.Special detached = base.in(session -> session.find(Shelf.Special.class, 1L));
    detached.outer = new Shelf.Outer();
    thrown(IllegalTransitionError.class, () -> base.run(session -> session.merge(detached)));
    UnguardedWriteError lost =
        thrown(
            UnguardedWriteError.class,
            () -> legal(Shelf.Special.class, special -> special.outer = null));
    assertEquals("Special.outer.inner.deep", lost.attribute());
    bulk("update Thing set deep = 'new'");
  }

  @Test
  void enumsWithoutConverterAreGuarded() {
    illegal(Shelf.Habitual.class, habitual -> habitual.text = OrderState.SHIPPED);
    illegal(Shelf.Habitual.class, habitual -> habitual.number = OrderState.SHIPPED);
    legal(Shelf.Habitual.class, habitual -> habitual.text = OrderState.PAID);
    legal(Shelf.Habitual.class, habitual -> habitual.number = OrderState.PAID);
    bulk("update Habitual set number = 0");
    assertEquals("PAID", base.column("select text from Habitual"));
  }

  @Test
  void elementsOfCollectionsAreNotGuarded() {
    legal(Shelf.Habitual.class, habitual -> habitual.several.set(0, OrderState.SHIPPED));
    assertTrue(
        said("WARNING Habitual.several is a collection of states"), () -> String.join("\n", SAID));
  }

  @Test
  void collectionsThatBypassTheConverterAreReported() {
    int before = SAID.size();
    try (Base listings = Base.of(Shelf.Listing.class)) {
      String checked = " is a collection of states: changes of its elements are not checked";
      String bypassed = checked + ", and the generated converter of Order does not write them,";
      String end =
          " so renamed states can no longer be read. Use an @ElementCollection without @Enumerated.";
      assertEquals(
          List.of(
              "WARNING Listing.converted" + checked + '.',
              "WARNING Listing.list" + bypassed + end,
              "WARNING Listing.notes" + bypassed + end,
              "WARNING Listing.pairs" + checked + '.',
              "WARNING Listing.several" + bypassed + end),
          SAID.subList(before, SAID.size()).stream().sorted().toList());
      listings.run(
          session -> {
            Shelf.Listing listing = new Shelf.Listing();
            listing.id = 1L;
            listing.list.add(OrderState.SHIPPED);
            session.persist(listing);
          });
      assertEquals("[2]", listings.column("select cast(list as varchar) from Listing"));
    }
  }

  @Test
  void customSqlUpdateIsGuarded() {
    illegal(Shelf.SpelledOut.class, entity -> entity.state = OrderState.SHIPPED);
    legal(Shelf.SpelledOut.class, entity -> entity.state = OrderState.PAID);
    assertEquals("paid", base.column("select state from SpelledOut"));
  }

  @Test
  void customSqlDeleteThatChangesTheStateIsRefused() {
    thrown(
        UnguardedWriteError.class,
        () -> base.run(session -> session.remove(session.find(Shelf.SpelledOut.class, 1L))));
  }

  @Test
  void tablePerClassIsGuarded() {
    illegal(Shelf.Leaf.class, leaf -> leaf.wide = OrderState.SHIPPED);
    illegal(Shelf.Leaf.class, leaf -> leaf.leaf = OrderState.SHIPPED);
    legal(Shelf.Leaf.class, leaf -> leaf.wide = OrderState.PAID);
    legal(Shelf.Leaf.class, leaf -> leaf.inherited = OrderState.PAID);
    bulk("update Leaf set wide = 'new'");
    // Hibernate 6 does not accept such SQL
    thrown(
        RuntimeException.class,
        () ->
            base.run(
                session ->
                    session
                        .createNativeMutationQuery("select 1; update Leaf set leaf = 'new'")
                        .executeUpdate()));
    thrown(
        UnguardedWriteError.class,
        () ->
            base.run(
                session ->
                    session.createMutationQuery("update Wide set wide = NEW").executeUpdate()));
  }

  @Test
  void changesInCallbacksAreGuarded() {
    illegal(Shelf.Listening.class, entity -> entity.note = "jump");
  }

  @Test
  void machinesWithoutConverterAreSetInTheProperty() {
    illegal(Shelf.Told.class, told -> told.lamp = LampState.BRIGHT);
    legal(Shelf.Told.class, told -> told.lamp = LampState.DIM);
    assertTrue(!said("Told.lamp is not written"));
  }

  @Test
  void eachRowOfABatchIsGuarded() {
    base.run(
        session -> {
          for (long id = 100; id < 130; id++) {
            Shelf.Listening entity = new Shelf.Listening();
            entity.id = id;
            session.persist(entity);
          }
        });
    String query = "from Listening where id >= 100";
    base.run(
        session ->
            session
                .createQuery(query, Shelf.Listening.class)
                .getResultList()
                .forEach(entity -> entity.state = OrderState.PAID));
    thrown(
        IllegalTransitionError.class,
        () ->
            base.run(
                session ->
                    session
                        .createQuery(query, Shelf.Listening.class)
                        .getResultList()
                        .forEach(
                            entity ->
                                entity.state =
                                    entity.id == 117 ? OrderState.NEW : OrderState.SHIPPED)));
    assertEquals("paid", base.column("select distinct state from Listening where id >= 100"));
  }

  private static boolean said(String text) {
    return SAID.stream().anyMatch(each -> each.startsWith(text));
  }

  @Test
  void guardedAttributesAndFindingsAreLogged() {
    assertTrue(
        said(
            "INFO Only transitions change Habitual.number (Order), Habitual.text (Order),"
                + " Leaf.inherited (Order), Leaf.leaf (Order), Leaf.wide (Order),"
                + " Listening.state (Order), Special.inherited (Order)"),
        () -> String.join("\n", SAID));
    assertTrue(said("WARNING Habitual.text is not written by the generated converter of Order"));
    assertTrue(said("WARNING Habitual.number is not written by the generated converter of Order"));
    assertTrue(said("WARNING Habitual has no @Version"));
    assertTrue(!said("WARNING Listening"));
  }

  @Test
  void inspectorOfTheApplicationIsCalled() {
    legal(Shelf.Listening.class, entity -> entity.note = "heard");
    assertTrue(SEEN.stream().anyMatch(sql -> sql.startsWith("update Listening set")));
  }

  @Test
  void findingsFailTheStartIfSet() {
    RuntimeException error =
        assertThrows(
            RuntimeException.class,
            () -> Base.of(Map.of(PawlJpa.FINDINGS, "fail"), Shelf.Habitual.class).close());
    IllegalStateException cause =
        thrown(
            IllegalStateException.class,
            () -> {
              throw error;
            });
    assertTrue(cause.getMessage().contains("Habitual.text is not written"), cause.getMessage());
    int before = SAID.size();
    Base.of(Map.of(PawlJpa.FINDINGS, "off"), Shelf.Habitual.class).close();
    assertTrue(SAID.subList(before, SAID.size()).stream().noneMatch(s -> s.startsWith("WARN")));
  }
}
