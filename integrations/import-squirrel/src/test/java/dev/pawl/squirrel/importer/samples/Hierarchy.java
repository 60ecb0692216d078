package dev.pawl.squirrel.importer.samples;

import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.TransitionType;
import org.squirrelframework.foundation.fsm.annotation.State;
import org.squirrelframework.foundation.fsm.annotation.States;
import org.squirrelframework.foundation.fsm.annotation.Transit;
import org.squirrelframework.foundation.fsm.annotation.Transitions;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * The nested states of squirrel's own tests: history, local transitions, states without an initial
 * substate, and the completion of a state. C leads back to A.
 */
@States({
  @State(parent = "A", name = "A3", entryCallMethod = "enter"),
  @State(parent = "A", name = "A4", entryCallMethod = "enter", isFinal = true),
  @State(parent = "B", name = "B3", exitCallMethod = "leave"),
  @State(name = "C", entryCallMethod = "enter"),
  @State(parent = "A1", name = "A1a", entryCallMethod = "enter", exitCallMethod = "leaveA1a"),
  @State(
      parent = "A1a",
      name = "A1a1",
      entryCallMethod = "enterA1a1",
      exitCallMethod = "leaveA1a1"),
  @State(name = "A2", historyType = HistoryType.DEEP),
  @State(parent = "A2", name = "A2a", exitCallMethod = "leave"),
  @State(name = "B2", historyType = HistoryType.DEEP),
  @State(parent = "B2", name = "B2a", entryCallMethod = "enter"),
  @State(name = "D", exitCallMethod = "leave"),
  @State(name = "E"),
  @State(parent = "E", name = "E1", exitCallMethod = "leave")
})
@Transitions({
  @Transit(from = "A1", to = "A3", on = "A12A3", callMethod = "move"),
  @Transit(from = "A1", to = "A4", on = "A12A4"),
  @Transit(from = "A3", to = "A1", on = "A32A1"),
  @Transit(from = "A1", to = "B3", on = "A12B3"),
  @Transit(from = "A1", to = "A1a1", on = "A12A1a1", callMethod = "move"),
  @Transit(from = "A1a1", to = "A1", on = "A1a12A1"),
  @Transit(from = "A1", to = "A1a", on = "A12A1a"),
  @Transit(from = "A1a", to = "A1a1", on = "A1a2A1a1", type = TransitionType.LOCAL),
  @Transit(from = "A1a1", to = "A1a", on = "A1a12A1a", type = TransitionType.LOCAL),
  @Transit(from = "A2", to = "A2a", on = "A22A2a", type = TransitionType.LOCAL),
  @Transit(from = "B2", to = "B2a", on = "B22B2a", type = TransitionType.LOCAL),
  @Transit(from = "A", to = "D", on = "A2D"),
  @Transit(from = "D", to = "E1", on = "D2E1", callMethod = "move"),
  @Transit(from = "A", to = "C", on = "FINISH", callMethod = "move"),
  @Transit(from = "C", to = "A3", on = "B2A"),
  @Transit(from = "E", to = "A", on = "B2A")
})
public class Hierarchy
    extends AbstractStateMachine<Hierarchy, Hierarchy.Node, Hierarchy.Go, Integer> {

  /** The states. */
  public enum Node {
    A,
    A1,
    A1a,
    A1a1,
    A2,
    A2a,
    A3,
    A4,
    B,
    B1,
    B2,
    B2a,
    B3,
    C,
    D,
    E,
    E1
  }

  /** The events. */
  public enum Go {
    A2B,
    B2A,
    FINISH,
    A12A2,
    A12A3,
    A12A4,
    A12A1a,
    A12A1a1,
    A1a12A1,
    A1a2A1a1,
    A1a12A1a,
    A32A1,
    A12B3,
    A22A2a,
    B12B2,
    B22B2a,
    B22A,
    A1a12A,
    B2a2B,
    A2D,
    D2E1
  }

  /** Returns a new machine. */
  public static Hierarchy machine() {
    StateMachineBuilder<Hierarchy, Node, Go, Integer> builder =
        StateMachineBuilderFactory.create(Hierarchy.class, Node.class, Go.class, Integer.class);
    builder.externalTransition().from(Node.A).to(Node.B).on(Go.A2B);
    builder.externalTransition().from(Node.B).to(Node.A).on(Go.B2A);
    builder.defineSequentialStatesOn(Node.A, HistoryType.SHALLOW, Node.A1, Node.A2);
    builder.externalTransition().from(Node.A1).to(Node.A2).on(Go.A12A2);
    builder.defineSequentialStatesOn(Node.B, HistoryType.DEEP, Node.B1, Node.B2);
    builder.externalTransition().from(Node.B1).to(Node.B2).on(Go.B12B2);
    builder.externalTransition().from(Node.B2).to(Node.A).on(Go.B22A);
    builder.externalTransition().from(Node.A1a1).to(Node.A).on(Go.A1a12A).callMethod("move");
    builder.externalTransition().from(Node.B2a).to(Node.B).on(Go.B2a2B);
    builder.defineFinishEvent(Go.FINISH);
    return builder.newStateMachine(Node.A);
  }

  void entryA(Node from, Node to, Go event, Integer context) {}

  void exitA(Node from, Node to, Go event, Integer context) {}

  void entryA1(Node from, Node to, Go event, Integer context) {}

  void exitA1(Node from, Node to, Go event, Integer context) {}

  void entryA2(Node from, Node to, Go event, Integer context) {}

  void exitB2(Node from, Node to, Go event, Integer context) {}

  void enter(Node from, Node to, Go event, Integer context) {}

  void leave(Node from, Node to, Go event, Integer context) {}

  void leaveA1a(Node from, Node to, Go event, Integer context) {}

  void enterA1a1(Node from, Node to, Go event, Integer context) {}

  void leaveA1a1(Node from, Node to, Go event, Integer context) {}

  void move(Node from, Node to, Go event, Integer context) {}
}
