package dev.pawl.spring.boot.web;

import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.JdbcStore;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.boot.autoconfigure.condition.ConditionalOnProperty;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.ProblemDetail;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** Answers to requests that a machine or store refuses, in web MVC and in WebFlux. */
@AutoConfiguration
@ConditionalOnWebApplication
@ConditionalOnClass({RestControllerAdvice.class, ProblemDetail.class})
@EnableConfigurationProperties(PawlProperties.class)
public class WebAutoConfiguration {

  /** Made by Spring. */
  public WebAutoConfiguration() {}

  /** The answers. */
  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnMissingBean
  public RefusalAdvice pawlRefusals(ObjectProvider<JdbcStore<?, ?>> stores) {
    return new RefusalAdvice(stores);
  }

  /** Names that are no events, in web MVC. */
  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
  NameAdvice.Servlet pawlNames(ObjectProvider<JdbcStore<?, ?>> stores) {
    return new NameAdvice.Servlet(stores);
  }

  /** Names that are no events, in WebFlux. */
  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
  NameAdvice.Reactive pawlReactiveNames(ObjectProvider<JdbcStore<?, ?>> stores) {
    return new NameAdvice.Reactive(stores);
  }

  /** Conflicts that Spring tells of: where there are no transactions, there are none. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass(OptimisticLockingFailureException.class)
  static class Conflicts {

    @Bean
    @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
    ConflictAdvice pawlConflicts() {
      return new ConflictAdvice();
    }
  }
}
