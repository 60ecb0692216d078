package dev.pawl.store.step;

import dev.pawl.LifecycleEvent;
import dev.pawl.Outcome;
import dev.pawl.TransitionHook;
import dev.pawl.engine.MigrationObserver;
import org.jspecify.annotations.Nullable;

/**
 * A hook that records whether an instance was migrated when it was opened, and forwards all calls
 * to another hook. Confined to one thread.
 *
 * @param <S> the type of states
 * @param <E> the type of events
 */
public final class MigrationHook<S, E> implements MigrationObserver<S, E> {

  private final TransitionHook<S, E> next;
  private @Nullable String reason;

  /** Creates a hook that forwards nothing. */
  public MigrationHook() {
    this(new TransitionHook<>() {});
  }

  MigrationHook(TransitionHook<S, E> next) {
    this.next = next;
  }

  /** Returns a description of the migration; null if the instance was not migrated. */
  public @Nullable String reason() {
    return reason;
  }

  @Override
  public void before(LifecycleEvent<S, E> event) {
    next.before(event);
  }

  @Override
  public void migrated(LifecycleEvent<S, E> migration) {
    reason = migration.cause().reason();
  }

  @Override
  public void after(LifecycleEvent<S, E> event) {
    if (event.isMigration()) {
      reason = event.cause().reason();
    }
    next.after(event);
  }

  @Override
  public void refused(LifecycleEvent<S, E> event, Outcome<S> outcome) {
    next.refused(event, outcome);
  }

  @Override
  public void failed(LifecycleEvent<S, E> event, Throwable error) {
    next.failed(event, error);
  }
}
