package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertNull;

import dev.pawl.spring.suite.shop.Shop;
import org.junit.jupiter.api.Test;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.http.MediaType;
import org.springframework.test.web.reactive.server.WebTestClient;

/** Requests to a WebFlux service, whose controllers block because stores do. */
class ReactiveTest {

  @Test
  void refusalIsAConflict() {
    new ReactiveWebApplicationContextRunner()
        .withPropertyValues(Contexts.QUIET)
        .withUserConfiguration(Shop.class)
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              StoresTest.orders(context).create("o-1");
              WebTestClient web = WebTestClient.bindToApplicationContext(context).build();
              web.post()
                  .uri("/orders/o-1/ship")
                  .exchange()
                  .expectStatus()
                  .isEqualTo(409)
                  .expectHeader()
                  .contentTypeCompatibleWith(MediaType.APPLICATION_PROBLEM_JSON)
                  .expectBody()
                  .jsonPath("$.type")
                  .isEqualTo("https://pawl.dev/spring#not-legal")
                  .jsonPath("$.legal[0].event")
                  .isEqualTo("pay")
                  .jsonPath("$.permitted[0]")
                  .isEqualTo("pay");
              web.post()
                  .uri("/orders/o-1/payy")
                  .exchange()
                  .expectStatus()
                  .isBadRequest()
                  .expectBody()
                  .jsonPath("$.type")
                  .isEqualTo("https://pawl.dev/spring#no-event")
                  .jsonPath("$.permitted[0]")
                  .isEqualTo("pay");
              web.get().uri("/orders?in=lost").exchange().expectStatus().isBadRequest();
              web.post()
                  .uri("/orders/o-1/pay")
                  .exchange()
                  .expectBody(String.class)
                  .isEqualTo("paid");
              web.get()
                  .uri("/orders?in=settled")
                  .exchange()
                  .expectBody(String.class)
                  .isEqualTo("1");
            });
  }
}
