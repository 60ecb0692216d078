package dev.pawl.jpa.guard;

import dev.pawl.jpa.GuardedMachine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The steps that an entity has made since it was last written, without the loops among them, so
 * that there are never more than the machine has states.
 */
public final class StepLog {

  private record Pair(@Nullable Object from, Object to, boolean trusted) {}

  /** By the type of states, as an entity may have several machines. */
  private final Map<Class<?>, List<Pair>> pairs = new HashMap<>();

  StepLog() {}

  private static Class<?> type(Object key) {
    return key instanceof Enum<?> constant ? constant.getDeclaringClass() : key.getClass();
  }

  private static @Nullable Object key(@Nullable Object state) {
    return state == null ? null : GuardedMachine.key(state);
  }

  /**
   * Adds a step.
   *
   * @param trusted whether it is legal whatever the rules say
   */
  public synchronized void add(@Nullable Object from, Object to, boolean trusted) {
    Object begin = key(from);
    Object end = GuardedMachine.key(to);
    List<Pair> steps = pairs.computeIfAbsent(type(end), type -> new ArrayList<>());
    if (!steps.isEmpty() && !Objects.equals(steps.get(steps.size() - 1).to(), begin)) {
      steps.clear(); // it was somewhere else meanwhile
    }
    for (int i = 0; i < steps.size(); i++) {
      if (Objects.equals(steps.get(i).from(), end)) {
        steps.subList(i, steps.size()).clear();
        return;
      }
    }
    if (!end.equals(begin)) {
      steps.add(new Pair(begin, end, trusted));
    }
  }

  /** Adds what was noted of another object that stands for the same row. */
  synchronized void addAll(StepLog other) {
    for (List<Pair> steps : other.copy()) {
      for (Pair step : steps) {
        add(step.from(), step.to(), step.trusted());
      }
    }
  }

  private synchronized List<List<Pair>> copy() {
    return pairs.values().stream().map(List::copyOf).toList();
  }

  /**
   * Whether the steps lead from one state to another. Before the first and after the last of them
   * may be one more that nobody noted.
   */
  synchronized boolean leads(GuardedMachine machine, @Nullable Object from, Object to) {
    Object target = GuardedMachine.key(to);
    List<Pair> steps = pairs.getOrDefault(type(target), List.of());
    if (steps.isEmpty() || !joins(machine, key(from), steps.get(0).from())) {
      return false;
    }
    for (Pair step : steps) {
      if (!step.trusted() && !joins(machine, step.from(), step.to())) {
        return false;
      }
    }
    return joins(machine, steps.get(steps.size() - 1).to(), target);
  }

  private static boolean joins(GuardedMachine machine, @Nullable Object from, @Nullable Object to) {
    if (to == null || Objects.equals(from, to)) {
      return Objects.equals(from, to);
    }
    return from == null ? machine.mayBegin(to) : machine.mayLead(from, to);
  }
}
