package dev.pawl.benchmarks.judge;

/**
 * The result for a condition.
 *
 * @param verdict whether the condition holds
 * @param text the figures or the test as text; empty if nothing was measured
 */
public record Judgement(Verdict verdict, String text) {

  static final Judgement NOT_MEASURED = new Judgement(Verdict.NOT_MEASURED, "");
}
