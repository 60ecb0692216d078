package dev.pawl.live.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.live.PawlLive;
import dev.pawl.live.WasherMachine;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import org.springframework.boot.Banner;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The live view in a Spring Boot application. */
class LiveAutoConfigurationTest {

  @EnableAutoConfiguration
  @Configuration(proxyBeanMethods = false)
  static class Laundry {
    @Bean
    WasherMachine washer() {
      return WasherMachine.builder().entityId("bean").build();
    }
  }

  private static ConfigurableApplicationContext application(String... properties) {
    return new SpringApplicationBuilder(Laundry.class)
        .bannerMode(Banner.Mode.OFF)
        .logStartupInfo(false)
        .web(WebApplicationType.NONE)
        .properties(properties)
        .run();
  }

  @Test
  void isOffByDefault() {
    try (ConfigurableApplicationContext context = application()) {
      assertThat(context.getBeansOfType(PawlLive.class)).isEmpty();
    }
  }

  @Test
  void showsTheInstancesOfBeansAndSurvivesARestart() throws Exception {
    String address;
    try (ConfigurableApplicationContext context = application("pawl.live.enabled=true")) {
      address = context.getBean(PawlLive.class).address();
      context.getBean(WasherMachine.class).start();
    }
    try (ConfigurableApplicationContext context = application("pawl.live.enabled=true")) {
      PawlLive live = context.getBean(PawlLive.class);
      assertThat(live.address()).isEqualTo(address);
      HttpRequest request = HttpRequest.newBuilder(URI.create(address + "machines")).build();
      HttpClient client = HttpClient.newHttpClient();
      String machines = "";
      for (int i = 0; i < 500 && !machines.contains("\"instances\":1"); i++) {
        Thread.sleep(20);
        machines = client.send(request, BodyHandlers.ofString()).body();
      }
      assertThat(machines).contains("\"declared\":\"Washer\"", "\"instances\":1");
      live.close();
    }
  }

  @Test
  void portIsUsed() throws Exception {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    try (ConfigurableApplicationContext context =
            application("pawl.live.enabled=true", "pawl.live.port=" + port);
        PawlLive live = context.getBean(PawlLive.class)) {
      assertThat(URI.create(live.address()).getPort()).isEqualTo(port);
    }
    assertThatThrownBy(() -> application("pawl.live.enabled=true", "pawl.live.port=99999"))
        .hasStackTraceContaining("port");
  }
}
