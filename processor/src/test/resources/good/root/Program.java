package root;

/** Transitions of the root hold everywhere but in final states. */
public final class Program {

  private Program() {}

  public static void main(String[] args) {
    DoorLogic key = () -> true;
    DoorLogic noKey = () -> false;
    for (DoorState state : DoorState.values()) {
      boolean isFinal = state == DoorState.BROKEN;
      assert DoorTransitions.permits(state, DoorEvent.BREAK_DOWN, key) == !isFinal : state;
      assert DoorTransitions.permits(state, DoorEvent.TO_BROKEN, key) == !isFinal : state;
      assert DoorTransitions.permits(state, DoorEvent.RESET, noKey) == !isFinal : state;
    }
    // a state's own transition comes first, and that of the root where its guard refuses
    assert DoorTransitions.reset(DoorState.LOCKED, key) == DoorState.OPEN;
    assert DoorTransitions.reset(DoorState.LOCKED, noKey) == DoorState.CLOSED;
    assert DoorTransitions.reset(DoorState.OPEN, key) == DoorState.CLOSED;
    DoorMachine door = DoorMachine.builder().logic(noKey).build();
    door.close();
    door.lock();
    assert door.reset() == DoorState.CLOSED;
    assert door.slam() == DoorState.CLOSED;
    assert door.toBroken() == DoorState.BROKEN;
    assert DoorPhase.closed().breakDown() == DoorPhase.broken();
  }
}
