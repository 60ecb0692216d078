package dev.pawl.squirrel.importer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.pawl.cli.importer.ImportFolder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * Tests the differences between squirrel and Pawl that the documentation and the remarks describe.
 */
class SquirrelDifferencesTest {

  /** A machine whose actions count their calls. */
  public static class Counter extends AbstractStateMachine<Counter, String, String, int[]> {
    void count(String from, String to, String event, int[] counted) {
      counted[0]++;
    }
  }

  @TempDir Path folder;

  private final StateMachineBuilder<Counter, String, String, int[]> builder =
      StateMachineBuilderFactory.create(Counter.class, String.class, String.class, int[].class);
  private final int[] counted = {0};

  private Counter fired(String initial, String... events) {
    Counter machine = builder.newStateMachine(initial);
    machine.start(counted);
    for (String event : events) {
      machine.fire(event, counted);
    }
    return machine;
  }

  private void assertRemark(String initial, String remark) throws Exception {
    ImportFolder.Written written =
        SquirrelImport.of(builder.newStateMachine(initial)).writeTo(folder);
    assertTrue(
        written.remarks().stream().anyMatch(r -> r.contains(remark)), written.remarks()::toString);
  }

  private void parallel() {
    builder.defineParallelStatesOn("BOTH", "LEFT", "RIGHT");
    builder.defineSequentialStatesOn("LEFT", "L1", "L2");
    builder.defineSequentialStatesOn("RIGHT", "R1", "R2");
  }

  @Test
  void historyDoesNotRememberFinalStates() throws Exception {
    builder.defineSequentialStatesOn("OUTER", HistoryType.SHALLOW, "FIRST", "LAST");
    builder.defineState("LAST").setFinal(true);
    builder.externalTransition().from("FIRST").to("LAST").on("next");
    builder.externalTransition().from("OUTER").to("AWAY").on("leave");
    builder.externalTransition().from("AWAY").to("OUTER").on("back");
    assertEquals("FIRST", fired("OUTER", "next", "leave", "back").getCurrentState());
    assertRemark("OUTER", "remembers final states too");
  }

  @Test
  void historyDoesNotRememberThatNoSubstateWasActive() throws Exception {
    builder.defineNoInitSequentialStatesOn("OUTER", HistoryType.SHALLOW, "INNER");
    builder.externalTransition().from("OUTER").to("INNER").on("enter");
    builder.localTransition().from("INNER").to("OUTER").on("alone");
    builder.externalTransition().from("OUTER").to("AWAY").on("leave");
    builder.externalTransition().from("AWAY").to("OUTER").on("back");
    Counter machine = fired("AWAY", "back", "enter", "leave", "back");
    assertEquals("INNER", machine.getCurrentState());
    assertRemark("AWAY", "remembers that no substate was active");
  }

  @Test
  void historyOfARegionIsUsedByDefault() throws Exception {
    parallel();
    builder.defineSequentialStatesOn("AROUND", "BOTH");
    builder.defineState("LEFT").setHistoryType(HistoryType.SHALLOW);
    builder.externalTransition().from("L1").to("L2").on("next");
    builder.externalTransition().from("AROUND").to("AWAY").on("leave");
    builder.externalTransition().from("AWAY").to("AROUND").on("back");
    Counter machine = fired("AWAY", "back", "next", "leave", "back");
    assertEquals(List.of("L2", "R1"), machine.getSubStatesOn("BOTH"));
    assertRemark("AWAY", "squirrel also uses it if the state is entered in another way");
  }

  @Test
  void internalTransitionOfAStateWithActiveSubstatesIsNeverTaken() throws Exception {
    builder.defineSequentialStatesOn("OUTER", "INNER");
    builder.internalTransition().within("OUTER").on("count").callMethod("count");
    fired("OUTER", "count");
    assertEquals(0, counted[0]);
    assertRemark("OUTER", "squirrel never takes an internal transition");
  }

  @Test
  void transitionOfARegionIsNeverTaken() throws Exception {
    parallel();
    builder.externalTransition().from("LEFT").to("AWAY").on("leave");
    assertEquals("BOTH", fired("BOTH", "leave").getCurrentState());
    assertRemark("BOTH", "squirrel does not offer events to regions");
  }

  @Test
  void transitionOfAParallelStateIsTakenInAddition() throws Exception {
    parallel();
    builder.externalTransition().from("L1").to("L2").on("go").callMethod("count");
    builder.externalTransition().from("BOTH").to("AWAY").on("go").callMethod("count");
    assertEquals("AWAY", fired("BOTH", "go").getCurrentState());
    assertEquals(2, counted[0]);
    assertRemark("BOTH", "squirrel takes it in addition");
  }

  @Test
  void transitionsOfTwoRegionsAreBothTaken() throws Exception {
    parallel();
    builder.externalTransition().from("L1").to("L2").on("go").callMethod("count");
    builder.externalTransition().from("R1").to("AWAY").on("go").callMethod("count");
    assertEquals("AWAY", fired("BOTH", "go").getCurrentState());
    assertEquals(2, counted[0]);
    assertRemark("BOTH", "squirrel takes both");
  }

  @Test
  void internalTransitionInARegionIsTakenTwiceTheNextTime() throws Exception {
    parallel();
    builder.internalTransition().within("L1").on("count").callMethod("count");
    fired("BOTH", "count", "count");
    assertEquals(3, counted[0]);
    assertRemark("BOTH", "squirrel takes the next event of L1 twice");
  }

  @Test
  void substateInRegionStaysActive() throws Exception {
    parallel();
    builder.defineSequentialStatesOn("L1", "DEEP");
    builder.externalTransition().from("L1").to("L2").on("next");
    assertTrue(fired("BOTH", "next").getSubStatesOn("BOTH").contains("DEEP"));
    assertRemark("BOTH", "squirrel continues to offer events to the state that was active");
  }

  @Test
  void transitionIntoRegionContinuesOnlyThatRegion() throws Exception {
    parallel();
    builder.externalTransition().from("AWAY").to("L2").on("enter");
    assertEquals("L2", fired("AWAY", "enter").getCurrentState());
    assertRemark("AWAY", "squirrel continues with one of them");
  }

  @Test
  void transitionToEnclosingRegionExitsOnlyThatRegion() throws Exception {
    parallel();
    builder.externalTransition().from("L1").to("LEFT").on("again");
    builder.onExit("LEFT").callMethod("count");
    builder.onExit("RIGHT").callMethod("count");
    fired("BOTH", "again");
    assertEquals(1, counted[0]);
    assertRemark("BOTH", "squirrel leaves and enters LEFT only");
  }
}
