package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A handwritten instance whose driver a test can replace. */
abstract class Handmade<S extends Enum<S>, E> extends FlatMachine<S, E> {

  Handmade(FlatSteps<S, E, ?, ?> steps, S state, @Nullable String entityId) {
    super(new Builder<>(steps, state, entityId));
  }

  /** Sets the driver of the next calls. */
  final void driver(Driver<S, E> next) {
    ((Exchanged<S, E>) driver).target = next;
  }

  private static final class Builder<S extends Enum<S>, E>
      extends FlatBuilder<S, E, Void, Builder<S, E>> {

    private final FlatSteps<S, E, ?, ?> steps;

    Builder(FlatSteps<S, E, ?, ?> steps, S state, @Nullable String entityId) {
      super(steps, state);
      this.steps = steps;
      this.entityId = entityId;
    }

    @Override
    public Void build() {
      throw new UnsupportedOperationException();
    }

    @Override
    Driver<S, E> driver(FlatMachine<S, E> machine) {
      return new Exchanged<>(steps);
    }
  }

  private static final class Exchanged<S extends Enum<S>, E> implements Driver<S, E> {

    private final FlatSteps<S, E, ?, ?> steps;
    private @Nullable Driver<S, E> target;

    Exchanged(FlatSteps<S, E, ?, ?> steps) {
      this.steps = steps;
    }

    private Driver<S, E> target() {
      return Objects.requireNonNull(target);
    }

    @Override
    public FlatSteps<S, E, ?, ?> steps() {
      return steps;
    }

    @Override
    public S fire(FlatMachine<S, E> machine, E event, Cause cause) {
      return target().fire(machine, event, cause);
    }

    @Override
    public Outcome<S> tryFire(FlatMachine<S, E> machine, E event, Cause cause) {
      return target().tryFire(machine, event, cause);
    }

    @Override
    public S force(FlatMachine<S, E> machine, S leaf, Cause cause) {
      return target().force(machine, leaf, cause);
    }

    @Override
    public boolean permits(FlatMachine<S, E> machine, E event) {
      return target().permits(machine, event);
    }
  }
}
