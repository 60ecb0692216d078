package dev.pawl.language.diff;

import dev.pawl.language.diff.Change.Category;
import dev.pawl.language.diff.Change.Impact;
import dev.pawl.language.explore.Exploration;
import dev.pawl.language.explore.Situation;
import dev.pawl.language.model.Event;
import dev.pawl.language.model.TypeRef;
import dev.pawl.language.semantics.ResolvedMachine;
import dev.pawl.language.semantics.StateNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The effects of the later version on instances that the earlier version stored. */
public final class StoredInstances {

  /**
   * A configuration of the earlier version from which stored instances cannot continue in the later
   * version.
   *
   * @param leaves the active leaves of the earlier version, in document order
   * @param reason the reason why instances cannot continue
   */
  public record Stranded(List<String> leaves, String reason) {}

  private final Correspondence versions;
  private final List<Change> changes = new ArrayList<>();
  private final Migration migration;
  private final Structure now;
  private final Map<String, Integer> numbers;
  private final Map<Integer, String> names = new HashMap<>();
  private final Map<Integer, String> unreadable = new HashMap<>();

  StoredInstances(Correspondence both) {
    this.versions = both;
    this.migration = both.migration();
    this.now = both.structure();
    this.numbers = both.earlierNumbers();
    both.laterNumbers().forEach((name, number) -> names.put(number, name));
    numbers.forEach((name, number) -> names.put(number, name));
    MissingData.of(both.later(), both.laterNumbers(), migration.entries())
        .forEach(
            m ->
                unreadable.putIfAbsent(
                    m.entry().stored(),
                    m.leaf().name()
                        + " would be entered, but its "
                        + m.component().name()
                        + " is unknown"));
    data();
    context();
    histories();
    reportEntries();
  }

  /**
   * Returns the changes that affect every stored instance, or every stored instance in a certain
   * state.
   */
  List<Change> changes() {
    return changes;
  }

  private void add(Impact impact, String text) {
    changes.add(new Change(Category.STORED, impact, text));
  }

  /** Reports the states that a stored instance enters when the later version reads the instance. */
  private void reportEntries() {
    for (Migration.Entry entry : migration.entries()) {
      if (!unreadable.containsKey(entry.stored())) {
        String stored = names.get(entry.stored());
        String state = names.get(entry.entered());
        String what = Objects.equals(state, stored) ? "its default state" : state;
        add(Impact.MINOR, "Instances in " + stored + " enter " + what + " when they are read.");
      }
    }
  }

  private void data() {
    for (StateNode node : versions.earlier().nodes()) {
      Optional<StateNode> now = versions.later(node);
      if (now.isPresent()) {
        components(
            node.isRoot() ? "The machine" : node.name(),
            node.declared().behavior().data(),
            now.get().declared().behavior().data());
      }
    }
    for (Event event : versions.earlier().namedEvents()) {
      versions
          .laterEvent(event)
          .ifPresent(e -> components("Event " + event.name(), event.payload(), e.payload()));
    }
  }

  private void components(String owner, List<Event.Param> before, List<Event.Param> now) {
    for (Event.Param component : before) {
      Optional<Event.Param> same =
          now.stream().filter(c -> c.name().equals(component.name())).findFirst();
      if (same.isEmpty()) {
        add(Impact.MINOR, owner + " no longer has " + component.name() + ".");
      } else if (!same.get().type().equals(component.type())) {
        add(
            Impact.MAJOR,
            owner
                + "'s "
                + component.name()
                + " is now "
                + same.get().type().shortName()
                + ", no longer "
                + component.type().shortName()
                + ".");
      }
    }
    for (Event.Param component : now) {
      if (before.stream().noneMatch(c -> c.name().equals(component.name()))) {
        add(Impact.MINOR, owner + " has " + component.name() + ", which stored data lacks.");
      }
    }
  }

  private void context() {
    Optional<TypeRef> before = versions.earlier().declared().context();
    Optional<TypeRef> now = versions.later().declared().context();
    if (!before.equals(now)) {
      add(
          before.isPresent() && now.isPresent() ? Impact.MAJOR : Impact.MINOR,
          now.map(t -> "The context is now " + t.shortName()).orElse("There is no context any more")
              + before.map(t -> ", before " + t.shortName()).orElse(", before there was none")
              + ".");
    }
  }

  private void histories() {
    for (int number : migration.changedKinds()) {
      add(
          Impact.MAJOR,
          names.get(number) + " was a state and is now a history state, or the reverse.");
    }
    for (int number : migration.resetHistories()) {
      add(
          Impact.MINOR,
          names.get(number)
              + " may use its default in stored instances, because states that it remembers have"
              + " changed.");
    }
  }

  /**
   * Returns the configurations of the earlier version that the later version cannot read, or in
   * which an instance can do nothing in the later version.
   *
   * @param exploration the reachable situations of the earlier version
   */
  List<Stranded> stranded(Exploration exploration) {
    Map<List<String>, Stranded> found = new LinkedHashMap<>();
    List<StateNode> all = versions.earlier().leaves();
    for (int i = 0; i < exploration.size(); i++) {
      Situation situation = exploration.situation(i);
      if (situation.isStable() && !situation.isOver()) {
        List<StateNode> leaves = all.stream().filter(n -> situation.isActive(n.number())).toList();
        List<String> configuration = leaves.stream().map(StateNode::name).toList();
        if (!found.containsKey(configuration)) {
          String reason = reason(leaves, exploration.edges(i).isEmpty());
          if (reason != null) {
            found.put(configuration, new Stranded(configuration, reason));
          }
        }
      }
    }
    // external states are added here, because the exploration contains no forced transitions
    for (StateNode leaf : all) {
      List<String> configuration = List.of(leaf.name());
      boolean isForced = leaf.declared().external() && !found.containsKey(configuration);
      String reason = isForced ? reason(List.of(leaf), true) : null;
      if (reason != null) {
        found.put(configuration, new Stranded(configuration, reason));
      }
    }
    return List.copyOf(found.values());
  }

  private @Nullable String reason(List<StateNode> leaves, boolean wasStuck) {
    Set<StateNode> read = new LinkedHashSet<>();
    for (StateNode leaf : leaves) {
      Optional<StateNode> later = versions.later(leaf);
      if (later.isEmpty()) {
        return leaf.name() + " was removed and has no successor";
      }
      String unknown = unreadable.get(numbers.get(leaf.name()));
      if (unknown != null) {
        return unknown;
      }
      for (StateNode other : read) {
        if (!now.areTogether(other.number(), later.get().number())) {
          return other.name() + " and " + later.get().name() + " exclude each other";
        }
      }
      read.add(later.get());
    }
    boolean isStuck =
        read.stream().allMatch(this::isStuck)
            && read.stream().noneMatch(n -> versions.later().endsIn(n.number()));
    return isStuck && !wasStuck ? "no transition leads out of it any more" : null;
  }

  /** Returns whether no transition, own or inherited, applies to any leaf of a state. */
  private boolean isStuck(StateNode node) {
    ResolvedMachine later = versions.later();
    return later.tree().leaves(node.number()).stream()
        .allMatch(
            leaf ->
                later.candidates().eventless(leaf).isNone()
                    && later.candidates().of(leaf).values().stream()
                        .allMatch(r -> r.candidates().isEmpty()));
  }
}
