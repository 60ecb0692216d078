package dev.pawl.samples.guarded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.pawl.IllegalTransitionError;
import dev.pawl.jpa.GuardedMachine;
import dev.pawl.jpa.PawlJpa;
import dev.pawl.samples.spring.orders.OrderState;
import dev.pawl.samples.spring.orders.OrderTransitions;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Version;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.annotation.Bean;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;
import org.springframework.transaction.support.TransactionTemplate;

/**
 * Tests a machine without a converter, which the application adds to the properties of Spring
 * Boot's entity manager.
 */
@SpringBootTest(
    webEnvironment = WebEnvironment.NONE,
    properties = "spring.datasource.url=jdbc:h2:mem:guarded")
@Tag("slow")
class ConfiguredMachinesTest {

  @SpringBootApplication
  static class Application {
    @Bean
    static BeanPostProcessor machines() {
      return new BeanPostProcessor() {
        @Override
        public Object postProcessBeforeInitialization(Object bean, String name) {
          if (bean instanceof LocalContainerEntityManagerFactoryBean factory) {
            factory
                .getJpaPropertyMap()
                .put(
                    PawlJpa.MACHINES,
                    GuardedMachine.of(
                        OrderState.class,
                        OrderTransitions::transition,
                        OrderTransitions::isInitial));
          }
          return bean;
        }
      };
    }
  }

  @Entity(name = "Copy")
  static class Copy {
    @Id Long id;

    @Enumerated(EnumType.STRING)
    OrderState state = OrderState.PLACED;

    @Version Long version;
  }

  @Autowired private EntityManager rows;
  @Autowired private TransactionTemplate transaction;

  private void set(OrderState state) {
    transaction.executeWithoutResult(status -> rows.find(Copy.class, 1L).state = state);
  }

  @Test
  void transitionsAreGuarded() {
    transaction.executeWithoutResult(
        status -> {
          Copy copy = new Copy();
          copy.id = 1L;
          rows.persist(copy);
        });
    set(OrderState.PAID);
    assertThatThrownBy(() -> set(OrderState.DELIVERED))
        .hasRootCauseInstanceOf(IllegalTransitionError.class);
    assertThat(rows.find(Copy.class, 1L).state).isEqualTo(OrderState.PAID);
  }
}
