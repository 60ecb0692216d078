package dev.pawl.engine;

import dev.pawl.Refusal;
import java.util.List;
import java.util.Optional;

/**
 * A refusal that its machine's definition explains.
 *
 * @param eventIndex the event's position; -1 if a target was asked for, not an event
 * @param asked the state asked for; null if an event was fired
 */
record ExplainedRefusal(
    Definition<?, ?> definition,
    Kind kind,
    String entityId,
    Object from,
    int eventIndex,
    Object event,
    Object asked)
    implements Refusal {

  @Override
  public String machine() {
    return definition.machine();
  }

  @Override
  public Object target() {
    return asked != null ? asked : definition.onlyTarget(eventIndex);
  }

  @Override
  public List<Move> permitted() {
    return definition.permitted(from);
  }

  @Override
  public List<String> guards() {
    return definition.guards(from, eventIndex);
  }

  @Override
  public Optional<String> because() {
    Object to = target();
    return to == null ? Optional.empty() : Optional.ofNullable(definition.why(from, to));
  }

  @Override
  public List<String> way() {
    Object to = target();
    return to == null ? List.of() : definition.way(from, to);
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
    return definition.explain(kind, entityId, from, eventIndex, asked);
  }
}
