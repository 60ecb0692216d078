package dev.pawl.store;

import dev.pawl.Outcome;
import dev.pawl.engine.VisibleText;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.step.MadeStep;
import dev.pawl.store.write.StoreContext;
import java.time.Instant;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An entity as it was read: the state it was in, and which version that was. Immutable; a step is
 * made from it only if it is still so. Thread-safe.
 *
 * @param <S> the type of states
 */
public final class Stored<S> {

  private final EntityRow row;
  private final @Nullable EntityRow left;
  private final boolean waits;
  private final Function<EntityRow, S> reader;
  private volatile @Nullable S state;

  /**
   * An entity.
   *
   * @param left what it was before the step that has just been made; null if there was none
   * @param waits whether the event that was fired last was deferred
   */
  private Stored(
      EntityRow row,
      @Nullable EntityRow left,
      boolean waits,
      @Nullable S state,
      Function<EntityRow, S> reader) {
    this.row = row;
    this.left = left;
    this.waits = waits;
    this.state = state;
    this.reader = reader;
  }

  /** An entity of which only the row is known. */
  static <S> Stored<S> of(StoreContext<S, ?> context, EntityRow row) {
    return new Stored<>(row, null, false, null, context.opener()::read);
  }

  /** An entity after a step. */
  static <S, E> Stored<S> after(StoreContext<S, E> context, MadeStep<S, E> made) {
    EntityRow left = made.ignored() == null ? made.before() : null;
    boolean waits = made.ignored() != null && made.ignored().queued();
    return new Stored<>(made.after(), left, waits, made.state(), context.opener()::read);
  }

  /** The same, where nothing has been made of it. */
  Stored<S> unmoved() {
    return new Stored<>(row, null, false, state, reader);
  }

  /** The outcome of the event that was fired last. */
  Outcome<Stored<S>> outcome() {
    return left == null
        ? new Outcome.Ignored<>(this, waits)
        : new Outcome.Moved<>(new Stored<>(left, null, false, null, reader), this);
  }

  EntityRow row() {
    return row;
  }

  /** The id of the entity. */
  public String id() {
    return row.id();
  }

  /**
   * The state.
   *
   * @throws IllegalArgumentException if the machine does not know it
   * @throws InconsistentRowException if the columns of the row and its snapshot disagree
   */
  public S state() {
    S known = state;
    if (known == null) {
      known = reader.apply(row);
      state = known;
    }
    return known;
  }

  /** The name of the state in the database. */
  public String stateName() {
    return row.state();
  }

  /** How many steps have been made. */
  public long version() {
    return row.version();
  }

  /** The time at which it was last written. */
  public Instant updatedAt() {
    return row.updatedAt();
  }

  /** All there is beside the state; null where the state is all. */
  public @Nullable String snapshot() {
    return row.snapshot();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stored<?> stored && row.equals(stored.row);
  }

  @Override
  public int hashCode() {
    return row.hashCode();
  }

  /** One line, whatever the row has. */
  @Override
  public String toString() {
    return VisibleText.of(id()) + " in " + VisibleText.of(stateName()) + " at version " + version();
  }
}
