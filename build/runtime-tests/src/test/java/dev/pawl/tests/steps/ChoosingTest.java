package dev.pawl.tests.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.tests.steps.PickLogic.Where;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests targets that are chosen at run time. */
class ChoosingTest {

  @Test
  void chosenTargetHasDeclaredName() {
    assertEquals(
        List.of(PickState.ROOM, PickState.BED, PickState.HALL),
        Arrays.stream(Where.values()).map(Where::state).toList());
  }

  @Test
  void chosenSuperstateEntersDefaultChild() {
    PickMachine machine = PickMachine.builder().logic(() -> Where.ROOM).build();
    assertEquals(PickState.DESK, machine.enter());
    assertEquals(PickState.DESK, PickTransitions.enter(PickState.HALL, () -> Where.ROOM));
    assertEquals(PickState.BED, PickTransitions.enter(PickState.HALL, () -> Where.BED));
    PickMachine named = PickMachine.builder().logic(() -> Where.ROOM).entityId("p-1").build();
    assertEquals(PickState.DESK, named.enter());
    assertEquals(true, named.is(PickState.ROOM));
  }
}
