package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/**
 * The driver of a thread-safe instance with hooks, listeners or effects. Each macrostep is atomic,
 * because the driver holds a lock from the selection of transitions to the last effect. If hooks of
 * two instances fire events at each other and two threads would wait for each other forever, {@link
 * StepLock} throws an exception.
 */
final class SharedDriver<S extends Enum<S>, E> extends ObservedDriver<S, E> {

  private static final VarHandle POSITION;
  private static final VarHandle SEQUENCE;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      POSITION = lookup.findVarHandle(FlatMachine.class, "position", int.class);
      SEQUENCE = lookup.findVarHandle(FlatMachine.class, "sequence", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  private final StepLock lock;

  SharedDriver(FlatProtocol<S, E> protocol, FlatMachine<S, E> machine) {
    super(protocol);
    this.lock = new StepLock(machine);
  }

  @Override
  public StepLock lock() {
    return lock;
  }

  @Override
  public CompletableFuture<Outcome<S>> post(FlatMachine<S, E> machine, E event, Cause cause) {
    return lock.post(() -> tryFire(machine, event, cause));
  }

  /** {@inheritDoc} Guards are evaluated without the lock, for the state that was committed last. */
  @Override
  public boolean permits(FlatMachine<S, E> machine, E event) {
    return permits(machine, steps(), event);
  }

  private <M extends FlatMachine<S, E>, C> boolean permits(
      FlatMachine<S, E> machine, FlatSteps<S, E, M, C> steps, E event) {
    M instance = steps.typed(machine);
    while (true) {
      long version = lock.version();
      int position = position(machine);
      C context = steps.context(instance);
      if (lock.isStill(version)) {
        return steps.select(instance, position, context, event) >= 0;
      }
    }
  }

  @Override
  public int position(FlatMachine<S, E> machine) {
    return (int) POSITION.getAcquire(machine);
  }

  @Override
  public long sequence(FlatMachine<S, E> machine) {
    return (long) SEQUENCE.getAcquire(machine);
  }

  /**
   * {@inheritDoc} If another thread commits a step while the events are checked, all events are
   * checked again.
   */
  @Override
  public List<String> permitted(FlatMachine<S, E> machine) {
    while (true) {
      long version = lock.version();
      List<String> names = super.permitted(machine);
      if (lock.isStill(version)) {
        return names;
      }
    }
  }

  @Override
  public <R> R read(FlatMachine<S, E> machine, Supplier<R> reader) {
    lock.lock();
    try {
      return reader.get();
    } finally {
      lock.unlock();
    }
  }
}
