package dev.pawl.engine;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Outcome;
import dev.pawl.Refusal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A refusal whose explanation is derived from the definition of the machine.
 *
 * @param definition the definition of the machine
 * @param kind the kind of refusal
 * @param entityId the id of the instance; null if it has none
 * @param from the state in which the attempt was refused
 * @param eventIndex the index of the event; -1 if a target was requested
 * @param event the event; null if a target was requested
 * @param requestedState the requested state; null if an event was fired
 */
record ExplainedRefusal<S>(
    Definition<S, ?> definition,
    Kind kind,
    @Nullable String entityId,
    Object from,
    int eventIndex,
    @Nullable Object event,
    @Nullable Object requestedState)
    implements Refusal {

  /** Returns the refusal of an event. */
  static Refusal of(
      Definition<?, ?> definition,
      Kind kind,
      @Nullable String entityId,
      Object from,
      int eventIndex,
      @Nullable Object event) {
    return new ExplainedRefusal<>(definition, kind, entityId, from, eventIndex, event, null);
  }

  /** Returns the refusal of a change of state that no event requested. */
  static Refusal of(
      Definition<?, ?> definition, @Nullable String entityId, Object from, Object target) {
    return new ExplainedRefusal<>(definition, Kind.ILLEGAL, entityId, from, -1, null, target);
  }

  /**
   * Returns the outcome for a refusal.
   *
   * @param refusal the refusal; null if the machine ignores the event
   */
  static <T> Outcome<T> outcome(T from, @Nullable Refusal refusal) {
    if (refusal == null) {
      return new Outcome.Ignored<>(from, false);
    }
    return refusal.kind() == Kind.GUARD
        ? new Outcome.GuardRefused<>(from, refusal)
        : new Outcome.Illegal<>(from, refusal);
  }

  /**
   * Returns the error of a refusal. The return type is not more specific, so that callers do not
   * load the class of the error.
   */
  static RuntimeException error(Refusal refusal) {
    return refusal.error();
  }

  /**
   * Throws the error of a refused outcome. This method creates the error itself, because each
   * further method call would add a frame to the stack trace.
   */
  static void raise(Outcome<?> outcome) {
    if (outcome instanceof Outcome.Illegal<?> illegal) {
      throw new IllegalTransitionError(illegal.refusal());
    } else if (outcome instanceof Outcome.GuardRefused<?> guard) {
      throw new GuardRefusedError(guard.refusal());
    }
  }

  @Override
  public String machine() {
    return definition.machine();
  }

  @Override
  public @Nullable Object target() {
    return requestedState != null ? requestedState : definition.onlyTarget(eventIndex);
  }

  @Override
  public List<Move> permitted() {
    return open().moves();
  }

  @Override
  public List<String> guards() {
    return definition.guards(from, eventIndex);
  }

  @Override
  public Optional<String> because() {
    Object to = target();
    return to == null
        ? Optional.empty()
        : Optional.ofNullable(definition.because(definition.key(from), definition.key(to)));
  }

  @Override
  public List<String> shortestPath() {
    Object to = target();
    return to == null
        ? List.of()
        : new ShortestPath<>(definition, open(), definition.key(to)).events(false);
  }

  @Override
  public IllegalTransitionError error() {
    return kind == Kind.GUARD ? new GuardRefusedError(this) : new IllegalTransitionError(this);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return System.identityHashCode(this);
  }

  @Override
  public String toString() {
    S target = requestedState == null ? null : definition.key(requestedState);
    return new Explanation<>(definition, open()).of(kind, entityId, eventIndex, target);
  }

  private AvailableTransitions<S> open() {
    int refused = kind == Kind.GUARD ? eventIndex : -1;
    boolean comparable = event instanceof Enum<?>;
    return new AvailableTransitions<>(definition, definition.key(from), refused, comparable);
  }
}
