package dev.pawl.guides;

import dev.pawl.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Fires random events at two machines and compares the results. */
public final class RandomEvents {

  /** The number of sequences for each machine. */
  public static final int SEQUENCES = Integer.getInteger("pawl.guides.sequences", 1_000);

  private static final int LONGEST = 30;

  /** The seed of the random events. It is the same in every build. */
  private static final long SEED = Long.getLong("pawl.guides.seed", 1);

  private RandomEvents() {}

  /** A machine of Pawl and the equivalent machine of another library. */
  public interface Pair {

    /** Returns the machine of Pawl. */
    Machine<?, ?> machine();

    /** Returns the names of all events. */
    List<String> events();

    /** Fires an event at both machines, with a random payload. */
    void fire(String event, SplittableRandom random);

    /** Replaces the machine of Pawl by one that is restored from the data of the other library. */
    void restoreFromOther() throws Exception;

    /**
     * Returns the active leaves, the context and the effects of the machine of the other library.
     */
    String before();

    /** Returns the active leaves, the context and the effects of the machine of Pawl. */
    String after();
  }

  /** Creates pairs. */
  public interface Pairs {

    /** Creates a pair of machines in their initial states. */
    Pair begin(SplittableRandom random) throws Exception;
  }

  /** Runs all sequences and returns the number of steps. Throws an error if the machines differ. */
  public static int compare(Pairs pairs) throws Exception {
    System.out.println("-Dpawl.guides.seed=" + SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    int moved = 0;
    for (int i = 0; i < SEQUENCES; i++) {
      Pair pair = pairs.begin(random);
      List<String> fired = new ArrayList<>();
      String last = pair.after();
      for (int length = random.nextInt(1, LONGEST); length > 0; length--) {
        String event = pick(pair, random);
        if (event == null) {
          break;
        }
        fired.add(event);
        pair.fire(event, random);
        if (random.nextInt(8) == 0) {
          fired.add("(moved over)");
          pair.restoreFromOther();
        }
        String after = pair.after();
        if (!pair.before().equals(after)) {
          throw new AssertionError(
              "sequence %d: %s%nbefore: %s%nafter:  %s".formatted(i, fired, pair.before(), after));
        }
        if (!after.equals(last)) {
          moved++;
          last = after;
        }
      }
    }
    return moved;
  }

  /**
   * Returns a legal event in half of the cases, and any event otherwise. If no event is legal,
   * returns null in half of the cases.
   */
  private static String pick(Pair pair, SplittableRandom random) {
    List<String> legal = pair.machine().permitted();
    if (legal.isEmpty() && random.nextBoolean()) {
      return null;
    }
    List<String> events = legal.isEmpty() || random.nextBoolean() ? pair.events() : legal;
    return events.get(random.nextInt(events.size()));
  }
}
