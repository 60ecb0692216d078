package dev.pawl;

import java.io.IOException;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when the machine does not allow an event or a change of state in its current state.
 * Nothing has changed.
 *
 * <p>The message lists the legal events and, if one exists, the shortest legal path to the target
 * of the event. The message is built when it is first requested.
 *
 * <p>A serialized error keeps its message, the name of the machine and the entity id. All other
 * parts, such as states and events, are null or empty after deserialization.
 */
public class IllegalTransitionError extends IllegalStateException {

  private static final long serialVersionUID = 1L;

  private final transient @Nullable Refusal refusal;
  private @Nullable String message;
  private @Nullable String machine;
  private @Nullable String entityId;

  /** Creates an error that explains the given refusal. */
  public IllegalTransitionError(Refusal refusal) {
    this.refusal = Objects.requireNonNull(refusal, "refusal");
  }

  /**
   * Creates an error about a recorded instance.
   *
   * @param refusal the refusal of a recorded step
   * @param message the message, which says which step was refused
   */
  public IllegalTransitionError(Refusal refusal, String message) {
    this.refusal = Objects.requireNonNull(refusal, "refusal");
    this.message = message;
  }

  /** Returns the refusal that this error explains; null after deserialization. */
  public @Nullable Refusal refusal() {
    return refusal;
  }

  /** Returns the name of the machine. */
  public String machine() {
    return refusal == null ? String.valueOf(machine) : refusal.machine();
  }

  /** Returns the id of the instance; null if it has none. */
  public @Nullable String entityId() {
    return refusal == null ? entityId : refusal.entityId();
  }

  /** Returns the state in which the attempt was refused; null after deserialization. */
  public @Nullable Object from() {
    return refusal == null ? null : refusal.from();
  }

  /** Returns the refused event; null if a state was requested instead of an event. */
  public @Nullable Object event() {
    return refusal == null ? null : refusal.event();
  }

  /**
   * Returns the state that the attempt was meant to reach. If a state was requested, the result is
   * the requested state. If an event was refused, the result is the target that the event has in
   * other states; null if the event has no target or several.
   */
  public @Nullable Object target() {
    return refusal == null ? null : refusal.target();
  }

  /** Returns the events that may be fired in the current state, in declared order. */
  public List<Refusal.Move> permitted() {
    return refusal == null ? List.of() : refusal.permitted();
  }

  /**
   * Returns the declared reason why the transition from the current state to the target is
   * forbidden; empty if {@link Forbid} does not forbid it.
   */
  public Optional<String> because() {
    return refusal == null ? Optional.empty() : refusal.because();
  }

  /**
   * Returns the shortest path to the target, as names of events. Guards are ignored, except as
   * described at {@link Refusal#shortestPath}. If a timer must elapse, the list contains an entry
   * such as {@code (wait 60s)}.
   *
   * @return the path; empty if no path exists or the current state is the target
   */
  public List<String> shortestPath() {
    return refusal == null ? List.of() : refusal.shortestPath();
  }

  @Override
  public String getMessage() {
    String text = message != null ? message : String.valueOf(refusal);
    message = text;
    return text;
  }

  /**
   * Writes only the message, the machine and the entity id, because states and events may not be
   * serializable.
   */
  private void writeObject(ObjectOutputStream out) throws IOException {
    message = getMessage();
    machine = machine();
    entityId = entityId();
    out.defaultWriteObject();
  }
}
