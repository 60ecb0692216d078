package dev.pawl.guides.squirrel;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.guides.RandomEvents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Compares the claim of squirrel with the machine of Pawl. */
class SquirrelClaimTest {

  private static final List<String> EVENTS =
      Arrays.stream(SquirrelClaim.Event.values())
          .filter(event -> event != SquirrelClaim.Event.ALL_DONE)
          .map(event -> event.name().toLowerCase(Locale.ROOT))
          .toList();

  private static final class Both implements RandomEvents.Pair {
    private final List<String> said = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final SquirrelClaim.File file = new SquirrelClaim.File();
    private final SquirrelClaim before = SquirrelClaim.begin(said::add);
    private ClaimMachine after = Claims.begin(done::add);

    @Override
    public ClaimMachine machine() {
      return after;
    }

    @Override
    public List<String> events() {
      return EVENTS;
    }

    @Override
    public void fire(String event, SplittableRandom random) {
      file.offered = random.nextInt(2000);
      if (!before.isTerminated()) { // it throws then, whatever is fired
        before.fire(SquirrelClaim.Event.valueOf(event.toUpperCase(Locale.ROOT)), file);
      }
      after.tryFire(Claims.event(event, file.offered));
    }

    @Override
    public void restoreFromOther() {
      after = Claims.adopt("c-1", before.dumpSavedData(), file, done::add);
    }

    @Override
    public String before() {
      TreeSet<String> leaves = new TreeSet<>();
      SquirrelClaim.State state =
          before.getCurrentState() == null ? before.getInitialState() : before.getCurrentState();
      List<SquirrelClaim.State> below = before.getSubStatesOn(state);
      below.forEach(leaf -> leaves.add(leaf.name()));
      if (below.isEmpty()) {
        leaves.add(state.name());
      }
      return leaves + " " + file.amount + " " + file.papers + " " + file.appealed + " " + said;
    }

    @Override
    public String after() {
      TreeSet<String> leaves = new TreeSet<>();
      after.configuration().forEach(state -> leaves.add(state.name()));
      ClaimFile now = after.context();
      return leaves + " " + now.amount() + " " + now.papers() + " " + now.appealed() + " " + done;
    }
  }

  @Test
  void randomEventsReachEqualStates() throws Exception {
    int moved = RandomEvents.compare(random -> new Both());
    assertTrue(moved > RandomEvents.SEQUENCES, "only " + moved + " steps");
  }
}
