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

  /**
   * Expects exactly these problems of all rules, without strict problems.
   *
   * @param problems the problems in the order of the rules, each as {@code place | message}. The
   *     place is the description of {@link Machines}. The message ends with the remedy, unless it
   *     is the default remedy of the code.
   */
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
    boolean byDefault = problem.hint().equals(problem.code().remedy());
    String message = "[" + problem.code().id() + "] " + problem.text();
    return place + " | " + (byDefault ? message : problem.message());
  }
}
