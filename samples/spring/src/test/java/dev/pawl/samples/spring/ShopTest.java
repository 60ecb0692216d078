package dev.pawl.samples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.Cause;
import dev.pawl.samples.spring.orders.OrderEvent;
import dev.pawl.samples.spring.orders.OrderService;
import dev.pawl.samples.spring.orders.Postman;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.transaction.support.TransactionTemplate;

/** Tests the service by its REST API. */
@SpringBootTest(
    webEnvironment = WebEnvironment.RANDOM_PORT,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:shop",
      "shop.migrate=true",
      "spring.sql.init.mode=always",
      "spring.sql.init.schema-locations=classpath:state-machine.sql"
    })
class ShopTest {

  private final HttpClient client = HttpClient.newHttpClient();

  @Value("${local.server.port}")
  private int port;

  @Autowired private JdbcTemplate jdbc;
  @Autowired private Postman postman;
  @Autowired private OrderService orders;
  @Autowired private TransactionTemplate transaction;

  @Test
  void orderIsPaidShippedAndDelivered() throws Exception {
    assertThat(post("/orders", order("o-1")).statusCode()).isEqualTo(201);
    assertThat(post("/orders/o-1/pay", "{\"amount\": 99.50}").body())
        .contains("\"state\":\"paid\"");
    assertThat(post("/orders/o-1/ship", "{\"tracking\": \"1Z\"}").body())
        .contains("\"state\":\"shipped\"", "\"tracking\":\"1Z\"");
    assertThat(post("/orders/o-1/arrive", "").body()).contains("\"state\":\"delivered\"");
    assertThat(get("/orders/o-1/history").body())
        .contains("\"event\":\"pay\"", "\"actor\":\"bank\"", "\"event\":\"arrive\"");
    assertThat(get("/actuator/metrics/pawl.transitions?tag=event:arrive&tag=outcome:moved").body())
        .contains("\"value\":1.0");
    assertThat(get("/actuator/metrics/pawl.outbox.lag").body()).contains("\"value\"");
    for (int i = 0; i < 200 && postman.letters().size() < 2; i++) {
      Thread.sleep(50);
    }
    assertThat(postman.letters()).contains("thanks: o-1", "on its way: o-1 1Z");
  }

  @Test
  void illegalEventIsRefusedWithLegalEvents() throws Exception {
    post("/orders", order("o-2"));
    HttpResponse<String> refused = post("/orders/o-2/ship", "{\"tracking\": \"1Z\"}");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.headers().firstValue("content-type").orElseThrow())
        .startsWith("application/problem+json");
    assertThat(refused.body()).contains("ship is not legal", "pay", "cancel");
    assertThat(get("/orders/o-2").body()).contains("\"state\":\"placed\"", "\"tracking\":null");
    assertThat(post("/orders/o-2/pay", "{\"amount\": 1}").statusCode()).isEqualTo(409);
    assertThat(get("/orders/o-2/history").body()).isEqualTo("[]");
    assertThat(get("/orders/none").statusCode()).isEqualTo(404);
  }

  @Test
  void rowAndStoreAgree() throws Exception {
    post("/orders", order("o-3"));
    post("/orders/o-3/pay", "{\"amount\": 100}");
    post("/orders/o-3/pay", "{\"amount\": 100}");
    assertThat(get("/orders/differences").body()).isEqualTo("[]");
  }

  @Test
  void rolledBackTransactionLeavesNoStep() throws Exception {
    post("/orders", order("o-4"));
    transaction.executeWithoutResult(
        status -> {
          orders.fire("o-4", OrderEvent.pay(BigDecimal.valueOf(100)), Cause.by("bank"));
          status.setRollbackOnly();
        });
    assertThat(get("/orders/o-4").body()).contains("\"state\":\"placed\"");
    assertThat(get("/orders/o-4/history").body()).isEqualTo("[]");
    transaction.executeWithoutResult(
        status -> {
          orders.place("o-5", "ada", BigDecimal.ONE);
          status.setRollbackOnly();
        });
    assertThat(get("/orders/o-5").statusCode()).isEqualTo(404);
    assertThat(get("/orders/differences").body()).isEqualTo("[]");
  }

  @Test
  void orderIsPlacedOnce() throws Exception {
    post("/orders", order("o-6"));
    post("/orders/o-6/pay", "{\"amount\": 99.50}");
    HttpResponse<String> again = post("/orders", order("o-6"));
    assertThat(again.statusCode()).isEqualTo(409);
    assertThat(again.body()).contains("spring#exists", "\"entityId\":\"o-6\"");
    assertThat(get("/orders/o-6").body()).contains("\"state\":\"paid\"");
    assertThat(get("/orders/differences").body()).isEqualTo("[]");
  }

  @Test
  void returnIsRequestedOnce() throws Exception {
    post("/returns/r-2", "");
    assertThat(post("/returns/r-2", "").statusCode()).isEqualTo(409);
    post("/returns/r-2/events/approve", "");
    assertThat(post("/returns/r-2", "").body()).contains("asked for already");
    assertThat(post("/returns/r-2/events/receive", "").body()).contains("RECEIVED");
  }

  @Test
  void returnIsOnlyAnEntity() throws Exception {
    assertThat(post("/returns/r-1", "").statusCode()).isEqualTo(201);
    assertThat(post("/returns/r-1/events/approve", "").body()).contains("APPROVED");
    HttpResponse<String> refused = post("/returns/r-1/events/payBack", "");
    assertThat(refused.statusCode()).isEqualTo(409);
    assertThat(refused.body()).contains("receive");
    // the commit refuses the change, because nothing was flushed before
    assertThat(post("/returns/r-1/overwrite/PAID_BACK", "").statusCode()).isEqualTo(409);
    assertThat(post("/returns/r-1/events/receive", "").body()).contains("RECEIVED");
  }

  @Test
  void ordersOfSpringStatemachineAreTakenOver() throws Exception {
    assertThat(get("/actuator/pawl").body()).contains("Order");
    assertThat(
            jdbc.queryForList(
                "select state from pawl_order where id in ('old-1', 'old-2', 'old-3') order by id",
                String.class))
        .containsExactly("paid", "placed");
  }

  private static String order(String id) {
    return "{\"id\": \"" + id + "\", \"customer\": \"ada\", \"total\": 99.50}";
  }

  private HttpResponse<String> get(String path) throws IOException, InterruptedException {
    return send(HttpRequest.newBuilder(uri(path)));
  }

  private HttpResponse<String> post(String path, String body)
      throws IOException, InterruptedException {
    return send(
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  private URI uri(String path) {
    return URI.create("http://localhost:" + port + path);
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(
        request.timeout(Duration.ofSeconds(30)).build(), HttpResponse.BodyHandlers.ofString());
  }
}
