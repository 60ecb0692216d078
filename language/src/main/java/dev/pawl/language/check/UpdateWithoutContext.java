package dev.pawl.language.check;

import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.NameList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A rule that reports updates in a machine without a context. The message is placed at the first
 * update and names the other updates.
 */
final class UpdateWithoutContext implements Rule {

  @Override
  public void check(CheckContext machine) {
    List<NameReference> updates =
        machine.transitions().stream().flatMap(t -> t.declared().update().stream()).toList();
    if (machine.machine().context().isPresent() || updates.isEmpty()) {
      return;
    }
    NameReference first = updates.get(0);
    Set<String> others = new LinkedHashSet<>(NameReference.names(updates));
    others.remove(first.name());
    machine.report(
        Code.UPDATE_WITHOUT_CONTEXT,
        remedy(first.origin())
            + (others.isEmpty() ? "" : " The same applies to " + NameList.and(others) + "."),
        first.origin(),
        first.name(),
        machine.name());
  }

  private static String remedy(Origin origin) {
    return "Set the class of the context: "
        + Wording.writtenAt(
            origin,
            "@StateMachine(context = Basket.class), for instance.",
            "\"context: com.acme.Basket\", for instance.");
  }
}
