package dev.pawl.spring.boot.web;

import dev.pawl.spring.boot.PawlProperties;
import dev.pawl.store.JdbcStore;
import jakarta.persistence.EntityManagerFactory;
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
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/** The auto-configuration of responses to refusals, in Spring MVC and WebFlux. */
@AutoConfiguration
@ConditionalOnWebApplication
@ConditionalOnClass({RestControllerAdvice.class, ProblemDetail.class})
@EnableConfigurationProperties(PawlProperties.class)
public class WebAutoConfiguration {

  /** Creates the configuration. Spring calls this constructor. */
  public WebAutoConfiguration() {}

  /** Returns the advice for refusals. */
  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnMissingBean
  RefusalAdvice pawlRefusals(
      ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
    return new RefusalAdvice(stores, session);
  }

  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.SERVLET)
  NameAdvice.Servlet pawlNames(
      ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
    return new NameAdvice.Servlet(stores, session);
  }

  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  @ConditionalOnWebApplication(type = ConditionalOnWebApplication.Type.REACTIVE)
  NameAdvice.Reactive pawlReactiveNames(
      ObjectProvider<JdbcStore<?, ?>> stores, ObjectProvider<RequestSession> session) {
    return new NameAdvice.Reactive(stores, session);
  }

  @Bean
  @ConditionalOnProperty(name = "pawl.web.problem-details", matchIfMissing = true)
  TransientAdvice pawlTransients() {
    return new TransientAdvice();
  }

  /** The session of requests, if Spring's JPA support is present. */
  @Configuration(proxyBeanMethods = false)
  @ConditionalOnClass({EntityManagerFactory.class, JpaTransactionManager.class})
  static class Sessions {

    @Bean
    RequestSession pawlRequestSession(ObjectProvider<PlatformTransactionManager> managers) {
      return new RequestSession(managers);
    }
  }

  /** The advice for version conflicts, if Spring's transaction support is present. */
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
