package dev.pawl.language.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.pawl.language.model.Origin;
import dev.pawl.language.problem.Problem;
import dev.pawl.language.problem.Problems;
import dev.pawl.language.problem.Severity;
import java.util.List;

/** Runs all rules on a machine, so that a test also sees follow-up problems. */
public final class Checked {

  private Checked() {}

  /** Expects exactly these problems, each as {@code place | message}, without strict problems. */
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

  /** Expects exactly these problems, including strict ones. */
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
    // the tables do not repeat default remedies
    boolean standing = problem.hint().equals(problem.code().remedy());
    String message = "[" + problem.code().id() + "] " + problem.text();
    return place + " | " + (standing ? message : problem.message());
  }
}
