package dev.pawl.processor.read.annotation;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Machine;
import dev.pawl.language.model.NameReference;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The events that a declaration uses, in the order of first use. If the user provides an enum of
 * events, a name in another case style, such as {@code cardExpired}, refers to the constant that
 * consists of the same words. Otherwise different names are different events.
 */
final class EventNames {

  private final Optional<Machine.EventType> type;
  private final List<Use> uses = new ArrayList<>();
  private final Set<String> timerNames = new HashSet<>();

  public EventNames(Optional<Machine.EventType> type) {
    this.type = type;
  }

  /**
   * A use of an event in the declaration.
   *
   * @param kind the kind of event that this use suggests; other uses can suggest another kind
   */
  public record Use(NameReference event, Event.Kind kind) {}

  public Optional<Machine.EventType> type() {
    return type;
  }

  /**
   * Returns the name of the constant to which a name refers. If the name does not refer to exactly
   * one constant, returns the name itself.
   */
  public String constantFor(String name) {
    return type.map(t -> t.denoted(name)).orElse(name);
  }

  /**
   * Records the use of an event that the program fires, or of an event {@code done.NAME}. Returns
   * the name of the event.
   */
  public NameReference use(NameReference written) {
    return use(written, NameRules.isDone(written) ? Event.Kind.DONE : Event.Kind.NAMED);
  }

  /** Records the use of an event. Returns the name of the event. */
  public NameReference use(NameReference written, Event.Kind kind) {
    NameReference event = new NameReference(constantFor(written.name()), written.origin());
    uses.add(new Use(event, kind));
    return event;
  }

  /**
   * Records the use of a timer's event. Returns the name of the event.
   *
   * @param named whether the name is written in the declaration; if not, it is derived from the
   *     delay
   */
  public NameReference useTimer(NameReference written, boolean named) {
    NameReference event = use(written, Event.Kind.TIMER);
    if (named) {
      timerNames.add(event.name());
    }
    return event;
  }

  /** Returns whether the declaration gives this name to a timer. */
  public boolean isTimerName(String event) {
    return timerNames.contains(event);
  }

  public List<Use> uses() {
    return List.copyOf(uses);
  }
}
