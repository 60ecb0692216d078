package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReachableStatesTest {

  private final ReachableStates<State> moves = new ReachableStates<>(Workstream.RULES);

  @Test
  void targetsAreInDeclaredOrder() {
    assertEquals(
        List.of(State.S_RUNNING, State.S_RETRYING, State.S_SUCCESS, State.S_ABANDONED),
        List.copyOf(moves.targets(State.S_FAILED)));
    assertEquals(Set.of(), moves.targets(State.S_SUCCESS));
  }

  @Test
  void eventsAreInDeclaredOrder() {
    assertEquals(
        List.of(Event.SUCCEED, Event.FAIL, Event.STOP),
        List.copyOf(moves.events(State.S_RUNNING, Event.class)));
    assertEquals(
        List.of(Event.RETRY, Event.STOP), List.copyOf(moves.events(State.S_FAILED, Event.class)));
    assertEquals(Set.of(), moves.events(State.S_ABANDONED, Event.class));
  }

  @Test
  void setsAreSharedAndUnmodifiable() {
    for (State state : State.values()) {
      assertSame(moves.targets(state), moves.targets(state));
      assertSame(moves.events(state, Event.class), moves.events(state, Event.class));
    }
    Set<State> targets = moves.targets(State.S_SUCCESS);
    Set<Event> events = moves.events(State.S_SUCCESS, Event.class);
    assertThrows(UnsupportedOperationException.class, () -> targets.add(State.S_FAILED));
    assertThrows(UnsupportedOperationException.class, () -> events.add(Event.FAIL));
  }
}
