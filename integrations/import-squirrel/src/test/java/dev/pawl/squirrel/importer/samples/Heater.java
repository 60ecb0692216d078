package dev.pawl.squirrel.importer.samples;

import org.squirrelframework.foundation.fsm.HistoryType;
import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.annotation.ContextInsensitive;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/** Regions with history. */
@ContextInsensitive
public class Heater extends AbstractStateMachine<Heater, String, String, Void> {

  /** Returns a new machine. */
  public static Heater machine() {
    StateMachineBuilder<Heater, String, String, Void> builder =
        StateMachineBuilderFactory.create(Heater.class, String.class, String.class, Void.class);
    builder.defineParallelStatesOn("On", "Mode", "Level");
    builder.defineSequentialStatesOn("Mode", HistoryType.SHALLOW, "Manual", "Automatic");
    builder.defineSequentialStatesOn("Level", HistoryType.DEEP, "Low", "High");
    builder.externalTransitions().between("Manual").and("Automatic").onMutual("mode", "mode");
    builder.externalTransitions().between("Low").and("High").onMutual("up", "down");
    builder.externalTransitions().between("Off").and("On").onMutual("power", "power");
    builder.internalTransition().within("Off").on("up").callMethod("beep");
    return builder.newStateMachine("Off");
  }

  void entryMode(String from, String to, String event) {}

  void exitLevel(String from, String to, String event) {}

  void entryOff(String from, String to, String event) {}

  void beep(String from, String to, String event) {}
}
