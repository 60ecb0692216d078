package dev.pawl.language.check;

import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.StateTree;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import dev.pawl.language.semantics.ResolvedTransition;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A rule that reports transitions from a state to a target that {@link Forbid} excludes. States
 * that are entered together with the target are checked too, and states that a history state may
 * restore. A transition of a superstate or of the root counts as a transition of every leaf that
 * inherits the transition and does not override it.
 */
final class ForbiddenPresent implements Rule {

  @Override
  public void check(CheckContext machine) {
    Prohibitions prohibitions = new Prohibitions(machine.machine().forbids());
    if (prohibitions.byTarget.isEmpty()) {
      return;
    }
    for (ResolvedTransition transition : machine.transitions()) {
      if (!transition.source().declared().isHistory()) {
        check(machine, transition, prohibitions);
      }
    }
  }

  private static void check(
      CheckContext machine, ResolvedTransition transition, Prohibitions prohibitions) {
    List<NameReference> targets = transition.declared().targets();
    Set<String> entered = entered(machine, transition);
    for (String target : entered) {
      boolean named = targets.stream().anyMatch(t -> t.name().equals(target));
      for (Prohibition prohibition :
          named ? prohibitions.of(target) : prohibitions.naming(target)) {
        List<String> sources =
            names(machine, sources(machine, transition, prohibition), leaf -> true);
        if (!sources.isEmpty()) {
          machine.report(
              Code.FORBIDDEN_PRESENT,
              transition.declared().origin(),
              NameList.and(sources),
              target,
              prohibition.because());
        }
      }
    }
    if (machine.hasNesting() && !targets.isEmpty()) {
      checkRestored(machine, transition, prohibitions, entered);
    }
  }

  /**
   * Reports forbidden targets that a transition enters only if a history state restores them.
   *
   * @param entered the names of the states that the transition enters without history
   */
  private static void checkRestored(
      CheckContext machine,
      ResolvedTransition transition,
      Prohibitions prohibitions,
      Set<String> entered) {
    RestoredStates restored = new RestoredStates(machine.resolved());
    restored
        .of(transition)
        .forEach(
            (state, history) -> {
              String target = machine.tree().node(state).name();
              if (!entered.contains(target)) {
                for (Prohibition prohibition : prohibitions.naming(target)) {
                  List<String> sources =
                      names(
                          machine,
                          sources(machine, transition, prohibition),
                          leaf -> restored.isPossible(transition, leaf, state, history));
                  if (!sources.isEmpty()) {
                    machine.report(
                        Code.FORBIDDEN_PRESENT,
                        transition.declared().origin(),
                        NameList.and(sources)
                            + " through the history state "
                            + machine.tree().node(history).name(),
                        target,
                        prohibition.because());
                  }
                }
              }
            });
  }

  /**
   * Returns the names of a transition's targets, followed by the names of the other states that are
   * entered together with the targets.
   */
  private static Set<String> entered(CheckContext machine, ResolvedTransition transition) {
    Set<String> entered = new LinkedHashSet<>();
    transition.declared().targets().forEach(t -> entered.add(t.name()));
    if (machine.hasNesting() && !entered.isEmpty()) {
      machine.entered(transition).stream()
          .filter(n -> n > 0)
          .forEach(n -> entered.add(machine.tree().node(n).name()));
    }
    return entered;
  }

  private static List<String> names(
      CheckContext machine, List<Integer> leaves, IntPredicate filter) {
    return leaves.stream()
        .filter(filter::test)
        .map(leaf -> machine.tree().node(leaf).name())
        .distinct()
        .toList();
  }

  /** Returns the leaves from which a transition violates a prohibition. */
  private static List<Integer> sources(
      CheckContext machine, ResolvedTransition transition, Prohibition prohibition) {
    StateTree tree = machine.tree();
    StateNode owner = transition.source();
    if (owner.declared().isLeaf() && !owner.isRoot()) {
      return prohibition.holdsFrom(tree, owner.number()) ? List.of(owner.number()) : List.of();
    }
    List<Integer> sources = new ArrayList<>();
    for (int leaf : machine.inheritance().openLeaves(owner.number())) {
      if (prohibition.holdsFrom(tree, leaf)
          && !machine.inheritance().isOverridden(leaf, transition)) {
        sources.add(leaf);
      }
    }
    return sources;
  }

  /**
   * A prohibition of transitions to one target.
   *
   * @param from the names of the forbidden sources, or {@link Forbid#ANY}
   * @param because the reason, a whole sentence
   */
  private record Prohibition(Set<String> from, String because) {
    /**
     * Returns whether the prohibition applies to a leaf. A prohibition of a superstate applies to
     * every state below the superstate.
     */
    boolean holdsFrom(StateTree tree, int leaf) {
      return from.contains(Forbid.ANY)
          || tree.upwards(leaf).stream().anyMatch(n -> n > 0 && from.contains(tree.node(n).name()));
    }
  }

  /** The prohibitions of a machine, by target. */
  private static final class Prohibitions {

    private final Map<String, List<Prohibition>> byTarget = new HashMap<>();

    Prohibitions(List<Forbid> forbids) {
      for (Forbid forbid : forbids) {
        Set<String> from = names(forbid.from());
        String because =
            forbid.because().isBlank() ? "no reason is given." : sentence(forbid.because());
        Prohibition prohibition = new Prohibition(from, because);
        Set<String> to = names(forbid.to());
        (to.contains(Forbid.ANY) ? Set.of(Forbid.ANY) : to)
            .forEach(t -> byTarget.computeIfAbsent(t, k -> new ArrayList<>()).add(prohibition));
      }
    }

    /**
     * Returns the user's reason with a final period. Most reasons have no final period, but the
     * message appends a hint after the reason.
     */
    private static String sentence(String because) {
      return ".!?".indexOf(because.charAt(because.length() - 1)) < 0 ? because + "." : because;
    }

    /** Returns the prohibitions that name a target. */
    List<Prohibition> naming(String target) {
      return byTarget.getOrDefault(target, List.of());
    }

    /** Returns the prohibitions that name a target, followed by the prohibitions of all targets. */
    List<Prohibition> of(String target) {
      List<Prohibition> all = new ArrayList<>(naming(target));
      all.addAll(byTarget.getOrDefault(Forbid.ANY, List.of()));
      return all;
    }

    private static Set<String> names(List<NameReference> refs) {
      Set<String> names = new LinkedHashSet<>();
      refs.forEach(r -> names.add(r.name()));
      return names;
    }
  }
}
