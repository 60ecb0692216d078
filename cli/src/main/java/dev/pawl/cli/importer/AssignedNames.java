package dev.pawl.cli.importer;

import static java.util.Objects.requireNonNull;

import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedAction.Update;
import dev.pawl.language.model.Delay;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The names of an imported machine's elements in Pawl. An element keeps its name if Pawl allows the
 * name, and if no other element has the same name in Java. If a state gets another name, its
 * original name becomes its wire name. For other elements, the import adds a remark.
 */
public final class AssignedNames {

  private static final String PREDICATE = "predicate";
  private static final String UPDATE = "update";
  private static final String CHOICE = "choice";
  private static final String DELAY = "delay";
  private static final String EFFECT = "effect";

  private final ImportedMachine machine;
  private final String machineName;
  private final Map<String, String> states = new HashMap<>();
  private final Map<String, String> wireNames = new HashMap<>();
  private final Map<String, String> events = new HashMap<>();
  private final Set<String> doneEvents = new HashSet<>();
  private final Map<String, String> methods = new HashMap<>();
  private final Map<String, String> logicTexts = new LinkedHashMap<>();
  private final Map<String, String> effectTexts = new LinkedHashMap<>();
  private final UniqueNames stateNames = new UniqueNames("State");
  private final UniqueNames eventNames = new UniqueNames("event");
  private final UniqueNames logicNames = new UniqueNames("condition");
  private final UniqueNames effectNames = new UniqueNames("action");

  private AssignedNames(ImportedMachine machine, String machineName) {
    this.machine = machine;
    this.machineName = machineName;
  }

  /**
   * Assigns names to the elements of a machine. Adds a remark to the machine for each element with
   * a new name.
   *
   * @param given the name of the machine, if the user sets one
   * @param otherwise the name of the machine if neither the user nor the source names it
   */
  public static AssignedNames of(
      ImportedMachine machine, Optional<String> given, String otherwise) {
    String own = machine.name().isEmpty() ? otherwise : machine.name();
    AssignedNames names =
        new AssignedNames(machine, given.orElseGet(() -> new UniqueNames("Machine").assign(own)));
    names.assignStates();
    names.assignEvents();
    return names;
  }

  public String machine() {
    return machineName;
  }

  /**
   * Returns the name of a state.
   *
   * @param id the id of the state in the source
   */
  public String state(String id) {
    return requireNonNull(states.get(id), id);
  }

  /**
   * Returns the wire name of a state: its original name; empty if the state keeps its original
   * name.
   */
  public String wireName(String id) {
    return wireNames.getOrDefault(id, "");
  }

  /**
   * Returns the name of a state in stored data: its wire name if it has one, otherwise its name.
   */
  public String storedName(String id) {
    return wireName(id).isEmpty() ? state(id) : wireName(id);
  }

  /**
   * Returns the name of an event.
   *
   * @param name the original name, or {@code done.} and the name of a state
   */
  public String event(String name) {
    return doneEvents.contains(name)
        ? name
        : events.computeIfAbsent(name, n -> eventNames.assign(withoutDonePrefix(n)));
  }

  /**
   * Returns the name that an event should get. The prefix {@code done.} is removed, because it is
   * reserved for completion events.
   */
  private static String withoutDonePrefix(String event) {
    String bare = event.replaceAll("[()]", " ").strip();
    return bare.startsWith(Event.DONE_PREFIX) ? Words.of(event).method() : event;
  }

  public String predicate(ImportedGuard.Atom atom) {
    String wanted =
        atom.name().isEmpty() ? MethodWords.of(atom.expression(), "condition") : atom.name();
    return logic(PREDICATE, wanted, atom.expression());
  }

  public String update(Update update) {
    return logic(UPDATE, update.name(), update.expression());
  }

  /** Returns the name of the method for a dynamic choice. */
  public String choice(String name) {
    return logic(CHOICE, name, "");
  }

  /** Returns a delay as it is written in YAML: a duration, or the name of a method. */
  public String delay(ImportedTrigger.Timer timer) {
    return Delay.parse(timer.delay()).isPresent()
        ? timer.delay()
        : logic(DELAY, timer.delay(), timer.expression());
  }

  public String effect(Effect effect) {
    String key = EFFECT + "\n" + effect.name() + "\n" + effect.expression();
    return methods.computeIfAbsent(
        key, k -> method(effectNames, effect.name(), effect.expression(), effectTexts));
  }

