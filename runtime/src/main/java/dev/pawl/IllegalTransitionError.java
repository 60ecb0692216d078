package dev.pawl;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An event, or a change of state, that the machine does not allow in its state. Nothing has
 * changed.
 *
 * <p>The message names what would have been legal and, where there is one, the shortest legal way
 * to where the event leads. It is put together only when asked for.
 *
 * <p>A serialized error keeps its message, the machine's name and the entity id. States, events and
 * whatever else explains it stay behind: in an error that was deserialized they are null or empty.
 */
public class IllegalTransitionError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable Refusal refusal;
  private @Nullable String message;
  private @Nullable String machine;
  private @Nullable String entityId;

  /** An error that explains a refusal. */
  public IllegalTransitionError(Refusal refusal) {
    this.refusal = Objects.requireNonNull(refusal, "refusal");
  }

  /** An error about a recorded instance: the refusal of a step in it, and which step that is. */
  public IllegalTransitionError(Refusal refusal, String message) {
    this.refusal = Objects.requireNonNull(refusal, "refusal");
    this.message = message;
  }

  /** The explanation in its parts; null in an error that was deserialized. */
  public @Nullable Refusal refusal() {
    return refusal;
  }

  /** The machine's name. */
  public String machine() {
    return refusal == null ? String.valueOf(machine) : refusal.machine();
  }

  /** The id of the instance; null if it has none. */
  public @Nullable String entityId() {
    return refusal == null ? entityId : refusal.entityId();
  }

  /** The state in which it was refused. */
  public @Nullable Object from() {
    return refusal == null ? null : refusal.from();
  }

  /** The event refused; null if a state was asked for. */
  public @Nullable Object event() {
    return refusal == null ? null : refusal.event();
  }

  /** The state asked for, or the one state the event leads to where it is legal; null if none. */
  public @Nullable Object target() {
    return refusal == null ? null : refusal.target();
  }

  /** The events that may be fired in the state, in declared order. */
  public List<Refusal.Move> permitted() {
    return refusal == null ? List.of() : refusal.permitted();
  }

  /** The reason why going from the state to the target is forbidden, if that was declared. */
  public Optional<String> because() {
    return refusal == null ? Optional.empty() : refusal.because();
  }

  /**
   * The names of the events that lead to the target on the shortest way, guards aside, with {@code
   * (wait 60s)} where a timer must run down; empty if none does, or the state is the target.
   */
  public List<String> way() {
    return refusal == null ? List.of() : refusal.way();
  }

  @Override
  public String getMessage() {
    String text = message != null ? message : String.valueOf(refusal);
    message = text;
    return text;
  }

  /** Says everything that the fields left behind would have said. */
  private void writeObject(ObjectOutputStream out) throws IOException {
    message = getMessage();
    machine = machine();
    entityId = entityId();
    out.defaultWriteObject();
  }
}
