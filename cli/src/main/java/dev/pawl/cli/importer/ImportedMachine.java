package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A machine as imported, independent of the format of its source. The readers of formats fill in
 * its parts.
 */
public final class ImportedMachine {

  /**
   * An event with more than a name.
   *
   * @param payload the components with their Java types
   * @param description the description; may be empty
   */
  public record EventDetails(Map<String, String> payload, String description) {}

  /**
   * A component of the context.
   *
   * @param type the Java type of the component
   * @param text the initial value of the component, as written in the source
   */
  public record ContextValue(String type, String text) {}

  private final String name;
  private final ImportedState root;
  private final Map<String, String> settings = new LinkedHashMap<>();
  private final Map<String, EventDetails> events = new LinkedHashMap<>();
  private final Map<String, ContextValue> context = new LinkedHashMap<>();
  private final List<String> eventOrder = new ArrayList<>();
  private final List<Remark> remarks = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();

  /**
   * Creates a machine.
   *
   * @param name the name of the machine in the source; if it is empty, the name of the file is used
   * @param root the machine as the parent of all states
   */
  public ImportedMachine(String name, ImportedState root) {
    this.name = name;
    this.root = root;
  }

  public String name() {
    return name;
  }

  public ImportedState root() {
    return root;
  }

  /**
   * Returns the settings of the machine whose values are single texts, such as {@code unexpected}
   * or {@code context}; the map is modifiable.
   */
  public Map<String, String> settings() {
    return settings;
  }

  /** Returns the events that have more than a name; the map is modifiable. */
  public Map<String, EventDetails> events() {
    return events;
  }

  /**
   * Returns the components of the context; the map is modifiable. If a machine has such components
   * or an update, and its settings name no context class, the import writes a record with these
   * components.
   */
  public Map<String, ContextValue> context() {
    return context;
  }

  /**
   * Returns the names of the events in the order that the import must preserve; the list is
   * modifiable. If it is empty, the events have the order of the transitions.
   */
  public List<String> eventOrder() {
    return eventOrder;
  }

  /** Returns the remarks; the list is modifiable. */
  public List<Remark> remarks() {
    return remarks;
  }

  /** Adds a remark. */
  public void remark(Place place, String construct, String result) {
    remarks.add(new Remark(place, construct, result));
  }

  /** Returns the lines of the comments at the beginning; the list is modifiable. */
  public List<String> comments() {
    return comments;
  }
}
