package dev.pawl.language.check;

import static dev.pawl.language.check.Checked.expectStrictly;
import static dev.pawl.language.check.Machines.machine;

import dev.pawl.language.model.Behavior.History;
import org.junit.jupiter.api.Test;

/** Tests the problem of transitions that reset other regions. */
class RegionLeftTest {

  @Test
  void transitionOfParallelStateIntoOneRegionIsReported() {
    expectStrictly(
        parallel("ON"),
        "S: back -> ON | [PAWL078] This transition leads from S, which is parallel, to a state within"
            + " it, and exits and re-enters the other regions too: R2. Declare it in R1 with"
            + " internal: true.");
  }

  @Test
  void transitionOfParallelStateToItsHistoryStateIsNotReported() {
    expectStrictly(parallel("H"));
  }

  private static Machines parallel(String target) {
    return machine("Job")
        .initial("S")
        .parallel()
        .on("back", target)
        .inside()
        .state("R1")
        .inside()
        .initial("OFF")
        .on("on", "ON")
        .state("ON")
        .on("off", "OFF")
        .outside()
        .state("R2")
        .inside()
        .initial("LOW")
        .on("up", "HIGH")
        .state("HIGH")
        .on("down", "LOW")
        .outside()
        .history("H", History.DEEP, "OFF")
        .outside();
  }
}
