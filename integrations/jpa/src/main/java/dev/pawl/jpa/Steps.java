package dev.pawl.jpa;

import dev.pawl.TransitionListener;
import java.util.Objects;
import org.hibernate.Hibernate;
import org.jspecify.annotations.Nullable;

/**
 * Methods that record the steps of an entity that makes more than one step between two flushes. JPA
 * writes all changes of a row at once, so without recorded steps the check knows only the first and
 * the last state. A single transition between the first and the last state need not exist.
 *
 * <p>Recording is not needed if the entity is flushed after each step. An entity must be used by
 * one thread at a time. If several attributes of an entity have states of the same machine, and
 * more than one of these attributes changes in a flush, the steps must be recorded with the name of
 * the attribute.
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
    return add(entity, null, from, to, false);
  }

  /**
   * Records a step like {@link #record(Object, Object, Object)}, with the name of the attribute
   * that makes the step: {@code front = Steps.record(this, "front", front,
   * OrderTransitions.pay(front))}.
   *
   * @param entity the entity that makes the step
   * @param attribute the name of the attribute; in an embeddable, the path, such as {@code
   *     delivery.state}
   * @param from the state before the step
   * @param to the state after the step
   * @return {@code to}
   * @param <S> the type of states
   */
  public static <S> S record(Object entity, String attribute, S from, S to) {
    Objects.requireNonNull(from, "from");
    return add(entity, Objects.requireNonNull(attribute, "attribute"), from, to, false);
  }

  private static <S> S add(
      Object entity, @Nullable String attribute, @Nullable S from, S to, boolean trusted) {
    StepLogs.of(Hibernate.unproxy(entity)).add(attribute, from, to, trusted);
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
    return add(entity, null, from, to, true);
  }

  /**
   * Records a forced step like {@link #recordForced(Object, Object, Object)}, with the name of the
   * attribute that makes the step.
   *
   * @param entity the entity that makes the step
   * @param attribute the name of the attribute; in an embeddable, the path
   * @param from the state before the step; null if the attribute had no state
   * @param to the state after the step
   * @return {@code to}
   * @param <S> the type of states
   */
  public static <S> S recordForced(Object entity, String attribute, @Nullable S from, S to) {
    return add(entity, Objects.requireNonNull(attribute, "attribute"), from, to, true);
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
    return listener(entity, null);
  }

  /**
   * Returns a listener like {@link #of(Object)}, for the instance whose state is in the named
   * attribute.
   *
   * @param entity the entity that contains the instance's state
   * @param attribute the name of the attribute; in an embeddable, the path
   * @param <S> the type of states
   * @param <E> the type of events
   */
  public static <S, E> TransitionListener<S, E> of(Object entity, String attribute) {
    return listener(entity, Objects.requireNonNull(attribute, "attribute"));
  }

  private static <S, E> TransitionListener<S, E> listener(
      Object entity, @Nullable String attribute) {
    Object target = Hibernate.unproxy(entity);
    return new TransitionListener<>() {
      @Override
      public void moved(S from, @Nullable E event, S to) {
        StepLogs.of(target).add(attribute, from, to, true);
      }
    };
  }
}
