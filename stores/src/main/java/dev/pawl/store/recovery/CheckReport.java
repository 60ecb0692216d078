package dev.pawl.store.recovery;

import dev.pawl.store.sql.UnreadableCell;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The findings of a {@link StoreCheck}. Immutable. */
public final class CheckReport {

  private final String machine;
  private final long entities;
  private final long steps;
  private final Map<Finding.Kind, Long> counts;
  private final List<Finding> first;

  private CheckReport(
      String machine,
      long entities,
      long steps,
      Map<Finding.Kind, Long> counts,
      List<Finding> first) {
    this.machine = machine;
    this.entities = entities;
    this.steps = steps;
    this.counts = Map.copyOf(counts);
    this.first = List.copyOf(first);
  }

  /** Returns whether there are no findings. */
  public boolean isClean() {
    return counts.isEmpty();
  }

  /** Returns the number of entities that were checked. */
  public long entities() {
    return entities;
  }

  /** Returns the number of steps that were checked. */
  public long steps() {
    return steps;
  }

  /** Returns the number of findings of each kind. Kinds without findings are absent. */
  public Map<Finding.Kind, Long> counts() {
    return counts;
  }

  /** Returns the number of findings of a kind. */
  public long count(Finding.Kind kind) {
    return counts.getOrDefault(kind, 0L);
  }

  /** Returns the first findings, up to the limit of {@link StoreCheck#maxFindings}. */
  public List<Finding> findings() {
    return first;
  }

  /**
   * Returns a summary line, followed by one line for each of {@link #findings()}. Line breaks and
   * control characters in stored values are escaped.
   */
  @Override
  public String toString() {
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    StringBuilder text =
        new StringBuilder(machine)
            .append(": ")
            .append(count(entities, "entity", "entities"))
            .append(", ")
            .append(count(steps, "step", "steps"))
            .append(", ")
            .append(all == 0 ? "nothing wrong" : count(all, "finding", "findings"));
    first.forEach(finding -> text.append("\n  ").append(finding));
    if (all > first.size()) {
      text.append("\n  and ").append(all - first.size()).append(" more");
    }
    return text.toString();
  }

  private static String count(long number, String one, String several) {
    return number + " " + (number == 1 ? one : several);
  }

  /** A collector that counts all findings and keeps the first findings. */
  static final class Collector {
    private final Map<Finding.Kind, Long> counts = new EnumMap<>(Finding.Kind.class);
    private final List<Finding> first = new ArrayList<>();
    private final int kept;
    long entities;
    long steps;

    Collector(int kept) {
      this.kept = kept;
    }

    void add(Finding.Kind kind, String entityId, long sequence, String what) {
      counts.merge(kind, 1L, Long::sum);
      if (first.size() < kept) {
        first.add(new Finding(kind, entityId, sequence, what));
      }
    }

    /** Returns a new collector with this collector's limit, for the findings of one entity. */
    Collector ofEntity() {
      return new Collector(kept);
    }

    /** Removes all findings of the given kinds. */
    void forget(Set<Finding.Kind> kinds) {
      counts.keySet().removeAll(kinds);
      first.removeIf(finding -> kinds.contains(finding.kind()));
    }

    /** Adds the findings of another collector. */
    void addAll(Collector other) {
      other.counts.forEach((kind, count) -> counts.merge(kind, count, Long::sum));
      first.addAll(other.first.subList(0, Math.min(other.first.size(), kept - first.size())));
    }

    /** Adds a finding for each unreadable cell of a row. */
    void add(List<UnreadableCell> cells, long sequence) {
      for (UnreadableCell cell : cells) {
        String where = "table " + cell.table() + ": " + cell.problem() + ' ' + cell.remedy();
        add(Finding.Kind.UNREADABLE_CELL, cell.id(), sequence, where);
      }
    }

    CheckReport report(String machine) {
      return new CheckReport(machine, entities, steps, counts, first);
    }
  }
}
