package dev.pawl.processor.verify;

import dev.pawl.language.model.Formula;
import dev.pawl.language.model.GuardParser;
import dev.pawl.language.model.Machine;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Evaluates the propositions of a random property for the observations of the interpreter. */
final class ObservedPropositions {

  private final Machine machine;
  private final Map<String, Formula> formulas = new HashMap<>();

  /** The active states by situation. */
  private final Map<String, Set<String>> active = new HashMap<>();

  ObservedPropositions(Machine machine, RandomProperty property) {
    this.machine = machine;
    add("what", property.what());
    add("other", property.other());
    add("after", property.after());
    add("before", property.before());
  }

  private void add(String name, String proposition) {
    if (!proposition.isEmpty()) {
      try {
        formulas.put(name, GuardParser.parseProposition(proposition));
      } catch (GuardParser.SyntaxException e) {
        throw new IllegalArgumentException(proposition, e);
      }
    }
  }

  /**
   * Returns the formula that the rest of the run must satisfy after a macrostep.
   *
   * @param from the key of the situation before the macrostep; empty at the start
   * @param microsteps the observed microsteps
   * @param to the key of the situation after the macrostep
   */
  Ltl progressed(Ltl formula, String from, List<String> microsteps, String to) {
    Ltl rest = formula;
    for (String microstep : microsteps) {
      rest = rest.progressed(name -> holds(name, from, microstep));
    }
    return rest.progressed(stable(to));
  }

  /** Returns the propositions that hold in a stable situation. */
  Predicate<String> stable(String key) {
    return name -> holds(name, key, "");
  }

  /**
   * Returns whether a proposition holds.
   *
   * @param microstep the observed microstep; empty in a stable situation
   */
  private boolean holds(String name, String key, String microstep) {
    Formula formula = formulas.get(name);
    boolean isAboutSituations = isAboutSituations(formula);
    return (microstep.isEmpty() || !isAboutSituations) && holds(formula, key, microstep);
  }

  /** Returns whether a proposition is about stable situations only. */
  static boolean isAboutSituations(Formula formula) {
    return formula.predicates().stream().allMatch(p -> p.equals("final"));
  }

  private boolean holds(Formula formula, String key, String microstep) {
    if (formula instanceof Formula.In in) {
      return active.computeIfAbsent(key, k -> active(machine, k)).contains(in.state());
    } else if (formula instanceof Formula.Predicate atom) {
      return atom.name().equals("final")
          ? microstep.isEmpty() && isOver(key)
          : !microstep.isEmpty() && isObserved(atom.name(), microstep);
    } else if (formula instanceof Formula.Not not) {
      return !holds(not.operand(), key, microstep);
    } else if (formula instanceof Formula.And and) {
      return and.operands().stream().allMatch(o -> holds(o, key, microstep));
    }
    return ((Formula.Or) formula).operands().stream().anyMatch(o -> holds(o, key, microstep));
  }

  /** Returns whether a machine has ended in a situation. */
  static boolean isOver(String key) {
    return key.endsWith(" over");
  }

  /** Returns whether an atom such as {@code entered(S)} holds at a microstep. */
  static boolean isObserved(String atom, String microstep) {
    String name = atom.substring(atom.indexOf('(') + 1, atom.length() - 1);
    int exited = microstep.indexOf(" -[");
    int entered = microstep.indexOf(" +[");
    return atom.startsWith("event(")
        ? microstep.substring(0, exited).equals(name)
        : atom.startsWith("exited(")
            ? names(microstep.substring(exited + 3, entered - 1)).contains(name)
            : names(microstep.substring(entered + 3, microstep.length() - 1)).contains(name);
  }

  private static List<String> names(String list) {
    return List.of(list.split(", "));
  }

  /** Returns the active states in a situation, whose key begins with the active leaves. */
  static Set<String> active(Machine machine, String key) {
    String leaves = key.replaceFirst(" (deferred|over).*", "").replaceAll("\\[[^]]*]", "");
    Set<String> active = new HashSet<>();
    for (String leaf : leaves.split(" ")) {
      machine.tree().declared().stream()
          .filter(s -> s.name().equals(leaf) && !s.isHistory())
          .findFirst()
          .ifPresent(
              s -> {
                for (int n = machine.tree().number(s); n > 0; n = machine.tree().parent(n)) {
                  active.add(machine.tree().node(n).name());
                }
              });
    }
    return active;
  }
}
