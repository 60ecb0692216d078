package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A machine that is being imported, independent of the format of its source. The reader of the
 * format fills in the properties.
 */
public final class ImportedMachine {

  /**
   * The properties of an event that has more than a name.
   *
   * @param payload maps the names of components to Java types
   * @param description the description; may be empty
   */
  public record EventDetails(Map<String, String> payload, String description) {}

  /**
   * A component of the context.
   *
   * @param type the Java type
   * @param text the initial value, as written in the source
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
  private String library = "";

  /**
   * Creates a machine.
   *
   * @param name the name in the source; if it is empty, the name of the file is used
   * @param root the machine as the parent of all top-level states
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
   * Returns the settings whose values are single texts, such as {@code unexpected} or {@code
   * context}. The map is modifiable.
   */
  public Map<String, String> settings() {
    return settings;
  }

  /** Returns the properties of events that have more than a name. The map is modifiable. */
  public Map<String, EventDetails> events() {
    return events;
  }

  /**
   * Returns the components of the context. The map is modifiable. If there are components or
   * updates, and no setting names a context class, the import writes a record.
   */
  public Map<String, ContextValue> context() {
    return context;
  }

  /**
   * Returns the names of the events in the order that they must have in Pawl. The list is
   * modifiable. If the list is empty, the events have the order in which transitions use events.
   */
  public List<String> eventOrder() {
    return eventOrder;
  }

  /** Returns the remarks about constructs without exact counterpart. The list is modifiable. */
  public List<Remark> remarks() {
    return remarks;
  }

  public void remark(Place place, String construct, String result) {
    remarks.add(new Remark(place, construct, result));
  }

  /** Returns the lines of the comments at the start of the source. The list is modifiable. */
  public List<String> comments() {
    return comments;
  }

  /**
   * Sets the library from which the machine comes. The YAML then begins with a comment that names
   * the library and lists the remarks.
   */
  public void setLibrary(String library) {
    this.library = library;
  }

  /** Returns the lines of the comment at the start of the YAML. */
  List<String> header() {
    List<String> lines = new ArrayList<>(comments);
    if (!library.isEmpty()) {
      lines.add("Imported from " + library + ".");
      if (!remarks.isEmpty()) {
        lines.add("Without an exact counterpart:");
        remarks.forEach(r -> lines.add("- " + r.text()));
      }
    }
    return lines;
  }
}
