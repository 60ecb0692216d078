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
 * The names of the machines of one compilation. Two whose names differ in letter case alone would
 * generate files that are one file on many computers.
 */
final class MachineNames {

  private final Map<String, Machine> first = new HashMap<>();

  /** Takes a machine's name; whether nobody had it before. If somebody had, that is reported. */
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
            : "They differ in letter case alone, so their files are the same on many computers."
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
