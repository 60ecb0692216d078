package dev.pawl.squirrel.importer.samples;

import org.squirrelframework.foundation.fsm.StateCompositeType;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.annotation.ContextEvent;
import org.squirrelframework.foundation.fsm.annotation.State;
import org.squirrelframework.foundation.fsm.annotation.States;
import org.squirrelframework.foundation.fsm.annotation.Transit;
import org.squirrelframework.foundation.fsm.annotation.Transitions;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** The parallel states of squirrel's own tests, without their history. C leads back to A. */
@States({
  @State(name = "TOTAL", entryCallMethod = "enterTotal"),
  @State(
      parent = "TOTAL",
      name = "A",
      entryCallMethod = "enterA",
      exitCallMethod = "exitA",
      compositeType = StateCompositeType.PARALLEL),
  @State(parent = "A", name = "A1", entryCallMethod = "enterA1", exitCallMethod = "exitA1"),
  @State(parent = "A1", name = "A1A", exitCallMethod = "exitA1a", initialState = true),
  @State(parent = "A1", name = "A1B", entryCallMethod = "enterA1b"),
  @State(parent = "A1", name = "A1C", isFinal = true),
  @State(parent = "A", name = "A2", entryCallMethod = "enterA2", exitCallMethod = "exitA2"),
  @State(parent = "A2", name = "A2A", entryCallMethod = "enterA2a"),
  @State(parent = "A2", name = "A2B", exitCallMethod = "exitA2b", initialState = true),
  @State(parent = "A2", name = "A2C", isFinal = true),
  @State(parent = "TOTAL", name = "B"),
  @State(parent = "TOTAL", name = "C")
})
@Transitions({
  @Transit(from = "A", to = "B", on = "toB", callMethod = "move"),
  @Transit(from = "B", to = "A", on = "toA"),
  @Transit(from = "C", to = "A", on = "toA"),
  @Transit(from = "A1A", to = "A1B", on = "A1a2A1b"),
  @Transit(from = "A1A", to = "B", on = "A1a2B"),
  @Transit(from = "A1B", to = "A1A", on = "A1b2A1a"),
  @Transit(from = "A1B", to = "A1C", on = "A1b2A1c", callMethod = "move"),
  @Transit(from = "A2A", to = "A2B", on = "A2a2A2b"),
  @Transit(from = "A2B", to = "A2A", on = "A2b2A2a"),
  @Transit(from = "A2B", to = "A2C", on = "A2b2A2c"),
  @Transit(from = "A", to = "C", on = "finish", callMethod = "move")
})
@ContextEvent(finishEvent = "finish")
public class Regions extends AbstractStateMachine<Regions, String, String, Integer> {

  /** Returns a new machine. */
  public static Regions machine() {
    return StateMachineBuilderFactory.create(
            Regions.class, String.class, String.class, Integer.class)
        .newStateMachine("A");
  }

  void enterTotal(String from, String to, String event, Integer context) {}

  void enterA(String from, String to, String event, Integer context) {}

  void exitA(String from, String to, String event, Integer context) {}

  void enterA1(String from, String to, String event, Integer context) {}

  void exitA1(String from, String to, String event, Integer context) {}

  void exitA1a(String from, String to, String event, Integer context) {}

  void enterA1b(String from, String to, String event, Integer context) {}

  void enterA2(String from, String to, String event, Integer context) {}

  void exitA2(String from, String to, String event, Integer context) {}

  void enterA2a(String from, String to, String event, Integer context) {}

  void exitA2b(String from, String to, String event, Integer context) {}

  void move(String from, String to, String event, Integer context) {}
}
