package dev.pawl.samples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.samples.spring.DyingShop.Moment;
import dev.pawl.samples.spring.orders.OrderService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.JdbcTemplate;

/**
 * Tests a process that ends before the row of an order and the step in the store are both
 * committed.
 */
@Tag("slow")
class KilledTest {

  @TempDir Path folder;

  /**
   * Returns the URL of a database that writes each commit immediately, so that commits survive the
   * end of the process.
   */
  private String url() {
    return "jdbc:h2:file:" + folder.resolve("shop") + ";WRITE_DELAY=0";
  }

  private void dies(Moment moment, String store) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                DyingShop.class.getName(),
                url(),
                moment.name(),
                store)
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(said)).isEqualTo(137);
    // the process had made the step before it ended
    assertThat(Files.readString(said)).contains("dies where it is paid");
  }

  private void startedAgain(Consumer<ConfigurableApplicationContext> shop) {
    try (ConfigurableApplicationContext context = DyingShop.start(url())) {
      shop.accept(context);
    }
  }

  private static void expect(ConfigurableApplicationContext shop, String state, int steps) {
    OrderService orders = shop.getBean(OrderService.class);
    assertThat(orders.differences()).isEmpty();
    assertThat(orders.purchase("o-1").customer()).isEqualTo("ada");
    assertThat(orders.stored("o-1").stateName()).isEqualTo(state);
    assertThat(orders.history("o-1")).hasSize(steps);
    assertThat(
            shop.getBean(JdbcTemplate.class)
                .queryForList("select topic from pawl_outbox", String.class))
        .hasSizeLessThanOrEqualTo(steps);
  }

  @Test
  void stepIsRolledBackWithRow() throws Exception {
    dies(Moment.STORED, "joined");
    startedAgain(shop -> expect(shop, "placed", 0));
  }

  @Tag("attack")
  @Tag("long")
  @ParameterizedTest
  @EnumSource
  void rowAndStoreAgreeWheneverProcessEnds(Moment moment) throws Exception {
    dies(moment, "joined");
    boolean kept = moment == Moment.COMMITTED;
    startedAgain(shop -> expect(shop, kept ? "paid" : "placed", kept ? 1 : 0));
  }

  /** Without a common transaction, the row and the store differ after such an end. */
  @Tag("attack")
  @Tag("long")
  @Test
  void storeWithoutJoinedTransactionsDiffers() throws Exception {
    dies(Moment.STORED, "alone");
    startedAgain(
        shop -> {
          OrderService orders = shop.getBean(OrderService.class);
          assertThat(orders.stored("o-1").stateName()).isEqualTo("paid");
          assertThat(orders.differences()).containsExactly("o-1");
        });
  }
}
