package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/**
 * The stable numbers of a machine's states and events in stored data, and what these were called.
 *
 * @param machine the name under which the machine's data was first stored
 * @param context the qualified name of the context's type, if there is or was one
 * @param contextAdded whether instances were stored before they had a context
 * @param states the states that there are or were, history states among them, by number
 * @param events the events that there are or were, by number
 * @param records the records that data consists of or consisted of, by number
 */
public record StableNumbers(
    String machine,
    Optional<String> context,
    boolean contextAdded,
    List<Entry> states,
    List<Entry> events,
    List<Entry> records) {

  public StableNumbers {
    states = List.copyOf(states);
    events = List.copyOf(events);
    records = List.copyOf(records);
  }

  /** The states, or else the events. */
  public List<Entry> entries(boolean ofStates) {
    return ofStates ? states : events;
  }

  /**
   * A state, an event or a record.
   *
   * @param number from 1; never another's
   * @param name the declared name, or the last that it had
   * @param formerNames other declared names that it had
   * @param wireNames the names it has in data, and those that it had, the present one first
   * @param removed whether there is no such state or event any more
   * @param becomes what it is read as, if it was removed
   * @param parts what it carries or carried, by number
   */
  public record Entry(
      int number,
      String name,
      List<String> formerNames,
      List<String> wireNames,
      boolean removed,
      Optional<String> becomes,
      List<Part> parts) {

    public Entry {
      formerNames = List.copyOf(formerNames);
      wireNames = List.copyOf(wireNames);
      parts = List.copyOf(parts);
    }

    /** The component of a name, if there is or was one. */
    public Optional<Part> part(String partName) {
      return parts.stream().filter(p -> p.name().equals(partName)).findFirst();
    }
  }

  /** The state, or the event, of a declared name, as that is now. */
  public Optional<Entry> find(boolean ofStates, String name) {
    return entries(ofStates).stream().filter(e -> e.name().equals(name)).findFirst();
  }

  /**
   * A component of a state's data, an event's payload or a record.
   *
   * @param number from 1, within its state, event or record
   * @param type the type's qualified name
   * @param added whether data was stored before there was such a component
   * @param removed whether there is no such component any more
   */
  public record Part(int number, String name, String type, boolean added, boolean removed) {}
}
