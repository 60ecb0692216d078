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
 * events, a name in any case style refers to the constant that consists of the same words.
 * Otherwise different names are different events.
 */
final class EventNames {

  private final Optional<Machine.EventType> type;
  private final List<Use> uses = new ArrayList<>();
  private final Set<String> timerNames = new HashSet<>();

  public EventNames(Optional<Machine.EventType> type) {
    this.type = type;
  }

  /**
   * A use of an event.
   *
   * @param kind the kind of the event that this use implies; other uses of the event can imply
   *     another kind
   */
  public record Use(NameReference event, Event.Kind kind) {}

  public Optional<Machine.EventType> type() {
    return type;
  }

  /**
   * Returns the name of the constant to which a name refers. Returns the name itself if no constant
   * or more than one constant matches.
   */
  public String denoted(String name) {
    return type.map(t -> t.denoted(name)).orElse(name);
  }

  /**
   * Adds the use of an event that the program fires, or of an event {@code done.NAME}, and returns
   * the event to which the name refers.
   */
  public NameReference use(NameReference written) {
    return use(written, NameRules.isDone(written) ? Event.Kind.DONE : Event.Kind.NAMED);
  }

  /** Adds the use of an event and returns the event to which the name refers. */
  public NameReference use(NameReference written, Event.Kind kind) {
    NameReference event = new NameReference(denoted(written.name()), written.origin());
    uses.add(new Use(event, kind));
    return event;
  }

  /**
   * Adds the use of a timer event.
   *
   * @param named whether the declaration names the timer, as opposed to a derived name
   */
  public NameReference useTimer(NameReference written, boolean named) {
    NameReference event = use(written, Event.Kind.TIMER);
    if (named) {
      timerNames.add(event.name());
    }
    return event;
  }

  /** Returns whether a name is the declared name of a timer. */
  public boolean isTimerName(String event) {
    return timerNames.contains(event);
  }

  public List<Use> uses() {
    return List.copyOf(uses);
  }
}
