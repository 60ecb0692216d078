package dev.pawl.jpa;

import static dev.pawl.jpa.Base.thrown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.IllegalTransitionError;
import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Persistence;
import jakarta.persistence.RollbackException;
import java.util.function.Consumer;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

/** Plain JPA: a unit in {@code persistence.xml}, without Hibernate types. */
class PersistenceUnitTest {

  private static void in(EntityManagerFactory factory, Consumer<EntityManager> work) {
    try (EntityManager em = factory.createEntityManager()) {
      em.getTransaction().begin();
      try {
        work.accept(em);
        em.getTransaction().commit();
      } finally {
        if (em.getTransaction().isActive()) {
          em.getTransaction().rollback();
        }
      }
    }
  }

  private static void guards(EntityManagerFactory factory) {
    in(factory, em -> em.persist(new Order(1, OrderState.NEW)));
    RollbackException error =
        Assertions.assertThrows(
            RollbackException.class,
            () -> in(factory, em -> em.find(Order.class, 1L).setState(OrderState.SHIPPED)));
    assertTrue(error.getCause() instanceof IllegalTransitionError, error::toString);
    in(
        factory,
        em -> {
          em.find(Order.class, 1L).setState(OrderState.SHIPPED);
          Assertions.assertThrows(IllegalTransitionError.class, em::flush);
          assertTrue(em.getTransaction().getRollbackOnly());
          em.getTransaction().rollback();
          em.getTransaction().begin();
        });
    thrown(
        UnguardedWriteError.class,
        () ->
            in(factory, em -> em.createQuery("update Order o set o.state = null").executeUpdate()));
    thrown(
        UnguardedWriteError.class,
        () ->
            in(
                factory,
                em -> em.createNativeQuery("update orders set state = null").executeUpdate()));
    in(factory, em -> em.find(Order.class, 1L).setState(OrderState.PAID));
    in(factory, em -> assertEquals(OrderState.PAID, em.find(Order.class, 1L).state));
  }

  @Test
  void persistenceUnitIsGuardedWithoutConfiguration() {
    try (EntityManagerFactory factory = Persistence.createEntityManagerFactory("plain")) {
      guards(factory);
    }
  }

  @Test
  void missingConverterIsReported() {
    IllegalStateException error =
        thrown(
            IllegalStateException.class,
            () -> Persistence.createEntityManagerFactory("forgotten").close());
    assertTrue(error.getMessage().startsWith("Order.state is not written by"), error.getMessage());
    assertFalse(error.getMessage().contains("@Version"));
  }

  @Test
  void converterOfAnotherColumnCanBeSet() {
    try (EntityManagerFactory factory = Persistence.createEntityManagerFactory("named")) {
      guards(factory);
    }
  }
}
