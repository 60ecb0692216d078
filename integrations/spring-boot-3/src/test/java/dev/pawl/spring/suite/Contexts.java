package dev.pawl.spring.suite;

import dev.pawl.spring.boot.starter.StarterCheck;
import dev.pawl.spring.suite.shop.LampMachine;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.time.VirtualScheduler;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.ApplicationContext;

/** The contexts of the suite: all that is on the class path, as an application has it. */
final class Contexts {

  /** Of which Boot the suite is run. */
  static final int LINE = Integer.getInteger("pawl.boot");

  static final String[] QUIET = {
    "spring.datasource.generate-unique-name=true", "pawl.timers.poll-interval=10ms"
  };

  private Contexts() {}

  static ApplicationContextRunner plain(Class<?>... configurations) {
    return new ApplicationContextRunner()
        .withInitializer(new StarterCheck())
        .withPropertyValues(QUIET)
        .withUserConfiguration(configurations);
  }

  static ApplicationContextRunner shop() {
    return plain(Shop.class);
  }

  static WebApplicationContextRunner web() {
    return new WebApplicationContextRunner()
        .withPropertyValues(QUIET)
        .withPropertyValues("management.endpoints.web.exposure.include=*")
        .withUserConfiguration(Shop.class);
  }

  /** A lamp that is nowhere stored, for which time stands still: only its events are heard of. */
  static LampMachine lamp(ApplicationContext context) {
    return context.getBean(LampMachine.Builder.class).scheduler(new VirtualScheduler()).build();
  }
}
