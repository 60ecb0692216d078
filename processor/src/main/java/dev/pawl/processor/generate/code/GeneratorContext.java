package dev.pawl.processor.generate.code;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.plan.Plan;

/**
 * The input of all generators of a machine.
 *
 * @param prose writes the Javadoc of the generated code
 * @param ids the names and numbers of states and events in stored data
 * @param release the Java release of the program, such as 17
 * @param picture the machine as ASCII art for a comment; empty if there is none
 */
public record GeneratorContext(
    Plan plan, ApiTypes api, Prose prose, StableNumbers ids, int release, String picture) {

  /** The first Java release in which {@code switch} supports patterns. */
  private static final int FIRST_WITH_PATTERNS = 21;

  public static GeneratorContext of(Plan plan, StableNumbers ids, int release, String picture) {
    ApiTypes api = new ApiTypes(plan);
    return new GeneratorContext(plan, api, new Prose(api), ids, release, picture);
  }

  /** Returns whether the program's Java release supports patterns in {@code switch}. */
  public boolean patterns() {
    return release >= FIRST_WITH_PATTERNS;
  }
}
