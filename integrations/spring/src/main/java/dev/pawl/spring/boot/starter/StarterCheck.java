package dev.pawl.spring.boot.starter;

import java.util.List;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.io.support.SpringFactoriesLoader;

/**
 * Refuses to start an application with the starter of another line of Spring Boot, unless {@code
 * pawl.check-boot-version} is false. Before anything else is made: what would fail otherwise is
 * some class that is not found.
 */
public final class StarterCheck
    implements ApplicationContextInitializer<ConfigurableApplicationContext>, Ordered {

  private final String present;

  /** A check of the Spring Boot that is there. */
  public StarterCheck() {
    this(SpringBootVersion.getVersion());
  }

  /** A check against a version. */
  StarterCheck(String present) {
    this.present = present;
  }

  @Override
  public int getOrder() {
    return Ordered.HIGHEST_PRECEDENCE;
  }

  /**
   * Checks all starters on the class path.
   *
   * @throws WrongStarterException if one is for another line
   */
  @Override
  public void initialize(ConfigurableApplicationContext context) {
    if (!context.getEnvironment().getProperty("pawl.check-boot-version", Boolean.class, true)) {
      return;
    }
    List<Starter> starters =
        SpringFactoriesLoader.forDefaultResourceLocation(context.getClassLoader())
            .load(Starter.class);
    for (Starter starter : starters) {
      if (!present.startsWith(starter.line() + ".")) {
        throw new WrongStarterException(starter, present);
      }
    }
  }
}
