package dev.pawl.store.machine;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The context and the initial state of a new instance, for {@code JdbcStore.create}. Generated code
 * such as {@code JobStored.with(context)} creates this object, so that the compiler checks the type
 * of the context. Immutable.
 *
 * @param context the context with which the instance begins
 * @param initial the initial state; null for the machine's first initial state
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record NewInstance<S, E>(Object context, @Nullable S initial) {

  /** Checks that the context is not null. */
  public NewInstance {
    Objects.requireNonNull(context, "context");
  }

  /** Returns a copy with another initial state. */
  public NewInstance<S, E> in(S state) {
    return new NewInstance<>(context, Objects.requireNonNull(state, "state"));
  }
}
