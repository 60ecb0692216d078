package dev.pawl.test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.test.sample.CallMachine;
import dev.pawl.test.sample.EchoMachine;
import dev.pawl.test.sample.FuseMachine;
import dev.pawl.test.sample.HeaterControlMachine;
import dev.pawl.test.sample.ParcelMachine;
import dev.pawl.test.sample.ParcelRules;
import dev.pawl.test.sample.Postage;
import dev.pawl.test.sample.SirenMachine;
import dev.pawl.test.sample.VerdictMachine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.opentest4j.TestAbortedException;

class MachinePathsTest {

  private static MachinePaths parcel() {
    return MachinePaths.of(ParcelMachine.class).context(() -> new Postage(5, 0));
  }

  @TestFactory
  Stream<DynamicTest> pathsOfFlatMachine() {
    return parcel().tests();
  }

  @TestFactory
  Stream<DynamicTest> pathsOfStatechart() {
    return MachinePaths.of(HeaterControlMachine.class).strength(Strength.PAIRS).tests();
  }

  /** Declared names differ from the constants of the generated enum. */
  @TestFactory
  Stream<DynamicTest> pathsOfChoice() {
    return MachinePaths.of(VerdictMachine.class).tests();
  }

  @TestFactory
  Stream<DynamicTest> pathsOfDataBeginInEachInitialState() {
    return MachinePaths.of(CallMachine.class).tests();
  }

  @TestFactory
  Stream<DynamicTest> pathsOfPackagePrivateContext() {
    return MachinePaths.of(FuseMachine.class).tests();
  }

  @Test
  void displayNamesAreSentences() {
    List<String> names = names(parcel());
    assertTrue(names.contains("OPEN → pay [enough] → ship → SHIPPED"), names::toString);
    assertTrue(names.contains("OPEN → pay [!enough, card] → cancel → CANCELLED"), names::toString);
    assertTrue(names.contains("PAID refuses pay, cancel"), names::toString);
    assertTrue(
        names.stream().anyMatch(n -> n.contains("pay [!enough, !card] (refused by guards)")),
        names::toString);
  }

  @Test
  void reportCountsFeasibleElements() {
    PathReport report = parcel().report();
    // five transitions, and three guards that may not hold
    assertEquals(8, report.feasible());
    assertEquals(8, report.covered());
    assertEquals(List.of(), report.infeasible());
    assertTrue(report.complete());
  }

  @Test
  void strengthSaysWhatIsCovered() {
    int transitions = parcel().strength(Strength.TRANSITIONS).report().feasible();
    int guards = parcel().strength(Strength.GUARDS).report().feasible();
    int pairs = parcel().strength(Strength.PAIRS).report().feasible();
    assertEquals(5, transitions);
    assertEquals(8, guards);
    assertTrue(pairs > guards);
  }

  @Test
  void eventsThatNeverArriveAreNotFired() {
    MachinePaths paths = MachinePaths.of(HeaterControlMachine.class);
    assertTrue(paths.paths().stream().noneMatch(p -> p.events().contains("pause")));
    assertEquals(List.of(), paths.report().missing());
  }

  @Test
  void macrostepsThatNeverEndFailTheCoverageTest() {
    MachinePaths echo = MachinePaths.of(EchoMachine.class);
    assertEquals(List.of("QUIET: shout", "WAITING: WAITING.after.1s"), echo.report().endless());
    assertTrue(failure(echo).contains("QUIET: shout; WAITING: WAITING.after.1s"), failure(echo));
    assertTrue(
        failure(MachinePaths.of(SirenMachine.class)).contains("never end: the beginning"),
        failure(MachinePaths.of(SirenMachine.class)));
    assertEquals(List.of(), parcel().report().endless());
  }

  private static String failure(MachinePaths paths) {
    return String.valueOf(assertThrows(AssertionError.class, paths::requireAll).getMessage());
  }

