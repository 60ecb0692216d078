package dev.pawl.benchmarks.judge;

/**
 * What figures say of a condition.
 *
 * @param verdict whether it holds
 * @param told the figures themselves, or the test; empty where nothing was measured
 */
public record Judgement(Verdict verdict, String told) {

  static final Judgement NOT_MEASURED = new Judgement(Verdict.NOT_MEASURED, "");
}
