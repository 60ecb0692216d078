package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.Map;

/**
 * A rule that reports states with equal wire names or aliases. Events need no rule for their wire
 * names: the wire name of an event is derived from its declared name, so two events have the same
 * wire name only if {@link NameClash} reports them.
 */
final class WireNameClash implements Rule {

  @Override
  public void check(CheckContext machine) {
    Map<String, State> owners = new HashMap<>();
    for (State state : machine.states()) {
      Origin origin = state.wireName().map(NameReference::origin).orElse(state.origin());
      claim(owners, machine.machine().wireName(state), state, origin, machine);
    }
    for (State state : machine.states()) {
      state.aliases().forEach(a -> claim(owners, a.name(), state, a.origin(), machine));
    }
  }

  private static void claim(
      Map<String, State> owners,
      String wireName,
      State state,
      Origin origin,
      CheckContext subject) {
    State other = owners.putIfAbsent(wireName, state);
    // NameClash reports states that become the same name in Java
    if (other != null && other != state && !other.words().equals(state.words())) {
      subject.report(Code.WIRE_NAME_CLASH, origin, other.name(), state.name(), wireName);
    }
  }
}
