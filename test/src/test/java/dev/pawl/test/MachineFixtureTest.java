package dev.pawl.test;

import static dev.pawl.test.PawlAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.HeaterControlMachine;
import dev.pawl.test.sample.HeaterControlState;
import dev.pawl.test.sample.ParcelEvent;
import dev.pawl.test.sample.ParcelMachine;
import dev.pawl.test.sample.ParcelRules;
import dev.pawl.test.sample.ParcelState;
import dev.pawl.test.sample.Postage;
import dev.pawl.test.sample.VerdictMachine;
import dev.pawl.test.sample.VerdictState;
import dev.pawl.time.VirtualScheduler;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.function.Executable;

@ExtendWith(PawlExtension.class)
class MachineFixtureTest {

  private static final Postage DUE = new Postage(5, 0);

  private static MachineFixture<ParcelMachine> parcel() {
    return MachineFixture.of(ParcelMachine.class).context(DUE);
  }

  @Test
  void instanceBeginsInGivenState() {
    MachineFixture<ParcelMachine> fixture = parcel().in(ParcelState.PAID);
    ParcelMachine parcel = fixture.start();
    parcel.ship();
    assertThat(parcel).isExactlyIn(ParcelState.SHIPPED);
    assertEquals(List.of("fetch", "load"), fixture.effects());
    assertEquals(DUE, parcel.context());
  }

  @Test
  void instanceBeginsAsDeclared() {
    assertThat(parcel().start()).isExactlyIn(ParcelState.OPEN);
  }

  @Test
  void answeredPredicateDecidesStep() {
    MachineFixture<ParcelMachine> fixture = parcel().answer("enough", false).answer("card", true);
    ParcelMachine parcel = fixture.start();
    parcel.pay(0);
    assertThat(parcel).isExactlyIn(ParcelState.OPEN);
    fixture.answer("enough", true);
    parcel.pay(0);
    assertThat(parcel).isExactlyIn(ParcelState.PAID);
  }

  @Test
  void missingAnswerIsNamed() {
    ParcelMachine parcel = parcel().start();
    assertTrue(
        message(() -> parcel.pay(1))
            .contains(
                "Parcel calls enough, for which this test has no answer. Add .answer(\"enough\","
                    + " true) or .logic(…) to the fixture."));
  }

  /** A test that expects a refusal must not succeed because an answer is missing. */
  @Test
  void missingAnswerIsNoRefusal() {
    ParcelMachine parcel = parcel().start();
    AssertionError error =
        assertThrows(
            AssertionError.class,
            () -> assertThrows(IllegalStateException.class, () -> parcel.pay(1)));
    assertTrue(error.getCause().getMessage().contains("Parcel calls enough"));
  }

  @Test
  void answersReplaceThoseOfTheLogic() {
    MachineFixture<ParcelMachine> fixture = parcel().logic(new ParcelRules());
    ParcelMachine parcel = fixture.start();
    assertThat(parcel).refuses(ParcelEvent.pay(4));
    fixture.answer("enough", true);
    parcel.pay(4);
    assertThat(parcel).isExactlyIn(ParcelState.PAID);
    assertEquals(4, parcel.context().paid(), "the logic updates");
  }

  @Test
  void regionsAndTimeAreGiven(MachineFixture<HeaterControlMachine> fixture, VirtualScheduler time) {
    HeaterControlMachine heater =
        fixture.in(HeaterControlState.HEATING, HeaterControlState.LIT).start();
    assertEquals(List.of(), fixture.effects(), "entry effects do not run");
    time.advance(Duration.ofSeconds(30));
    assertEquals(List.of("blink"), fixture.effects());
    time.advance(Duration.ofMinutes(10));
    assertThat(heater).isExactlyIn(HeaterControlState.IDLE, HeaterControlState.LIT);
    assertTrue(fixture.effects().contains("extinguish"));
    assertEquals(time, fixture.time());
  }

  @Test
  void choicesAndDelaysAreGiven(MachineFixture<HeaterControlMachine> fixture) {
    HeaterControlMachine heater =
        fixture
            .in(HeaterControlState.IDLE, HeaterControlState.DARK)
            .choose("mode", "COOLING")
            .delay("rest", Duration.ofSeconds(7))
            .start();
    heater.cold();
    assertThat(heater).isIn(HeaterControlState.COOLING);
    fixture.time().advance(Duration.ofSeconds(7));
    assertThat(heater).isIn(HeaterControlState.IDLE);
    fixture.choose("mode", "LIT");
    assertTrue(message(heater::cold).contains("mode cannot choose LIT, but one of "));
  }

  @Test
  void choicesAreGivenByDeclaredName(MachineFixture<VerdictMachine> fixture) {
    VerdictMachine verdict = fixture.choose("judge", "very bad").start();
    verdict.check();
    assertThat(verdict).isIn(VerdictState.VERY_BAD);
  }

  @Test
  void impossibleConfigurationsAreRefused(MachineFixture<HeaterControlMachine> heater) {
    assertEquals(
        "HEATING and COOLING of heater-control cannot be active together.",
        message(
            heater.in(
                    HeaterControlState.COOLING, HeaterControlState.DARK, HeaterControlState.HEATING)
                ::start));
    assertEquals(
        "HEATING of heater-control is active together with a state in LAMP. Pass the leaf of each"
            + " region.",
        message(heater.in(HeaterControlState.HEATING)::start));
    assertEquals(
        "OPEN and PAID of Parcel cannot be active together.",
        message(parcel().in(ParcelState.OPEN, ParcelState.PAID)::start));
    assertEquals(
        "OFF is a HeaterControlState, not a state of Parcel.",
        message(parcel().in(HeaterControlState.OFF)::start));
    assertEquals(
        "OPEN is a String, not a state of Parcel. Pass a ParcelState.",
        message(parcel().in("OPEN")::start));
  }

  @Test
  void unknownNamesAreRefused() {
    assertEquals(
        "Parcel has no predicate \"enouhg\". Did you mean \"enough\"?",
        message(() -> parcel().answer("enouhg", true)));
    assertEquals("Parcel has no choice \"mode\".", message(() -> parcel().choose("mode", "PAID")));
    assertEquals(
        "Parcel has no delay \"rest\".", message(() -> parcel().delay("rest", Duration.ZERO)));
  }

  @Test
  void wrongTypesAreRefused() {
    MachineFixture<ParcelMachine> fixture = MachineFixture.of(ParcelMachine.class).context("five");
    assertEquals(
        "The context of ParcelMachine must be a Postage, but is a java.lang.String.",
        message(fixture::start));
    assertTrue(
        message(() -> parcel().logic("none").start()).startsWith("The logic must implement"));
  }

  @PawlTest(HeaterControlMachine.class)
  void timeAndEffectsOfPathAreGiven(
      HeaterControlMachine heater, MachinePath path, VirtualScheduler time) {
    time.advance(Duration.ofHours(1));
    boolean lit = path.effects().stream().filter(e -> e.equals("light")).count() > 0;
    assertTrue(lit || !heater.is(HeaterControlState.HEATING));
  }

  private static String message(Executable executable) {
    return assertThrows(Throwable.class, executable).getMessage();
  }
}
