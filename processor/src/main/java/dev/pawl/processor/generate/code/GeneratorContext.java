package dev.pawl.processor.generate.code;

import dev.pawl.language.model.StableNumbers;
import dev.pawl.processor.plan.Plan;

/**
 * The context from which the types of a machine are generated.
 *
 * @param plan the machine
 * @param api the types that its generated code names
 * @param prose the sentences of its Javadoc
 * @param ids what states and events are called in stored data
 * @param release the release of Java that the program is written in
 * @param picture the machine drawn with ASCII, for the comments; empty where there is none
 */
public record GeneratorContext(
    Plan plan, ApiTypes api, Prose prose, StableNumbers ids, int release, String picture) {

  /** The first release whose switches know patterns. */
  private static final int FIRST_WITH_PATTERNS = 21;

  /** The context of a machine's generators. */
  public static GeneratorContext of(Plan plan, StableNumbers ids, int release, String picture) {
    ApiTypes api = new ApiTypes(plan);
    return new GeneratorContext(plan, api, new Prose(api), ids, release, picture);
  }

  /** Whether switches may have patterns. */
  public boolean patterns() {
    return release >= FIRST_WITH_PATTERNS;
  }
}
