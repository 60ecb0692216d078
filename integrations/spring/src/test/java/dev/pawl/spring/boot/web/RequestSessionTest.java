package dev.pawl.spring.boot.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.zaxxer.hikari.HikariDataSource;
import dev.pawl.IllegalTransitionError;
import dev.pawl.spring.Entities;
import dev.pawl.spring.Entities.Memo;
import dev.pawl.spring.SpringTransactions;
import dev.pawl.store.JdbcStore;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.orm.jpa.EntityManagerHolder;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.transaction.support.TransactionTemplate;

/** Refusals in a request whose JPA session stays open and keeps its connection. */
class RequestSessionTest {

  @Test
  void legalEventsAreReadOnTheConnectionOfTheSession() {
    try (HikariDataSource source = onlyOneConnection()) {
      JdbcTemplate jdbc = new JdbcTemplate(source);
      jdbc.execute("create table memo (id varchar(9) primary key, text varchar(9))");
      jdbc.update("insert into memo (id, text) values ('m-1', 'old')");
      JdbcStore<GateState, GateEvent> gates =
          JdbcStore.of(GateStored.machine(), source).callers(SpringTransactions.joined()).build();
      gates.createTables();
      gates.create("g-1");
      EntityManagerFactory factory = Entities.of(source, Memo.class);
      JpaTransactionManager manager = new JpaTransactionManager(factory);
      DefaultListableBeanFactory beans = new DefaultListableBeanFactory();
      beans.registerSingleton("manager", manager);
      RequestSession requests =
          new RequestSession(beans.getBeanProvider(PlatformTransactionManager.class));
      TransactionTemplate service = new TransactionTemplate(manager);

      EntityManager session = factory.createEntityManager();
      TransactionSynchronizationManager.bindResource(factory, new EntityManagerHolder(session));
      try {
        assertNotNull(service.execute(status -> session.find(Memo.class, "m-1")));
        assertThrows(
            IllegalTransitionError.class,
            () -> service.execute(status -> gates.fire("g-1", GateEvent.CLOSE)));
        assertEquals(List.of("open"), requests.read(gates.source(), () -> gates.permitted("g-1")));
      } finally {
        TransactionSynchronizationManager.unbindResource(factory);
        session.close();
      }
      assertEquals(0, source.getHikariPoolMXBean().getActiveConnections());
      factory.close();
    }
  }

  private static HikariDataSource onlyOneConnection() {
    HikariDataSource source = new HikariDataSource();
    source.setJdbcUrl("jdbc:h2:mem:session;DB_CLOSE_DELAY=-1");
    source.setMaximumPoolSize(1);
    source.setConnectionTimeout(1000);
    return source;
  }
}
