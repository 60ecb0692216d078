package dev.pawl.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The definition of a machine of any size whose states and events are numbers. */
final class Numbers extends Definition<Integer, Integer> {

  private final int events;
  private final Map<Integer, List<Integer>> moves = new HashMap<>();

  private Numbers(int states, int events) {
    super("Numbers", numbers(states), names("s", states), names("e", events));
    this.events = events;
  }

  private void add(int from, int event, List<Integer> targets) {
    moves.put(from * events + event, targets);
  }

  /**
   * Returns a machine in which each state leads to the next one. The states use the events in turn.
   */
  static Numbers chain(int states, int events) {
    Numbers machine = new Numbers(states, events);
    for (int state = 0; state + 1 < states; state++) {
      machine.add(state, state % events, List.of(state + 1));
    }
    return machine;
  }

  /** The first state leads to every other state on a separate event; the others lead nowhere. */
  static Numbers star(int states) {
    Numbers machine = new Numbers(states, states);
    for (int state = 1; state < states; state++) {
      machine.add(0, state, List.of(state));
    }
    return machine;
  }

  /** One state leads to all others on one event, by a choice. */
  static Numbers choice(int states) {
    Numbers machine = new Numbers(states, 2);
    List<Integer> others = new ArrayList<>();
    for (int state = 1; state < states; state++) {
      others.add(state);
    }
    machine.add(0, 0, others);
    return machine;
  }

  static Numbers random(SplittableRandom random, int states, int events, double density) {
    Numbers machine = new Numbers(states, events);
    for (int state = 0; state < states; state++) {
      for (int event = 0; event < events; event++) {
        if (random.nextDouble() < density) {
          machine.add(
              state,
              event,
              random.nextInt(4) > 0
                  ? List.of(random.nextInt(states))
                  : List.of(random.nextInt(states), random.nextInt(states)));
        }
      }
    }
    return machine;
  }

  private static Integer[] numbers(int count) {
    Integer[] numbers = new Integer[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = i;
    }
    return numbers;
  }

  static String[] names(String prefix, int count) {
    String[] names = new String[count];
    for (int i = 0; i < count; i++) {
      names[i] = prefix + i;
    }
    return names;
  }

  List<Integer> moves(int from, int event) {
    return moves.getOrDefault(from * events + event, List.of());
  }

  @Override
  protected List<Candidate<Integer>> candidates(Integer from, int event) {
    List<Integer> targets = moves(from, event);
    return targets.isEmpty() ? List.of() : List.of(new Candidate<>(null, targets));
  }

  @Override
  public int indexOfEvent(Integer event) {
    return event;
  }
}
