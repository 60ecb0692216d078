package dev.pawl.benchmarks.workload.reference;

import dev.pawl.benchmarks.workload.WalkKind;
import dev.pawl.benchmarks.workload.Workload;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The events of a walk and the places after each of them. A walk is always the same, and can be
 * repeated, because its end is equivalent to its beginning. Immutable.
 */
public final class Walk {

  /** The number of events: a power of two, and too many for a branch predictor to learn. */
  public static final int LENGTH = 1 << 18;

  /** The number of events at the end that are drawn again until the walk can be repeated. */
  private static final int TAIL = 64;

  private static final int SEED = 16;

  private final Workload workload;
  private final Places places;
  private final Enum<?>[] events = new Enum<?>[LENGTH];

  /** The place after each event. */
  private final short[] trace = new short[LENGTH];

  /** The number of legal events up to and including each event. */
  private final int[] moves = new int[LENGTH];

  private Walk(Workload workload, WalkKind kind) {
    this.workload = workload;
    places = new Places(workload);
    int[] drawn = kind == WalkKind.KNOWN ? known() : random(workload == Workload.TASK);
    if (!closes(place(drawn, LENGTH), drawn[0])) {
      throw new IllegalStateException("the " + kind + " walk on " + workload + " does not close");
    }
    Enum<?>[] constants = workload.events().getEnumConstants();
    int place = 0;
    for (int i = 0; i < LENGTH; i++) {
      events[i] = constants[drawn[i]];
      boolean legal = places.next(place, drawn[i]) != Places.ILLEGAL;
      moves[i] = (i == 0 ? 0 : moves[i - 1]) + (legal ? 1 : 0);
      place = places.stay(place, drawn[i]);
      trace[i] = (short) place;
    }
  }

  /** Computes a walk. */
  public static Walk of(Workload workload, WalkKind kind) {
    return new Walk(workload, kind);
  }

  /** Returns the events as a new array of the workload's type of events. */
  public Enum<?>[] events() {
    Enum<?>[] typed = (Enum<?>[]) Array.newInstance(workload.events(), LENGTH);
    System.arraycopy(events, 0, typed, 0, LENGTH);
    return typed;
  }

  /** Returns the active leaf states after a number of steps, which may exceed the length. */
  public String configuration(long steps) {
    return places.configuration(place(steps));
  }

  /** Returns all active states after a number of steps: the leaf states and their ancestors. */
  public Set<String> active(long steps) {
    return places.active(place(steps));
  }

  private int place(long steps) {
    return steps == 0 ? 0 : trace[(int) ((steps - 1) % LENGTH)];
  }

  /** Returns the number of legal events among a number of steps, which may exceed the length. */
  public long moves(long steps) {
    int rest = (int) (steps % LENGTH);
    return steps / LENGTH * moves[LENGTH - 1] + (rest == 0 ? 0 : moves[rest - 1]);
  }

  private int[] known() {
    List<String> loop = Rules.loop(workload);
    int[] drawn = new int[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      drawn[i] = event(loop.get(i % loop.size()));
    }
    return drawn;
  }

  private int event(String name) {
    for (Enum<?> constant : workload.events().getEnumConstants()) {
      if (constant.name().equals(name)) {
        return constant.ordinal();
      }
    }
    throw new IllegalArgumentException(name);
  }

  private int[] random(boolean alsoIllegal) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] drawn = new int[LENGTH];
    int place = draw(drawn, 0, LENGTH - TAIL, 0, random, alsoIllegal);
    int end;
    do {
      end = draw(drawn, LENGTH - TAIL, LENGTH, place, random, alsoIllegal);
    } while (!closes(end, drawn[0]));
    return drawn;
  }

  /**
   * Draws events at random and returns the last place. All are legal, unless a fifth is to be
   * illegal.
   */
  private int draw(
      int[] drawn, int from, int to, int start, SplittableRandom random, boolean alsoIllegal) {
    int place = start;
    for (int i = from; i < to; i++) {
      boolean legal = !alsoIllegal || random.nextInt(5) > 0;
      int[] choice = places.events(place, legal);
      drawn[i] = choice[random.nextInt(choice.length)];
      place = places.stay(place, drawn[i]);
    }
    return place;
  }

  private int place(int[] drawn, int steps) {
    int place = 0;
    for (int i = 0; i < steps; i++) {
      place = places.stay(place, drawn[i]);
    }
    return place;
  }

  /** Returns whether the first event has equal results at the end and at the beginning. */
  private boolean closes(int end, int first) {
    return places.stay(end, first) == places.stay(0, first)
        && (places.next(end, first) == Places.ILLEGAL) == (places.next(0, first) == Places.ILLEGAL);
  }
}
