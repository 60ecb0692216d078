package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * A node of the state tree. The root is the machine itself. The declarations of the root apply to
 * every state that is not final.
 *
 * @param name the name as declared; empty for the root
 * @param description the description; may be empty
 * @param initial present if an instance may start in the state
 * @param isFinal whether the state is final
 * @param external whether only a forced transition can enter the state
 * @param layout the position of the state in diagrams
 * @param tags the tags of the state itself, in declared order
 * @param wireName the wire name, if one is declared
 * @param aliases the former wire names, which can still be read
 * @param requirements the identifiers of the requirements that the state covers
 * @param transitions the transitions of the state, in declared order
 * @param children the substates, in declared order
 * @param behavior the declarations that only statecharts have
 */
public record State(
    String name,
    String description,
    Optional<Initial> initial,
    boolean isFinal,
    boolean external,
    Layout layout,
    List<NameReference> tags,
    Optional<NameReference> wireName,
    List<NameReference> aliases,
    List<String> requirements,
    List<Transition> transitions,
    List<State> children,
    Behavior behavior,
    Origin origin) {

  public State {
    tags = List.copyOf(tags);
    aliases = List.copyOf(aliases);
    requirements = List.copyOf(requirements);
    transitions = List.copyOf(transitions);
    children = List.copyOf(children);
  }

  public static Builder builder(String name, Origin origin) {
    return new Builder(name, origin);
  }

  /**
   * Returns a builder of the root of a tree, which is the machine itself. The root has no name,
   * because a declared state may have the name of the machine.
   */
  public static Builder root(Origin origin) {
    return new Builder("", origin);
  }

  /** Returns a copy of this state with other substates. */
  public State withChildren(List<State> below) {
    return withChildren(below, transitions);
  }

  /** Returns a copy of this state with other substates and transitions. */
  public State withChildren(List<State> below, List<Transition> transitions) {
    return builder(name, origin)
        .description(description)
        .initial(initial)
        .isFinal(isFinal)
        .external(external)
        .layout(layout)
        .tags(tags)
        .wireName(wireName)
        .aliases(aliases)
        .requirements(requirements)
        .transitions(transitions)
        .children(below)
        .behavior(behavior)
        .build();
  }

  /** The position of a state in diagrams. */
  public enum Layout {
    /** The declared order determines the position. */
    AUTO,
    /** The state is on the main path if possible. */
    MAIN,
    /** The state is next to the main path. */
    SIDE,
    /**
     * The state is in the last row. The state is on the main path only if all other states have
     * been placed.
     */
    END
  }

  /**
   * A declaration that an instance may start in a state.
   *
   * @param description how an instance starts in the state, such as "plan mode"; may be empty
   */
  public record Initial(String description) {}

  /**
   * Returns whether the state is marked as initial. An instance may start in an initial state at
   * the top level. A superstate enters its initial child by default.
   */
  public boolean isInitial() {
    return initial.isPresent();
  }

  /** Returns whether this is a history state, which is never active itself. */
  public boolean isHistory() {
    return behavior.history().isPresent();
  }

  /** Returns whether the children are regions, which are all active at once. */
  public boolean isParallel() {
    return behavior.parallel();
  }

  /** Returns whether the state has substates. */
  public boolean isComposite() {
    return !children.isEmpty();
  }

  /** Returns whether the state has no substates and is not a history state. */
  public boolean isLeaf() {
    return children.isEmpty() && !isHistory();
  }

  /** Returns the name of the generated method that tests a tag, such as {@code isActive}. */
  public static String tagMethod(String tag) {
    return "is" + Words.of(tag).type();
  }

  public Words words() {
    return Words.of(name);
  }

  /** A builder of states. Components that are not set have their defaults. */
  public static final class Builder {
    private final String name;
    private final Origin origin;
    private String description = "";
    private Optional<Initial> initial = Optional.empty();
    private boolean isFinal;
    private boolean external;
    private Layout layout = Layout.AUTO;
    private List<NameReference> tags = List.of();
    private Optional<NameReference> wireName = Optional.empty();
    private List<NameReference> aliases = List.of();
    private List<String> requirements = List.of();
    private List<Transition> transitions = List.of();
    private List<State> children = List.of();
    private Behavior behavior = Behavior.NONE;

    private Builder(String name, Origin origin) {
      this.name = name;
      this.origin = origin;
    }

    public Builder description(String description) {
      this.description = description;
      return this;
    }

    public Builder initial(Optional<Initial> initial) {
      this.initial = initial;
      return this;
    }

    public Builder isFinal(boolean isFinal) {
      this.isFinal = isFinal;
      return this;
    }

    public Builder external(boolean external) {
      this.external = external;
      return this;
    }

    public Builder layout(Layout layout) {
      this.layout = layout;
      return this;
    }

    public Builder tags(List<NameReference> tags) {
      this.tags = tags;
      return this;
    }

    public Builder wireName(Optional<NameReference> wireName) {
      this.wireName = wireName;
      return this;
    }

    public Builder aliases(List<NameReference> aliases) {
      this.aliases = aliases;
      return this;
    }

    public Builder requirements(List<String> requirements) {
      this.requirements = requirements;
      return this;
    }

    public Builder transitions(List<Transition> transitions) {
      this.transitions = transitions;
      return this;
    }

    public Builder children(List<State> children) {
      this.children = children;
      return this;
    }

    public Builder behavior(Behavior behavior) {
      this.behavior = behavior;
      return this;
    }

    public State build() {
      return new State(
          name,
          description,
          initial,
          isFinal,
          external,
          layout,
          tags,
          wireName,
          aliases,
          requirements,
          transitions,
          children,
          behavior,
          origin);
    }
  }
}
