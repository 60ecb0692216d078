package dev.pawl.engine;

import dev.pawl.Cause;
import dev.pawl.Outcome;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * An instance that any number of threads may use at a time: each step is atomic, and hooks hear of
 * steps in the order in which they were made. Everything from select to effects, and whatever
 * waits, runs while the lock is held. Of two instances whose hooks fire at each other on two
 * threads each holds what the other waits for: {@link StepLock} finds that.
 */
public abstract class SharedInstance<S extends Enum<S>, E> extends DrivenInstance<S, E> {

  private static final VarHandle POSITION;
  private static final VarHandle MARKS;

  static {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup();
      POSITION = lookup.findVarHandle(Instance.class, "position", int.class);
      MARKS = lookup.findVarHandle(Stepped.class, "marks", long.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** Makes steps atomic; null in an instance that needs none. */
  protected final @Nullable StepLock lock;

  /** An instance in a state, after so many steps; without engine if nobody watches it. */
  protected SharedInstance(
      S state, long steps, @Nullable String entityId, @Nullable Engine<S, E> engine) {
    this(state, steps, entityId, engine, true);
  }

  @SuppressWarnings("this-escape") // the lock only keeps it
  SharedInstance(
      S state,
      long steps,
      @Nullable String entityId,
      @Nullable Engine<S, E> engine,
      boolean locks) {
    super(state, steps, entityId, engine);
    this.lock = locks ? new StepLock(this) : null;
  }

  private void hold() {
    if (lock != null) {
      lock.lock();
    }
  }

  private void release() {
    if (lock != null) {
      lock.unlock();
    }
  }

  @Override
  public S fire(E event) {
    hold();
    try {
      return super.fire(event);
    } finally {
      release();
    }
  }

  @Override
  public final S fire(E event, Cause cause) {
    hold();
    try {
      return super.fire(event, cause);
    } finally {
      release();
    }
  }

  @Override
  public Outcome<S> tryFire(E event) {
    hold();
    try {
      return super.tryFire(event);
    } finally {
      release();
    }
  }

  @Override
  public final Outcome<S> tryFire(E event, Cause cause) {
    hold();
    try {
      return super.tryFire(event, cause);
    } finally {
      release();
    }
  }

  @Override
  public final S force(S state, Cause cause) {
    hold();
    try {
      return super.force(state, cause);
    } finally {
      release();
    }
  }

  /** Hands an event over as {@link #post(Object, Cause)} does. */
  public final CompletableFuture<Outcome<S>> post(E event) {
    return post(event, Cause.none());
  }

  /**
   * Hands an event over, without ever waiting for another thread: if one makes a step, it fires the
   * event after that. So instances may fire at each other from hooks and effects.
   *
   * @return what became of it, as {@code tryFire} tells, or what user code has thrown; what depends
   *     on it may run while the instance is held, and must not wait
   */
  public final CompletableFuture<Outcome<S>> post(E event, Cause cause) {
    return lock == null
        ? CompletableFuture.completedFuture(tryFire(event, cause))
        : lock.post(() -> tryFire(event, cause));
  }

  /** Reads several things while no step is made. */
  public <R> R read(Supplier<R> reader) {
    hold();
    try {
      return reader.get();
    } finally {
      release();
    }
  }

  /** {@inheritDoc} Of an event after the other: asked again if a step was made meanwhile. */
  @Override
  public final List<String> permitted() {
    while (true) {
      long known = stepMarks() & ~RUNNER;
      int from = (int) POSITION.getAcquire(this);
      List<String> names = super.permitted();
      // a step changes the position first, then the marks
      if (from == (int) POSITION.getAcquire(this) && known == (stepMarks() & ~RUNNER)) {
        return names;
      }
    }
  }

  @Override
  public boolean permits(E event) {
    // what is selected by must not be older than what others have been told
    POSITION.getAcquire(this);
    return super.permits(event);
  }

  @Override
  public S state() {
    return stateAt((int) POSITION.getAcquire(this));
  }

  @Override
  public long sequence() {
    return made(stepMarks());
  }

  @Override
  protected final int become(int to) {
    POSITION.setRelease(this, to);
    MARKS.setRelease(this, marks + ONE_STEP);
    return to;
  }

  final long stepMarks() {
    return (long) MARKS.getAcquire(this);
  }

  final boolean isExchanged(long known, long next) {
    return MARKS.compareAndSet(this, known, next);
  }
}
