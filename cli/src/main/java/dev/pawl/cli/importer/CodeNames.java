package dev.pawl.cli.importer;

import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedGuard.Atom;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names of guards and actions. Guards and actions with equal keys have the same name. The name
 * is the one that the user sets, such as the name of a bean. Otherwise the name is declared by the
 * guard or action, or derived from the state or transition.
 *
 * @param <C> the type of guards and actions
 */
public final class CodeNames<C extends UserCode> {

  private final Map<Object, String> givenNames;
  private final Map<Object, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<Effect, C> effects = new HashMap<>();
  private final Map<Atom, C> predicates = new HashMap<>();

  /**
   * Creates names for code.
   *
   * @param givenNames the names that the user sets for objects passed to the library; compared by
   *     identity
   */
  public CodeNames(Map<Object, String> givenNames) {
    this.givenNames = givenNames;
  }

  /**
   * Returns the effect that replaces an action.
   *
   * @param fallbackName words for the state or transition of the action; the name is derived from
   *     these words if the action has no other name
   */
  public Effect effect(C code, String fallbackName) {
    Effect effect = new Effect(name(code, fallbackName), text(code));
    effects.putIfAbsent(effect, code);
    return effect;
  }

  /**
   * Returns the predicate that replaces a guard.
   *
   * @param fallbackName words for the state or transition of the guard; the name is derived from
   *     these words if the guard has no other name
   */
  public Atom predicate(C code, String fallbackName) {
    Atom atom = new Atom(name(code, fallbackName), text(code));
    predicates.putIfAbsent(atom, code);
    return atom;
  }

  /** Returns all actions, by the effects that replace them. */
  public Map<Effect, C> effects() {
    return effects;
  }

  /** Returns all guards, by the predicates that replace them. */
  public Map<Atom, C> predicates() {
    return predicates;
  }

  private String name(C code, String fallbackName) {
    return names.computeIfAbsent(code.key(), key -> uniqueName(preferredName(code, fallbackName)));
  }

  private String preferredName(C code, String fallbackName) {
    String name = givenNames.get(code.original());
    return name != null ? name : code.declaredName().orElse(fallbackName);
  }

  private String uniqueName(String wanted) {
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }

  private String text(C code) {
    String name = givenNames.get(code.original());
    String described = name == null ? code.describe() : name + ", " + code.describe();
    return code.expression().orElse(described);
  }
}
