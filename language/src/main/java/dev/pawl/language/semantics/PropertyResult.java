package dev.pawl.language.semantics;

import dev.pawl.language.model.Property;
import dev.pawl.language.model.StatedProperty;
import java.util.List;
import java.util.Optional;

/**
 * The verdict about a property, with its reason.
 *
 * @param reason the reason for the verdict; empty if the property holds
 * @param run a run that violates the property if the verdict is {@link Verdict#FAILS}, or a run to
 *     a configuration in which predicates decide if the verdict is {@link Verdict#DEPENDS}
 * @param dependsOn the predicates and choices that the verdict depends on, in declared order
 * @param counters the counters that the verdict relies on
 */
public record PropertyResult(
    Property property,
    Verdict verdict,
    String reason,
    Optional<Counterexample> run,
    List<String> dependsOn,
    List<String> counters) {

  public PropertyResult {
    dependsOn = List.copyOf(dependsOn);
    counters = List.copyOf(counters);
  }

  /** Returns the property and its verdict as text. */
  public StatedProperty stated() {
    return new StatedProperty(
        property.name().name(), property.text(), verdict.text(), property.requirements());
  }
}
