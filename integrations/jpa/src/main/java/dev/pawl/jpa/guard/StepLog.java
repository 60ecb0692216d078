package dev.pawl.jpa.guard;

import dev.pawl.jpa.GuardedMachine;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The recorded steps of an entity since the entity was last written. Steps that lead back to an
 * earlier state are removed, so that the log never contains more steps than the machine has states.
 */
public final class StepLog {

  private record Pair(@Nullable Object from, Object to, boolean trusted) {}

  /** The steps, by the type of states. An entity may have several machines. */
  private final Map<Class<?>, List<Pair>> pairs = new HashMap<>();

  StepLog() {}

  /** Returns the type of states by which steps are kept. */
  static Class<?> type(Object state) {
    Object key = GuardedMachine.key(state);
    return key instanceof Enum<?> constant ? constant.getDeclaringClass() : key.getClass();
  }

  private static @Nullable Object key(@Nullable Object state) {
    return state == null ? null : GuardedMachine.key(state);
  }

  /**
   * Adds a step.
   *
   * @param from the state before the step; null if the entity had no state
   * @param trusted whether the step needs no check, because the step was forced or a machine made
   *     the step
   */
  public synchronized void add(@Nullable Object from, Object to, boolean trusted) {
    Object begin = key(from);
    Object end = GuardedMachine.key(to);
    List<Pair> steps = pairs.computeIfAbsent(type(end), type -> new ArrayList<>());
    if (!steps.isEmpty() && !Objects.equals(steps.get(steps.size() - 1).to(), begin)) {
      steps.clear(); // a step between the recorded steps and this one is missing
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

  /** Adds the steps of the log of another object for the same row. */
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

  /** Returns whether the log contains steps of the machine of a state. */
  synchronized boolean hasStepsOf(Object state) {
    return !pairs.getOrDefault(type(state), List.of()).isEmpty();
  }

  /**
   * Returns whether the recorded steps lead from one state to another. The log need not contain one
   * step before the first recorded step and one step after the last recorded step. If there was no
   * state before, it is sufficient that the first recorded steps lead to the state, because
   * Hibernate inserts the values of the call of {@code persist}, and then updates the row.
   */
  synchronized boolean leads(GuardedMachine machine, @Nullable Object from, Object to) {
    Object target = GuardedMachine.key(to);
    List<Pair> steps = pairs.getOrDefault(type(target), List.of());
    if (steps.isEmpty() || !joins(machine, key(from), steps.get(0).from())) {
      return false;
    }
    for (Pair step : steps) {
      if (from == null && target.equals(step.from())) {
        return true;
      }
      if (!step.trusted() && !joins(machine, step.from(), step.to())) {
        return false;
      }
    }
    return joins(machine, steps.get(steps.size() - 1).to(), target);
  }

  /** Removes the steps that led to a state. */
  synchronized void removeUntil(Object state) {
    Object end = GuardedMachine.key(state);
    List<Pair> steps = pairs.getOrDefault(type(end), List.of());
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).to().equals(end)) {
        steps.subList(0, i + 1).clear();
        return;
      }
    }
  }

  private static boolean joins(GuardedMachine machine, @Nullable Object from, @Nullable Object to) {
    if (to == null || Objects.equals(from, to)) {
      return Objects.equals(from, to);
    }
    return from == null ? machine.mayBegin(to) : machine.mayLead(from, to);
  }
}
