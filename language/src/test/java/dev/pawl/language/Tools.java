package dev.pawl.language;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

/** The programs that some tests need: a browser, Python, Mermaid. */
public final class Tools {

  private Tools() {}

  /**
   * Skips the calling test if a tool is missing. With {@code -Dpawl.tools=required}, which {@code
   * .ci/run} sets in CI, the test fails instead.
   *
   * @param present true if the tool is installed
   * @param missing the name of the missing tool, and the feature that is not tested without it
   */
  public static void require(boolean present, String missing) {
    if ("required".equals(System.getProperty("pawl.tools"))) {
      assertTrue(present, missing);
    }
    assumeTrue(present, missing);
  }
}
