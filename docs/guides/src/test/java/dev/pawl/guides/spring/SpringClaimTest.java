package dev.pawl.guides.spring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.Outcome;
import dev.pawl.guides.RandomEvents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the claim of Spring Statemachine with the machine of Pawl. */
@Tag("slow")
class SpringClaimTest {

  private static final List<String> EVENTS =
      Arrays.stream(SpringClaim.Event.values())
          .map(event -> event.name().toLowerCase(Locale.ROOT))
          .toList();

  private static final class Both implements RandomEvents.Pair {
    private final List<String> said = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final SpringClaim before = new SpringClaim(said::add);
    private ClaimMachine after = Claims.begin(done::add);

    /** True if Spring remembers a state that the machine did not leave by a suspension. */
    private boolean remembersTooMuch;

    Both() throws Exception {}

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
      if (event.equals("resume") && remembersTooMuch) {
        return; // as SpringDifferencesTest shows, and the guide says
      }
      boolean wasSecond = after.is(ClaimState.SECOND_LOOK);
      int amount = random.nextInt(2000);
      boolean accepted =
          before.fire(SpringClaim.Event.valueOf(event.toUpperCase(Locale.ROOT)), amount);
      Outcome<ClaimState> outcome = after.tryFire(Claims.event(event, amount));
      // Spring accepts an event that all guards refuse, and changes nothing
      boolean expected = outcome.moved() || outcome instanceof Outcome.GuardRefused;
      assertEquals(expected, accepted, event + " in " + after.configuration());
      boolean isSecond = after.is(ClaimState.SECOND_LOOK);
      if (isSecond || wasSecond) {
        remembersTooMuch = wasSecond && !isSecond && !after.is(ClaimState.SUSPENDED);
      }
    }

    @Override
    public void restoreFromOther() throws Exception {
      after = Claims.adopt("c-1", before.saved(), done::add);
    }

    @Override
    public String before() {
      TreeSet<String> leaves = new TreeSet<>();
      before.states().forEach(state -> leaves.add(state.name()));
      leaves.removeAll(List.of("OPEN", "DECIDING"));
      return leaves + " " + said;
    }

    @Override
    public String after() {
      TreeSet<String> leaves = new TreeSet<>();
      after.configuration().forEach(state -> leaves.add(state.name()));
      return leaves + " " + done;
    }
  }

  @Test
  void randomEventsReachEqualStates() throws Exception {
    int moved = RandomEvents.compare(random -> new Both());
    assertTrue(moved > RandomEvents.SEQUENCES, "only " + moved + " steps");
  }
}
