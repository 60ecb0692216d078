package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.EchoMachine;
import dev.pawl.test.sample.HeaterControlMachine;
import dev.pawl.test.sample.HeaterControlState;
import dev.pawl.test.sample.ParcelMachine;
import dev.pawl.test.sample.ParcelRules;
import dev.pawl.test.sample.ParcelState;
import dev.pawl.test.sample.Postage;
import dev.pawl.test.sample.SirenMachine;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomWalksTest {

  private static RandomWalks<ParcelMachine> parcel() {
    return RandomWalks.of(ParcelMachine.class)
        .settings(p -> p.context(() -> new Postage(5, 0)))
        .walks(20, 20);
  }

  @Test
  void walksFollowTheModel() {
    parcel().run();
    RandomWalks.of(HeaterControlMachine.class).walks(20, 30).run();
  }

  @Test
  void walksFollowTheModelWithOwnLogic() {
    parcel().settings(p -> p.logic(ParcelRules::new).argument("pay", "cents", 2)).run();
  }

  @Test
  void seedThatIsNoNumberIsRefused() {
    System.setProperty("pawl.test.seed", "abc");
    try {
      assertEquals(
          "The system property pawl.test.seed must be a whole number, but is \"abc\".",
          assertThrows(IllegalArgumentException.class, RandomWalksTest::parcel).getMessage());
    } finally {
      System.clearProperty("pawl.test.seed");
    }
  }

  @Test
  void failedWalkIsShortened() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () -> parcel().invariant("never shipped", p -> !p.is(ParcelState.SHIPPED)).run());
    assertTrue(
        error
            .getMessage()
            .startsWith(
                "ParcelMachine: a random walk breaks the invariant \"never shipped\": pay → ship"),
        error.getMessage());
    assertTrue(error.getMessage().contains("to 2 events."), error.getMessage());
    assertTrue(error.getMessage().endsWith("-Dpawl.test.seed=1"), error.getMessage());
  }

  @Test
  void brokenInvariantShowsTheContext() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () ->
                parcel()
                    .settings(p -> p.logic(ParcelRules::new).argument("pay", "cents", 6))
                    .invariant("never paid", p -> p.context().paid() == 0)
                    .run());
    assertTrue(
        error
            .getMessage()
            .contains("The active states are [PAID]. The context is Postage[due=5, paid=6]."),
        error.getMessage());
  }

  /** Walks do not end at once if many events lead to a final state. */
  @Test
  void walksAreLong() {
    List<Long> lengths = new ArrayList<>();
    parcel()
        .settings(p -> p.logic(ParcelRules::new).argument("pay", "cents", 0))
        .invariant("recorded", p -> lengths.add(p.sequence()))
        .run();
    assertTrue(lengths.size() > 20 * 10, "" + lengths.size());
  }

  @Test
  void failedWalkWithTimersIsShortened() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () ->
                RandomWalks.of(HeaterControlMachine.class)
                    .invariant("dark", h -> !h.is(HeaterControlState.LIT))
                    .run());
    assertTrue(
        error.getMessage().contains(": switchOn → cold → HEATING.after.10m"), error.getMessage());
  }

  @Test
  void brokenBeginningNeedsNoEvents() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> parcel().invariant("never", p -> false).run());
    assertTrue(error.getMessage().contains("at the beginning"), error.getMessage());
  }

  @Test
  void macrostepThatNeverEndsFailsWithTheExceptionOfTheMachine() {
    AssertionError error =
        assertThrows(AssertionError.class, () -> RandomWalks.of(EchoMachine.class).run());
    assertTrue(error.getMessage().contains("IllegalStateException: shout"), error.getMessage());
    assertTrue(
        error.getMessage().contains("Echo in [LOUD] does not end: echo is raised"),
        error.getMessage());
    AssertionError first =
        assertThrows(AssertionError.class, () -> RandomWalks.of(SirenMachine.class).run());
    assertTrue(first.getMessage().contains("at the beginning"), first.getMessage());
    assertTrue(first.getCause().getMessage().contains("does not end"), first::toString);
  }

  @Test
  void exceptionOfLogicIsReportedWithItsWalk() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () -> parcel().settings(p -> p.logic(ParcelRules::new).context(() -> null)).run());
    assertTrue(error.getMessage().contains("IllegalStateException"), error.getMessage());
  }

  @Test
  void invariantsMayThrow() {
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () ->
                parcel()
                    .invariant(
                        "unpaid",
                        p -> {
                          assertNotEquals(ParcelState.PAID, p.state());
                          return true;
                        })
                    .run());
    assertTrue(
        error.getMessage().contains("breaks the invariant \"unpaid\": pay"), error.getMessage());
  }

  @Test
  void sameSeedGivesSameWalks() {
    assertEquals(states(7), states(7));
    assertNotEquals(states(7), states(8));
  }

  /** The build runs this on several JDKs. */
  @Test
  void seedGivesTheseWalksOnEachJdk() {
    assertEquals(
        "OPEN 0, OPEN 0, OPEN 1, OPEN 1, PAID 2, CANCELLED 3, OPEN 0, OPEN 0",
        String.join(", ", states(7).subList(0, 8)));
    List<String> heater = new ArrayList<>();
    RandomWalks.of(HeaterControlMachine.class)
        .walks(1, 8)
        .invariant("recorded", h -> heater.add(h.configuration().toString()))
        .run();
    assertEquals(
        "[OFF] [IDLE, DARK] [COOLING, DARK] [COOLING, DARK] [IDLE, DARK] [IDLE, DARK] [OFF] [OFF]"
            + " [IDLE, DARK]",
        String.join(" ", heater));
  }

  private static List<String> states(long seed) {
    List<String> states = new ArrayList<>();
    parcel()
        .seed(seed)
        .invariant("recorded", p -> states.add(p.state() + " " + p.sequence()))
        .run();
    return states;
  }

  @Test
  void numbersMustBePositive() {
    assertThrows(IllegalArgumentException.class, () -> parcel().walks(0, 1));
    assertThrows(IllegalArgumentException.class, () -> parcel().walks(1, 0));
  }
}
