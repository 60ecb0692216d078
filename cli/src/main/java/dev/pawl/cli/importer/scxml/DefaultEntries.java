package dev.pawl.cli.importer.scxml;

import static java.util.Objects.requireNonNull;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The states that are always entered together with an ancestor, and at no other time. Regions, and
 * default states to which no transition leads, are always entered together with their parents. Not
 * all states that are entered together with an ancestor are found.
 */
final class DefaultEntries {

  private final Map<XmlElement, XmlElement> parents = new IdentityHashMap<>();
  private final Map<String, XmlElement> states = new HashMap<>();

  /** Maps each transition to the state that declares it. */
  private final Map<XmlElement, XmlElement> owners = new IdentityHashMap<>();

  DefaultEntries(XmlElement document) {
    collect(document);
  }

  private void collect(XmlElement element) {
    if (!element.attribute("id").isEmpty()) {
      states.put(element.attribute("id"), element);
    }
    for (XmlElement child : element.children()) {
      if (child.is("state", "parallel", "final", "history")) {
        parents.put(child, element);
        collect(child);
      } else if (child.is("transition")) {
        owners.put(child, element);
      }
    }
  }

  /**
   * Returns the outermost ancestor that is always entered together with a state, and at no other
   * time. Returns the state itself if no ancestor is always entered together with it.
   */
  XmlElement outermost(XmlElement state) {
    XmlElement outer = state;
    XmlElement parent = parents.get(outer);
    while (parent != null && areEnteredTogether(parent, outer)) {
      outer = parent;
      parent = parents.get(outer);
    }
    return outer;
  }

  /** Returns whether a child is entered whenever its parent is entered, and never otherwise. */
  private boolean areEnteredTogether(XmlElement parent, XmlElement child) {
    if (parent.is("parallel")) {
      return true;
    }
    return isDefault(parent, child)
        && !isRestored(parent)
        && owners.entrySet().stream()
            .allMatch(
                t ->
                    entersBothOrNeither(t.getValue(), targets(t.getKey(), "target"), parent, child))
        && states.values().stream()
            .filter(s -> s != parent && !isWithin(s, parent))
            .noneMatch(s -> defaults(s).stream().anyMatch(t -> isWithin(t, parent)));
  }

  private boolean isDefault(XmlElement parent, XmlElement child) {
    Set<XmlElement> defaults = defaults(parent);
    return defaults.isEmpty()
        ? parent.children("state", "parallel", "final").get(0) == child
        : defaults.stream().allMatch(d -> d == child || isWithin(d, child));
  }

  /**
   * Returns whether a history state can restore a child of {@code state} other than its default.
   */
  private boolean isRestored(XmlElement state) {
    for (XmlElement at = state; at != null; at = parents.get(at)) {
      if (!at.children("history").isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a transition enters either both the parent and the child, or neither of them.
   *
   * @param owner the state that declares the transition
   */
  private boolean entersBothOrNeither(
      XmlElement owner, Set<XmlElement> targets, XmlElement parent, XmlElement child) {
    if (targets.stream().noneMatch(t -> isWithin(t, parent))) {
      return true;
    }
    boolean isInParent =
        isWithin(owner, parent) && targets.stream().allMatch(t -> isWithin(t, parent));
    boolean entersChild = targets.stream().anyMatch(t -> t == child || isWithin(t, child));
    boolean isInChild =
        !child.is("parallel")
            && isWithin(owner, child)
            && targets.stream().allMatch(t -> isWithin(t, child));
    return isInParent && (!entersChild || isInChild);
  }

  private Set<XmlElement> defaults(XmlElement state) {
    return Stream.concat(
            targets(state, "initial").stream(),
            state.children("initial").stream()
                .flatMap(i -> i.children("transition").stream())
                .flatMap(t -> targets(t, "target").stream()))
        .collect(Collectors.toSet());
  }

  private Set<XmlElement> targets(XmlElement element, String key) {
    return Stream.of(element.attribute(key).split("\\s+"))
        .filter(states::containsKey)
        .map(id -> requireNonNull(states.get(id)))
        .collect(Collectors.toSet());
  }

  /** Returns whether a state is a descendant of {@code ancestor}. */
  private boolean isWithin(XmlElement state, XmlElement ancestor) {
    @Nullable XmlElement at = parents.get(state);
    while (at != null && at != ancestor) {
      at = parents.get(at);
    }
    return at == ancestor;
  }
}
