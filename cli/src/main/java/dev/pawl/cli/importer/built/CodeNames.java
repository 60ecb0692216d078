package dev.pawl.cli.importer.built;

import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedGuard.Atom;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names of guards and actions. Guards or actions with equal keys get the same name. The first
 * available name is used: a name that the user gives, such as the name of a bean; a name that the
 * code declares; or a name that is derived from the place of use.
 *
 * @param <C> the type of guards and actions
 */
public final class CodeNames<C extends UserCode> {

  private final Map<Object, String> known;
  private final Map<Object, String> names = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<Effect, C> effects = new HashMap<>();
  private final Map<Atom, C> predicates = new HashMap<>();

  /**
   * Creates the names of a machine.
   *
   * @param known the names that the user gives to the original objects; compared by identity
   */
  public CodeNames(Map<Object, String> known) {
    this.known = known;
  }

  /**
   * Returns the effect for an action.
   *
   * @param place words for the state or transition that uses the code; a name is derived from these
   *     words if the code has none
   */
  public Effect effect(C code, String place) {
    Effect effect = new Effect(name(code, place), text(code));
    effects.putIfAbsent(effect, code);
    return effect;
  }

  /**
   * Returns the predicate for a guard.
   *
   * @param place words for the state or transition that uses the code; a name is derived from these
   *     words if the code has none
   */
  public Atom predicate(C code, String place) {
    Atom atom = new Atom(name(code, place), text(code));
    predicates.putIfAbsent(atom, code);
    return atom;
  }

  /** Returns the actions by the effects that represent them. */
  public Map<Effect, C> effects() {
    return effects;
  }

  /** Returns the guards by the predicates that represent them. */
  public Map<Atom, C> predicates() {
    return predicates;
  }

  private String name(C code, String place) {
    return names.computeIfAbsent(code.key(), key -> unique(wanted(code, place)));
  }

  private String wanted(C code, String place) {
    String name = known.get(code.original());
    return name != null ? name : code.declaredName().orElse(place);
  }

  private String unique(String wanted) {
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }

  private String text(C code) {
    String name = known.get(code.original());
    String described = name == null ? code.describe() : name + ", " + code.describe();
    return code.expression().orElse(described);
  }
}