  /**
   * Returns the original texts of predicates, updates, choices and delays, by their names in Pawl.
   */
  public Map<String, String> logicTexts() {
    return logicTexts;
  }

  /** Returns the original texts of effects, by their names in Pawl. */
  public Map<String, String> effectTexts() {
    return effectTexts;
  }

  private String logic(String kind, String wanted, String expression) {
    String key = kind + "\n" + wanted + "\n" + expression;
    return methods.computeIfAbsent(key, k -> method(logicNames, wanted, expression, logicTexts));
  }

  private String method(
      UniqueNames unique, String wanted, String expression, Map<String, String> texts) {
    String method = isMethodName(wanted) ? wanted : Words.of(wanted).method();
    boolean isDerivedKeyword = JavaName.isReserved(method) && !expression.isEmpty();
    String name = unique.assign(isDerivedKeyword ? method + "Result" : method);
    String text = expression.isEmpty() && !name.equals(wanted) ? wanted : expression;
    if (!text.isEmpty()) {
      texts.put(name, text);
    }
    return name;
  }

  /** Returns whether a predicate with this name is allowed in a guard. */
  private static boolean isMethodName(String name) {
    return !name.equals("in")
        && !name.isEmpty()
        && Character.isJavaIdentifierStart(name.charAt(0))
        && !name.endsWith("-")
        && !name.contains("--")
        && name.chars().allMatch(c -> c == '-' || Character.isJavaIdentifierPart(c));
  }

  private void assignStates() {
    Words words = Words.of(machineName);
    List.of("State", "Phase").forEach(suffix -> stateNames.reserve(words.type() + suffix));
    eventNames.reserve(words.type() + "Event");
    Set<String> ownNames = new HashSet<>();
    machine.root().children().forEach(s -> assignState(s, "", ownNames));
  }

  private void assignState(ImportedState state, String parent, Set<String> ownNames) {
    String own = state.name();
    String name = stateNames.assign(own, parent.isEmpty() ? own : parent + "_" + own);
    states.put(state.id(), name);
    String wireName = own;
    if (!ownNames.add(own)) {
      wireName = ownNames.add(state.id()) ? state.id() : "";
    }
    if (!state.wireName().isEmpty()) {
      wireNames.put(state.id(), state.wireName());
    } else if (!name.equals(own)
        && !state.isHistory()
        && !state.isUnnamed()
        && !wireName.isBlank()) {
      wireNames.put(state.id(), wireName);
    }
    state.children().forEach(c -> assignState(c, name, ownNames));
  }

  /**
   * Assigns names to the events in document order, so that the first of two events with the same
   * name in Java keeps its name.
   */
  private void assignEvents() {
    states.values().forEach(s -> doneEvents.add(Event.DONE_PREFIX + s));
    List<ImportedTransition> transitions = new ArrayList<>();
    machine.root().forEach(state -> transitions.addAll(state.transitions()));
    usedDoneEvents(transitions).forEach(eventNames::reserve);
    machine.events().keySet().forEach(e -> assignEvent(e, Place.NONE));
    for (ImportedTransition transition : transitions) {
      if (transition.trigger() instanceof ImportedTrigger.OnEvent on) {
        assignEvent(on.event(), transition.place());
      } else if (transition.trigger() instanceof ImportedTrigger.Timer timer
          && !timer.name().isEmpty()) {
        assignEvent(timer.name(), transition.place());
      }
    }
  }

  /** Returns the completion events for which the machine has transitions. */
  private Set<String> usedDoneEvents(List<ImportedTransition> transitions) {
    Set<String> used = new TreeSet<>(machine.events().keySet());
    for (ImportedTransition transition : transitions) {
      if (transition.trigger() instanceof ImportedTrigger.OnEvent on) {
        used.add(on.event());
      } else if (transition.trigger() instanceof ImportedTrigger.Done done) {
        used.add(Event.DONE_PREFIX + states.get(done.state()));
      }
    }
    used.retainAll(doneEvents);
    return used;
  }

  private void assignEvent(String own, Place place) {
    if (!events.containsKey(own) && !event(own).equals(own)) {
      machine.remark(place, "event \"" + own + "\"", "renamed to \"" + event(own) + "\"");
    }
  }
}
