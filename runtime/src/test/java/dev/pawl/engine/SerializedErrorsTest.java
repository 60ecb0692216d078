package dev.pawl.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.pawl.GuardRefusedError;
import dev.pawl.IllegalTransitionError;
import dev.pawl.Refusal;
import dev.pawl.TransitionVetoedError;
import dev.pawl.engine.Workstream.Event;
import dev.pawl.engine.Workstream.State;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests that errors keep their message after serialization and that no accessor throws. */
class SerializedErrorsTest {

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T copy(T error) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(error);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return (T) in.readObject();
    }
  }

  private static void assertTellsTheSame(IllegalTransitionError error) throws Exception {
    IllegalTransitionError copy = copy(copy(error));
    assertEquals(error.getClass(), copy.getClass());
    assertEquals(error.getMessage(), copy.getMessage());
    assertEquals(error.toString(), copy.toString());
    assertEquals("Workstream", copy.machine());
    assertEquals("ws-1", copy.entityId());
    assertNull(copy.refusal());
    assertNull(copy.from());
    assertNull(copy.event());
    assertNull(copy.target());
    assertEquals(List.of(), copy.permitted());
    assertEquals(List.of(), copy.shortestPath());
    assertEquals(Optional.empty(), copy.because());
    assertEquals(error.getStackTrace().length, copy.getStackTrace().length);
  }

  @Test
  void illegalTransitionErrorKeepsItsMessage() throws Exception {
    Definition<State, Event> rules = Workstream.RULES;
    assertTellsTheSame(
        rules.refusal(Refusal.Kind.ILLEGAL, "ws-1", State.S_PENDING, Event.SUCCEED).error());
    assertTellsTheSame(rules.refusal("ws-1", State.S_PENDING, State.S_SUCCESS).error());
    assertTellsTheSame(
        new IllegalTransitionError(
            rules.refusal("ws-1", State.S_PENDING, State.S_SUCCESS), "Step 1: wrong"));
    assertNull(copy(rules.refusal(null, State.S_PENDING, State.S_SUCCESS).error()).entityId());
  }

  @Test
  void guardRefusedErrorKeepsItsMessage() throws Exception {
    GuardRefusedError error =
        (GuardRefusedError)
            Workstream.RULES
                .refusal(Refusal.Kind.GUARD, "ws-1", State.S_FAILED, Event.RETRY)
                .error();
    assertTellsTheSame(error);
    assertEquals(2, error.guards().size());
    assertEquals(List.of(), copy(error).guards());
  }

  @Test
  void vetoedErrorKeepsItsMessage() throws Exception {
    Scripted hook = new Scripted("hook", new ArrayList<>());
    hook.before =
        () -> {
          throw new TransitionVetoedError("frozen");
        };
    Workstream instance = new Workstream("ws-1").with(hook);
    TransitionVetoedError error =
        assertThrows(TransitionVetoedError.class, () -> instance.fire(Event.START));
    TransitionVetoedError copy = copy(error);
    assertEquals("Workstream ws-1: S_PENDING → S_RUNNING was vetoed: frozen", copy.getMessage());
    assertEquals("frozen", copy.reason());
    assertEquals("frozen", copy.getCause().getMessage());
    assertNull(copy.attempt());
  }

  @Test
  void vetoWithNullAttemptThrows() {
    assertEquals("why", new TransitionVetoedError("why").getMessage());
    assertNull(new TransitionVetoedError("why").attempt());
    assertThrows(NullPointerException.class, () -> new TransitionVetoedError(null, "why"));
  }
}
