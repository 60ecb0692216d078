package dev.pawl.jpa;

import dev.pawl.TransitionListener;
import dev.pawl.jpa.guard.StepLogs;
import java.util.Objects;
import org.hibernate.Hibernate;
import org.jspecify.annotations.Nullable;

/**
 * Tells what steps an entity has made since it was loaded, where they are more than one. JPA writes
 * a row once for all that was done to it, so only the first state and the last are seen, which no
 * single transition may join.
 *
 * <p>Nothing needs to be noted of one step, nor where each step is flushed. An entity is confined
 * to one thread at a time.
 */
public final class Steps {

  private Steps() {}

  /**
   * Tells of one step, which is checked when it is written: {@code state = Steps.made(this, state,
   * OrderTransitions.pay(state))}.
   *
   * @return the state that it leads to
   * @param <S> the type of states
   */
  public static <S> S made(Object entity, S from, S to) {
    Objects.requireNonNull(from, "from");
    StepLogs.of(Hibernate.unproxy(entity)).add(from, to, false);
    return to;
  }

  /**
   * Tells of a step past the rules: it is written, whatever they say.
   *
   * @param from the state that is left; null if there was none, as of an order from another system
   * @return the state that it leads to
   * @param <S> the type of states
   */
  public static <S> S forced(Object entity, @Nullable S from, S to) {
    StepLogs.of(Hibernate.unproxy(entity)).add(from, to, true);
    return to;
  }

  /**
   * A listener for the instance whose state the entity keeps. All its steps are written, also those
   * that were forced: {@code OrderMachine.builder().from(state).listener(Steps.of(this))}.
   *
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
