package dev.pawl.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.Cause;
import dev.pawl.IllegalTransitionError;
import dev.pawl.store.JdbcStore;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.annotation.EnableTransactionManagement;
import org.springframework.transaction.annotation.Transactional;

/** The annotated service in docs/frameworks/spring-transactions.md. */
class ServiceTest {

  @Configuration
  @EnableTransactionManagement
  static class Beans {

    @Bean
    DataSource dataSource() {
      HikariDataSource source = new HikariDataSource();
      source.setJdbcUrl("jdbc:h2:mem:service;DB_CLOSE_DELAY=-1");
      return source;
    }

    @Bean
    JdbcTransactionManager transactions(DataSource dataSource) {
      return new JdbcTransactionManager(dataSource);
    }

    @Bean
    JdbcStore<OrderState, OrderEvent> orders(DataSource dataSource) {
      return JdbcStore.of(OrderStored.machine(), dataSource)
          .callers(SpringTransactions.joined())
          .build();
    }

    @Bean
    Orders service(JdbcStore<OrderState, OrderEvent> orders, DataSource dataSource) {
      return new Orders(orders, new JdbcTemplate(dataSource));
    }
  }

  /** Not final, because Spring creates a proxy of this class. */
  static class Orders {
    private final JdbcStore<OrderState, OrderEvent> orders;
    private final JdbcTemplate jdbc;

    Orders(JdbcStore<OrderState, OrderEvent> orders, JdbcTemplate jdbc) {
      this.orders = orders;
      this.jdbc = jdbc;
    }

    @Transactional
    void payAndShip(String id) {
      jdbc.update("insert into labels values (?)", id);
      orders.fire(id, OrderEvent.PAY, Cause.by("ada"));
      orders.fire(id, OrderEvent.SHIP, Cause.by("ada"));
    }
  }

  @Test
  void serviceAndStoreAreCommittedTogether() {
    try (AnnotationConfigApplicationContext context =
        new AnnotationConfigApplicationContext(Beans.class)) {
      JdbcTemplate jdbc = new JdbcTemplate(context.getBean(DataSource.class));
      jdbc.execute("create table labels (id varchar(9))");
      @SuppressWarnings("unchecked")
      JdbcStore<OrderState, OrderEvent> store = context.getBean(JdbcStore.class);
      store.createTables();
      store.create("o-1");
      Orders service = context.getBean(Orders.class);
      service.payAndShip("o-1");
      assertEquals(OrderState.SHIPPED, store.get("o-1").state());

      assertThrows(IllegalTransitionError.class, () -> service.payAndShip("o-1"));
      assertEquals(1, jdbc.queryForObject("select count(*) from labels", Integer.class));
      assertEquals(2, store.history("o-1").size());
      assertEquals(1, store.refusals("o-1", 9).size());
    }
  }
}
