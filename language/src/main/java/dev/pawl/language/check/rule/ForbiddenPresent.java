package dev.pawl.language.check.rule;

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

/**
 * Finds transitions that join what is forbidden to be joined, be it by what is entered with the
 * target. A transition of a superstate or of the root joins every leaf below to its target, but for
 * leaves whose own transitions come first.
 */
public final class ForbiddenPresent implements Rule {

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
    for (String target : entered(machine, transition)) {
      boolean named = targets.stream().anyMatch(t -> t.name().equals(target));
      for (Prohibition prohibition : named ? prohibitions.of(target) : prohibitions.only(target)) {
        Set<String> sources = sources(machine, transition, prohibition);
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
  }

  /** The targets, then the states that are entered with them. */
  private static Set<String> entered(CheckContext machine, ResolvedTransition transition) {
    Set<String> entered = new LinkedHashSet<>();
    transition.declared().targets().forEach(t -> entered.add(t.name()));
    if (machine.nested() && !entered.isEmpty()) {
      machine.entered(transition).stream()
          .filter(n -> n > 0)
          .forEach(n -> entered.add(machine.tree().node(n).name()));
    }
    return entered;
  }

  private static Set<String> sources(
      CheckContext machine, ResolvedTransition transition, Prohibition prohibition) {
    StateTree tree = machine.tree();
    StateNode owner = transition.source();
    if (owner.declared().isLeaf() && !owner.isRoot()) {
      return prohibition.holdsFrom(tree, owner.number()) ? Set.of(owner.name()) : Set.of();
    }
    Set<String> sources = new LinkedHashSet<>();
    for (int leaf : machine.inheritance().openLeaves(owner.number())) {
      if (prohibition.holdsFrom(tree, leaf)
          && !machine.inheritance().overridden(leaf, transition)) {
        sources.add(tree.node(leaf).name());
      }
    }
    return sources;
  }

  /** From where a target may not be reached, and why. */
  private record Prohibition(Set<String> from, String because) {
    /**
     * Whether it holds from a leaf: what is forbidden to a superstate is forbidden to every state
     * below.
     */
    boolean holdsFrom(StateTree tree, int leaf) {
      return from.contains(Forbid.ANY)
          || tree.upwards(leaf).stream().anyMatch(n -> n > 0 && from.contains(tree.node(n).name()));
    }
  }

  /** All that is forbidden, by target. */
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

    /** The text of a user as a sentence, as it seldom ends with a period; a hint follows. */
    private static String sentence(String because) {
      return ".!?".indexOf(because.charAt(because.length() - 1)) < 0 ? because + "." : because;
    }

    /** Those that name the target. */
    List<Prohibition> only(String target) {
      return byTarget.getOrDefault(target, List.of());
    }

    /** Those that name the target, then those of any target. */
    List<Prohibition> of(String target) {
      List<Prohibition> all = new ArrayList<>(only(target));
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
