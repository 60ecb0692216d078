package dev.pawl.benchmarks.course.reference;

import dev.pawl.benchmarks.course.Course;
import dev.pawl.benchmarks.course.WalkKind;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The events that contenders walk by, always the same ones, and where each of them leads to. The
 * end leads to where the beginning does, so that a walk goes round and round. Immutable, except for
 * the array of events, which nobody changes.
 */
public final class Walk {

  /** How many events: a power of two, and too many for a branch predictor to know by heart. */
  public static final int LENGTH = 1 << 18;

  /** How many events at the end are drawn anew until the walk closes. */
  private static final int TAIL = 64;

  private static final int SEED = 16;

  private final Course course;
  private final Places places;
  private final Enum<?>[] events = new Enum<?>[LENGTH];

  /** The place after each event. */
  private final short[] trace = new short[LENGTH];

  /** How many events up to each, itself included, were legal. */
  private final int[] moves = new int[LENGTH];

  private Walk(Course course, WalkKind kind) {
    this.course = course;
    places = new Places(course);
    int[] drawn = kind == WalkKind.KNOWN ? known() : random(course == Course.TASK);
    if (!closes(place(drawn, LENGTH), drawn[0])) {
      throw new IllegalStateException("the " + kind + " walk on " + course + " does not close");
    }
    Enum<?>[] constants = course.events().getEnumConstants();
    int place = 0;
    for (int i = 0; i < LENGTH; i++) {
      events[i] = constants[drawn[i]];
      boolean legal = places.next(place, drawn[i]) != Places.ILLEGAL;
      moves[i] = (i == 0 ? 0 : moves[i - 1]) + (legal ? 1 : 0);
      place = places.stay(place, drawn[i]);
      trace[i] = (short) place;
    }
  }

  /** Works out a walk. */
  public static Walk of(Course course, WalkKind kind) {
    return new Walk(course, kind);
  }

  /** The events: a new array of the course's type of events. */
  public Enum<?>[] events() {
    Enum<?>[] typed = (Enum<?>[]) Array.newInstance(course.events(), LENGTH);
    System.arraycopy(events, 0, typed, 0, LENGTH);
    return typed;
  }

  /** The active leaves after so many steps, in any number of rounds. */
  public String configuration(long steps) {
    return places.configuration(place(steps));
  }

  /** The states that are active then: the leaves, and all that they lie within. */
  public Set<String> active(long steps) {
    return places.active(place(steps));
  }

  private int place(long steps) {
    return steps == 0 ? 0 : trace[(int) ((steps - 1) % LENGTH)];
  }

  /** How many of so many steps were legal, in any number of rounds. */
  public long moves(long steps) {
    int rest = (int) (steps % LENGTH);
    return steps / LENGTH * moves[LENGTH - 1] + (rest == 0 ? 0 : moves[rest - 1]);
  }

  private int[] known() {
    List<String> loop = Rules.loop(course);
    int[] drawn = new int[LENGTH];
    for (int i = 0; i < LENGTH; i++) {
      drawn[i] = event(loop.get(i % loop.size()));
    }
    return drawn;
  }

  private int event(String name) {
    for (Enum<?> constant : course.events().getEnumConstants()) {
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

  /** Draws a part: any legal event; where a fifth shall be illegal, a fifth of the time. */
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

  /** Whether the first event leads from an end to where it leads from the beginning. */
  private boolean closes(int end, int first) {
    return places.stay(end, first) == places.stay(0, first)
        && (places.next(end, first) == Places.ILLEGAL) == (places.next(0, first) == Places.ILLEGAL);
  }
}
