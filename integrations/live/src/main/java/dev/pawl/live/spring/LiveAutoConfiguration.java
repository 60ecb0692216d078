package dev.pawl.live.spring;

import dev.pawl.live.PawlLive;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.context.annotation.Conditional;
import org.springframework.core.env.Environment;
import org.springframework.core.type.AnnotatedTypeMetadata;
import org.springframework.util.ClassUtils;

/**
 * The auto-configuration of the live view for Spring Boot 3 and 4. The live view is started if the
 * property {@code pawl.live.enabled} is true, or if this property is not set and Spring Boot's
 * developer tools are present.
 *
 * <p>The live view is not stopped with the application context, so that its address stays the same
 * when the developer tools restart the application.
 */
@AutoConfiguration
@Conditional(LiveAutoConfiguration.InDevelopment.class)
public class LiveAutoConfiguration {

  private static final String DEVELOPER_TOOLS =
      "org.springframework.boot.devtools.restart.Restarter";

  /** Creates the configuration. Spring calls this constructor. */
  public LiveAutoConfiguration() {}

  /**
   * Starts the live view before any other bean is created, so that the live view shows the
   * instances that beans create.
   *
   * @param environment the environment with the property {@code pawl.live.port}. The default of
   *     this property is any free port.
   */
  @Bean
  static BeanFactoryPostProcessor pawlLiveStarter(Environment environment) {
    int port = environment.getProperty("pawl.live.port", Integer.class, 0);
    return beans -> PawlLive.start(port);
  }

  /** Returns the bean of the live view. */
  @Bean(destroyMethod = "")
  PawlLive pawlLive() {
    return PawlLive.start();
  }

  /**
   * The condition under which the live view is started: {@code pawl.live.enabled} is true, or this
   * property is not set and Spring Boot's developer tools are present.
   */
  static final class InDevelopment implements Condition {
    @Override
    public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
      boolean tools = ClassUtils.isPresent(DEVELOPER_TOOLS, context.getClassLoader());
      return context.getEnvironment().getProperty("pawl.live.enabled", Boolean.class, tools);
    }
  }
}
