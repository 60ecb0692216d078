package dev.pawl.language.check;

import dev.pawl.language.model.Forbid;
import dev.pawl.language.model.NameReference;
import dev.pawl.language.model.Origin;
import dev.pawl.language.model.State;
import dev.pawl.language.model.Storage;
import dev.pawl.language.problem.Code;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A rule that reports texts that are too long for a string constant, which is limited to 65,535
 * bytes.
 */
final class TextTooLong implements Rule {

  /** The maximum length in characters, each of which takes at most six bytes. */
  private static final int MAX_LENGTH = 10_000;

  @Override
  public void check(CheckContext machine) {
    for (State state : machine.states()) {
      state.wireName().ifPresent(w -> check("The wire name of " + state.name(), w, machine));
      state.aliases().forEach(a -> check("An alias of " + state.name(), a, machine));
    }
    Storage storage = machine.machine().storage();
    for (boolean states : List.of(true, false)) {
      Stream.concat(
              storage.reserved(states).stream().map(Storage.Reserved::name),
              storage.renamed(states).stream().map(Storage.Renamed::from))
          .forEach(r -> check("A former name", r, machine));
    }
    for (Forbid forbid : machine.machine().forbids()) {
      check("The reason in \"because\"", forbid.because(), forbid.origin(), machine);
    }
  }

  private static void check(String what, NameReference text, CheckContext subject) {
    check(what, text.name(), text.origin(), subject);
  }

  private static void check(String what, String text, Origin origin, CheckContext subject) {
    int length = text.codePointCount(0, text.length());
    if (length > MAX_LENGTH) {
      subject.report(Code.TEXT_TOO_LONG, origin, what, number(length), number(MAX_LENGTH));
    }
  }

  private static String number(int number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
