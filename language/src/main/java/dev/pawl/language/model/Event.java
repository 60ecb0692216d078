package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;

/**
 * Something that may happen to a machine.
 *
 * @param name as declared
 * @param description the prose, or empty
 * @param payload what it carries, in declared order
 * @param kind who makes it happen
 * @param declared whether it was declared on its own, not only used by a transition
 */
public record Event(
    String name,
    String description,
    List<Param> payload,
    Kind kind,
    boolean declared,
    Origin origin) {

  public Event {
    payload = List.copyOf(payload);
  }

  public Event(
      String name,
      String description,
      List<Param> payload,
      boolean direct,
      boolean declared,
      Origin origin) {
    this(name, description, payload, direct ? Kind.DIRECT : Kind.NAMED, declared, origin);
  }

  /** The source of an event: who makes it happen. */
  public enum Kind {
    /** The program, or a {@code raise}. */
    NAMED,
    /** The program; it has a name only because a transition without event needs one. */
    DIRECT,
    /** The machine, when a final child of a state is entered: {@code done.NAME}. */
    DONE,
    /** A timer of a state. */
    TIMER
  }

  /** The same event, made to happen by somebody else. */
  public Event of(Kind other) {
    return new Event(name, description, payload, other, declared, origin);
  }

  /** Whether it exists only because a transition without event needs a name. */
  public boolean direct() {
    return kind == Kind.DIRECT;
  }

  /** The beginning of the name of an event that says that a state is done. */
  public static final String DONE_PREFIX = "done.";

  /**
   * Returns the name of a timer's event: {@code OPEN.after.60s}.
   *
   * @param word {@code after} or {@code every}
   */
  public static String timerName(String state, String word, String delay) {
    return state + "." + word + "." + delay;
  }

  /** One component of a payload, or of a state's data. */
  public record Param(String name, TypeRef type, Origin origin) {}

  public Words words() {
    return Words.of(name);
  }
}
