package dev.pawl.processor.lock;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reports wire names that two states or two events have or had. Stored data with a wire name of two
 * states or events would be ambiguous.
 */
final class WireClaims {

  private final NumberedNames subject;
  private final Problems problems;
  private final Map<String, StableNumbers.Entry> owners = new HashMap<>();

  WireClaims(NumberedNames subject, Problems problems) {
    this.subject = subject;
    this.problems = problems;
  }

  /**
   * Reports each wire name that two of the entries have. The first entry in the list keeps the wire
   * name.
   */
  void check(List<StableNumbers.Entry> entries) {
    for (StableNumbers.Entry entry : entries) {
      for (String wireName : entry.wireNames()) {
        StableNumbers.Entry other = owners.putIfAbsent(wireName, entry);
        if (other != null && other != entry) {
          reportClash(wireName, other, entry);
        }
      }
    }
  }

  /**
   * Reports that two entries have the same wire name. The problem is located at an entry that is
   * still declared, because the user can change the name of this entry.
   */
  private void reportClash(String wireName, StableNumbers.Entry first, StableNumbers.Entry second) {
    boolean secondIsDeclared = subject.find(second.name()).isPresent();
    StableNumbers.Entry owner = secondIsDeclared ? first : second;
    String why =
        owner.removed()
            ? "it was the name of " + owner.name() + ", which was removed"
            : "stored data of " + owner.name() + " has it";
    subject
        .find(secondIsDeclared ? second.name() : first.name())
        .ifPresent(
            d -> problems.add(Code.NAME_TAKEN, d.origin(), wireName, subject.machine(), why));
  }
}
