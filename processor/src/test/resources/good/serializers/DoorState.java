package serializers;

import dev.pawl.Initial;
import dev.pawl.Serializer;
import dev.pawl.State;
import dev.pawl.StateMachine;
import dev.pawl.Transition;

@StateMachine(
    serializers = {Serializer.JACKSON, Serializer.JACKSON3, Serializer.JPA, Serializer.BINARY},
    wireNames = StateMachine.WireNames.KEBAB_CASE,
    reserved = {"AJAR -> WIDE_OPEN", "GONE"},
    reservedEvents = "kick -> push")
public enum DoorState {
  @Initial
  @Transition(on = "push", to = "WIDE_OPEN")
  SHUT,
  @State(renamedFrom = "OPEN")
  @Transition(on = "pull", to = "SHUT")
  WIDE_OPEN
}
