package dev.pawl.diagrams.document;

import dev.pawl.language.semantics.ResolvedMachine;
import java.util.ArrayList;
import java.util.List;

/**
 * The content of a machine's page, independent of the markup language. The diagram is not included.
 *
 * @param sections the sections whose tables are not empty
 */
public record Page(List<Section> sections) {

  public Page {
    sections = List.copyOf(sections);
  }

  /**
   * A table and its explanations.
   *
   * @param id the id of the section, unique on the page
   * @param notes the sentences below the table
   */
  public record Section(String id, String title, TableModel grid, List<TextLine> notes) {
    public Section {
      notes = List.copyOf(notes);
    }
  }

  /**
   * The id of the section with the states. The table of the section has a row for each state, in
   * document order.
   */
  public static final String STATES = "states";

  /** The id of the section with the transitions. */
  public static final String TRANSITIONS = "transitions";

  /** Returns the page of a machine. The page shows everything that was declared. */
  public static Page of(ResolvedMachine machine) {
    StateTables states = new StateTables(machine);
    TransitionTables transitions = new TransitionTables(machine);
    EventTables events = new EventTables(machine);
    List<TextLine> notes = new ArrayList<>(legend(machine));
    if (machine.declared().lenient()) {
      notes.add(TextLine.plain("An event that has no transition in the current state is ignored."));
    }
    List<Section> all = new ArrayList<>();
    add(all, STATES, "States", states.meanings(), List.of());
    add(all, "within", "In a state", states.behavior(), List.of());
    add(all, TRANSITIONS, "Transitions", transitions.table(), notes);
    add(all, "guards", "Guards", transitions.guards(), List.of());
    add(all, "events", "Events", events.events(), List.of());
    add(all, "forbidden", "Forbidden", events.forbidden(), List.of());
    add(all, "views", "Views", states.views(), List.of());
    PropertyTables properties = new PropertyTables(machine);
    add(all, "properties", "Properties", properties.properties(), properties.assumptions());
    add(all, "requirements", "Requirements", properties.requirements(), properties.untraced());
    add(all, "settings", "Settings", new SettingsTable(machine).table(), List.of());
    return new Page(all);
  }

  /** Returns explanations of the words that occur in the machine's table of transitions. */
  public static List<TextLine> legend(ResolvedMachine machine) {
    return new TransitionTables(machine).legend();
  }

  private static void add(
      List<Section> all, String id, String title, TableModel grid, List<TextLine> notes) {
    if (!grid.isEmpty()) {
      all.add(new Section(id, title, grid, notes));
    }
  }
}
