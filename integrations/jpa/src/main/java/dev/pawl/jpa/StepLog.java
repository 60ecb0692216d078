package dev.pawl.jpa;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The recorded steps of an entity since the entity was last written. A step that is made again is
 * kept only once, so that the log never contains more steps than the machine has pairs of states.
 */
final class StepLog {

  private record Step(@Nullable Object from, Object to, boolean trusted) {}

  /** Consecutive steps. */
  private static final class Walk {
    final @Nullable Object first;
    final Set<Step> steps = new LinkedHashSet<>();
    @Nullable Object last;

    Walk(@Nullable Object first) {
      this.first = first;
      this.last = first;
    }

    /**
     * Returns the states to which steps of this walk lead from a state. A step that is not trusted
     * must be legal.
     */
    Set<@Nullable Object> reachable(GuardedMachine machine, @Nullable Object from) {
      Set<@Nullable Object> reached = new HashSet<>();
      reached.add(from);
      boolean grows = true;
      while (grows) {
        grows = false;
        for (Step step : steps) {
          if (reached.contains(step.from())
              && (step.trusted() || joins(machine, step.from(), step.to()))) {
            grows |= reached.add(step.to());
          }
        }
      }
      return reached;
    }
  }

  /** The steps, by the name of the attribute, or by the type of states if no name was given. */
  private final Map<Object, Walk> walks = new HashMap<>();

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
   * @param attribute the name of the attribute with the state; null if it is not named
   * @param from the state before the step; null if the entity had no state
   * @param trusted whether the step needs no check, because the step was forced or a machine made
   *     the step
   */
  public synchronized void add(
      @Nullable String attribute, @Nullable Object from, Object to, boolean trusted) {
    Object begin = key(from);
    Object end = GuardedMachine.key(to);
    Object owner = attribute == null ? type(end) : attribute;
    Walk walk = walks.get(owner);
    if (walk == null || !Objects.equals(walk.last, begin)) {
      walk = new Walk(begin); // a step between the recorded steps and this one is missing
      walks.put(owner, walk);
    }
    if (!end.equals(begin)) {
      walk.steps.add(new Step(begin, end, trusted));
      walk.last = end;
    }
  }

  /** Adds the steps of the log of another object for the same row. */
  synchronized void addAll(StepLog other) {
    other
        .copy()
        .forEach(
            (owner, walk) -> {
              Walk own = walks.get(owner);
              if (own == null || !Objects.equals(own.last, walk.first)) {
                walks.put(owner, walk);
              } else {
                own.steps.addAll(walk.steps);
                own.last = walk.last;
              }
            });
  }

  private synchronized Map<Object, Walk> copy() {
    Map<Object, Walk> copies = new HashMap<>();
    walks.forEach(
        (owner, walk) -> {
          Walk copy = new Walk(walk.first);
          copy.steps.addAll(walk.steps);
          copy.last = walk.last;
          copies.put(owner, copy);
        });
    return copies;
  }

  /** Returns whether the log contains steps of an attribute or of a type of states. */
  synchronized boolean hasStepsOf(Object owner) {
    Walk walk = walks.get(owner);
    return walk != null && !walk.steps.isEmpty();
  }

  /** Returns whether the steps that are not named lead from one state to another. */
  boolean leads(GuardedMachine machine, @Nullable Object from, Object to) {
    return leads(type(to), machine, from, to);
  }

  /**
   * Returns whether the recorded steps lead from one state to another. The log need not contain one
   * step before the first recorded step and one step after the last recorded step. If there was no
   * state before, it is sufficient that some of the recorded steps lead to the state, because
   * Hibernate inserts the values of the call of {@code persist}, and then updates the row.
   *
   * @param owner the name of the attribute, or the type of states for steps that are not named
   */
  synchronized boolean leads(
      Object owner, GuardedMachine machine, @Nullable Object from, Object to) {
    Object target = GuardedMachine.key(to);
    Walk walk = walks.get(owner);
    if (walk == null || walk.steps.isEmpty()) {
      return false;
    }
    Object begin = key(from);
    boolean isPassed = walk.steps.stream().anyMatch(step -> Objects.equals(step.from(), begin));
    if (!isPassed && !joins(machine, begin, walk.first)) {
      return false;
    }
    Set<@Nullable Object> reached = walk.reachable(machine, isPassed ? begin : walk.first);
    return begin == null && reached.contains(target)
        || reached.contains(walk.last) && joins(machine, walk.last, target);
  }

  private static boolean joins(GuardedMachine machine, @Nullable Object from, @Nullable Object to) {
    if (to == null || Objects.equals(from, to)) {
      return Objects.equals(from, to);
    }
    return from == null ? machine.canStartIn(to) : machine.canMove(from, to);
  }
}
