package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.pawl.spring.StoreCustomizer;
import dev.pawl.spring.suite.shop.LampEvent;
import dev.pawl.spring.suite.shop.LampState;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Timers of a store whose clock a test sets forward. */
class VirtualTimeTest {

  @Configuration(proxyBeanMethods = false)
  static class Time {
    @Bean
    VirtualScheduler time() {
      return new VirtualScheduler();
    }

    @Bean
    StoreCustomizer<LampState, LampEvent> virtualClock(VirtualScheduler time) {
      return store -> store.clock(time.clock());
    }
  }

  @Test
  void timerOfStoreElapsesInVirtualTime() {
    Contexts.plain(Shop.class, Time.class)
        .withPropertyValues("pawl.timers.enabled=false")
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              VirtualScheduler time = context.getBean(VirtualScheduler.class);
              JdbcStore<LampState, LampEvent> lamps = WorkersTest.lamps(context);
              lamps.create("l-1");
              lamps.fire("l-1", LampEvent.push());
              time.advance(Duration.ofMillis(19));
              assertEquals(LampState.LIT, lamps.wake("l-1").state());
              time.advance(Duration.ofMillis(1));
              assertEquals(LampState.DARK, lamps.wake("l-1").state());
              assertEquals(time.clock().instant(), lamps.get("l-1").updatedAt());
            });
  }
}
