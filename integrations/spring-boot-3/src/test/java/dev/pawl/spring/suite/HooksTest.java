package dev.pawl.spring.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.pawl.Cause;
import dev.pawl.LifecycleEvent;
import dev.pawl.TransitionHook;
import dev.pawl.TransitionListener;
import dev.pawl.spring.suite.shop.LampEvent;
import dev.pawl.spring.suite.shop.LampMachine;
import dev.pawl.spring.suite.shop.LampState;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.store.JdbcStore;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.annotation.Order;

/** The notification of hooks and listeners. */
class HooksTest {

  private static final List<String> HEARD = new ArrayList<>();

  private record Hook(String name) implements TransitionHook<LampState, LampEvent> {
    @Override
    public void after(LifecycleEvent<LampState, LampEvent> event) {
      HEARD.add(name);
    }
  }

  private record Listener(String name) implements TransitionListener<LampState, LampEvent> {
    @Override
    public void moved(LampState from, LampEvent event, LampState to) {
      HEARD.add(name);
    }
  }

  /** Declared in the wrong order. */
  @Configuration(proxyBeanMethods = false)
  static class Hearers {
    @Bean
    @Order(2)
    TransitionHook<LampState, LampEvent> later() {
      return new Hook("second hook");
    }

    @Bean
    @Order(1)
    TransitionHook<LampState, LampEvent> sooner() {
      return new Hook("first hook");
    }

    @Bean
    @Order(4)
    TransitionListener<LampState, LampEvent> last() {
      return new Listener("second listener");
    }

    @Bean
    @Order(3)
    TransitionListener<LampState, LampEvent> lastButOne() {
      return new Listener("first listener");
    }
  }

  private static List<String> heard(Runnable step) {
    HEARD.clear();
    step.run();
    return List.copyOf(HEARD);
  }

  @Test
  void hooksAndListenersAreCalledInTheirOrder() {
    Contexts.plain(Shop.class, Hearers.class)
        .withPropertyValues("pawl.timers.enabled=false")
        .run(
            context -> {
              assertNull(context.getStartupFailure());
              LampMachine lamp = Contexts.lamp(context);
              List<String> alone = heard(lamp::push);
              assertEquals(List.of("first hook", "second hook"), of("hook", alone));
              assertEquals(List.of("first listener", "second listener"), of("listener", alone));
              JdbcStore<LampState, LampEvent> lamps = WorkersTest.lamps(context);
              lamps.create("l-1");
              assertEquals(
                  List.of("first hook", "second hook", "first listener", "second listener"),
                  heard(() -> lamps.fire("l-1", LampEvent.push(), Cause.by("ada"))));
            });
  }

  private static List<String> of(String kind, List<String> heard) {
    return heard.stream().filter(name -> name.endsWith(kind)).toList();
  }
}
