package dev.pawl.store;

import dev.pawl.Outcome;
import dev.pawl.engine.VisibleText;
import dev.pawl.store.rows.EntityRow;
import dev.pawl.store.sql.Tables;
import dev.pawl.store.sql.UnreadableCell;
import dev.pawl.store.sql.UnreadableRowException;
import dev.pawl.store.step.StepResult;
import dev.pawl.store.step.StoreContext;
import java.time.Instant;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * An entity as it was read from the database: its state and its version. An event that is fired at
 * this object makes a step only if the row has not changed since it was read. Immutable and
 * thread-safe.
 *
 * @param <S> the type of states
 */
public final class Stored<S> {

  private final EntityRow row;
  private final @Nullable EntityRow rowBefore;
  private final boolean isDeferred;
  private final Tables columns;
  private final Function<EntityRow, S> reader;
  private volatile @Nullable S state;

  /**
   * Creates an entity.
   *
   * @param rowBefore the row before the last step; null if no step was made
   * @param isDeferred whether the event that was fired last was deferred
   */
  private Stored(
      EntityRow row,
      @Nullable EntityRow rowBefore,
      boolean isDeferred,
      @Nullable S state,
      Tables columns,
      Function<EntityRow, S> reader) {
    this.columns = columns;
    this.row = row;
    this.rowBefore = rowBefore;
    this.isDeferred = isDeferred;
    this.state = state;
    this.reader = reader;
  }

  /** Returns an entity that was read from its row. */
  static <S> Stored<S> of(StoreContext<S, ?> context, EntityRow row) {
    return new Stored<>(row, null, false, null, context.tables(), context.opener()::read);
  }

  /** Returns an entity after a step. */
  static <S, E> Stored<S> after(StoreContext<S, E> context, StepResult<S, E> made) {
    EntityRow left = made.ignored() == null ? made.before() : null;
    boolean waits = made.ignored() != null && made.ignored().queued();
    return new Stored<>(
        made.after(), left, waits, made.state(), context.tables(), context.opener()::read);
  }

  /** Returns this entity as the result of a call that made no step. */
  Stored<S> unmoved() {
    return new Stored<>(row, null, false, state, columns, reader);
  }

  /** Returns the outcome of the event that was fired last. */
  Outcome<Stored<S>> outcome() {
    return rowBefore == null
        ? new Outcome.Ignored<>(this, isDeferred)
        : new Outcome.Moved<>(new Stored<>(rowBefore, null, false, null, columns, reader), this);
  }

  EntityRow row() {
    return row;
  }

  /** Returns the id of the entity. */
  public String id() {
    return row.id();
  }

  /**
   * Returns the state.
   *
   * @throws UnreadableRowException if a cell of the row cannot be read
   * @throws IllegalArgumentException if the machine does not know the state
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

  /**
   * Returns the name of the state in the database. If the cell is not a text, returns its text
   * form.
   */
  public String stateName() {
    return row.state();
  }

  /**
   * Returns the cells of the row that could not be read; usually none. While the row has such
   * cells, the state is unknown and the entity can make no step. {@link
   * dev.pawl.store.recovery.Recovery Recovery} can correct the row.
   */
  public List<UnreadableCell> unreadable() {
    return row.unreadable();
  }

  /**
   * Returns the number of steps that the entity has made.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  public long version() {
    requireReadable(columns.version());
    return row.version();
  }

  /**
   * Returns the time at which the row was last written.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  public Instant updatedAt() {
    requireReadable(columns.updatedAt());
    return row.updatedAt();
  }

  /**
   * Returns the snapshot; null if the machine keeps no snapshots. The snapshot contains everything
   * about the instance that has no column, such as context and timers.
   *
   * @throws UnreadableRowException if the stored value cannot be read
   */
  public @Nullable String snapshot() {
    requireReadable("snapshot");
    return row.snapshot();
  }

  private void requireReadable(String column) {
    UnreadableCell.requireReadable(row.unreadable(), column);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stored<?> stored && row.equals(stored.row);
  }

  @Override
  public int hashCode() {
    return row.hashCode();
  }

  /**
   * Returns the id, the state and the version of the entity in one line. Control characters are
   * escaped.
   */
  @Override
  public String toString() {
    String text = VisibleText.of(id()) + " in " + VisibleText.of(stateName());
    return row.unreadable().isEmpty()
        ? text + " at version " + row.version()
        : text + ", unreadable: " + new UnreadableRowException(row.unreadable()).getMessage();
  }
}
