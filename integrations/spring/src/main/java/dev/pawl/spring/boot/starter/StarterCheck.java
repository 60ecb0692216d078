package dev.pawl.spring.boot.starter;

import java.util.List;
import org.springframework.boot.SpringBootVersion;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.Ordered;
import org.springframework.core.io.support.SpringFactoriesLoader;

/**
 * A check that prevents an application from starting with a starter for another major version of
 * Spring Boot. The property {@code pawl.check-boot-version} can turn the check off. The check runs
 * before any bean is created, because the creation of beans would fail with the less helpful error
 * that a class is missing.
 */
public final class StarterCheck
    implements ApplicationContextInitializer<ConfigurableApplicationContext>, Ordered {

  private final String present;

  /**
   * Creates a check against the version of Spring Boot on the class path. Spring calls this
   * constructor.
   */
  public StarterCheck() {
    this(SpringBootVersion.getVersion());
  }

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
