package dev.pawl.processor.lock;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The owners of names in data: two can never have had the same, else what is stored means both. */
final class WireClaims {

  private final NumberedNames subject;
  private final Problems problems;
  private final Map<String, StableNumbers.Entry> owners = new HashMap<>();

  WireClaims(NumberedNames subject, Problems problems) {
    this.subject = subject;
    this.problems = problems;
  }

  /** Adds a problem for each name that two have; the first is taken to be the owner. */
  void check(List<StableNumbers.Entry> entries) {
    for (StableNumbers.Entry entry : entries) {
      for (String wireName : entry.wireNames()) {
        StableNumbers.Entry other = owners.putIfAbsent(wireName, entry);
        if (other != null && other != entry) {
          clash(wireName, other, entry);
        }
      }
    }
  }

  /** The one that is declared can be changed, so the problem is at that one. */
  private void clash(String wireName, StableNumbers.Entry first, StableNumbers.Entry second) {
    boolean secondIsDeclared = subject.find(second.name()).isPresent();
    StableNumbers.Entry owner = secondIsDeclared ? first : second;
    String why =
        owner.removed()
            ? "it was that of " + owner.name() + ", which was removed"
            : "data of " + owner.name() + " is stored under it";
    subject
        .find(secondIsDeclared ? second.name() : first.name())
        .ifPresent(
            d -> problems.add(Code.NAME_TAKEN, d.origin(), wireName, subject.machine(), why));
  }
}
