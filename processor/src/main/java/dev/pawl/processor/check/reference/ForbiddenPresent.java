package dev.pawl.processor.check.reference;

import dev.pawl.processor.check.Resolved;
import dev.pawl.processor.check.Rule;
import dev.pawl.processor.model.Forbid;
import dev.pawl.processor.model.Machine.Declared;
import dev.pawl.processor.model.Ref;
import dev.pawl.processor.model.State;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Listing;
import dev.pawl.processor.problem.Problems;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds transitions that join what is forbidden to be joined. A transition of the root joins every
 * state that is not final to its target, but for states whose own transitions come first.
 */
public final class ForbiddenPresent implements Rule {

  @Override
  public void check(Resolved machine, Problems problems) {
    Prohibitions prohibitions = new Prohibitions(machine.machine().forbids());
    if (prohibitions.byTarget.isEmpty()) {
      return;
    }
    for (Declared declared : machine.transitions()) {
      Set<String> targets = new LinkedHashSet<>();
      declared.transition().targets().forEach(t -> targets.add(t.name()));
      for (String target : targets) {
        for (Prohibition prohibition : prohibitions.of(target)) {
          Set<String> sources = sources(machine, declared, prohibition);
          if (!sources.isEmpty()) {
            problems.add(
                Code.FORBIDDEN_PRESENT,
                declared.transition().origin(),
                Listing.and(sources),
                target,
                prohibition.because());
          }
        }
      }
    }
  }

  private static Set<String> sources(Resolved machine, Declared declared, Prohibition prohibition) {
    if (!machine.isRoot(declared.owner())) {
      String source = declared.owner().name();
      return prohibition.holdsFrom(source) ? Set.of(source) : Set.of();
    }
    Set<String> sources = new LinkedHashSet<>();
    for (State state : machine.openStates()) {
      if (prohibition.holdsFrom(state.name())
          && !machine.overridden(state, declared.transition())) {
        sources.add(state.name());
      }
    }
    return sources;
  }

  /** From where a target may not be reached, and why. */
  private record Prohibition(Set<String> from, String because) {
    boolean holdsFrom(String state) {
      return from.contains(Forbid.ANY) || from.contains(state);
    }
  }

  /** All that is forbidden, by target. */
  private static final class Prohibitions {

    private final Map<String, List<Prohibition>> byTarget = new HashMap<>();

    Prohibitions(List<Forbid> forbids) {
      for (Forbid forbid : forbids) {
        Set<String> from = names(forbid.from());
        String because = forbid.because().isBlank() ? "no reason is given" : forbid.because();
        Prohibition prohibition = new Prohibition(from, because);
        Set<String> to = names(forbid.to());
        (to.contains(Forbid.ANY) ? Set.of(Forbid.ANY) : to)
            .forEach(t -> byTarget.computeIfAbsent(t, k -> new ArrayList<>()).add(prohibition));
      }
    }

    List<Prohibition> of(String target) {
      List<Prohibition> all = new ArrayList<>(byTarget.getOrDefault(target, List.of()));
      all.addAll(byTarget.getOrDefault(Forbid.ANY, List.of()));
      return all;
    }

    private static Set<String> names(List<Ref> refs) {
      Set<String> names = new LinkedHashSet<>();
      refs.forEach(r -> names.add(r.name()));
      return names;
    }
  }
}
