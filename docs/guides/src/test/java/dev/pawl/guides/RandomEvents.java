package dev.pawl.guides;

import dev.pawl.Machine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Random events for two machines, and what both made of them. */
public final class RandomEvents {

  /** How many sequences each machine gets. */
  public static final int SEQUENCES = Integer.getInteger("pawl.guides.sequences", 1_000);

  private static final int LONGEST = 30;

  /** A build always makes up the same. */
  private static final long SEED = Long.getLong("pawl.guides.seed", 1);

  private RandomEvents() {}

  /** One machine, and the other: each fires, then both say what they are in and have done. */
  public interface Pair {

    /** The machine of Pawl. */
    Machine<?, ?> machine();

    /** The names of all events. */
    List<String> events();

    /** Fires an event of this name at both; what it carries is random. */
    void fire(String event, SplittableRandom random);

    /** Goes on with a machine of Pawl that is resumed from what the other library persists. */
    void moveOver() throws Exception;

    /** The active leaves, context and effects of the machine of the other library. */
    String before();

    /** The same of Pawl's. */
    String after();
  }

  /** Makes a pair. */
  public interface Pairs {

    /** A pair of machines that have just begun. */
    Pair begin(SplittableRandom random) throws Exception;
  }

  /** Runs all sequences; throws where the two differ. How many steps were made. */
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
          pair.moveOver();
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

  /** Half of the time an event that is legal, else any; at last none where nothing is legal. */
  private static String pick(Pair pair, SplittableRandom random) {
    List<String> legal = pair.machine().permitted();
    if (legal.isEmpty() && random.nextBoolean()) {
      return null;
    }
    List<String> events = legal.isEmpty() || random.nextBoolean() ? pair.events() : legal;
    return events.get(random.nextInt(events.size()));
  }
}
