package dev.pawl.samples.spring.returns;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;

/** A parcel that comes back, with its state in a column. */
@Entity
@Table(name = "returned_parcel")
public class ReturnedParcel {
  @Id private String id;
  private ReturnState state;

  /** Null before it was written: a return that is asked for twice is not taken for a change. */
  @Version private Long version;

  /** For JPA. */
  protected ReturnedParcel() {}

  /** A return that somebody asks for. */
  public ReturnedParcel(String id) {
    this.id = id;
    this.state = ReturnState.ASKED;
  }

  /** Its id. */
  public String id() {
    return id;
  }

  /** What has become of it. */
  public ReturnState state() {
    return state;
  }

  /** Tells it what has happened. */
  public void happens(ReturnEvent event) {
    state = ReturnTransitions.next(state, event);
  }

  /** Writes a state past the machine, as programs do by mistake: the flush refuses it. */
  public void overwrite(ReturnState other) {
    state = other;
  }
}
