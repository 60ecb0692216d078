package dev.pawl.squirrel.importer.samples;

import org.squirrelframework.foundation.fsm.StateMachineBuilder;
import org.squirrelframework.foundation.fsm.StateMachineBuilderFactory;
import org.squirrelframework.foundation.fsm.annotation.ContextInsensitive;
import org.squirrelframework.foundation.fsm.impl.AbstractStateMachine;

/**
 * The cash machine of squirrel's documentation, with methods that squirrel finds by their names.
 */
@ContextInsensitive
public class Atm extends AbstractStateMachine<Atm, Atm.State, String, Void> {

  /** The states. */
  public enum State {
    IDLE,
    LOADING,
    OUT_OF_SERVICE,
    DISCONNECTED,
    IN_SERVICE
  }

  /** Returns a new machine. */
  public static Atm machine() {
    StateMachineBuilder<Atm, State, String, Void> builder =
        StateMachineBuilderFactory.create(Atm.class, State.class, String.class, Void.class);
    builder.externalTransition().from(State.IDLE).to(State.LOADING).on("Connected");
    builder.externalTransition().from(State.LOADING).to(State.DISCONNECTED).on("ConnectionClosed");
    builder.externalTransition().from(State.LOADING).to(State.IN_SERVICE).on("LoadSuccess");
    builder.externalTransition().from(State.LOADING).to(State.OUT_OF_SERVICE).on("LoadFail");
    builder
        .externalTransitions()
        .fromAmong(State.OUT_OF_SERVICE, State.IN_SERVICE)
        .to(State.DISCONNECTED)
        .on("ConnectionLost");
    builder.externalTransition().from(State.OUT_OF_SERVICE).to(State.IN_SERVICE).on("Startup");
    builder.externalTransition().from(State.IN_SERVICE).to(State.OUT_OF_SERVICE).on("Shutdown");
    builder
        .externalTransition()
        .from(State.DISCONNECTED)
        .to(State.IN_SERVICE)
        .on("ConnectionRestored");
    return builder.newStateMachine(State.IDLE);
  }

  void entryIDLE(State from, State to, String event) {}

  void exitIDLE(State from, State to, String event) {}

  void transitFromIDLEToLOADINGOnConnected(State from, State to, String event) {}

  void transitFromAnyToDISCONNECTEDOnConnectionLost(State from, State to, String event) {}

  void transitFromLOADINGToAnyOnLoadFail(State from, State to, String event) {}

  void onShutdown(State from, State to, String event) {}

  void beforeExitAny(State from, State to, String event) {}

  void afterEntryAny(State from, State to, String event) {}
}
