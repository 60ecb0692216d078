package dev.pawl.cli;

import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.diff.MachineDiff;
import dev.pawl.language.diff.MachineDiff.Version;
import dev.pawl.processor.ApiDiff;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The differences between two versions of a program's machines.
 *
 * @param diffs the differences of each machine that both versions have and that differs, by its
 *     qualified name in the later version
 * @param added the qualified names of machines that only the later version has
 * @param removed the qualified names of machines that only the earlier version has
 * @param compared the number of machines that both versions have
 */
record VersionDiff(
    Map<String, MachineDiff> diffs, Set<String> added, Set<String> removed, int compared) {

  /**
   * Compares two versions. Compares machines with the same qualified name. If each version has only
   * one machine, compares the two machines even if their names differ.
   *
   * @param before the machines of the earlier version, by qualified name
   * @param now the machines of the later version, by qualified name
   */
  static VersionDiff of(Map<String, Version> before, Map<String, Version> now) {
    Map<String, MachineDiff> diffs = new LinkedHashMap<>();
    boolean isOne = before.size() == 1 && now.size() == 1;
    Set<String> removed = new TreeSet<>(before.keySet());
    Set<String> added = new TreeSet<>();
    int compared = 0;
    for (Map.Entry<String, Version> entry : now.entrySet()) {
      String name = isOne ? before.keySet().iterator().next() : entry.getKey();
      Version earlier = before.get(name);
      if (earlier == null) {
        added.add(entry.getKey());
        continue;
      }
      removed.remove(name);
      compared++;
      MachineDiff both = compare(earlier, entry.getValue());
      if (!both.isEmpty()) {
        diffs.put(entry.getKey(), both);
      }
    }
    return new VersionDiff(diffs, added, removed, compared);
  }

  private static MachineDiff compare(Version before, Version now) {
    return MachineDiff.of(before, now).with(ApiDiff.changes(before.machine(), now.machine()));
  }

  /** Returns which number of a semantic version must be increased because of the differences. */
  Impact impact() {
    Impact impact =
        !removed.isEmpty() ? Impact.MAJOR : !added.isEmpty() ? Impact.MINOR : Impact.PATCH;
    return diffs.values().stream().map(MachineDiff::impact).reduce(impact, Impact::or);
  }

  boolean isEmpty() {
    return diffs.isEmpty() && added.isEmpty() && removed.isEmpty();
  }
}
