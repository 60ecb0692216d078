package dev.pawl.spring.suite;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.not;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.header;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import dev.pawl.Cause;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.Retry;
import jakarta.servlet.ServletException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.dao.CannotAcquireLockException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.transaction.TransactionSystemException;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;

/** Requests whose transaction conflicts with others. */
@Tag("slow")
class BusyTest {

  private static final String TYPE = "https://pawl.dev/spring#busy";

  /** Requests with their own transaction, and errors. */
  @RestController
  static class Busy {
    private final JdbcStore<OrderState, OrderEvent> orders;
    private final JdbcTemplate jdbc;

    Busy(JdbcStore<OrderState, OrderEvent> orders, JdbcTemplate jdbc) {
      this.orders = orders;
      this.jdbc = jdbc;
    }

    @Transactional
    @PostMapping("/transactional/{id}")
    public String pay(@PathVariable String id) {
      return orders.fire(id, OrderEvent.PAY, Cause.by("ada")).stateName();
    }

    @Transactional
    @PostMapping("/jdbc/{id}")
    public int update(@PathVariable String id) {
      return jdbc.update("update pawl_order set version = version where id = ?", id);
    }

    @Transactional
    @PostMapping("/slow/{id}")
    public int keep(@PathVariable String id) throws InterruptedException {
      int updated = update(id);
      Thread.sleep(100);
      return updated;
    }

    @GetMapping("/throws/{what}")
    public void fail(@PathVariable String what) throws Exception {
      SQLException lost = new SQLException("secret", "40001");
      switch (what) {
        case "sql" -> throw lost;
        case "commit" -> throw new TransactionSystemException("Could not commit", lost);
        case "lock" -> throw new CannotAcquireLockException("secret");
        case "other" -> throw new IllegalStateException("other");
        default -> throw new SQLException("secret", "23505");
      }
    }
  }

  private static Connection locked(DataSource source) throws SQLException {
    Connection connection = source.getConnection();
    connection.setAutoCommit(false);
    try (var statement = connection.createStatement()) {
      statement.execute("update pawl_order set version = version where id = 'o-1'");
    }
    return connection;
  }

  @Test
  void lockTimeoutInACallersTransactionGetsRetryAfter() {
    Contexts.web()
        .withUserConfiguration(Busy.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              orders.create("o-1");
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              try (Connection other = locked(context.getBean(DataSource.class))) {
                for (String path : new String[] {"/transactional/o-1", "/jdbc/o-1"}) {
                  web.perform(post(path))
                      .andExpect(status().isServiceUnavailable())
                      .andExpect(header().string("Retry-After", "1"))
                      .andExpect(jsonPath("$.type").value(TYPE))
                      .andExpect(jsonPath("$.detail").value(not(containsString("SQL"))));
                }
                other.rollback();
              }
              assertEquals(0, orders.get("o-1").version());
              web.perform(post("/transactional/o-1")).andExpect(status().isOk());
            });
  }

  /** A hundred requests with ten connections. Some lock the row for longer than others wait. */
  @Test
  void hundredConcurrentRequestsAreHandled() {
    Contexts.web()
        .withUserConfiguration(Busy.class)
        .withPropertyValues("spring.datasource.hikari.connection-timeout=1000")
        .run(
            context -> {
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              orders.create("o-1");
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              ExecutorService clients = Executors.newFixedThreadPool(100);
              List<Callable<Integer>> requests = new ArrayList<>();
              for (int i = 0; i < 100; i++) {
                String uri =
                    switch (i % 4) {
                      case 0 -> "/transactional/o-1";
                      case 1 -> "/orders/o-1/pay";
                      default -> "/slow/o-1";
                    };
                requests.add(() -> web.perform(post(uri)).andReturn().getResponse().getStatus());
              }
              Set<Integer> answers = new TreeSet<>();
              for (Future<Integer> answer : clients.invokeAll(requests)) {
                answers.add(answer.get());
              }
              clients.shutdown();
              answers.removeAll(Set.of(200, 409, 503));
              assertEquals(Set.of(), answers);
              assertTrue(orders.get("o-1").version() <= 1);
            });
  }

  @Test
  void storeRetriesItsOwnTransaction() {
    Contexts.web()
        .run(
            context -> {
              StoresTest.orders(context).create("o-1");
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              Connection other = locked(context.getBean(DataSource.class));
              CompletableFuture<Void> later =
                  CompletableFuture.runAsync(
                      () -> {
                        try (other) {
                          Thread.sleep(3000); // longer than H2 waits for a lock
                          other.rollback();
                        } catch (SQLException | InterruptedException e) {
                          throw new AssertionError(e);
                        }
                      });
              web.perform(post("/orders/o-1/pay")).andExpect(status().isOk());
              later.join();
            });
  }

  @Test
  void callerCanRetryItsTransaction() {
    Contexts.web()
        .run(
            context -> {
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              orders.create("o-1");
              TransactionTemplate transaction = context.getBean(TransactionTemplate.class);
              int[] attempts = new int[1];
              Connection other = locked(context.getBean(DataSource.class));
              Retry.standard()
                  .call(
                      () ->
                          transaction.execute(
                              status -> {
                                if (++attempts[0] == 2) {
                                  release(other);
                                }
                                return orders.fire("o-1", OrderEvent.PAY, Cause.by("ada"));
                              }));
              assertEquals(2, attempts[0]);
              assertEquals(1, orders.get("o-1").version());
            });
  }

  private static void release(Connection other) {
    try (other) {
      other.rollback();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void onlyTransientErrorsAreHandled() {
    Contexts.web()
        .withUserConfiguration(Busy.class)
        .run(
            context -> {
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              for (String what : new String[] {"sql", "commit", "lock"}) {
                web.perform(get("/throws/" + what))
                    .andExpect(status().isServiceUnavailable())
                    .andExpect(header().string("Retry-After", "1"))
                    .andExpect(jsonPath("$.detail").value(not(containsString("secret"))));
              }
              for (String what : new String[] {"other", "constraint"}) {
                assertThrows(
                    ServletException.class, () -> web.perform(get("/throws/" + what)), what);
              }
              web.perform(get("/nowhere")).andExpect(status().isNotFound());
            });
  }

  @Test
  void transientErrorInWebFluxIsHandled() {
    new ReactiveWebApplicationContextRunner()
        .withPropertyValues(Contexts.QUIET)
        .withUserConfiguration(Shop.class, Busy.class)
        .run(
            context -> {
              WebTestClient web = WebTestClient.bindToApplicationContext(context).build();
              web.get()
                  .uri("/throws/commit")
                  .exchange()
                  .expectStatus()
                  .isEqualTo(503)
                  .expectHeader()
                  .valueEquals("Retry-After", "1")
                  .expectBody()
                  .jsonPath("$.type")
                  .isEqualTo(TYPE);
              web.get().uri("/throws/other").exchange().expectStatus().isEqualTo(500);
              web.get().uri("/nowhere").exchange().expectStatus().isNotFound();
            });
  }
}
