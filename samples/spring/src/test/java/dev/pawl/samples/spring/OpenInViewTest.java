package dev.pawl.samples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.samples.spring.orders.OrderService;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;

/** Tests requests whose JPA session keeps the only connection, as by Spring Boot's default. */
@SpringBootTest(
    webEnvironment = WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:view",
      "spring.datasource.hikari.maximum-pool-size=1",
      "spring.datasource.hikari.connection-timeout=2000",
      "spring.jpa.open-in-view=true",
      "pawl.timers.enabled=false",
      "pawl.outbox.enabled=false"
    })
class OpenInViewTest {

  @Value("${local.server.port}")
  private int port;

  @Autowired private OrderService orders;

  @Test
  void refusalListsLegalEventsWithoutSecondConnection() throws Exception {
    orders.place("o-1", "ada", BigDecimal.ONE);
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/orders/o-1/arrive"))
            .POST(HttpRequest.BodyPublishers.noBody())
            .build();
    HttpResponse<String> refused =
        HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body()).contains("\"permitted\":[");
  }
}
