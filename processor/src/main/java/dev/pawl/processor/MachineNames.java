package dev.pawl.processor;

import dev.pawl.language.model.Machine;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.name.Words;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.Problems;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import javax.lang.model.element.Element;

/**
 * The names of the machines of one compilation. Names that differ only in letter case clash,
 * because on many computers the files of such machines would be the same.
 */
final class MachineNames {

  private final Map<String, Machine> first = new HashMap<>();

  /**
   * Registers the name of a machine and returns whether the name is new. If the name is not new,
   * reports a problem.
   */
  boolean take(Machine machine, Problems problems) {
    String name = machine.packageName() + "." + Words.of(machine.name()).type();
    Machine before = first.putIfAbsent(name.toLowerCase(Locale.ROOT), machine);
    if (before == null) {
      return true;
    }
    boolean same = Words.of(before.name()).type().equals(Words.of(machine.name()).type());
    problems.add(
        Code.MACHINE_TWICE,
        same
            ? "Give one of the two another name, or delete it."
            : "They differ only in letter case, so their files are the same on many computers."
                + " Give one of the two another name.",
        machine.origin(),
        machine.name(),
        place(before.origin()) + (same ? "" : " as \"" + before.name() + "\""));
    return false;
  }

  private static String place(Origin origin) {
    if (origin instanceof Origin.InFile file) {
      return "in " + file.file() + ":" + file.line() + ":" + file.column();
    }
    return origin instanceof Origin.InJava java && java.element() instanceof Element element
        ? "by " + element
        : "elsewhere";
  }
}
