package dev.pawl.language.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import java.util.List;

/** What all the rules together say of a machine, so that a test also sees what follows. */
public final class Checked {

  private Checked() {}

  /** Expects exactly these problems, each {@code place | message}; strict ones are left out. */
  public static void expect(Machines machine, String... problems) {
    assertEquals(
        String.join("\n", problems),
        String.join(
            "\n",
            problems(machine).stream()
                .filter(p -> p.code().severity() != Severity.STRICT)
                .map(Checked::text)
                .toList()));
  }

  /** Expects exactly these problems, strict ones included. */
  public static void expectStrictly(Machines machine, String... problems) {
    assertEquals(
        String.join("\n", problems),
        String.join("\n", problems(machine).stream().map(Checked::text).toList()));
  }

  private static List<Problem> problems(Machines machine) {
    Problems problems = new Problems();
    Checks.run(machine.build(), problems, true);
    return problems.all();
  }

  private static String text(Problem problem) {
    String place =
        problem.origin() instanceof Origin.InFile file ? file.text() : problem.origin().toString();
    // what is said of every problem of its kind is not repeated in the tables
    boolean standing = problem.hint().equals(problem.code().remedy());
    String message = "[" + problem.code().id() + "] " + problem.text();
    return place + " | " + (standing ? message : problem.message());
  }
}
