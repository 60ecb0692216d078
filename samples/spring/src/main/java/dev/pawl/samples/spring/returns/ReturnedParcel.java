package dev.pawl.samples.spring.returns;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import org.jspecify.annotations.Nullable;

/** A returned parcel, with its state in a column. */
@Entity
@Table(name = "returned_parcel")
public class ReturnedParcel {
  @Id private String id;
  private ReturnState state;

  /**
   * Null until the row is inserted, so that a second return with this id is not taken for an
   * update.
   */
  @Version private @Nullable Long version;

  /** Used by JPA. */
  protected ReturnedParcel() {}

  /** Creates a return that has been requested. */
  public ReturnedParcel(String id) {
    this.id = id;
    this.state = ReturnState.ASKED;
  }

  /** Returns the id. */
  public String id() {
    return id;
  }

  /** Returns the current state. */
  public ReturnState state() {
    return state;
  }

  /** Applies an event to the state. */
  public void happens(ReturnEvent event) {
    state = ReturnTransitions.next(state, event);
  }

  /** Sets a state directly, as programs do by mistake. The flush refuses illegal states. */
  public void overwrite(ReturnState other) {
    state = other;
  }
}
