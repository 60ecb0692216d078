package dev.pawl.processor.repair;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problem;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The errors of a machine, by their locations. Errors without a location cannot be repaired. */
final class Faults {

  private final Map<Origin, Set<Code>> byPlace = new HashMap<>();
  private final Set<Code> codes = EnumSet.noneOf(Code.class);

  Faults(List<Problem> errors) {
    for (Problem problem : errors) {
      codes.add(problem.code());
      if (problem.origin() != Origin.NONE) {
        byPlace
            .computeIfAbsent(problem.origin(), o -> EnumSet.noneOf(Code.class))
            .add(problem.code());
      }
    }
  }

  boolean at(Origin place) {
    return byPlace.containsKey(place);
  }

  boolean at(Origin place, Code code) {
    return byPlace.getOrDefault(place, Set.of()).contains(code);
  }

  boolean atOneOf(Origin place, Set<Code> of) {
    return byPlace.getOrDefault(place, Set.of()).stream().anyMatch(of::contains);
  }

  /** Returns whether there is an error at a location whose code is not in {@code known}. */
  boolean hasOtherThan(Origin place, Set<Code> known) {
    return byPlace.getOrDefault(place, Set.of()).stream().anyMatch(c -> !known.contains(c));
  }

  boolean any(Set<Code> of) {
    return codes.stream().anyMatch(of::contains);
  }

  boolean any(Code code) {
    return codes.contains(code);
  }

  /** Returns the names at whose locations there are no errors. */
  List<NameReference> sound(List<NameReference> names) {
    return names.stream().filter(n -> !at(n.origin())).toList();
  }
}
