package dev.pawl.spring.suite;

import dev.pawl.spring.boot.starter.StarterCheck;
import dev.pawl.spring.suite.shop.LampMachine;
import dev.pawl.spring.suite.shop.Shop;
import dev.pawl.time.VirtualScheduler;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.ApplicationContext;

/** The contexts of the suite, with everything on the class path, as in an application. */
final class Contexts {

  /** The major version of Spring Boot. */
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

  /** Returns a lamp that is not in a store and whose timers do not elapse. */
  static LampMachine lamp(ApplicationContext context) {
    return context.getBean(LampMachine.Builder.class).scheduler(new VirtualScheduler()).build();
  }
}
