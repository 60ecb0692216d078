package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An event of a machine.
 *
 * @param name the name of the event as declared
 * @param description the description; may be empty
 * @param payload the components of the payload, in declared order
 * @param kind the source of the event
 * @param declared true if the event has its own declaration; false if it is only used, for example
 *     by a transition
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

  /** The source of an event. */
  public enum Kind {
    /** The program fires the event, or the machine raises the event with {@code raise}. */
    NAMED,
    /**
     * The program fires the event. The name of the event is derived from the target of a transition
     * without an event.
     */
    DIRECT,
    /** The machine raises the event {@code done.NAME} when the state {@code NAME} is done. */
    DONE,
    /** A timer of a state raises the event. */
    TIMER;

    /** Returns whether only the machine itself raises events of this kind. */
    public boolean isOwn() {
      return this == DONE || this == TIMER;
    }
  }

  /** Returns a copy of this event with another kind. */
  public Event of(Kind other) {
    return new Event(name, description, payload, other, declared, origin);
  }

  /**
   * Returns whether the name of the event is derived from the target of a transition without an
   * event.
   */
  public boolean direct() {
    return kind == Kind.DIRECT;
  }

  /** The prefix of the names of completion events: {@code done.NAME}. */
  public static final String DONE_PREFIX = "done.";

  /**
   * Returns the name of the event of a timer without a name of its own, such as {@code
   * OPEN.after.60s}.
   *
   * @param state the name of the state
   * @param word {@code after} or {@code every}
   * @param delay the text of the delay
   */
  public static String timerName(String state, String word, String delay) {
    return state + "." + word + "." + delay;
  }

  /**
   * Returns the name of this event if the state {@code present} had the name {@code other}. Returns
   * empty if the name of the event is not derived from the name of that state.
   */
  public Optional<String> nameInState(String present, String other) {
    if (kind == Kind.DONE) {
      return Optional.of(DONE_PREFIX + other).filter(n -> name.equals(DONE_PREFIX + present));
    }
    return Stream.of("after", "every")
        .filter(word -> kind == Kind.TIMER && name.startsWith(timerName(present, word, "")))
        .map(word -> other + name.substring(present.length()))
        .findFirst();
  }

  /** A component of a payload, or of the data of a state. */
  public record Param(String name, TypeRef type, Origin origin) {}

  public Words words() {
    return Words.of(name);
  }
}
