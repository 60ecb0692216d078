package dev.pawl.processor.lock;

import dev.pawl.language.model.Event;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.problem.Code;
import dev.pawl.language.problem.DisplayPath;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.semantics.ResolvedMachine;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Compares the text of a lock file with the text that it should have. */
final class LockDiff {

  private LockDiff() {}

  /**
   * Returns whether the texts are equal. Differences in comments and line ends are ignored, because
   * the user may change comments and line ends.
   */
  static boolean equalIgnoringComments(Optional<String> old, String text) {
    return old.filter(o -> lines(o).equals(lines(text))).isPresent();
  }

  private static List<String> lines(String text) {
    return text.replace("\uFEFF", "")
        .lines()
        .map(String::strip)
        .filter(l -> !l.isEmpty() && !l.startsWith("#"))
        .toList();
  }

  /**
   * Returns the problem that a lock file is outdated. The message contains the first line that is
   * missing in the file.
   */
  static Problem problem(ResolvedMachine machine, Path file, Optional<String> old, String text) {
    Set<String> before = new HashSet<>(old.map(LockDiff::lines).orElse(List.of()));
    String line = lines(text).stream().filter(l -> !before.contains(l)).findFirst().orElse("");
    String what = old.isEmpty() ? "it does not exist" : "it lacks \"" + line + "\"";
    Origin place = old.flatMap(o -> place(machine, text, line)).orElse(machine.declared().origin());
    return Problem.of(Code.LOCK_STALE, place, DisplayPath.of(file), what)
        .withHint("Compile once without -Apawl.lock.check, and commit the file.");
  }

  /**
   * Returns the location of the declaration that a line describes; empty if the line describes no
   * state, event or component.
   *
   * @param text the text of the lock file
   */
  private static Optional<Origin> place(ResolvedMachine machine, String text, String line) {
    Optional<LockLine> parsed = LockLine.of(line);
    String kind = parsed.flatMap(LockLine::next).map(LockLine.Word::text).orElse("");
    String number = parsed.flatMap(LockLine::next).map(LockLine.Word::text).orElse("");
    String name = parsed.flatMap(LockLine::next).map(LockLine.Word::text).orElse("");
    int dot = number.indexOf('.');
    if (dot < 0) {
      return owner(machine, kind, name).map(Owner::origin);
    }
    // a component's line contains only the number of its state or event
    return lines(text).stream()
        .filter(l -> l.startsWith(kind + " " + number.substring(0, dot) + " "))
        .flatMap(l -> LockLine.of(l).stream())
        .peek(LockLine::next)
        .peek(LockLine::next)
        .flatMap(l -> l.next().stream())
        .flatMap(word -> owner(machine, kind, word.text()).stream())
        .flatMap(owner -> owner.parts().stream())
        .filter(part -> part.name().equals(name))
        .map(Event.Param::origin)
        .findFirst();
  }

  /**
   * @param parts the components of the payload or of the state's data
   */
  private record Owner(String name, List<Event.Param> parts, Origin origin) {}

  private static Optional<Owner> owner(ResolvedMachine machine, String kind, String name) {
    Stream<Owner> owners =
        switch (kind) {
          case LockLine.STATE -> machine.tree().nodes().stream().skip(1).map(LockDiff::state);
          case LockLine.EVENT ->
              machine.events().stream().map(e -> new Owner(e.name(), e.payload(), e.origin()));
          default -> Stream.empty();
        };
    return owners.filter(o -> o.name().equals(name)).findFirst();
  }

  private static Owner state(State state) {
    return new Owner(state.name(), state.behavior().data(), state.origin());
  }
}
