package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.Refusal;
import dev.pawl.engine.Definition.Candidate;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests the definition of a machine by a table. */
class TableDefinitionTest {

  private enum Door {
    OPEN,
    SHUT,
    LOCKED
  }

  private enum Push {
    PUSH,
    TURN
  }

  private static final byte[] STEPS = {
    0, -1, // OPEN
    1, 3, // SHUT
    -1, -1, // LOCKED
  };

  private static final Door[] TARGETS = {Door.SHUT, Door.OPEN, null};

  private static TableDefinition<Door, Push> door() {
    TableDefinition<Door, Push> door =
        new TableDefinition<>("Door", Door.values(), STEPS, TARGETS, "push", "turn");
    door.begins(Door.SHUT, Door.OPEN);
    door.ends(Door.LOCKED);
    door.forbid("it stands open", List.of(Door.OPEN), List.of(Door.LOCKED));
    door.guard(1, "free");
    door.guard(2, "keyed");
    door.choice(2, Door.LOCKED, Door.OPEN);
    door.decision(2, 1);
    return door;
  }

  @Test
  void stepsAreFoundByStateAndEvent() {
    assertEquals(
        List.of(new Candidate<>(null, List.of(Door.SHUT))), door().candidates(Door.OPEN, 0));
    assertEquals(List.of(), door().candidates(Door.OPEN, 1));
    assertEquals(
        List.of(new Candidate<>("free", List.of(Door.OPEN))), door().candidates(Door.SHUT, 0));
  }

  @Test
  void nextStatesContainsTargets() {
    byte[] positions = {1, -1, 0, 2, -1, -1};
    TableDefinition<Door, Push> plain =
        new TableDefinition<>("Door", Door.values(), positions, Door.values(), "push", "turn");
    Door[] next = {Door.SHUT, null, Door.OPEN, Door.LOCKED, null, null};
    assertArrayEquals(next, plain.nextStates());
  }

  @Test
  void canMoveIgnoresGuards() {
    assertEquals(true, door().canMove(Door.SHUT, Door.LOCKED));
    assertEquals(false, door().canMove(Door.OPEN, Door.LOCKED));
    assertEquals(true, door().canStartIn(Door.OPEN));
    assertEquals(false, door().canStartIn(Door.LOCKED));
  }

  @Test
  void decisionsKeepTheOrderOfGuards() {
    assertEquals(
        List.of(
            new Candidate<>("keyed", List.of(Door.LOCKED, Door.OPEN)),
            new Candidate<>("free", List.of(Door.OPEN))),
        door().candidates(Door.SHUT, 1));
  }

  @Test
  void setsAreInDeclaredOrderAndUnmodifiable() {
    assertEquals(List.of(Door.OPEN, Door.SHUT), List.copyOf(door().initialStates()));
    assertEquals(Set.of(Door.LOCKED), door().finalStates());
    assertEquals(Set.of(Push.PUSH, Push.TURN), door().events(Door.SHUT, Push.class));
    assertEquals(List.of(Door.OPEN, Door.LOCKED), List.copyOf(door().targets(Door.SHUT)));
    Set<Door> initial = door().initialStates();
    assertThrows(UnsupportedOperationException.class, () -> initial.add(Door.LOCKED));
  }

  @Test
  void forbiddenPairsHaveReasons() {
    assertEquals("it stands open", door().because(Door.OPEN, Door.LOCKED));
    assertNull(door().because(Door.SHUT, Door.LOCKED));
    TableDefinition<Door, Push> door = door();
    door.forbid("never", List.of(), List.of(Door.SHUT));
    assertEquals("never", door.because(Door.LOCKED, Door.SHUT));
  }

  @Test
  void namesAreThoseOfConstantsByDefault() {
    assertEquals(
        "Door: push is not legal in LOCKED. Nothing is legal here: LOCKED is final.",
        door().refusal(Refusal.Kind.ILLEGAL, null, Door.LOCKED, Push.PUSH).toString());
    TableDefinition<Door, Push> door = door();
    door.names("ajar", "shut", "locked");
    assertEquals("locked", door.name(Door.LOCKED));
  }

  @Test
  void outcomesAreShared() {
    TableDefinition<Door, Push> door = door();
    assertSame(door.outcomes(), door.outcomes());
  }

  @Test
  void columnsMapOrdinalsToIndexes() {
    TableDefinition<Door, Push> door = door();
    door.columns(1, 0);
    assertEquals(1, door.indexOfEvent(Push.PUSH));
    assertEquals(Set.of(Push.TURN), door.events(Door.OPEN, Push.class));
  }
}