  @Test
  void onlySelectsTestsByName() {
    String name = "OPEN → pay [!enough, card] → cancel → CANCELLED";
    assertEquals(List.of(name), names(parcel().only(name)));
    MachinePaths wrong = parcel().only("OPEN → nothing");
    assertThrows(IllegalArgumentException.class, wrong::tests);
  }

  @Test
  void longestLimitsPaths() {
    List<MachinePath> paths = parcel().longest(1).paths();
    assertTrue(paths.size() > parcel().paths().size());
    assertTrue(paths.stream().allMatch(p -> p.events().size() <= 2));
  }

  @Test
  void argumentsAreGivenOrDefault() {
    List<Object> heard = new ArrayList<>();
    ArgumentSource source =
        (event, name, type) -> {
          heard.add(event + "." + name + " " + type);
          return Optional.empty();
        };
    run(parcel().arguments(source));
    assertTrue(heard.contains("pay.cents int"), heard::toString);
    heard.clear();
    run(parcel().arguments(source).argument("pay", "cents", 3));
    assertFalse(heard.contains("pay.cents int"), heard::toString);
    MachinePaths wrong = parcel().argument("pay", "cents", "three");
    assertThrows(IllegalArgumentException.class, () -> run(wrong));
  }

  @Test
  void argumentOfUnknownEventOrComponentIsRefused() {
    MachinePaths paths = parcel();
    assertEquals(
        "Parcel has no event \"pai\". Did you mean \"pay\"?",
        assertThrows(IllegalArgumentException.class, () -> paths.argument("pai", "cents", 3))
            .getMessage());
    assertEquals(
        "Parcel has no component of pay \"cent\". Did you mean \"cents\"?",
        assertThrows(IllegalArgumentException.class, () -> paths.argument("pay", "cent", 3))
            .getMessage());
    assertThrows(NullPointerException.class, () -> paths.argument("pay", "cents", null));
  }

  @Test
  void contextWithoutDefaultIsExplained() {
    MachinePaths paths = MachinePaths.of(ParcelMachine.class);
    IllegalStateException error =
        assertThrows(IllegalStateException.class, () -> paths.paths().get(0).run());
    assertTrue(error.getMessage().contains("context(() -> new Postage(…))"), error.getMessage());
  }

  @Test
  void ownLogicIsFollowedAsFarAsItsAnswersAllow() {
    MachinePaths paths = parcel().longest(1).logic(ParcelRules::new).argument("pay", "cents", 5);
    List<String> aborted = new ArrayList<>();
    int passed = 0;
    for (MachinePath path : paths.paths()) {
      try {
        path.run();
        passed++;
      } catch (TestAbortedException e) {
        aborted.add(e.getMessage());
      }
    }
    assertTrue(passed >= 3, aborted::toString);
    assertFalse(aborted.isEmpty());
    assertTrue(aborted.get(0).contains("on pay, the logic answers"), aborted::toString);
  }

  @Test
  void ownEffectsRun() {
    List<String> ran = new ArrayList<>();
    run(
        parcel()
            .effects(
                () ->
                    new dev.pawl.test.sample.ParcelEffects() {
                      @Override
                      public void thank(Postage context, dev.pawl.test.sample.ParcelEvent.Pay e) {
                        ran.add("thank");
                      }

                      @Override
                      public void fetch(Postage context) {
                        ran.add("fetch");
                      }

                      @Override
                      public void load(Postage context) {
                        ran.add("load");
                      }
                    }));
    assertTrue(ran.containsAll(List.of("thank", "fetch", "load")), ran::toString);
  }

  @Test
  void codeOfAnotherTypeIsRefused() {
    MachinePaths paths = parcel().logic(Object::new);
    assertThrows(IllegalArgumentException.class, () -> paths.paths().get(0).run());
  }

  private static List<String> names(MachinePaths paths) {
    return paths.cases().stream().map(MachinePaths.Case::displayName).toList();
  }

  private static void run(MachinePaths paths) {
    paths.cases().forEach(MachinePaths.Case::run);
  }
}
