package dev.pawl.processor.lock;

import dev.pawl.processor.model.storage.Ids;
import dev.pawl.processor.problem.Code;
import dev.pawl.processor.problem.Problems;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The owners of names in data: two can never have had the same, else what is stored means both. */
final class WireClaims {

  private final Subject subject;
  private final Problems problems;
  private final Map<String, Ids.Entry> owners = new HashMap<>();

  WireClaims(Subject subject, Problems problems) {
    this.subject = subject;
    this.problems = problems;
  }

  /** Adds a problem for each name that two have; the first is taken to be the owner. */
  void check(List<Ids.Entry> entries) {
    for (Ids.Entry entry : entries) {
      for (String wireName : entry.wireNames()) {
        Ids.Entry other = owners.putIfAbsent(wireName, entry);
        if (other != null && other != entry) {
          clash(wireName, other, entry);
        }
      }
    }
  }

  /** The one that is declared can be changed, so the problem is at that one. */
  private void clash(String wireName, Ids.Entry first, Ids.Entry second) {
    boolean secondIsDeclared = subject.find(second.name()).isPresent();
    Ids.Entry owner = secondIsDeclared ? first : second;
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
