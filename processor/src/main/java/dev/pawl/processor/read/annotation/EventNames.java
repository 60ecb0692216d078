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
 * The event that a name denotes, and the events that a declaration names, in the order in which it
 * does. Where the user has an enum of events, a name in any case style denotes the constant with
 * the same words; else every name denotes itself.
 */
final class EventNames {

  private final Optional<Machine.EventType> type;
  private final List<Use> uses = new ArrayList<>();
  private final Set<String> timerNames = new HashSet<>();

  public EventNames(Optional<Machine.EventType> type) {
    this.type = type;
  }

  /** That an event is named somewhere, and who makes it happen as far as that place tells. */
  public record Use(NameReference event, Event.Kind kind) {}

  public Optional<Machine.EventType> type() {
    return type;
  }

  /** The constant's own name; the name as written where it denotes none, or more than one. */
  public String denoted(String name) {
    return type.map(t -> t.denoted(name)).orElse(name);
  }

  /** Notes that the program's event of that name, or {@code done.NAME}, is used. */
  public NameReference use(NameReference written) {
    return use(written, NameRules.isDone(written) ? Event.Kind.DONE : Event.Kind.NAMED);
  }

  /** Notes that an event is used, and returns the one that its name denotes. */
  public NameReference use(NameReference written, Event.Kind kind) {
    NameReference event = new NameReference(denoted(written.name()), written.origin());
    uses.add(new Use(event, kind));
    return event;
  }

  /**
   * Notes that a timer makes an event happen.
   *
   * @param named whether the declaration names the timer; else its name was derived
   */
  public NameReference useTimer(NameReference written, boolean named) {
    NameReference event = use(written, Event.Kind.TIMER);
    if (named) {
      timerNames.add(event.name());
    }
    return event;
  }

  /** Whether an event is called as the declaration names a timer. */
  public boolean isTimerName(String event) {
    return timerNames.contains(event);
  }

  /** Every use so far. */
  public List<Use> uses() {
    return List.copyOf(uses);
  }
}
