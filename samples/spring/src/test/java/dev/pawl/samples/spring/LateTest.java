package dev.pawl.samples.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.pawl.samples.spring.orders.OrderService;
import dev.pawl.samples.spring.orders.OrderState;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;

/** Tests orders that are not paid in time. */
@SpringBootTest(
    webEnvironment = WebEnvironment.NONE,
    properties = {
      "spring.datasource.url=jdbc:h2:mem:late",
      "shop.patience=200ms",
      "pawl.timers.poll-interval=50ms"
    })
class LateTest {

  @Autowired private OrderService orders;

  @Test
  void unpaidOrdersAreCancelledWithTheirRows() throws Exception {
    orders.place("o-1", "ada", BigDecimal.TEN);
    for (int i = 0; i < 400 && orders.stored("o-1").state() != OrderState.CANCELLED; i++) {
      Thread.sleep(50);
    }
    assertThat(orders.stored("o-1").state()).isEqualTo(OrderState.CANCELLED);
    assertThat(orders.differences()).isEmpty();
  }
}
