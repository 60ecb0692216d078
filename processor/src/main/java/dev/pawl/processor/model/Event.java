package dev.pawl.processor.model;

import java.util.List;

/**
 * Something that may happen to a machine.
 *
 * @param name as declared
 * @param description the prose, or empty
 * @param payload what it carries, in declared order
 * @param direct whether it exists only because a transition without event needs a name
 * @param declared whether it was declared on its own, not only used by a transition
 */
public record Event(
    String name,
    String description,
    List<Param> payload,
    boolean direct,
    boolean declared,
    Origin origin) {

  public Event {
    payload = List.copyOf(payload);
  }

  /** One component of a payload. */
  public record Param(String name, TypeRef type, Origin origin) {}

  public Words words() {
    return Words.of(name);
  }
}
