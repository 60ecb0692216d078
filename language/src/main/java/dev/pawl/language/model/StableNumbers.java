package dev.pawl.language.model;

import java.util.List;
import java.util.Optional;

/**
 * The stable numbers of a machine's states, events and records in stored data, with their former
 * names.
 *
 * @param machine the name under which the machine's data was first stored
 * @param context the qualified name of the context's type, if there is or was one
 * @param contextAdded whether instances were stored before the machine had a context
 * @param states the present and removed states, including history states, by number
 * @param events the present and removed events, by number
 * @param records the present and removed records that data consists of, by number
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

  /**
   * Returns the entries of states or of events.
   *
   * @param ofStates true for states, false for events
   */
  public List<Entry> entries(boolean ofStates) {
    return ofStates ? states : events;
  }

  /**
   * An entry for a state, event or record.
   *
   * @param number the number, from 1; never reused
   * @param name the declared name; the last declared name if the element was removed
   * @param formerNames the former declared names of the element
   * @param wireNames the present wire name of the element, followed by the former wire names
   * @param removed whether the element no longer exists
   * @param becomes the name that replaces a removed element in stored data
   * @param parts the components of the element, including removed components, by number
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

    /** Returns a copy with other values for what later versions of a machine can change. */
    public Entry with(boolean isRemoved, Optional<String> newName, List<Part> newParts) {
      return new Entry(number, name, formerNames, wireNames, isRemoved, newName, newParts);
    }

    /** Returns the component with a name, even if the component was removed. */
    public Optional<Part> part(String partName) {
      return parts.stream().filter(p -> p.name().equals(partName)).findFirst();
    }
  }

  /**
   * Returns the entry of a state or event by its declared name.
   *
   * @param ofStates true for a state, false for an event
   */
  public Optional<Entry> find(boolean ofStates, String name) {
    return entries(ofStates).stream().filter(e -> e.name().equals(name)).findFirst();
  }

  /**
   * A component of a state's data, of a payload or of a record.
   *
   * @param number the number within the entry, from 1
   * @param type the qualified name of the component's type
   * @param added whether data was stored before the component existed
   * @param removed whether the component no longer exists
   */
  public record Part(int number, String name, String type, boolean added, boolean removed) {}
}
