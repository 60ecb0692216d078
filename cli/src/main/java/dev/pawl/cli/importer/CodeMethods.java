package dev.pawl.cli.importer;

import dev.pawl.language.model.name.Words;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The guards and actions of an imported machine, by the names of the methods that replace them, and
 * the names of the states and events in Pawl. None of the names depends on the name of the machine.
 *
 * @param <C> the type of guards and actions
 */
public final class CodeMethods<C extends UserCode> {

  private static final String NAME = "Imported";

  private final AssignedNames names;
  private final Map<String, C> guards = new HashMap<>();
  private final Map<String, C> actions = new HashMap<>();
  private final Map<Object, String> methods = new HashMap<>();
  private final Map<String, ImportedState> states = new HashMap<>();

  private CodeMethods(AssignedNames names) {
    this.names = names;
  }

  public static <C extends UserCode> CodeMethods<C> of(ImportedMachine machine, CodeNames<C> code) {
    AssignedNames names = AssignedNames.of(machine, Optional.empty(), NAME);
    // names of methods are assigned while YAML is written; the order is that of the import
    String unused = MachineYaml.of(machine, names);
    CodeMethods<C> methods = new CodeMethods<>(names);
    code.predicates()
        .forEach((atom, guard) -> methods.guards.put(method(names.predicate(atom)), guard));
    code.effects()
        .forEach(
            (effect, action) -> {
              String method = method(names.effect(effect));
              methods.actions.put(method, action);
              methods.methods.put(action.key(), method);
            });
    machine
        .root()
        .children()
        .forEach(c -> c.forEach(s -> methods.states.put(names.storedName(s.id()), s)));
    return methods;
  }

  private static String method(String name) {
    return Words.of(name).method();
  }

  /**
   * Returns the guard that a method replaces.
   *
   * @throws IllegalStateException if the method replaces no guard
   */
  public C guard(String method) {
    return required(guards, method);
  }

  /**
   * Returns the action that a method replaces.
   *
   * @throws IllegalStateException if the method replaces no action
   */
  public C action(String method) {
    return required(actions, method);
  }

  private C required(Map<String, C> code, String method) {
    C found = code.get(method);
    if (found == null) {
      throw new IllegalStateException(
          "The compared machine has no code for the method "
              + method
              + ". Import it again, with the same names as in the comparison.");
    }
    return found;
  }

  /** Returns the name of the method that replaces an action. */
  public Optional<String> method(C action) {
    return Optional.ofNullable(methods.get(action.key()));
  }

  /** Returns the state with a name in stored data; see {@link AssignedNames#storedName}. */
  public Optional<ImportedState> state(String wireName) {
    return Optional.ofNullable(states.get(wireName));
  }

  /** Returns the name of an event in Pawl. */
  public String event(String name) {
    return names.event(name);
  }
}
