package dev.pawl.processor.model;

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
 * @param tags in declared order
 * @param wireName the name in data, if declared
 * @param aliases former wire names, still read
 * @param transitions the ways out, in declared order
 * @param children the states below, in declared order
 * @param behavior what only statecharts have
 */
public record State(
    String name,
    String description,
    Optional<Initial> initial,
    boolean isFinal,
    boolean external,
    List<Ref> tags,
    Optional<Ref> wireName,
    List<Ref> aliases,
    List<Transition> transitions,
    List<State> children,
    Behavior behavior,
    Origin origin) {

  public State {
    tags = List.copyOf(tags);
    aliases = List.copyOf(aliases);
    transitions = List.copyOf(transitions);
    children = List.copyOf(children);
  }

  public State(
      String name,
      String description,
      Optional<Initial> initial,
      boolean isFinal,
      boolean external,
      List<Ref> tags,
      Optional<Ref> wireName,
      List<Ref> aliases,
      List<Transition> transitions,
      List<State> children,
      Origin origin) {
    this(
        name,
        description,
        initial,
        isFinal,
        external,
        tags,
        wireName,
        aliases,
        transitions,
        children,
        Behavior.NONE,
        origin);
  }

  /**
   * The root of a tree: the machine itself. It has no name, as names are for look-ups, and these
   * are for declared states: one of them may be called as the machine is.
   */
  public static State root(
      String description,
      List<Transition> transitions,
      List<State> children,
      Behavior behavior,
      Origin origin) {
    return new State(
        "",
        description,
        Optional.empty(),
        false,
        false,
        List.of(),
        Optional.empty(),
        List.of(),
        transitions,
        children,
        behavior,
        origin);
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
}
