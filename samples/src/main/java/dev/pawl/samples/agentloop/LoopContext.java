package dev.pawl.samples.agentloop;

/**
 * What a loop knows beside its state.
 *
 * @param sessionSeq the number of the session that comes next, or runs
 * @param prompt the latest prompt; empty before the first
 * @param consecutiveErrors how many sessions have failed since one was started or succeeded
 * @param totalErrors how many sessions have failed
 */
public record LoopContext(int sessionSeq, String prompt, int consecutiveErrors, int totalErrors) {

  /** What a loop knows before its first session, which has the number 1. */
  public static final LoopContext FRESH = new LoopContext(1, "", 0, 0);
}
