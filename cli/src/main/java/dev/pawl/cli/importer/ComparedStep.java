package dev.pawl.cli.importer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The result of a step in one of the two machines that a test compares.
 *
 * @param states the names of the innermost active states
 * @param actions the methods of the actions that were performed, in any order
 * @param data the text of the data that actions change
 */
public record ComparedStep(Set<String> states, List<String> actions, String data) {

  public ComparedStep {
    states = new TreeSet<>(states);
    actions = new ArrayList<>(actions);
    Collections.sort(actions);
  }

  /**
   * Throws an error if a step had different results in the two machines.
   *
   * @param fired the events that were fired, up to this step
   * @param library the name of the library of the original machine
   * @throws AssertionError if the results differ; the message contains the events and both results
   */
  public static void requireEqual(
      List<String> fired, String library, ComparedStep original, ComparedStep imported) {
    if (!original.equals(imported)) {
      throw new AssertionError(
          "After %s%n  %-20s %s%n  %-20s %s"
              .formatted(
                  fired.isEmpty() ? "the start" : String.join(", ", fired),
                  library + ":",
                  original.text(),
                  "Pawl:",
                  imported.text()));
    }
  }

  private String text() {
    return states + " actions " + actions + " data " + data;
  }
}
