package steps;

import static steps.Promises.same;

import java.util.Arrays;
import java.util.List;
import steps.PickLogic.Where;

/** Targets that are picked when the machine runs. */
final class Choosing {

  private Choosing() {}

  static void aTargetIsCalledAsDeclared() {
    same(
        List.of(PickState.ROOM, PickState.BED, PickState.HALL),
        Arrays.stream(Where.values()).map(Where::state).toList());
  }

  static void aSuperstateIsEnteredByDefault() {
    PickMachine machine = PickMachine.builder().logic(() -> Where.ROOM).build();
    same(PickState.DESK, machine.enter());
    same(PickState.DESK, PickTransitions.enter(PickState.HALL, () -> Where.ROOM));
    same(PickState.BED, PickTransitions.enter(PickState.HALL, () -> Where.BED));
    PickMachine named = PickMachine.builder().logic(() -> Where.ROOM).entityId("p-1").build();
    same(PickState.DESK, named.enter());
    same(true, named.is(PickState.ROOM));
  }
}
