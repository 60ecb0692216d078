package dev.pawl.spring.suite;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.emptyOrNullString;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.put;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.request;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.content;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.jsonPath;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import dev.pawl.Cause;
import dev.pawl.spring.boot.actuate.MachinesEndpoint;
import dev.pawl.spring.boot.actuate.MachinesEndpoint.Overview;
import dev.pawl.spring.boot.web.RefusalAdvice;
import dev.pawl.spring.suite.shop.LampEvent;
import dev.pawl.spring.suite.shop.OrderEvent;
import dev.pawl.spring.suite.shop.OrderState;
import dev.pawl.spring.suite.shop.Rules;
import dev.pawl.store.JdbcStore;
import dev.pawl.store.StaleStateError;
import jakarta.servlet.ServletException;
import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;

/** Requests to a service whose stores refuse, and to the actuator. */
class WebTest {

  @Test
  void refusalIsAConflictWithAnExplanation() {
    Contexts.web()
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              for (String id : List.of("o-1", "o-2", Rules.STRANGER, Rules.STOPPED, Rules.BROKEN)) {
                orders.create(id);
              }
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              illegal(web);
              others(web);
              names(web);
              machines(context.getBean(MachinesEndpoint.class));
              readOnly(web);
            });
  }

  private static void illegal(MockMvc web) throws Exception {
    web.perform(post("/orders/o-1/ship"))
        .andExpect(status().isConflict())
        .andExpect(content().contentTypeCompatibleWith("application/problem+json"))
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#not-legal"))
        .andExpect(jsonPath("$.detail").value(containsString("ship is not legal in OPEN")))
        .andExpect(jsonPath("$.machine").value("Order"))
        .andExpect(jsonPath("$.entityId").value("o-1"))
        .andExpect(jsonPath("$.state").value("OPEN"))
        .andExpect(jsonPath("$.legal[0].event").value("pay"))
        .andExpect(jsonPath("$.permitted[0]").value("pay"))
        .andExpect(jsonPath("$.legal[0].guard").value("trusted"))
        .andExpect(jsonPath("$.legal[0].to[0]").value("PAID"))
        .andExpect(jsonPath("$.shortestPath[0]").value("pay"));
  }

  private static void others(MockMvc web) throws Exception {
    web.perform(post("/orders/" + Rules.STRANGER + "/pay"))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#guard-refused"))
        .andExpect(jsonPath("$.permitted").isEmpty())
        .andExpect(jsonPath("$.guards[0]").value("trusted"));
    web.perform(post("/orders/" + Rules.STOPPED + "/pay"))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#vetoed"))
        .andExpect(jsonPath("$.permitted[0]").value("pay"))
        .andExpect(jsonPath("$.reason").value(containsString("are stopped")));
    // the response omits events that cannot be determined
    web.perform(post("/orders/" + Rules.BROKEN + "/ship"))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.legal[0].event").value("pay"))
        .andExpect(jsonPath("$.permitted").doesNotExist());
    web.perform(post("/orders/" + Rules.BROKEN + "/shipp"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.machine").value("Order"))
        .andExpect(jsonPath("$.permitted").doesNotExist());
    web.perform(post("/orders/nobody/pay"))
        .andExpect(status().isNotFound())
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#missing"))
        .andExpect(jsonPath("$.entityId").value("nobody"));
    web.perform(put("/orders/o-1"))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#exists"));
    web.perform(post("/late/o-2"))
        .andExpect(status().isConflict())
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#stale"))
        .andExpect(jsonPath("$.permitted[0]").value("ship"))
        .andExpect(jsonPath("$.state").value("PAID"));
  }

  /** Former names of states are accepted; unknown names are errors of the client. */
  private static void names(MockMvc web) throws Exception {
    web.perform(get("/orders").param("in", "settled"))
        .andExpect(status().isOk())
        .andExpect(content().string("1"));
    web.perform(get("/orders").param("in", "lost")).andExpect(status().isBadRequest());
    web.perform(post("/orders/o-1/payy"))
        .andExpect(status().isBadRequest())
        .andExpect(content().contentTypeCompatibleWith("application/problem+json"))
        .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#no-event"))
        .andExpect(jsonPath("$.detail").value(containsString("payy")))
        .andExpect(jsonPath("$.machine").value("Order"))
        .andExpect(jsonPath("$.entityId").value("o-1"))
        .andExpect(jsonPath("$.permitted[0]").value("pay"));
    web.perform(post("/orders/nobody/payy"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.entityId").doesNotExist());
    // an event with data cannot be created from its name alone
    web.perform(get("/lamps/push")).andExpect(content().string(LampEvent.push().toString()));
    web.perform(get("/lamps/dim"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.detail").value(containsString("carries data")));
    web.perform(get("/lamps/LIT.after.20ms"))
        .andExpect(status().isBadRequest())
        .andExpect(jsonPath("$.detail").value(containsString("cannot be fired")));
    web.perform(post("/orders/o-1/pay")).andExpect(content().string("paid"));
  }

  private static void machines(MachinesEndpoint endpoint) {
    Overview all = endpoint.machines();
    assertEquals(List.of("Lamp", "Order"), List.copyOf(all.machines().keySet()));
    assertEquals(2, all.machines().get("Order").states().get("PAID"));
    assertEquals(0, all.machines().get("Order").states().get("SHIPPED"));
    assertNull(all.machines().get("Order").timers());
    assertEquals(0, all.machines().get("Lamp").timers().parked());
    assertEquals(2, all.outbox().waiting());
    assertEquals("o-2", endpoint.instances("Order", "PAID").get(0).id());
    assertEquals(List.of("ship"), endpoint.instance("Order", "PAID", "o-2").permitted());
    assertEquals(List.of(), endpoint.instance("Order", "paid", "o-2").deferred());
    assertNull(endpoint.instance("Order", "open", "o-2"));
    assertNull(endpoint.instance("Order", "paid", "nobody"));
    assertTrue(endpoint.machine("Lamp").parked().isEmpty());
    assertNull(endpoint.machine("Nothing"));
    assertNull(endpoint.instances("Order", "nowhere"));
  }

  private static void readOnly(MockMvc web) throws Exception {
    for (String path : List.of("", "/Order", "/Order/paid", "/Order/paid/o-2")) {
      URI uri = URI.create("/actuator/pawl" + path);
      web.perform(get(uri)).andExpect(status().isOk());
      for (HttpMethod method : List.of(HttpMethod.POST, HttpMethod.PUT, HttpMethod.DELETE)) {
        web.perform(request(method, uri)).andExpect(status().isMethodNotAllowed());
      }
    }
    web.perform(get("/actuator/pawl")).andExpect(jsonPath("$.machines.Order.states.PAID").value(2));
  }

  @Test
  void endpointShowsWhatCanBeRead() {
    Contexts.web()
        .run(
            context -> {
              JdbcStore<OrderState, OrderEvent> orders = StoresTest.orders(context);
              List.of("o-1", "o-2", "o-3", Rules.BROKEN, Rules.UNCHECKED).forEach(orders::create);
              JdbcTemplate jdbc = context.getBean(JdbcTemplate.class);
              jdbc.execute("alter table pawl_order drop constraint pawl_order_states");
              jdbc.update("update pawl_order set state = 'returned' where id = 'o-1'");
              jdbc.update(
                  "update pawl_order set updated_at = timestamp '12026-01-01 00:00:00'"
                      + " where id = 'o-2'");
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              web.perform(get("/actuator/pawl/Order/returned"))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$[0].id").value("o-1"));
              web.perform(get("/actuator/pawl/Order/returned/o-1"))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$.version").value(0))
                  .andExpect(jsonPath("$.permitted").value(nullValue()))
                  .andExpect(jsonPath("$.problem").value(containsString("not know the state")));
              web.perform(get("/actuator/pawl/Order/OPEN/o-2"))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$.version").value(0))
                  .andExpect(jsonPath("$.since").value(nullValue()))
                  .andExpect(jsonPath("$.problem").value("Unreadable columns: updated_at"));
              web.perform(get("/actuator/pawl/Order/OPEN/o-3"))
                  .andExpect(jsonPath("$.permitted[0]").value("pay"))
                  .andExpect(jsonPath("$.problem").value(nullValue()));
              web.perform(get("/actuator/pawl/Order/OPEN/" + Rules.BROKEN))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$.problem").value(containsString("AssertionError")));
              web.perform(get("/actuator/pawl/Order/OPEN/" + Rules.UNCHECKED))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$.problem").value(containsString("IOException")));
              jdbc.execute("drop view pawl_outbox_events");
              jdbc.execute("drop table pawl_outbox");
              jdbc.execute("drop table pawl_lamp cascade");
              web.perform(get("/actuator/pawl"))
                  .andExpect(status().isOk())
                  .andExpect(jsonPath("$.machines.Order.states.OPEN").value(4))
                  .andExpect(jsonPath("$.machines.Lamp.states").value(nullValue()))
                  .andExpect(jsonPath("$.machines.Lamp.problem").value(containsString("Lamp")))
                  .andExpect(jsonPath("$.outbox.problem").value(not(emptyOrNullString())));
            });
  }

  /** Throws the exception of a version conflict in a repository or transaction. */
  @RestController
  static class Late {
    @GetMapping("/versions")
    void conflict() {
      throw new OptimisticLockingFailureException("of Row in rows");
    }

    /** Throws an error as {@code PawlJpa.reportConflicts} does. */
    @GetMapping("/stale-entities")
    void stale() {
      StaleStateError stale = new StaleStateError("Order", "o-1", "open", 1, "paid", 2);
      stale.initCause(new OptimisticLockingFailureException("of Row in rows"));
      throw stale;
    }
  }

  @Test
  void staleStateErrorCausedByAVersionConflictKeepsItsFields() {
    Contexts.web()
        .withUserConfiguration(Late.class)
        .run(
            context ->
                MockMvcBuilders.webAppContextSetup(context)
                    .build()
                    .perform(get("/stale-entities"))
                    .andExpect(status().isConflict())
                    .andExpect(jsonPath("$.machine").value("Order"))
                    .andExpect(jsonPath("$.entityId").value("o-1"))
                    .andExpect(jsonPath("$.state").value("paid")));
  }

  @Test
  void versionConflictOfSpringIsHandledLikeThatOfAStore() {
    Contexts.web()
        .withUserConfiguration(Late.class)
        .run(
            context ->
                MockMvcBuilders.webAppContextSetup(context)
                    .build()
                    .perform(get("/versions"))
                    .andExpect(status().isConflict())
                    .andExpect(jsonPath("$.type").value("https://pawl.dev/spring#stale"))
                    .andExpect(jsonPath("$.detail").value(not(containsString("rows")))));
    Contexts.web()
        .withUserConfiguration(Late.class)
        .withPropertyValues("pawl.web.problem-details=false")
        .run(
            context ->
                assertThrows(
                    ServletException.class,
                    () ->
                        MockMvcBuilders.webAppContextSetup(context)
                            .build()
                            .perform(get("/versions"))));
  }

  /** An unordered advice of the application for all parameters that cannot be converted. */
  @RestControllerAdvice
  static class Mismatches {
    @ExceptionHandler
    @ResponseStatus(HttpStatus.GONE)
    String mismatch(MethodArgumentTypeMismatchException error) {
      return "of the application";
    }
  }

  @Test
  void adviceOfTheApplicationComesFirst() {
    Contexts.web()
        .withUserConfiguration(Mismatches.class)
        .run(
            context -> {
              MockMvc web = MockMvcBuilders.webAppContextSetup(context).build();
              for (var request : List.of(get("/orders").param("in", "lost"), post("/orders/o/x"))) {
                web.perform(request)
                    .andExpect(status().isGone())
                    .andExpect(content().string("of the application"));
              }
            });
  }

  @Test
  void problemDetailsCanBeDisabled() {
    Contexts.web()
        .withPropertyValues(
            "pawl.web.problem-details=false", "management.endpoints.web.exposure.include=health")
        .run(
            context -> {
              assertTrue(context.getBeansOfType(RefusalAdvice.class).isEmpty());
              assertTrue(context.getBeansOfType(MachinesEndpoint.class).isEmpty());
              assertEquals(2, context.getBeansOfType(JdbcStore.class).size());
              StoresTest.orders(context).create("o-1");
              StoresTest.orders(context).fire("o-1", OrderEvent.PAY, Cause.by("ada"));
            });
  }
}
