package dev.pawl.benchmarks.limits;

/**
 * The result for a condition.
 *
 * @param verdict whether the condition holds
 * @param text the figures or the test as text; empty if nothing was measured
 */
public record CheckResult(Verdict verdict, String text) {

  static final CheckResult NOT_MEASURED = new CheckResult(Verdict.NOT_MEASURED, "");
}
