package dev.pawl.cli.importer.scxml;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportError;
import dev.pawl.language.problem.Nearest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The ids of a document's states. A state without an id gets an id. */
final class StateIds {

  private static final String[] STATES = {"state", "parallel", "final", "history"};

  private final Map<String, XmlElement> states = new LinkedHashMap<>();
  private final Map<XmlElement, String> ids = new IdentityHashMap<>();
  private final Map<XmlElement, XmlElement> parents = new IdentityHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final List<XmlElement> outermost;

  /**
   * @throws ImportError if two states have the same id
   */
  StateIds(XmlElement document) throws ImportError {
    outermost = document.children();
    List<XmlElement> unnamed = new ArrayList<>();
    collect(document, unnamed);
    for (XmlElement state : unnamed) {
      String id = free(state.name() + "1");
      states.put(id, state);
      ids.put(state, id);
    }
  }

  private void collect(XmlElement element, List<XmlElement> unnamed) throws ImportError {
    for (XmlElement child : element.children(STATES)) {
      parents.put(child, element);
      String id = child.attribute("id");
      if (id.isEmpty()) {
        unnamed.add(child);
      } else if (!taken.add(id)) {
        throw new ImportError(
            child.place(),
            "The id \""
                + id
                + "\" is used twice; the first state is at line "
                + requireNonNull(states.get(id)).place().line()
                + ".",
            "Rename one of the states.");
      } else {
        states.put(id, child);
        ids.put(child, id);
      }
      collect(child, unnamed);
    }
  }

  /** Returns an id that no other state has, and reserves it. */
  String free(String wanted) {
    String base = wanted.replaceAll("\\d+$", "");
    String id = wanted;
    for (int i = 2; !taken.add(id); i++) {
      id = base + i;
    }
    return id;
  }

  String of(XmlElement state) {
    return requireNonNull(ids.get(state));
  }

  /** Returns the name in Pawl of the state with an id. */
  String name(String id) {
    XmlElement state = requireNonNull(states.get(id));
    return state.hasPawlAttribute("name") ? state.pawlAttribute("name") : id;
  }

  boolean contains(String id) {
    return states.containsKey(id);
  }

  /** Returns the ids of the states that can complete, in document order. */
  List<String> completable() {
    return states.entrySet().stream()
        .filter(e -> canBeDone(e.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns whether a state can complete, so that its completion event is raised. */
  private static boolean canBeDone(XmlElement state) {
    return state.is("parallel")
        ? !state.children("state", "parallel").isEmpty()
            && state.children("state", "parallel").stream().allMatch(StateIds::canBeDone)
        : !state.children("final").isEmpty();
  }

  /**
   * Returns whether a state is a history state at the top level. A history state at the top level
   * never remembers anything, because the machine is never exited.
   */
  boolean isHistoryOfMachine(XmlElement state) {
    return state.is("history") && outermost.contains(state);
  }

  /**
   * Returns the ids in an attribute. A history state at the top level is replaced by its default. A
   * state is omitted if the attribute also names one of its descendants: by SCXML 3.13, the state
   * is then entered as an ancestor, and its default is not.
   *
   * @throws ImportError if there is no state with one of the ids
   */
  List<String> targets(XmlElement element, String key) throws ImportError {
    Set<String> targets = named(element, key);
    return targets.stream()
        .filter(id -> targets.stream().noneMatch(other -> isWithin(other, state(id))))
        .toList();
  }

  /**
   * Returns the defaults of a state or of the document, without the omitted states of {@link
   * #targets}.
   *
   * @param element the element with the attribute
   * @param key the attribute that names the defaults
   * @param owner the state, or the document
   * @throws ImportError if there is no state with one of the ids, or if they do not form a legal
   *     state specification of SCXML 3.11
   */
  List<String> defaults(XmlElement element, String key, XmlElement owner) throws ImportError {
    List<String> defaults = targets(element, key);
    for (int i = 0; i < defaults.size(); i++) {
      String id = defaults.get(i);
      if (!isWithin(id, owner)) {
        throw new ImportError(
            element.place(),
            "The state \""
                + id
                + "\" is not within \""
                + ids.getOrDefault(owner, "")
                + "\", so it cannot be initial there.",
            "Name a descendant, or move the state.");
      }
      for (String other : defaults.subList(i + 1, defaults.size())) {
        if (!commonAncestor(id, other).is("parallel")) {
          throw new ImportError(
              element.place(),
              "The states \"" + id + "\" and \"" + other + "\" cannot be initial together.",
              "Name one of them, or states in different regions of a <parallel>.");
        }
      }
    }
    return defaults;
  }

  /** Returns whether a transition names its source as a target. */
  boolean namesSource(XmlElement transition, XmlElement source) throws ImportError {
    return named(transition, "target").stream().anyMatch(id -> state(id) == source);
  }

  /**
   * Returns whether a transition names a state around its source that {@link #targets} omits. The
   * transition exits this state.
   */
  boolean omitsAncestor(XmlElement transition, XmlElement source) throws ImportError {
    Set<String> omitted = named(transition, "target");
    omitted.removeAll(targets(transition, "target"));
    return omitted.stream().anyMatch(id -> isWithin(source, state(id)));
  }

  private Set<String> named(XmlElement element, String key) throws ImportError {
    Set<String> named = new LinkedHashSet<>();
    addTargets(element, key, named, new HashSet<>());
    return named;
  }

  private XmlElement state(String id) {
    return requireNonNull(states.get(id));
  }

  private boolean isWithin(String id, XmlElement ancestor) {
    return isWithin(state(id), ancestor);
  }

  /** Returns whether a state is a descendant of {@code ancestor}. */
  private boolean isWithin(XmlElement state, XmlElement ancestor) {
    XmlElement at = parents.get(state);
    while (at != null && at != ancestor) {
      at = parents.get(at);
    }
    return at == ancestor;
  }

  /** Returns the innermost ancestor of two states. */
  private XmlElement commonAncestor(String id, String other) {
    XmlElement at = requireNonNull(parents.get(state(id)));
    while (!isWithin(other, at)) {
      at = requireNonNull(parents.get(at));
    }
    return at;
  }

  private void addTargets(
      XmlElement element, String key, Set<String> targets, Set<XmlElement> histories)
      throws ImportError {
    if (element.attribute(key).isEmpty()) {
      return;
    }
    for (String id : element.attribute(key).split("\\s+")) {
      XmlElement state = states.get(id);
      if (state == null) {
        throw new ImportError(
            element.place(),
            "There is no state \"" + id + "\", which " + element.tag() + " names.",
            Nearest.hint(id, states.keySet()).orElse("Add the state, or correct the name."));
      }
      if (!isHistoryOfMachine(state)) {
        targets.add(id);
      } else if (histories.add(state)) {
        for (XmlElement transition : state.children("transition")) {
          addTargets(transition, "target", targets, histories);
        }
      }
    }
  }
}
