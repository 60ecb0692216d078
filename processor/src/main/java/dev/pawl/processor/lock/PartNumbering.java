package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Numbers the components of a state or event. The number of a removed component is not used again,
 * because stored data can still contain the component.
 */
final class PartNumbering {

  private final DeclaredName declared;
  private final Optional<StableNumbers.Entry> lockEntry;
  private final boolean locked;
  private final Problems problems;
  private int last;

  /**
   * @param lockEntry the entry of the state or event in the lock file, if any
   * @param locked whether a lock file exists; if so, components that the lock file does not contain
   *     are new
   */
  PartNumbering(
      DeclaredName declared,
      Optional<StableNumbers.Entry> lockEntry,
      boolean locked,
      Problems problems) {
    this.declared = declared;
    this.lockEntry = lockEntry;
    this.locked = locked;
    this.problems = problems;
    this.last = lockedParts().stream().mapToInt(StableNumbers.Part::number).max().orElse(0);
  }

  /** Returns the declared components, in order, followed by the removed components. */
  List<StableNumbers.Part> parts() {
    List<StableNumbers.Part> parts = new ArrayList<>();
    declared.parts().forEach(p -> parts.add(part(p)));
    Set<Integer> kept = new HashSet<>();
    parts.forEach(p -> kept.add(p.number()));
    lockedParts().stream()
        .filter(p -> !kept.contains(p.number()))
        .forEach(
            p ->
                parts.add(new StableNumbers.Part(p.number(), p.name(), p.type(), p.added(), true)));
    return parts;
  }

  private List<StableNumbers.Part> lockedParts() {
    return lockEntry.map(StableNumbers.Entry::parts).orElse(List.of());
  }

  private StableNumbers.Part part(Event.Param param) {
    String type = param.type().qualifiedName();
    Optional<StableNumbers.Part> known = lockEntry.flatMap(e -> e.part(param.name()));
    if (known.isEmpty()) {
      return new StableNumbers.Part(
          ++last, param.name(), type, locked && lockEntry.isPresent(), false);
    }
    StableNumbers.Part part = known.get();
    if (!part.type().equals(type)) {
      String name = declared.name() + "." + param.name();
      problems.add(
          Code.TYPE_CHANGED,
          "Give the component a new name if its type changes.",
          param.origin(),
          name,
          part.type(),
          type);
    }
    return new StableNumbers.Part(
        part.number(), part.name(), type, part.added() || part.removed(), false);
  }
}
