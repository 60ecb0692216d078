package dev.pawl.samples.pipeline;

import java.util.Set;

/**
 * A step to come.
 *
 * @param id unique in the database, as in the document: {@code s1}
 * @param dependsOn the ids of the steps that must have succeeded before
 * @param maxRetries how often it may be retried
 */
public record PlannedStep(String id, Set<String> dependsOn, int maxRetries) {

  /** Checks that the ids can be told apart where they are joined. */
  public PlannedStep {
    dependsOn = Set.copyOf(dependsOn);
    if (id.isBlank() || id.contains(",") || id.contains(";")) {
      throw new IllegalArgumentException("\"" + id + "\" can't be the id of a step.");
    }
  }

  /** A step that depends on others. */
  public static PlannedStep of(String id, String... dependsOn) {
    return new PlannedStep(id, Set.of(dependsOn), 1);
  }
}
