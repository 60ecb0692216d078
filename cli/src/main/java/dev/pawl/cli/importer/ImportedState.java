package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A state of an imported machine, or the machine itself as the root of the tree. The reader of the
 * format creates states and sets their properties.
 */
public final class ImportedState {

  public enum Kind {
    /** A state without substates, or a state of whose substates exactly one is active. */
    STATE,
    /** A state whose substates are all active, because they are regions. */
    PARALLEL,
    FINAL,
    /** A history state that remembers the active child of its parent. */
    SHALLOW_HISTORY,
    /** A history state that remembers the active leaves below its parent. */
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
  private boolean unnamed;
  private boolean initialNamed;
  private Optional<String> initialArrowDescription = Optional.empty();

  /**
   * Creates a state.
   *
   * @param id the key by which targets refer to the state; unique in the machine
   * @param name the name in the source; it need not be unique or allowed in Pawl
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

  /** Returns whether the state has no name in the source, so that it needs no wire name. */
  boolean isUnnamed() {
    return unnamed;
  }

  /** Sets that the state has no name in the source. */
  public void setUnnamed() {
    unnamed = true;
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
   * Returns the ids of the states that are entered by default. If the list is empty, the first
   * child is entered. For a history state, the list contains the targets while nothing is
   * remembered. The list is modifiable.
   */
  public List<String> initial() {
    return initial;
  }

  /**
   * Returns the ids of the states that are entered by default. If {@link #initial} is empty,
   * returns the id of the first child that is marked as initial, otherwise of the first child.
   */
  public List<String> defaults() {
    if (!initial.isEmpty() || kind != Kind.STATE) {
      return initial;
    }
    List<ImportedState> states = children.stream().filter(c -> !c.isHistory()).toList();
    Optional<ImportedState> marked =
        states.stream().filter(c -> c.initialArrowDescription.isPresent()).findFirst();
    return marked.or(() -> states.stream().findFirst()).stream().map(ImportedState::id).toList();
  }

  /** Returns the actions on entry. The list is modifiable. */
  public List<ImportedAction> entry() {
    return entry;
  }

  /** Returns the actions on exit. The list is modifiable. */
  public List<ImportedAction> exit() {
    return exit;
  }

  /** Returns the transitions in document order. The list is modifiable. */
  public List<ImportedTransition> transitions() {
    return transitions;
  }

  /** Returns the substates. The list is modifiable. */
  public List<ImportedState> children() {
    return children;
  }

  /** Returns the names of ignored events. The list is modifiable. */
  public List<String> ignored() {
    return ignored;
  }

  /** Returns the names of deferred events. The list is modifiable. */
  public List<String> deferred() {
    return deferred;
  }

  /** Returns the tags. The list is modifiable. */
  public List<String> tags() {
    return tags;
  }

  /** Returns the former wire names. The list is modifiable. */
  public List<String> aliases() {
    return aliases;
  }

  /** Returns the identifiers of requirements. The list is modifiable. */
  public List<String> requirements() {
    return requirements;
  }

  /** Returns the lines of the comments before the state. The list is modifiable. */
  public List<String> comments() {
    return comments;
  }

  /**
   * Returns the Java types of the components of the state's data, by name. The map is modifiable.
   */
  public Map<String, String> data() {
    return data;
  }

  /** Returns the description of the state; may be empty. */
  public String description() {
    return description;
  }

  public void setDescription(String description) {
    this.description = description;
  }

  /** Returns the wire name in the source; empty if the wire name equals the name. */
  public String wireName() {
    return wireName;
  }

  public void setWireName(String wireName) {
    this.wireName = wireName;
  }

  /** Returns the state's position in diagrams, as it is written in YAML; may be empty. */
  public String layout() {
    return layout;
  }

  public void setLayout(String layout) {
    this.layout = layout;
  }

  /**
   * Returns whether the YAML lists the default states in the key {@code initial} of this state,
   * even if a child could be marked as initial instead.
   */
  public boolean isInitialNamed() {
    return initialNamed;
  }

  public void setInitialNamed(boolean initialNamed) {
    this.initialNamed = initialNamed;
  }

  /**
   * Returns the description of the initial arrow to this state; empty if the state is not marked as
   * initial. If a child is marked as initial, {@link #initial} of its parent can be empty.
   */
  public Optional<String> initialArrowDescription() {
    return initialArrowDescription;
  }

  public void setInitialArrowDescription(String description) {
    this.initialArrowDescription = Optional.of(description);
  }

  /** Removes the initial arrow, so that the state is no longer marked as initial. */
  void removeInitialArrow() {
    initialArrowDescription = Optional.empty();
  }

  /** Returns whether the state is external, so that only a forced change of state enters it. */
  public boolean isExternal() {
    return external;
  }

  public void setExternal(boolean external) {
    this.external = external;
  }

  /** Passes this state and all its descendants to a consumer, in document order. */
  public void forEach(Consumer<ImportedState> consumer) {
    consumer.accept(this);
    children.forEach(c -> c.forEach(consumer));
  }
}
