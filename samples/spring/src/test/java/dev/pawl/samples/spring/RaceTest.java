package dev.pawl.samples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.samples.spring.returns.ReturnedParcel;
import dev.pawl.samples.spring.returns.ReturnedParcels;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.annotation.Bean;

/** Tests two concurrent requests that have read the same row. */
@SpringBootTest(
    webEnvironment = WebEnvironment.RANDOM_PORT,
    properties = "spring.datasource.url=jdbc:h2:mem:race")
class RaceTest {

  /** The barrier at which requests wait until two of them have read the row. */
  private static final CyclicBarrier BOTH_HAVE_READ = new CyclicBarrier(2);

  @TestConfiguration(proxyBeanMethods = false)
  static class Reading {
    @Bean
    static BeanPostProcessor meeting() {
      return new BeanPostProcessor() {
        @Override
        public Object postProcessAfterInitialization(Object bean, String name) {
          return bean instanceof ReturnedParcels parcels ? meeting(parcels) : bean;
        }
      };
    }

    private static ReturnedParcels meeting(ReturnedParcels parcels) {
      Class<?>[] type = {ReturnedParcels.class};
      return (ReturnedParcels)
          Proxy.newProxyInstance(
              parcels.getClass().getClassLoader(),
              type,
              (proxy, method, args) -> {
                try {
                  Object result = method.invoke(parcels, args);
                  if (method.getName().equals("findById")) {
                    BOTH_HAVE_READ.await(1, TimeUnit.MINUTES);
                  }
                  return result;
                } catch (InvocationTargetException e) {
                  throw e.getCause();
                }
              });
    }
  }

  private final HttpClient client = HttpClient.newHttpClient();

  @Value("${local.server.port}")
  private int port;

  @Autowired private ReturnedParcels parcels;

  private CompletableFuture<HttpResponse<String>> tell(String event) {
    URI uri = URI.create("http://localhost:" + port + "/returns/r-1/events/" + event);
    return client.sendAsync(
        HttpRequest.newBuilder(uri).POST(HttpRequest.BodyPublishers.noBody()).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void laterRequestIsToldToReadAgain() {
    parcels.save(new ReturnedParcel("r-1"));
    CompletableFuture<HttpResponse<String>> approved = tell("approve");
    CompletableFuture<HttpResponse<String>> rejected = tell("reject");
    List<HttpResponse<String>> answers =
        Stream.of(approved, rejected).map(CompletableFuture::join).toList();
    assertThat(answers).extracting(HttpResponse::statusCode).containsExactlyInAnyOrder(200, 409);
    HttpResponse<String> late =
        answers.stream().filter(answer -> answer.statusCode() == 409).findFirst().orElseThrow();
    assertThat(late.headers().firstValue("content-type").orElseThrow())
        .startsWith("application/problem+json");
    assertThat(late.body())
        .contains("https://pawl.dev/spring#stale", "Read it again and decide again");
  }
}
