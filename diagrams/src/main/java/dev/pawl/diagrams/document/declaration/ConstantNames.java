package dev.pawl.diagrams.document.declaration;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Formula;
import dev.pawl.language.model.Guard;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Property;
import dev.pawl.language.model.Property.Atom;
import dev.pawl.language.model.State;
import dev.pawl.language.model.name.JavaName;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The names of the enum constants of a machine's states. If the name of a state can be the name of
 * a Java constant, the constant has this name. If the name of a state cannot be the name of a Java
 * constant, the name of the constant is derived from the words of the state's name.
 */
final class ConstantNames {

  private final Map<String, String> constants = new HashMap<>();
  private final Map<String, String> doneStates = new HashMap<>();

  private final ResolvedMachine machine;

  public ConstantNames(ResolvedMachine machine) {
    this.machine = machine;
    for (State state : machine.tree().declared()) {
      String name = isConstant(state.name()) ? state.name() : derived(state.words());
      constants.put(state.name(), name);
    }
    machine.nodes().forEach(this::addDone);
  }

  /**
   * Returns a constant name that consists of the words of the state's name. A name with a word such
   * as {@code 2nd} is in lower case, because such a word in upper case would be read as two words.
   */
  private static String derived(Words words) {
    String constant = words.constant();
    String snake = words.snake();
    String lower = JavaName.isIdentifier(snake) ? snake : "_" + snake;
    return Words.of(constant).equals(words) || !Words.of(lower).equals(words) ? constant : lower;
  }

  private static boolean isConstant(String name) {
    return JavaName.isIdentifier(name) && !JavaName.isReserved(name);
  }

  private void addDone(StateNode node) {
    node.done().ifPresent(event -> doneStates.put(event.name(), node.name()));
  }

  public Set<String> all() {
    return new LinkedHashSet<>(constants.values());
  }

  /** Returns the name of a state's constant, or the given name if the machine has no such state. */
  public String of(String state) {
    return constants.getOrDefault(state, state);
  }

  public String of(State state) {
    return of(state.name());
  }

  public List<String> of(List<NameReference> states) {
    return states.stream().map(r -> of(r.name())).toList();
  }

  public boolean isRenamed(State state) {
    return !of(state).equals(state.name());
  }

  /**
   * Returns the name by which annotations refer to an event. The name of a state's done event
   * contains the name of the state's constant.
   */
  public String event(Event event) {
    return event.kind() == Event.Kind.DONE ? done(event) : event.name();
  }

  public List<String> events(List<Event> events) {
    return events.stream().map(this::event).toList();
  }

  private String done(Event event) {
    String state = doneStates.get(event.name());
    return state == null ? event.name() : Event.DONE_PREFIX + of(state);
  }

  public String guard(Guard guard) {
    return renamed(guard.formula()).text();
  }

  /**
   * Returns the text of a proposition that refers to states and events by the names of their
   * constants.
   */
  public String proposition(Property.Proposition proposition) {
    return renamed(proposition.formula()).text();
  }

  /**
   * Returns the name by which annotations refer to the event with the declared name {@code name}.
   */
  public String event(String name) {
    return machine.namedEvents().stream()
        .filter(e -> e.name().equals(machine.declared().denoted(name)))
        .findFirst()
        .map(this::event)
        .orElse(name);
  }

  private Formula renamed(Formula formula) {
    if (formula instanceof Formula.Predicate predicate && predicate.name().indexOf('(') > 0) {
      Atom atom = Atom.of(predicate.name());
      String name = atom.kind() == Atom.Kind.EVENT ? event(atom.name()) : of(atom.name());
      String word = predicate.name().substring(0, predicate.name().indexOf('('));
      return new Formula.Predicate(word + "(" + name + ")");
    } else if (formula instanceof Formula.In in) {
      return new Formula.In(of(in.state()));
    } else if (formula instanceof Formula.Not not) {
      return new Formula.Not(renamed(not.operand()));
    } else if (formula instanceof Formula.And and) {
      return new Formula.And(and.operands().stream().map(this::renamed).toList());
    } else if (formula instanceof Formula.Or or) {
      return new Formula.Or(or.operands().stream().map(this::renamed).toList());
    }
    return formula;
  }
}
