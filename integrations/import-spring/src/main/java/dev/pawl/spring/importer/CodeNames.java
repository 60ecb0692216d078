package dev.pawl.spring.importer;

import dev.pawl.cli.importer.ImportedAction.Effect;
import dev.pawl.cli.importer.ImportedGuard.Atom;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The names of guards and actions. The same object has one name. Known names, such as those of
 * beans, come first, then the names of classes, then names that are derived from the place of use.
 */
final class CodeNames {

  private final Map<Object, String> known;
  private final Map<Object, String> names = new IdentityHashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final Map<Effect, UserCode> effects = new HashMap<>();
  private final Map<Atom, UserCode> predicates = new HashMap<>();

  /**
   * Creates the names of a machine.
   *
   * @param known the names of beans and other known objects; compared by identity
   */
  CodeNames(Map<Object, String> known) {
    this.known = known;
  }

  /**
   * Returns the effect for an action.
   *
   * @param place words about the place of use, for a derived name
   */
  Effect effect(UserCode code, String place) {
    Effect effect = new Effect(name(code, place), text(code));
    effects.put(effect, code);
    return effect;
  }

  /**
   * Returns the predicate for a guard.
   *
   * @param place words about the place of use, for a derived name
   */
  Atom predicate(UserCode code, String place) {
    Atom atom = new Atom(name(code, place), text(code));
    predicates.put(atom, code);
    return atom;
  }

  /** Returns the actions by their effects. */
  Map<Effect, UserCode> effects() {
    return effects;
  }

  /** Returns the guards by their predicates. */
  Map<Atom, UserCode> predicates() {
    return predicates;
  }

  private String name(UserCode code, String place) {
    return names.computeIfAbsent(code.original(), original -> unique(wanted(code, place)));
  }

  private String wanted(UserCode code, String place) {
    String bean = known.get(code.original());
    if (bean != null) {
      return bean;
    }
    return code.expression().isPresent() ? place : code.declaredName().orElse(place);
  }

  private String unique(String wanted) {
    String name = wanted;
    for (int i = 2; !taken.add(name); i++) {
      name = wanted + " " + i;
    }
    return name;
  }

  private String text(UserCode code) {
    String bean = known.get(code.original());
    String described = bean == null ? code.describe() : "bean " + bean + ", " + code.describe();
    return code.expression().orElse(described);
  }
}
