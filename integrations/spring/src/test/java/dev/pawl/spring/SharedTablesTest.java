package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.spring.Entities.Careful;
import dev.pawl.spring.Entities.Careless;
import dev.pawl.spring.Entities.Embedding;
import dev.pawl.spring.Entities.Fixed;
import dev.pawl.spring.Entities.Joining;
import dev.pawl.spring.Entities.Memo;
import dev.pawl.spring.boot.jpa.JpaAutoConfiguration;
import dev.pawl.spring.jpa.SharedTables;
import dev.pawl.store.JdbcStore;
import jakarta.persistence.EntityManagerFactory;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Supplier;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;

/** Reports at start-up about entities that are mapped to the table of a store. */
class SharedTablesTest {

  private Desk desk;

  @BeforeEach
  void open() {
    desk = new Desk(2);
  }

  @AfterEach
  void close() {
    desk.close();
  }

  private void start(DataSource entities, Class<?>... types) {
    JdbcStore<OrderState, OrderEvent> store = desk.store(desk.source);
    try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
      bean(context, JdbcStore.class, () -> store);
      bean(context, EntityManagerFactory.class, () -> Entities.of(entities, types));
      context.register(JpaAutoConfiguration.class);
      context.refresh();
    }
  }

  private static <T> void bean(
      AnnotationConfigApplicationContext context, Class<T> type, Supplier<T> made) {
    context.registerBean(type, made);
  }

  @Test
  void entityThatMayWriteTheTableIsWarnedOf() {
    start(desk.source, Careless.class, Memo.class);
    assertEquals(1, desk.said.size(), desk.said::toString);
    String said = desk.said.get(0);
    assertTrue(
        said.startsWith("WARNING The entity Careless is mapped to the table pawl_order"), said);
    assertTrue(said.contains("the store of Order"), said);
    assertTrue(said.contains("map state, version with insertable = false"), said);
  }

  @Test
  void embeddedAndSecondaryColumnsAreWarnedOf() {
    start(desk.source, Embedding.class, Joining.class);
    assertEquals(2, desk.said.size(), desk.said::toString);
    for (String said : desk.said) {
      assertTrue(said.startsWith("WARNING"), said);
      assertTrue(said.contains("map state with"), said);
    }
  }

  @Test
  void immutableEntityIsReportedAsInfo() {
    start(desk.source, Fixed.class);
    assertEquals(1, desk.said.size(), desk.said::toString);
    assertTrue(desk.said.get(0).startsWith("INFO"), desk.said::toString);
  }

  @Test
  void readOnlyEntityIsReportedAsInfo() {
    start(desk.source, Careful.class);
    assertEquals(1, desk.said.size(), desk.said::toString);
    assertTrue(desk.said.get(0).startsWith("INFO The entity PawlOrder"), desk.said::toString);
    assertTrue(desk.said.get(0).contains("After a step, refresh the entity"), desk.said::toString);
  }

  @Test
  void autoConfigurationIsRegistered() throws Exception {
    String name = "META-INF/spring/" + AutoConfiguration.class.getName() + ".imports";
    try (InputStream listed = SharedTables.class.getModule().getResourceAsStream(name)) {
      List<String> names =
          new String(listed.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      assertTrue(names.contains(JpaAutoConfiguration.class.getName()), names::toString);
      for (String one : names) {
        Class.forName(one);
      }
    }
  }

  @Test
  void entityInAnotherDatabaseIsNotReported() {
    try (Desk other = new Desk(1)) {
      start(other.source, Careless.class);
    }
    assertEquals(0, desk.said.size(), desk.said::toString);
  }
}
