package dev.pawl.jpa;

import dev.pawl.TransitionListener;
import dev.pawl.jpa.guard.StepLogs;
import java.util.Objects;
import org.hibernate.Hibernate;
import org.jspecify.annotations.Nullable;

/**
 * Methods that record the steps of an entity that makes more than one step between two flushes. JPA
 * writes all changes of a row at once, so without recorded steps the check knows only the first and
 * the last state. A single transition between the first and the last state need not exist.
 *
 * <p>Recording is not needed if the entity is flushed after each step. An entity must be used by
 * one thread at a time. If several attributes of an entity have states of the same machine,
 * recorded steps are used only in a flush in which one of these attributes changes.
 */
public final class Steps {

  private Steps() {}

  /**
   * Records a step. The step is checked when the entity is written: {@code state =
   * Steps.record(this, state, OrderTransitions.pay(state))}.
   *
   * @param entity the entity that makes the step
   * @param from the state before the step
   * @param to the state after the step
   * @return {@code to}
   * @param <S> the type of states
   */
  public static <S> S record(Object entity, S from, S to) {
    Objects.requireNonNull(from, "from");
    StepLogs.of(Hibernate.unproxy(entity)).add(from, to, false);
    return to;
  }

  /**
   * Records a forced step. A forced step is written without a check.
   *
   * @param entity the entity that makes the step
   * @param from the state before the step; null if the entity had no state, for example because the
   *     entity is imported
   * @param to the state after the step
   * @return {@code to}
   * @param <S> the type of states
   */
  public static <S> S recordForced(Object entity, @Nullable S from, S to) {
    StepLogs.of(Hibernate.unproxy(entity)).add(from, to, true);
    return to;
  }

  /**
   * Returns a listener that records all steps of an instance, including forced steps: {@code
   * OrderMachine.builder().from(state).listener(Steps.of(this))}. The recorded steps are written
   * without a check.
   *
   * @param entity the entity that contains the instance's state
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static <S, E> TransitionListener<S, E> of(Object entity) {
    Object target = Hibernate.unproxy(entity);
    return new TransitionListener<>() {
      @Override
      public void moved(S from, @Nullable E event, S to) {
        StepLogs.of(target).add(from, to, true);
      }
    };
  }
}
