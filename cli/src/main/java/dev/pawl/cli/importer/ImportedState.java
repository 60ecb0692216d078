package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A state as imported. Readers create and complete it. The root of the tree is the machine itself.
 */
public final class ImportedState {

  /** The kinds of states. */
  public enum Kind {
    /** A state with or without substates, of which one is active. */
    STATE,
    /** A state whose substates are regions. */
    PARALLEL,
    /** A final state. */
    FINAL,
    /** A history state that remembers the child of its parent. */
    SHALLOW_HISTORY,
    /** A history state that remembers the leaves below its parent. */
    DEEP_HISTORY
  }

  private final String id;
  private final String name;
  private final Kind kind;
  private final Place place;
  private final List<String> initial = new ArrayList<>();
  private final List<ImportedAction> entry = new ArrayList<>();
  private final List<ImportedAction> exit = new ArrayList<>();
  private final List<ImportedTransition> transitions = new ArrayList<>();
  private final List<ImportedState> children = new ArrayList<>();
  private final List<String> ignored = new ArrayList<>();
  private final List<String> deferred = new ArrayList<>();
  private final List<String> tags = new ArrayList<>();
  private final List<String> aliases = new ArrayList<>();
  private final List<String> requirements = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private final Map<String, String> data = new LinkedHashMap<>();
  private String description = "";
  private String wireName = "";
  private String layout = "";
  private boolean external;
  private boolean initialNamed;
  private Optional<String> beginning = Optional.empty();

  /**
   * Creates a state.
   *
   * @param id its key in this tree, which targets use; unique in the machine
   * @param name the name of the state in the source; it need not be unique or allowed in Pawl
   */
  public ImportedState(String id, String name, Kind kind, Place place) {
    this.id = id;
    this.name = name;
    this.kind = kind;
    this.place = place;
  }

  public String id() {
    return id;
  }

  public String name() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  public boolean isHistory() {
    return kind == Kind.SHALLOW_HISTORY || kind == Kind.DEEP_HISTORY;
  }

  public Place place() {
    return place;
  }

  /**
   * Returns the ids of the states to enter by default, to which readers add; if it is empty, the
   * first child is entered. In a history state, the targets if nothing is remembered.
   */
  public List<String> initial() {
    return initial;
  }

  /** Returns the ids of the states that are entered by default, which may be the first child. */
  public List<String> defaults() {
    if (!initial.isEmpty() || kind != Kind.STATE) {
      return initial;
    }
    return children.stream().filter(c -> !c.isHistory()).limit(1).map(ImportedState::id).toList();
  }

  /** Returns the actions on entry, to which readers add. */
  public List<ImportedAction> entry() {
    return entry;
  }

  /** Returns the actions on exit, to which readers add. */
  public List<ImportedAction> exit() {
    return exit;
  }

  /** Returns the transitions in document order, to which readers add. */
  public List<ImportedTransition> transitions() {
    return transitions;
  }

  /** Returns the substates, to which readers add. */
  public List<ImportedState> children() {
    return children;
  }

  /** Returns the names of ignored events, to which readers add. */
  public List<String> ignored() {
    return ignored;
  }

  /** Returns the names of deferred events, to which readers add. */
  public List<String> deferred() {
    return deferred;
  }

  /** Returns the tags, to which readers add. */
  public List<String> tags() {
    return tags;
  }

  /** Returns the former wire names, to which readers add. */
  public List<String> aliases() {
    return aliases;
  }

  /** Returns the identifiers of requirements, to which readers add. */
  public List<String> requirements() {
    return requirements;
  }

  /** Returns the lines of the comments before the state, to which readers add. */
  public List<String> comments() {
    return comments;
  }

  /** Returns the components of its data with their Java types, to which readers add. */
  public Map<String, String> data() {
    return data;
  }

  /** Returns the description; may be empty. */
  public String description() {
    return description;
  }

  public void setDescription(String description) {
    this.description = description;
  }

  /** Returns the wire name of the source; empty if the wire name is the name. */
  public String wireName() {
    return wireName;
  }

  public void setWireName(String wireName) {
    this.wireName = wireName;
  }

  /** Returns the position in diagrams as written in YAML; may be empty. */
  public String layout() {
    return layout;
  }

  public void setLayout(String layout) {
    this.layout = layout;
  }

  /** Returns whether the default is declared by its name even if it is a child. */
  public boolean isInitialNamed() {
    return initialNamed;
  }

  public void setInitialNamed(boolean initialNamed) {
    this.initialNamed = initialNamed;
  }

  /**
   * Returns the description of how an instance or the parent starts in this state; empty if the
   * state is not marked as initial. If children of a state are marked as initial, the state needs
   * no {@link #initial}.
   */
  public Optional<String> beginning() {
    return beginning;
  }

  public void setBeginning(String description) {
    this.beginning = Optional.of(description);
  }

  /** Returns whether only a forced transition can enter the state. */
  public boolean isExternal() {
    return external;
  }

  public void setExternal(boolean external) {
    this.external = external;
  }

  /** Passes this state and the states within to a consumer, in document order. */
  public void forEach(Consumer<ImportedState> consumer) {
    consumer.accept(this);
    children.forEach(c -> c.forEach(consumer));
  }
}
