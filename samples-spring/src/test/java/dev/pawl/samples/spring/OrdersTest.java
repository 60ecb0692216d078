package dev.pawl.samples.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;

/** The service, as who calls it sees it. */
class OrdersTest {

  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private static ConfigurableApplicationContext application;
  private static String address;

  @BeforeAll
  static void start() {
    application =
        SpringApplication.run(
            Main.class,
            "--server.port=0",
            "--logging.level.root=WARN",
            "--spring.main.banner-mode=off");
    address = "http://localhost:" + application.getEnvironment().getProperty("local.server.port");
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  private static HttpResponse<String> call(String method, String path)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address + path))
            .method(method, HttpRequest.BodyPublishers.noBody())
            .build();
    return CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void anOrderGoesItsWay() throws Exception {
    assertEquals(201, call("PUT", "/orders/o-1?customer=ada").statusCode());
    assertEquals("placed", call("GET", "/orders/o-1").body());
    assertEquals("paid", call("POST", "/orders/o-1/pay?user=ada").body());
    assertEquals("shipped", call("POST", "/orders/o-1/ship?user=bob").body());
    assertEquals(
        "[\"pay by ada → paid\",\"ship by bob → shipped\"]",
        call("GET", "/orders/o-1/history").body());
    assertTrue(call("GET", "/actuator/pawl").body().contains("\"shipped\":1"));
  }

  @Test
  void whatIsNotLegalIsAConflictAndChangesNothing() throws Exception {
    call("PUT", "/orders/o-2?customer=eve");
    HttpResponse<String> refused = call("POST", "/orders/o-2/ship?user=eve");
    assertEquals(409, refused.statusCode());
    assertTrue(refused.body().contains("\"legal\":[{\"event\":\"pay\""), refused.body());
    assertEquals(null, application.getBean(OrderService.class).changedBy("o-2"));
    assertEquals("placed", call("GET", "/orders/o-2").body());
  }

  @Test
  void whatIsNotThereIsNotFoundAndWhatIsNoEventIsABadRequest() throws Exception {
    assertEquals(404, call("GET", "/orders/nowhere").statusCode());
    assertEquals(400, call("POST", "/orders/o-1/explode?user=eve").statusCode());
  }
}
