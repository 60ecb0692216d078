package dev.pawl.spring.boot.starter;

import java.util.List;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.io.support.SpringFactoriesLoader;

/**
 * Prevents an application from starting with a starter for another major version of Spring Boot,
 * unless {@code pawl.check-boot-version} is false. The check runs before any bean is created,
 * because the creation of beans would fail with a missing class.
 */
public final class StarterCheck
    implements ApplicationContextInitializer<ConfigurableApplicationContext>, Ordered {

  private final String present;

  /** Creates a check against the version of Spring Boot on the class path. Called by Spring. */
  public StarterCheck() {
    this(SpringBootVersion.getVersion());
  }

  /** Creates a check against a version of Spring Boot. */
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
   * @throws WrongStarterException if a starter is for another major version
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
