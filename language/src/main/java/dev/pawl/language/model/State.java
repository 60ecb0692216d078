package dev.pawl.language.model;

import dev.pawl.language.model.name.Words;
import java.util.List;
import java.util.Optional;

/**
 * A node of the state tree. The root is the machine itself: what is declared on it holds in every
 * state below that is not final.
 *
 * @param name as declared; empty for the root
 * @param description the prose, or empty
 * @param initial whether an instance may begin here, and the prose for it
 * @param isFinal whether an instance ends here
 * @param external whether only a forced transition enters it
 * @param layout where it stands in diagrams
 * @param tags in declared order
 * @param wireName the name in data, if declared
 * @param aliases former wire names, still read
 * @param requirements the identifiers of the requirements that it covers
 * @param transitions the transitions out of it, in declared order
 * @param children the states below, in declared order
 * @param behavior what only statecharts have
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

  /** A builder of a state of which no more is said yet. */
  public static Builder builder(String name, Origin origin) {
    return new Builder(name, origin);
  }

  /**
   * A builder of the root of a tree: the machine itself. It has no name, as names are for look-ups,
   * and these are for declared states: one of them may be called as the machine is.
   */
  public static Builder root(Origin origin) {
    return new Builder("", origin);
  }

  /** The same state with what lies below it. */
  public State withChildren(List<State> below) {
    return withChildren(below, transitions);
  }

  /** The same state with what lies below it and other transitions. */
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

  /** The place of a state in diagrams. */
  public enum Layout {
    /** As the order of declaration says. */
    AUTO,
    /** On the main path, wherever that can lead there. */
    MAIN,
    /** Aside from the main path. */
    SIDE,
    /** In the last row; on the main path only where nothing else is left. */
    END
  }

  /** That an instance may begin in a state, and how that comes about ("plan mode"), or empty. */
  public record Initial(String description) {}

  public boolean isInitial() {
    return initial.isPresent();
  }

  /** Whether it is no state but stands for the one that was left last. */
  public boolean isHistory() {
    return behavior.history().isPresent();
  }

  /** Whether its children are regions, all active at a time. */
  public boolean isParallel() {
    return behavior.parallel();
  }

  /** Whether it has states below, of which one is active at a time, unless they are regions. */
  public boolean isComposite() {
    return !children.isEmpty();
  }

  /** Whether an instance can be in it and in nothing below it. */
  public boolean isLeaf() {
    return children.isEmpty() && !isHistory();
  }

  /** The generated method that asks for a tag: {@code isActive}. */
  public static String tagMethod(String tag) {
    return "is" + Words.of(tag).type();
  }

  public Words words() {
    return Words.of(name);
  }

  /** Builds a state; what is not said has its default. */
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
