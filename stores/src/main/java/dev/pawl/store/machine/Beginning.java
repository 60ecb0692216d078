package dev.pawl.store.machine;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How an instance begins that has a context of its own. Generated code makes it, so that the
 * context is of the machine's type: {@code JobStored.with(context)}. Immutable.
 *
 * @param context the context that it begins with
 * @param initial the initial state that it begins in; null for the machine's first
 * @param <S> the type of states
 * @param <E> the type of events
 */
public record Beginning<S, E>(Object context, @Nullable S initial) {

  /** With a context, in a state or the machine's first. */
  public Beginning {
    Objects.requireNonNull(context, "context");
  }

  /** The same in another initial state. */
  public Beginning<S, E> in(S state) {
    return new Beginning<>(context, Objects.requireNonNull(state, "state"));
  }
}
