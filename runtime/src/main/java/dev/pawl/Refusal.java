package dev.pawl;

import dev.pawl.engine.Definition;
import java.util.List;
import java.util.Optional;

/**
 * Why an event or a transition was refused, and what would have been legal instead. Immutable;
 * everything is worked out only when asked for.
 */
public final class Refusal {

  /** The ways in which the rules refuse. */
  public enum Kind {
    /** No transition is there. */
    ILLEGAL,
    /** Transitions are there, and the guard of each said no. */
    GUARD
  }

  /**
   * Something that may be done in a state.
   *
   * @param event the event's declared name
   * @param guard the guard's text; null if there is none
   * @param targets the states it leads to; several if one is picked at run time
   */
  public record Move(String event, String guard, List<?> targets) {}

  private final Definition<?, ?> definition;
  private final Kind kind;
  private final String entityId;
  private final Object from;
  private final int eventIndex;
  private final Object event;
  private final Object target;

  /**
   * Made by generated code, through {@link Definition}.
   *
   * @param definition explains the machine
   * @param kind in which way it was refused
   * @param entityId whose life; null if the life has no id
   * @param from the state it was refused in
   * @param eventIndex the event's position; -1 if a target was asked for, not an event
   * @param event the event; null if a target was asked for
   * @param target the state asked for; null if an event was fired
   */
  public Refusal(
      Definition<?, ?> definition,
      Kind kind,
      String entityId,
      Object from,
      int eventIndex,
      Object event,
      Object target) {
    this.definition = definition;
    this.kind = kind;
    this.entityId = entityId;
    this.from = from;
    this.eventIndex = eventIndex;
    this.event = event;
    this.target = target;
  }

  /** In which way it was refused. */
  public Kind kind() {
    return kind;
  }

  /** The machine's name. */
  public String machine() {
    return definition.machine();
  }

  /** Whose life it was; null if the life has no id. */
  public String entityId() {
    return entityId;
  }

  /** The state in which it was refused. */
  public Object from() {
    return from;
  }

  /** The event refused; null if a state was asked for. */
  public Object event() {
    return event;
  }

  /** The state asked for, or the one state the event leads to where it is legal; null if none. */
  public Object target() {
    return target != null ? target : definition.onlyTarget(eventIndex);
  }

  /**
   * What may be fired in the state, in declared order; not what the machine itself makes happen.
   */
  public List<Move> permitted() {
    return definition.permitted(from);
  }

  /** The guards that refused, as written. */
  public List<String> guards() {
    return definition.guards(from, eventIndex);
  }

  /** Why going from the state to the target is forbidden, if that was declared. */
  public Optional<String> because() {
    Object to = target();
    return to == null ? Optional.empty() : Optional.ofNullable(definition.why(from, to));
  }

  /**
   * The names of the events that lead to the target on the shortest way, guards aside, with {@code
   * (wait 60s)} where a timer must run down; empty if none does, or the state is the target.
   */
  public List<String> way() {
    Object to = target();
    return to == null ? List.of() : definition.way(from, to);
  }

  /** The refusal as an error to throw: {@link GuardRefusedError} where guards refused. */
  public IllegalTransitionError error() {
    return kind == Kind.GUARD ? new GuardRefusedError(this) : new IllegalTransitionError(this);
  }

  /** The whole explanation. */
  @Override
  public String toString() {
    return definition.explain(kind, entityId, from, eventIndex, target);
  }
}
