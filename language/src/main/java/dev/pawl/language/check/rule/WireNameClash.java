package dev.pawl.language.check.rule;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds states that look alike in data, by their wire names or former ones. Events need no such
 * rule: their wire names are always derived, and agree only where their names in Java do.
 */
public final class WireNameClash implements Rule {

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
    // names that are one in Java are reported as that
    if (other != null && other != state && !other.words().equals(state.words())) {
      subject.report(Code.WIRE_NAME_CLASH, origin, other.name(), state.name(), wireName);
    }
  }
}
