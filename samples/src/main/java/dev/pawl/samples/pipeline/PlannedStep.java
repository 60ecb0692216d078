package dev.pawl.samples.pipeline;

import java.util.Set;

/**
 * A step that has not been stored yet.
 *
 * @param id the id, which must be unique in the database, such as {@code s1}
 * @param dependsOn the ids of the steps that must have succeeded before
 * @param maxRetries the maximum number of retries
 */
public record PlannedStep(String id, Set<String> dependsOn, int maxRetries) {

  /** Copies the dependencies, and rejects ids that contain the separators of stored lists. */
  public PlannedStep {
    dependsOn = Set.copyOf(dependsOn);
    if (id.isBlank() || id.contains(",") || id.contains(";")) {
      throw new IllegalArgumentException("\"" + id + "\" can't be the id of a step.");
    }
  }

  /** Creates a step with one retry. */
  public static PlannedStep of(String id, String... dependsOn) {
    return new PlannedStep(id, Set.of(dependsOn), 1);
  }
}
